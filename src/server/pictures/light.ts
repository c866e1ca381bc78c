import type { Glass } from './schemes.ts'
import type { Hex, Paints, Stop } from './svg.ts'
import { darker, lighter, mix, num, path } from './svg.ts'

/**
 * The one lighting of all packs: a soft box high on the left, a weaker reflector on the right, the
 * camera a little above. A round body is dark at its rim, brightest at a quarter of its breadth, falls
 * into shadow at four fifths and catches the reflector last.
 */

const BLACK: Hex = '#000000'
const WHITE: Hex = '#ffffff'

/** Over a paper label on a round body. */
export function paperLight(paints: Paints): string {
  return paints.across([
    [0, BLACK, 0.42],
    [0.06, BLACK, 0.16],
    [0.15, BLACK, 0],
    [0.27, WHITE, 0.3],
    [0.36, WHITE, 0.06],
    [0.55, BLACK, 0],
    [0.78, BLACK, 0.14],
    [1, BLACK, 0.42],
  ])
}

/** Opaque plastic or enamel, round. */
export function plastic(paints: Paints, colour: Hex): string {
  return paints.across([
    [0, darker(colour, 0.5)],
    [0.05, darker(colour, 0.24)],
    [0.14, colour],
    [0.27, lighter(colour, 0.62)],
    [0.36, lighter(colour, 0.14)],
    [0.6, darker(colour, 0.06)],
    [0.94, darker(colour, 0.4)],
    [1, darker(colour, 0.28)],
  ])
}

/** Polished metal, round. */
export function metal(paints: Paints, colour: Hex): string {
  return paints.across([
    [0, darker(colour, 0.6)],
    [0.08, darker(colour, 0.1)],
    [0.18, lighter(colour, 0.75)],
    [0.26, lighter(colour, 0.2)],
    [0.42, darker(colour, 0.3)],
    [0.58, colour],
    [0.7, lighter(colour, 0.5)],
    [0.82, darker(colour, 0.25)],
    [1, darker(colour, 0.62)],
  ])
}

const GLASS: Record<Glass, readonly [rim: Hex, body: Hex, glow: Hex]> = {
  amber: ['#241004', '#6e3410', '#c67a2e'],
  forest: ['#07160f', '#1c4a33', '#4f9068'],
  cobalt: ['#060f2a', '#17387f', '#4a7fd0'],
  violet: ['#0f0714', '#2c1838', '#5b3a70'],
  clear: ['#9aa5a6', '#e3e9e8', '#ffffff'],
}

/** Coloured glass, round: light goes through it, so it glows inside both rims. */
export function glass(paints: Paints, kind: Glass): string {
  const [rim, body, glow] = GLASS[kind]
  return paints.across([
    [0, rim],
    [0.1, mix(body, glow, 0.45)],
    [0.2, glow],
    [0.34, body],
    [0.6, mix(body, rim, 0.35)],
    [0.84, body],
    [0.92, mix(body, glow, 0.6)],
    [1, rim],
  ])
}

/** A glass that keeps light from its contents: a brand with clear glass takes amber for those that need it. */
export function tinted(kind: Glass): Glass {
  return kind === 'clear' ? 'amber' : kind
}

/** The darkest colour of a glass, for its foot and the seam of its neck. */
export function glassRim(kind: Glass): Hex {
  return GLASS[kind][0]
}

/** A narrow reflection of the soft box on glass or gloss, from `top` to `bottom`. */
export function gleam(
  paints: Paints,
  x: number,
  top: number,
  bottom: number,
  breadth: number,
  strength: number,
): string {
  const stops: readonly Stop[] = [
    [0, WHITE, 0],
    [0.12, WHITE, strength],
    [0.8, WHITE, strength * 0.7],
    [1, WHITE, 0],
  ]
  const r = breadth / 2
  return path(
    `M${num(x)} ${num(top)}q${num(r)} 0 ${num(r)} ${num(r * 2)}V${num(bottom)}h${num(-breadth)}V${num(top + r * 2)}q0${num(-r * 2)} ${num(r)}${num(-r * 2)}z`,
    paints.down(stops),
  )
}

/** The shadow on the floor: wide and faint to the right, dark where the pack stands. */
export function floor(paints: Paints, x: number, y: number, half: number): string {
  const wide = paints.round([
    [0, '#1d1a12', 0.42],
    [0.45, '#1d1a12', 0.2],
    [0.75, '#1d1a12', 0.06],
    [1, '#1d1a12', 0],
  ])
  const contact = paints.round([
    [0, '#0d0b07', 0.75],
    [0.7, '#0d0b07', 0.4],
    [1, '#0d0b07', 0],
  ])
  return (
    `<ellipse cx="${num(x + half * 0.1)}" cy="${num(y)}" rx="${num(half * 1.34)}" ry="${num(half * 0.17 + 4)}" fill="${wide}"/>` +
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(half * 1.03)}" ry="${num(half * 0.05 + 2.5)}" fill="${contact}"/>`
  )
}
