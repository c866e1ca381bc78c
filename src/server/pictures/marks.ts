import { join, num } from './svg.ts'

/**
 * The signs of the brands, drawn on a field from -10 to 10. A mark is filled (`fill`), drawn as lines
 * (`line`, 1.6 wide), or both, always in one colour.
 */
interface Mark {
  readonly fill?: string
  readonly line?: string
}

/** `count` copies of a path around the middle, each given the turn in radians. */
function around(count: number, piece: (turn: number) => string, from = 0): string {
  return Array.from({ length: count }, (_, index) => piece(from + (index * 2 * Math.PI) / count)).join('')
}

function at(turn: number, radius: number): [number, number] {
  return [Math.sin(turn) * radius, -Math.cos(turn) * radius]
}

function disc(x: number, y: number, r: number): string {
  return `M${join([x - r, y])}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`
}

function petal(turn: number, from: number, to: number, breadth: number): string {
  const [x, y] = at(turn, from)
  const [tipX, tipY] = at(turn, to)
  const middle = (from + to) / 2
  const [leftX, leftY] = at(turn - breadth, middle)
  const [rightX, rightY] = at(turn + breadth, middle)
  return `M${join([x, y])}Q${join([leftX, leftY, tipX, tipY])}Q${join([rightX, rightY, x, y])}z`
}

function ray(turn: number, from: number, to: number): string {
  return `M${join(at(turn, from))}L${join(at(turn, to))}`
}

export const MARKS = {
  leaf: { line: 'M0 10V-4M0 7C-8 4-8-5 0-10C8-5 8 4 0 7zM0 3l4-4M0 0l-4-4' },
  sprig: {
    line: 'M0 10V-9',
    fill: petal(0.9, 0, 9, 0.5) + petal(-0.9, 0, 9, 0.5) + 'M0 6Q6 5 7-1Q0 0 0 6zM0 6Q-6 5-7-1Q0 0 0 6z',
  },
  sun: { fill: disc(0, 0, 4.6), line: around(12, (turn) => ray(turn, 6.8, 9.6)) },
  horizon: { fill: 'M-6 3a6 6 0 0 1 12 0z', line: 'M-10 3H10M-7 7H7' },
  arcs: { line: 'M-9.5 7a9.5 9.5 0 0 1 19 0M-5.5 7a5.5 5.5 0 0 1 11 0M-1.7 7a1.7 1.7 0 0 1 3.4 0' },
  bars: { fill: 'M-9-7H9v2.6H-9zM-9-1.3H4v2.6H-9zM-9 4.4H9V7H-9z' },
  drop: { fill: 'M0-10C7-2 8 1 8 3.5A8 7 0 0 1-8 3.5C-8 1-7-2 0-10z' },
  ring: { line: disc(0, 0, 8.6) + disc(0, 0, 3.6) },
  wave: { line: 'M-10-4q3.3-5 6.7 0t6.6 0t6.7 0M-10 1.5q3.3-5 6.7 0t6.6 0t6.7 0M-10 7q3.3-5 6.7 0t6.6 0t6.7 0' },
  moon: { fill: 'M3-9.5A9.5 9.5 0 1 0 9 5A8 8 0 0 1 3-9.5z' },
  flower: { fill: around(6, (turn) => petal(turn, 1.5, 10, 0.75)) + disc(0, 0, 1) },
  star: {
    fill: around(4, (turn) => petal(turn, 0, 10.5, 0.55)) + around(4, (turn) => petal(turn, 0, 6, 0.5), Math.PI / 4),
  },
  seed: { fill: 'M0-10C5-6 6 3 0 10C-6 3-5-6 0-10z', line: 'M-6-5C-10 0-8 6-3 9.5M6-5C10 0 8 6 3 9.5' },
  mountain: { fill: 'M-10 7L-2.5-7L1.5 0L4-4L10 7z' },
  tree: { line: 'M0 10V0', fill: 'M0-10L7 4H-7z' },
  fern: {
    line: `M0 10V-9${[-6, -2, 2, 6].map((y) => `M0 ${y + 2}L${num(5 + y / 4)} ${y - 3}M0 ${y + 2}L${num(-5 - y / 4)} ${y - 3}`).join('')}`,
  },
  wheat: {
    line: 'M0 10V2',
    fill: [-6, -1, 4]
      .map(
        (y) =>
          `M0 ${y + 4}Q6 ${y + 3} 6 ${y - 3}Q0 ${y - 2} 0 ${y + 4}zM0 ${y + 4}Q-6 ${y + 3}-6 ${y - 3}Q0 ${y - 2} 0 ${y + 4}z`,
      )
      .join(''),
  },
  hexagon: { line: `${around(6, (turn) => (turn === 0 ? 'M' : 'L') + join(at(turn, 9.6)))}z`, fill: disc(0, 0, 3) },
  diamond: { fill: 'M0-10L6 0L0 10L-6 0zM-7.5-3L-9.5 0L-7.5 3M7.5-3L9.5 0L7.5 3' },
  clover: { fill: around(4, (turn) => disc(at(turn, 4.9)[0], at(turn, 4.9)[1], 4.3), Math.PI / 4) + disc(0, 0, 1.6) },
  dots: { fill: [-6, 0, 6].flatMap((x) => [-6, 0, 6].map((y) => disc(x, y, x === y ? 2.2 : 1.2))).join('') },
  orbit: { line: disc(0, 0, 8.4), fill: disc(5.9, -5.9, 2.8) + disc(0, 0, 2.4) },
  gate: { line: 'M-8 9V-1a8 8 0 0 1 16 0V9M-3.5 9V0a3.5 3.5 0 0 1 7 0V9' },
  bird: { fill: 'M-10-3Q-4-8 0-1Q4-8 10-3Q4-3 0 6Q-4-3-10-3z' },
  feather: { line: 'M-7 10L6-6', fill: 'M-5 5C-7-3 1-9 9-10C9-2 4 6-5 5z' },
  shell: {
    line:
      around(7, (turn) => (Math.cos(turn) > -0.5 ? `M0 7L${join(at(turn * 0.62, 9))}` : ''), -Math.PI) +
      'M-9 0A9.5 9.5 0 0 1 9 0',
  },
  acorn: { fill: 'M-6-1H6C6 5 3 8 0 10C-3 8-6 5-6-1zM-7.5-2.5C-7-7-3-8.5 0-8.5S7-7 7.5-2.5z', line: 'M0-8V-10' },
  berry: { fill: disc(-4, 4, 4) + disc(4, 4, 4) + disc(0, -2.5, 4), line: 'M0-6V-10M0-8Q4-10 6-8' },
  knot: { line: 'M-5 0a5 5 0 1 1 5 5V-5a5 5 0 1 1-5 5zM5 0a5 5 0 1 1-5-5M5 0a5 5 0 1 0-5 5' },
  compass: { fill: 'M0-10L2.5 0L0 10L-2.5 0z', line: 'M-10 0H10' },
  rain: { line: 'M-7-8V-2M0-10V-4M7-8V-2M-3.5-1V5M3.5-1V5M0 5V10' },
  half: { line: disc(0, 0, 9), fill: 'M0-9A9 9 0 0 1 0 9z' },
  tulip: { fill: 'M0 3C-7 3-8-3-7-9L-3-5L0-10L3-5L7-9C8-3 7 3 0 3z', line: 'M0 3V10' },
  steps: { fill: 'M-9 8V3H-3V-2H3V-7H9V8z' },
} satisfies Record<string, Mark>

export type MarkName = keyof typeof MARKS

/** A mark of the given half height around a point. */
export function drawMark(name: MarkName, x: number, y: number, radius: number, colour: string): string {
  const { fill, line }: Mark = MARKS[name]
  const filled = fill === undefined ? '' : `<path d="${fill}" fill="${colour}"/>`
  const lined =
    line === undefined
      ? ''
      : `<path d="${line}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<g transform="translate(${num(x)} ${num(y)})scale(${num(radius / 10, 2)})">${filled}${lined}</g>`
}
