// Sound: soft tones made here, for what a frame says has happened; silent until somebody has touched the page.

import { still } from "./motion.js"
import { isOn } from "./settings.js"

const LOUD = 0.16
const APART = 0.09 // seconds between two sounds
const MOST = 5 // of one frame
const LANDS = 0.24 // seconds that a piece travels before it is heard

// Each sound is made of partials: [hertz at first, hertz at last, begins after, lasts, how loud]; a hiss has no tone.
export const SOUNDS = {
  set: [[210, 105, 0, 0.13, 1], [880, 440, 0, 0.035, 0.25]],
  card: [["hiss", 2600, 0, 0.11, 0.55]],
  coins: [[2093, 2093, 0, 0.16, 0.3], [2794, 2794, 0.055, 0.2, 0.25]],
  turn: [[523, 523, 0, 0.32, 0.5], [784, 784, 0.13, 0.5, 0.5]],
  end: [[392, 392, 0, 0.9, 0.4], [523, 523, 0.14, 0.9, 0.4], [659, 659, 0.28, 1.1, 0.4], [1047, 1047, 0.42, 1.3, 0.2]],
}

let context = null

/** Browsers are silent before a gesture, and fall silent again when they were put away. */
function wake() {
  if (!isOn("sound")) return
  context ??= new AudioContext()
  if (context.state === "suspended") context.resume()
}

for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, true)

/** What is heard of a new frame: what happened, then that it is over, or has become the turn of somebody here. */
export function follow(before, next) {
  if (!before || next.at <= before.at) return
  const yours = next.turn !== before.turn && next.mine.includes(next.turn)
  const last = next.over && !before.over ? ["end"] : yours ? ["turn"] : []
  play([...next.sounds.slice(0, MOST), ...last])
}

function play(names) {
  if (context?.state !== "running" || !isOn("sound")) return
  const first = context.currentTime + (still() ? 0 : LANDS)
  names.forEach((name, i) => ring(context, name, first + i * APART))
}

/** Play a sound at a time of its context. */
export function ring(on, name, at) {
  for (const [from, to, after, lasts, loud] of SOUNDS[name]) {
    const source = from === "hiss" ? hiss(on, to, lasts) : tone(on, from, to, at + after, lasts)
    source.out.connect(envelope(on, at + after, lasts, loud)).connect(on.destination)
    source.node.start(at + after)
    source.node.stop(at + after + lasts)
  }
}

/** A tone that glides. */
function tone(on, from, to, at, lasts) {
  const node = on.createOscillator()
  node.frequency.setValueAtTime(from, at)
  node.frequency.exponentialRampToValueAtTime(to, at + lasts)
  return { node, out: node }
}

/** Paper on paper: noise around a pitch. */
function hiss(on, pitch, lasts) {
  const node = on.createBufferSource()
  node.buffer = on.createBuffer(1, Math.ceil(lasts * on.sampleRate), on.sampleRate)
  node.buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = 2 * Math.random() - 1))
  const filter = on.createBiquadFilter()
  filter.type = "bandpass"
  filter.frequency.value = pitch
  return { node, out: node.connect(filter) }
}

/** Up at once, and down softly. */
function envelope(on, at, lasts, loud) {
  const gain = on.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(LOUD * loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  return gain
}
