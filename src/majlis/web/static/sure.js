// Forms that do something for good ask first.

document.addEventListener("submit", (event) => {
  const question = event.target.dataset.sure
  if (question && !confirm(question)) event.preventDefault()
})
