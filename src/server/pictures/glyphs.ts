import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type * as OpenType from 'opentype.js'
import type { Font, Glyph, PathCommand } from 'opentype.js'

/**
 * Letters as outlines with their real widths, because a picture in an `<img>` cannot load web fonts. opentype.js reads
 * WOFF but neither WOFF2 nor a weight of a variable font, hence the static packages.
 */

/** The three typefaces of labels. */
export type Face = 'serif' | 'sans' | 'sansBold'

const FILES: Record<Face, readonly [family: string, weight: number]> = {
  serif: ['fraunces', 600],
  sans: ['figtree', 500],
  sansBold: ['figtree', 700],
}

const require = createRequire(import.meta.url)
// Only bundlers find its ES module; the file that Node.js finds has no named exports.
const { parse } = require('opentype.js') as typeof OpenType
const loaded = new Map<Face, readonly Font[]>()

function fonts(face: Face): readonly Font[] {
  const known = loaded.get(face)
  if (known) return known
  const [family, weight] = FILES[face]
  const read = ['latin', 'latin-ext'].map((subset) => {
    const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`))
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  loaded.set(face, read)
  return read
}

interface Letter {
  readonly font: Font
  readonly glyph: Glyph
  /** In ems. */
  readonly advance: number
}

const letters = new Map<string, Letter | null>()

function letter(face: Face, char: string): Letter | null {
  const key = face + char
  const known = letters.get(key)
  if (known !== undefined) return known
  const font = fonts(face).find((one) => one.charToGlyphIndex(char) > 0)
  let found: Letter | null = null
  if (font) {
    const glyph = font.charToGlyph(char)
    found = { font, glyph, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm }
  }
  letters.set(key, found)
  return found
}

/** True if the face has this letter. */
export function hasLetter(face: Face, char: string): boolean {
  return letter(face, char) !== null
}

/**
 * Returns the text as the face can set it: missing compatibility forms are decomposed, missing dashes become hyphens,
 * and other missing signs are left out. Returns null if a letter or digit is missing, so that no word is mutilated, or
 * if nothing is left.
 */
export function settable(face: Face, text: string): string | null {
  let kept = ''
  for (const char of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    const plain = char.normalize('NFKC')
    if (hasLetter(face, char)) kept += char
    else if (plain !== char && Array.from(plain).every((one) => hasLetter(face, one))) kept += plain
    else if (/\p{Pd}/u.test(char)) kept += '-'
    else if (/[\p{L}\p{N}\p{M}]/u.test(char)) return null
  }
  kept = kept.replaceAll(/ +/g, ' ').trim()
  return kept === '' ? null : kept
}

const pairs = new Map<string, number>()

function kerning(face: Face, left: string, right: string): number {
  const key = face + left + right
  const known = pairs.get(key)
  if (known !== undefined) return known
  const [one, two] = [letter(face, left), letter(face, right)]
  const value =
    one && two && one.font === two.font ? one.font.getKerningValue(one.glyph, two.glyph) / one.font.unitsPerEm : 0
  pairs.set(key, value)
  return value
}

/** Returns the start of each letter and the width of the text, in ems; `tracking` ems are added between letters. */
export function advances(
  face: Face,
  text: string,
  tracking = 0,
): { readonly starts: readonly number[]; readonly width: number } {
  const starts: number[] = []
  let x = 0
  let before = ''
  for (const char of text) {
    if (before !== '') x += kerning(face, before, char) + tracking
    starts.push(x)
    x += letter(face, char)?.advance ?? 0
    before = char
  }
  return { starts, width: x }
}

/** Returns the width of a text in ems. */
export function measure(face: Face, text: string, tracking = 0): number {
  return advances(face, text, tracking).width
}

/** Height of a capital letter in ems, the same in both families. */
export const CAP_HEIGHT = 0.7

/** Furthest that a letter reaches above and below its baseline, in ems. */
export const ASCENT = 0.78
export const DESCENT = 0.25

const outlines = new Map<string, string>()

/** Returns a letter's outline as path data on a grid of `grid` units per em, from the start of its baseline. */
export function outline(face: Face, char: string, grid: number): string {
  const key = `${face}${char}${grid}`
  const known = outlines.get(key)
  if (known !== undefined) return known
  const found = letter(face, char)
  const data = found ? onGrid(found.glyph.path.commands, grid / found.font.unitsPerEm) : ''
  outlines.set(key, data)
  return data
}

/**
 * Converts path commands (y upwards, font units) to relative path data with whole numbers; parts that vanish on the
 * grid are left out.
 */
function onGrid(commands: readonly PathCommand[], scale: number): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let data = ''
  let last = ''
  const write = (command: string, ...values: number[]) => {
    let text = ''
    for (const value of values) text += text !== '' && value >= 0 ? ` ${value}` : `${value}`
    data += command === last && command !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : command + text
    last = command
  }
  const at = (px: number, py: number): [number, number] => [Math.round(px * scale), Math.round(-py * scale)]
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const [nx, ny] = at(command.x, command.y)
    const [dx, dy] = [nx - x, ny - y]
    if (command.type === 'M') {
      write('m', dx, dy)
      ;[startX, startY] = [nx, ny]
    } else if (dx === 0 && dy === 0) continue
    else if (command.type === 'Q') {
      const [cx, cy] = at(command.x1, command.y1)
      if (isFlat(cx - x, cy - y, dx, dy)) line(write, dx, dy)
      else write('q', cx - x, cy - y, dx, dy)
    } else if (command.type === 'C') {
      const [ax, ay] = at(command.x1, command.y1)
      const [bx, by] = at(command.x2, command.y2)
      write('c', ax - x, ay - y, bx - x, by - y, dx, dy)
    } else line(write, dx, dy)
    x = nx
    y = ny
  }
  return data
}

function line(write: (command: string, ...values: number[]) => void, dx: number, dy: number): void {
  if (dx === 0) write('v', dy)
  else if (dy === 0) write('h', dx)
  else write('l', dx, dy)
}

/** True if a curve to (dx, dy) by the control point (cx, cy) leaves its chord by less than a quarter of a unit. */
function isFlat(cx: number, cy: number, dx: number, dy: number): boolean {
  return Math.abs(cx * dy - cy * dx) < 0.5 * Math.hypot(dx, dy)
}
