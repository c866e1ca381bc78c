import type { Face } from './glyphs.ts'
import { advances, ASCENT, CAP_HEIGHT, DESCENT, hasLetter, outline } from './glyphs.ts'
import { fit } from './fit.ts'
import type { MarkName } from './marks.ts'
import { drawMark } from './marks.ts'
import { num, path, short, stroke } from './svg.ts'
import type { Hex } from './svg.ts'

/** A rectangle in drawing units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/**
 * The printed front of a pack: its box as if flat, and `sag`, the distance by which its middle hangs below its sides
 * because the camera looks down on a round body (0 on a flat one).
 */
export interface LabelArea extends Box {
  readonly sag: number
}

/** A placed line of text: it starts at `x` with its baseline at `y`, before the sag. */
export interface Run extends Type {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

interface Type {
  readonly face: Face
  readonly fill: Hex
  /** In ems. */
  readonly tracking?: number
}

/** Placement of a text in its box. `smallest` defaults to 0.3 of `largest`. */
export interface Placing extends Type {
  readonly box: Box
  readonly largest: number
  readonly smallest?: number
  readonly lines?: number
  readonly align?: 'start' | 'middle'
  readonly stand?: 'top' | 'middle' | 'bottom'
}

const LEADING = 1.14

/** Drawing surface of a label: shapes first, then marks, then text, all following the curve of the body. */
export interface Canvas {
  readonly area: LabelArea
  readonly runs: readonly Run[]
  readonly band: (top: number, bottom: number, fill: Hex, opacity?: number) => void
  readonly stripe: (left: number, right: number, fill: Hex) => void
  readonly disc: (x: number, y: number, radius: number, fill: Hex) => void
  readonly outlineBox: (box: Box, colour: Hex) => void
  readonly rule: (from: number, to: number, y: number, colour: Hex) => void
  readonly mark: (name: MarkName, x: number, y: number, radius: number, colour: Hex) => void
  readonly text: (text: string, placing: Placing) => void
  /** Returns the drawing, with the points of its letters on a grid of `steps` positions per unit. */
  readonly svg: (steps: number) => string
}

export function createCanvas(area: LabelArea): Canvas {
  const shapes: string[] = []
  const runs: Run[] = []
  const drop = (x: number) => sagAt(area, x)
  /** A horizontal edge between two positions, curved like the body. */
  const edge = (from: number, to: number, y: number) => {
    const middle = (from + to) / 2
    const control = 2 * drop(middle) - (drop(from) + drop(to)) / 2
    return {
      start: `${num(from)} ${num(y + drop(from))}`,
      to: `Q${num(middle)} ${num(y + control)} ${num(to)} ${num(y + drop(to))}`,
    }
  }
  const patch = (left: number, right: number, top: number, bottom: number) => {
    const [upper, lower] = [edge(left, right, top), edge(right, left, bottom)]
    return `M${upper.start}${upper.to}L${lower.start}${lower.to}z`
  }
  return {
    area,
    runs,
    band: (top, bottom, fill, opacity) => {
      shapes.push(path(bandPath({ ...area, y: top, h: bottom - top }), short(fill), opacity))
    },
    stripe: (left, right, fill) => shapes.push(path(patch(left, right, area.y, area.y + area.h), short(fill))),
    disc: (x, y, radius, fill) => {
      shapes.push(`<circle cx="${num(x)}" cy="${num(y + drop(x))}" r="${num(radius)}" fill="${short(fill)}"/>`)
    },
    outlineBox: ({ x, y, w, h }, colour) => shapes.push(stroke(patch(x, x + w, y, y + h), short(colour), 0.8)),
    rule: (from, to, y, colour) => {
      const { start, to: end } = edge(from, to, y)
      shapes.push(stroke(`M${start}${end}`, short(colour), 0.8))
    },
    mark: (name, x, y, radius, colour) => shapes.push(drawMark(name, x, y + drop(x), radius, short(colour))),
    text: (
      text,
      { box, largest, smallest = largest * 0.3, lines = 1, align = 'middle', stand = 'middle', ...type },
    ) => {
      const fitted = fit(text, {
        face: type.face,
        width: box.w,
        height: box.h,
        largest,
        smallest,
        lines,
        leading: LEADING,
        tracking: type.tracking ?? 0,
      })
      const { size } = fitted
      const height = (fitted.lines.length - 1) * LEADING * size + CAP_HEIGHT * size
      const slack = { top: 0, middle: (box.h - height) / 2, bottom: box.h - height }[stand]
      fitted.lines.forEach((line, index) => {
        runs.push({
          ...type,
          size,
          text: line.text,
          width: line.width,
          x: align === 'start' ? box.x : box.x + (box.w - line.width) / 2,
          y: box.y + Math.max(0, slack) + CAP_HEIGHT * size + index * LEADING * size,
        })
      })
    },
    svg: (steps) => shapes.join('') + drawRuns(runs, steps, drop),
  }
}

/** Returns how far position `x` of a label hangs below its sides. */
function sagAt({ x: left, w, sag }: LabelArea, x: number): number {
  if (sag === 0) return 0
  const out = Math.min(1, Math.abs((x - left - w / 2) / (w / 2)))
  return sag * Math.sqrt(1 - out * out)
}

/** Returns the path across the full width of a round body between two heights. */
export function bandPath({ x, y, w, h, sag }: LabelArea): string {
  if (sag === 0) return `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`
  const arc = `a${num(w / 2)} ${num(sag)} 0 0`
  return `M${num(x)} ${num(y)}${arc} 0 ${num(w)} 0v${num(h)}${arc} 1 ${num(-w)} 0z`
}

/** Returns the box that a run's letters stay in, before the sag. */
export function runBox({ x, y, width, size }: Run): Box {
  return { x, y: y - ASCENT * size, w: width, h: (ASCENT + DESCENT) * size }
}

/** Draws each letter's outline once, then a reference at each of its positions. */
function drawRuns(runs: readonly Run[], steps: number, drop: (x: number) => number): string {
  const ids = new Map<string, string>()
  // One grid per face, so that lines of several sizes share their letters.
  const largest = new Map<Face, number>()
  for (const { face, size } of runs) largest.set(face, Math.max(size, largest.get(face) ?? 0))
  let defs = ''
  const groups = new Map<string, string>()
  for (const run of runs) {
    const grid = Math.round((largest.get(run.face) ?? run.size) * steps)
    const scale = run.size / grid
    const { starts } = advances(run.face, run.text, run.tracking)
    const head = `<g fill="${short(run.fill)}" transform="scale(${num(scale, 4)})">`
    let uses = ''
    Array.from(run.text).forEach((char, index) => {
      const data = hasLetter(run.face, char) ? outline(run.face, char, grid) : ''
      if (data === '') return
      const key = run.face + char
      let id = ids.get(key)
      if (id === undefined) {
        id = `g${ids.size.toString(36)}`
        ids.set(key, id)
        defs += `<path id="${id}" d="${data}"/>`
      }
      const x = run.x + (starts[index] ?? 0) * run.size
      uses += `<use href="#${id}" x="${num(x / scale, 0)}" y="${num((run.y + drop(x + run.size / 4)) / scale, 0)}"/>`
    })
    groups.set(head, (groups.get(head) ?? '') + uses)
  }
  return `<defs>${defs}</defs>${[...groups].map(([head, uses]) => `${head}${uses}</g>`).join('')}`
}
