import { bandPath } from '../canvas.ts'
import { metal, plastic } from '../light.ts'
import type { Hex } from '../svg.ts'
import { darker, lighter, num, path, stroke } from '../svg.ts'
import type { Kit } from './vessel.ts'
import { MIDDLE } from './vessel.ts'

/** A round lid seen slightly from above. `half` is half its width, `sag` the depth of its edges' curve. */
export interface Lid {
  readonly top: number
  readonly bottom: number
  readonly half: number
  readonly sag: number
  readonly colour: Hex
  readonly finish: 'plain' | 'ribbed' | 'metal'
}

export function lid({ paints, fine }: Kit, { top, bottom, half, sag, colour, finish }: Lid): string {
  const side = { x: MIDDLE - half, y: top, w: half * 2, h: bottom - top, sag }
  const fill = finish === 'metal' ? metal(paints, colour) : plastic(paints, colour)
  const face = paints.across([
    [0, lighter(colour, 0.2)],
    [0.3, lighter(colour, 0.55)],
    [1, darker(colour, 0.12)],
  ])
  const ribs = finish === 'ribbed' && fine ? ribbing(half - 1, top + 4, bottom - 3, sag) : ''
  const groove =
    finish === 'metal' && fine
      ? stroke(arc(half, bottom - 5, sag), darker(colour, 0.5), 1, 0.7) +
        stroke(arc(half, bottom - 3.6, sag), '#fff', 0.7, 0.5)
      : ''
  return (
    path(bandPath(side), fill) +
    ribs +
    groove +
    `<ellipse cx="${MIDDLE}" cy="${num(top)}" rx="${num(half)}" ry="${num(sag)}" fill="${face}"/>` +
    stroke(arc(half - 0.6, top + 0.8, sag), '#fff', 0.9, 0.5) +
    path(bandPath({ ...side, y: bottom - 3, h: 3 }), '#000', 0.16)
  )
}

/** Grip lines, closer together towards the sides as on a real cylinder; each has a lit edge. */
function ribbing(half: number, top: number, bottom: number, sag: number): string {
  const count = 26
  const line = `v${num(bottom - top)}`
  let lines = ''
  for (let index = 1; index < count; index++) {
    const turn = (index / count - 0.5) * Math.PI
    lines += `M${num(MIDDLE + half * Math.sin(turn))} ${num(top + sag * Math.cos(turn))}${line}`
  }
  return `<defs><path id="r" d="${lines}"/></defs><use href="#r" stroke="#00000034"/><use href="#r" x="1" stroke="#ffffff26"/>`
}

/** The near edge of a horizontal circle around the middle of the field. */
export function arc(half: number, y: number, sag: number): string {
  return `M${num(MIDDLE - half)} ${num(y)}a${num(half)} ${num(sag)} 0 0 0 ${num(half * 2)} 0`
}

/** A round body from its neck over the shoulder down to the floor, as a closed path. */
export interface Body {
  readonly neck: number
  readonly half: number
  readonly top: number
  readonly shoulder: number
  readonly bottom: number
  readonly corner: number
  readonly sag: number
  /** Squareness of the shoulder, from 0 (sloping) to 1 (a right angle). */
  readonly square: number
}

export function bodyPath({ neck, half, top, shoulder, bottom, corner, sag, square }: Body): string {
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  const rise = (shoulder - top) * square
  const reach = (half - neck) * square
  return (
    `M${num(MIDDLE - neck)} ${num(top)}C${num(MIDDLE - neck - reach)} ${num(top + (shoulder - top) * 0.25)} ${num(left)} ${num(shoulder - rise * 0.45)} ${num(left)} ${num(shoulder)}` +
    `V${num(bottom - corner)}Q${num(left)} ${num(bottom)} ${num(left + corner)} ${num(bottom + sag * 0.4)}` +
    `Q${MIDDLE} ${num(bottom + sag * 1.5)} ${num(right - corner)} ${num(bottom + sag * 0.4)}Q${num(right)} ${num(bottom)} ${num(right)} ${num(bottom - corner)}` +
    `V${num(shoulder)}C${num(right)} ${num(shoulder - rise * 0.45)} ${num(MIDDLE + neck + reach)} ${num(top + (shoulder - top) * 0.25)} ${num(MIDDLE + neck)} ${num(top)}z`
  )
}
