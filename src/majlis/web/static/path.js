// The way of a plan on the board: a thin line from thing to thing, with the number of each step at a corner.

const SVG = "http://www.w3.org/2000/svg"
const EDGE = 2 // a line along the edges of things covers nothing that lies there
const SIZE = { wide: 13, tall: 18 } // of a number's disc, in table units

/** Draw the way of these actions, or with none take it away. */
export function draw(board, plan) {
  board.querySelector(".path")?.remove()
  const svg = board.querySelector("svg.scene")
  if (!svg || !plan.length) return
  const radius = SIZE[svg.classList.contains("tall") ? "tall" : "wide"]
  const stops = plan.map((a) => touched(svg, a)).filter(Boolean).map((thing) => corner(svg, thing)) // what is only said touches nothing
  const group = shape("g", { class: "path", "aria-hidden": "true" })
  group.append(shape("polyline", { points: stops.map(({ x, y }) => `${x},${y}`).join(" ") }))
  group.append(...numbered(stops, radius))
  svg.append(group)
}

/** The thing that a step touches: the lowest of those that want it. */
const touched = (svg, a) => [...svg.querySelectorAll(".piece[data-want]")].find((it) => it.dataset.want.split(" ").includes(String(a)))

/** The upper left of a thing, in table units. */
function corner(svg, thing) {
  const box = thing.getBoundingClientRect()
  const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(svg.getScreenCTM().inverse())
  return { x: x + EDGE, y: y + EDGE }
}

/** A disc with its number at each stop; a thing that is visited again has all of its numbers. */
function numbered(stops, radius) {
  const there = new Map()
  stops.forEach(({ x, y }, i) => {
    const key = `${Math.round(x)} ${Math.round(y)}`
    there.set(key, { x, y, numbers: [...(there.get(key)?.numbers ?? []), i + 1] })
  })
  return [...there.values()].flatMap(({ x, y, numbers }) => {
    const words = numbers.join("·")
    const width = radius * Math.max(2, 1 + words.length * 0.8)
    const text = shape("text", { x: x + width / 2, y: y + radius, "font-size": radius * 1.35 })
    text.textContent = words
    return [shape("rect", { x, y, width, height: 2 * radius, rx: radius }), text]
  })
}

function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
