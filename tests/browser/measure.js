// What is wrong with a screen, measured after all scaling: print too small, words over words, words cut off.
() => {
  const root = document.querySelector("dialog[open]") ?? document.body
  const { innerWidth: wide, innerHeight: high } = window
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const unread = ".unseen, .skip, .brand, .cover, .sprites, defs, datalist, option, script, style, template"

  /** The nodes that hold words themselves, with their words. */
  const holders = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = new Map()
    while (walker.nextNode()) {
      const it = walker.currentNode.parentElement
      if (walker.currentNode.data.trim() && !it.closest(unread) && seen(it)) found.set(it, it.textContent.trim())
    }
    return [...found]
  }

  /** How high the letters are on the screen, in CSS pixels. */
  const print = (it) => {
    const size = parseFloat(getComputedStyle(it).fontSize)
    const matrix = it instanceof SVGGraphicsElement ? it.getScreenCTM() : null
    return matrix ? size * Math.hypot(matrix.c, matrix.d) : size
  }

  /** How much a drawing's own groups enlarge what is in them. */
  const within = (it, sprite) => {
    const matrix = it.transform?.baseVal.consolidate()?.matrix
    return (matrix ? Math.hypot(matrix.c, matrix.d) : 1) * (it === sprite ? 1 : within(it.parentElement, sprite))
  }

  /** The numbers inside the drawings of pieces, which are shown by reference; in the legend words stand beside them. */
  const figures = () => [...root.querySelectorAll("svg.scene use")].filter((use) => !use.closest(`${unread}, .symbols`) && seen(use)).flatMap((use) => {
    const sprite = document.querySelector(use.getAttribute("href")), matrix = use.getScreenCTM()
    return [...(sprite?.querySelectorAll("text") ?? [])].map((it) => {
      const size = parseFloat(it.style.fontSize) * within(it, sprite) * Math.hypot(matrix.c, matrix.d)
      return size < 10.95 ? `${size.toFixed(1)} px: ${it.textContent} in ${sprite.id}` : ""
    }).filter(Boolean)
  })

  const small = (all) => all.filter(([it]) => print(it) < 10.95).map(([it, text]) => `${print(it).toFixed(1)} px: ${text}`)

  /** The words of a drawing, each with the rectangle of its letters: a line is a little higher than they are. */
  const boxes = (all) => {
    const drawn = all.filter(([it]) => it instanceof SVGTextContentElement).map(([it, text]) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      const rise = (bottom - top) * 0.22
      return { text, left, right, top: top + rise, bottom: bottom - rise, it }
    })
    return drawn.filter((box) => box.right > box.left)
  }

  const lap = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  const related = (a, b) => a.contains(b) || b.contains(a)
  const overlaps = (drawn) => drawn.flatMap((a, i) => drawn.slice(i + 1).filter((b) => {
    const [x, y] = lap(a, b)
    return x > 2 && y > 2 && a.it.ownerSVGElement === b.it.ownerSVGElement && !related(a.it, b.it)
  }).map((b) => `“${a.text}” lies on “${b.text}”`))

  const off = (drawn) => drawn.filter((box) => {
    if (getComputedStyle(box.it.ownerSVGElement).overflow === "visible") return false
    const frame = box.it.ownerSVGElement.getBoundingClientRect()
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1
  }).map((box) => `“${box.text}” leaves its drawing`)

  const cut = (all) => all.filter(([it]) => {
    const style = getComputedStyle(it)
    const hides = (way) => way === "hidden" || way === "clip"
    if (it instanceof SVGElement || style.display === "inline" || it.clientWidth <= 1) return false // only heard
    return (hides(style.overflowX) && it.scrollWidth > it.clientWidth + 1) || (hides(style.overflowY) && it.scrollHeight > it.clientHeight + 1)
  }).map(([, text]) => `“${text}” is cut off`)

  /** What must be pushed sideways to be read, but for what is made for that: a table of numbers, a strip of pictures. */
  const pushed = () => [...root.querySelectorAll("*")].filter((it) => {
    const upright = !(it instanceof SVGElement) && seen(it) && getComputedStyle(it).overflowY === "auto" && getComputedStyle(it).overflowX === "auto"
    return upright && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1 && !it.closest(".sheet, .rules table")
  }).map((it) => `${it.className || it.tagName} must be pushed sideways`)

  /** Lines of words that lie under something else, but for what is laid over the page to be put away, and what stays when it is scrolled. */
  const above = "dialog, .panel.open, .coach, .sure-now, .notice, .tabs, .bar, .ask, .stood-in"
  const inside = (x, y, it) => {
    if (!it || it === document.body) return true
    const box = it.getBoundingClientRect(), style = getComputedStyle(it)
    if (style.clipPath !== "none") return false // only heard
    return (style.overflow === "visible" || (x > box.left && x < box.right && y > box.top && y < box.bottom)) && inside(x, y, it.parentElement)
  }
  const lines = (it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    return [...range.getClientRects()].map((box) => [box.left + box.width / 2, box.top + box.height / 2])
  }
  const under = (it, top) => !related(it, top) && (!top.closest(above) || top.closest(above).contains(it))
  const covered = (all) => all.filter(([it]) => !it.closest("svg, select, .plot")).flatMap(([it, text]) => lines(it).map(([x, y]) => {
    const top = inside(x, y, it) ? document.elementFromPoint(x, y) : null
    return top && under(it, top) ? `“${text}” lies under ${top.className || top.tagName}` : ""
  }).filter(Boolean))

  const sideways = document.scrollingElement.scrollWidth > wide ? [`the page is ${document.scrollingElement.scrollWidth} px wide`] : []
  const all = holders(), drawn = boxes(all)
  return [...sideways, ...small(all), ...figures(), ...overlaps(drawn), ...off(drawn), ...cut(all), ...covered(all), ...pushed()]
}
