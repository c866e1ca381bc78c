import type { Face } from './glyphs.ts'
import { measure } from './glyphs.ts'

/** Typesetting options. Lengths are in drawing units, `tracking` is in ems. */
export interface Setting {
  readonly face: Face
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly smallest: number
  readonly lines: number
  /** Baseline to baseline, in ems. */
  readonly leading: number
  readonly tracking?: number
}

/** A text as lines that fit their box. Widths are in drawing units. */
export interface Fitted {
  readonly size: number
  readonly lines: readonly { readonly text: string; readonly width: number }[]
}

const STEP = 0.94

/**
 * Finds the largest setting that fits: first smaller, then broken inside words, and cut with an ellipsis only if even
 * the smallest size doesn't fit.
 */
export function fit(text: string, setting: Setting): Fitted {
  const { largest, smallest } = setting
  for (let size = largest; size > smallest; size *= STEP) {
    const lines = wrap(text, size, setting, false)
    if (lines) return balanced(text, size, lines.length, setting)
  }
  const broken = wrap(text, smallest, setting, false) ?? wrap(text, smallest, setting, true) ?? cut(text, setting)
  return withWidths(broken, smallest, setting)
}

function roomFor(size: number, { height, leading, lines }: Setting): number {
  return Math.min(lines, 1 + Math.floor((height - size) / (size * leading) + 1e-6))
}

/** Wraps into lines of whole words (or pieces of words); null if they are too wide or too many. */
function wrap(
  text: string,
  size: number,
  setting: Setting,
  insideWords: boolean,
  width = setting.width,
): string[] | null {
  const room = roomFor(size, setting)
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text, insideWords)) {
    const longer = line + piece
    if (wide(longer.trimEnd(), size, setting) <= width) {
      line = longer
      continue
    }
    if (line.trim() === '') return null
    lines.push(line.trim())
    line = piece.trimStart()
    if (lines.length >= room || wide(line.trimEnd(), size, setting) > width) return null
  }
  lines.push(line.trim())
  return lines.length <= room ? lines : null
}

/**
 * Splits a text where a line may end: after a space, a slash, or a hyphen with more than two letters before it; with
 * `insideWords`, after any letter.
 */
function pieces(text: string, insideWords: boolean): string[] {
  return insideWords ? Array.from(text) : (text.match(/(?:[^\s\-/–]{1,2}-)*[^\s\-/–]+[-/–]*\s*|[\s\-/–]+/gu) ?? [text])
}

function wide(text: string, size: number, { face, tracking = 0 }: Setting): number {
  return measure(face, text, tracking) * size
}

/** Wraps into the same number of lines at their most even lengths. */
function balanced(text: string, size: number, count: number, setting: Setting): Fitted {
  let best = wrap(text, size, setting, false) ?? [text]
  let [low, high] = [setting.width / 3, setting.width]
  const steps = count > 1 ? 6 : 0
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    const lines = wrap(text, size, setting, false, middle)
    if (lines && lines.length <= count) {
      best = lines
      high = middle
    } else low = middle
  }
  return withWidths(best, size, setting)
}

function cut(text: string, setting: Setting): string[] {
  const letters = Array.from(text)
  for (let length = letters.length - 1; length > 0; length--) {
    const lines = wrap(`${letters.slice(0, length).join('').trimEnd()}…`, setting.smallest, setting, true)
    if (lines) return lines
  }
  return []
}

function withWidths(lines: readonly string[], size: number, setting: Setting): Fitted {
  return { size, lines: lines.map((text) => ({ text, width: wide(text, size, setting) })) }
}
