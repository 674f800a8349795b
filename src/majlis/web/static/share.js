// A line to share: into the clipboard, or marked so that it can be copied by hand.

/** Copy the text of an element; without TLS the old way; false where the browser does not allow that either. */
export async function copyLine(element) {
  try {
    await navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    element.hidden = false
    getSelection().selectAllChildren(element)
    return document.execCommand?.("copy") ?? false
  }
}
