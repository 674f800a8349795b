// The way of a plan on the board: a thin line from thing to thing, with the number of each step at a corner; or a ring
// around a thing. Both keep to the edges, so that nothing that lies there is covered.

const SVG = "http://www.w3.org/2000/svg"
const EDGE = 2 // a line along the edges of things covers nothing that lies there
const SIZE = { wide: 13, tall: 18 } // of a number's disc, in table units

/** Draw the way of these actions, or with none take it away; `name` tells several ways apart. */
export function draw(board, plan, name = "path") {
  board.querySelector(`.way.${name}`)?.remove()
  const svg = board.querySelector("svg.scene")
  const things = svg ? plan.map((a) => thing(board, a)).filter(Boolean) : []
  if (!things.length) return
  const radius = SIZE[svg.classList.contains("tall") ? "tall" : "wide"]
  const stops = things.map((it) => outline(svg, it))
  const group = shape("g", { class: `way ${name}`, "aria-hidden": "true" })
  const line = shape("polyline", { points: stops.map(({ x, y }) => `${x + EDGE},${y + EDGE}`).join(" ") })
  group.append(...(new Set(things).size === 1 ? [frame(things[0])] : [line, ...numbered(stops, radius)]))
  svg.append(group)
}

/** Put a ring around what these actions touch, or with none take all rings of that name away. */
export function ring(board, actions, name = "rings") {
  board.querySelector(`.way.${name}`)?.remove()
  const svg = board.querySelector("svg.scene")
  const things = new Set(actions.map((a) => thing(board, a)).filter(Boolean))
  if (!svg || !things.size) return
  const group = shape("g", { class: `way ${name}`, "aria-hidden": "true" })
  group.append(...[...things].map(frame))
  svg.append(group)
}

/** The thing that an action touches: the lowest of those that want it. */
export const thing = (board, a) => [...board.querySelectorAll(".piece[data-want]")].find((it) => it.dataset.want.split(" ").includes(String(a)))

/** Where a thing lies, in table units. */
function outline(svg, it) {
  const box = it.getBoundingClientRect()
  const matrix = svg.getScreenCTM().inverse()
  const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((point) => point.matrixTransform(matrix))
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
}

/** A ring that lies as its thing does; a drawing has its middle where its bearing is. */
function frame(it) {
  const use = it.querySelector("use")
  const [x, y] = [Number(use.getAttribute("x")), Number(use.getAttribute("y"))]
  return shape("rect", { class: "around", x, y, width: -2 * x, height: -2 * y, rx: -x / 8, transform: it.getAttribute("transform") })
}

/** A disc with its number at each stop; a thing that is visited again has all of its numbers. */
function numbered(stops, radius) {
  const there = new Map()
  stops.forEach((stop, i) => {
    const [x, y] = [stop.x + EDGE, stop.y + EDGE]
    const key = `${Math.round(x)} ${Math.round(y)}`
    there.set(key, { x, y, numbers: [...(there.get(key)?.numbers ?? []), i + 1] })
  })
  return [...there.values()].flatMap(({ x, y, numbers }) => {
    const words = numbers.join("·")
    const width = radius * Math.max(2, 1 + words.length * 0.8)
    const text = shape("text", { x: x + width / 2, y: y + radius })
    text.textContent = words
    return [shape("rect", { x, y, width, height: 2 * radius, rx: radius }), text]
  })
}

function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
