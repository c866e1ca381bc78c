import LineBreaker from 'linebreak'

import type { LanguageCode } from '#contract/languages.ts'

import { type Face, faceFor, type Weight } from './faces.ts'

export interface Style {
  /** In points. */
  readonly size: number
  readonly weight: Weight
  readonly colour: string
}

/** A part of a line in one face. */
export interface Run {
  readonly face: Face
  readonly text: string
  /** In points. */
  readonly width: number
}

export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

/** Width of a space in sizes of the letters: no font here has a wider one. */
const SPACE = 0.28

/** Stands for a character that no font has. */
const MISSING = '?'

const widthOf = ({ font }: Face, text: string, size: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size

/** A text in as few runs as its characters need. */
export function runsOf(text: string, { size, weight }: Style, language: LanguageCode): Run[] {
  const parts: { face: Face; text: string }[] = []
  // The narrow space that some languages write numbers with is in few fonts.
  for (const each of text.normalize('NFC').replaceAll('\u{202f}', '\u{a0}')) {
    const last = parts.at(-1)
    const isSpace = each === ' ' || each === '\u{a0}'
    if (last && isSpace && last.face.font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)) {
      last.text += each
      continue
    }
    const own = faceFor(each.codePointAt(0) ?? 0, weight, language)
    const face = own ?? last?.face ?? faceFor(0x3f, weight, language)
    if (!face) continue
    const shown = own ? each : MISSING
    if (last?.face === face) last.text += shown
    else parts.push({ face, text: shown })
  }
  return parts.map((part) => ({ ...part, width: widthOf(part.face, part.text, size) }))
}

const lineOf = (text: string, style: Style, language: LanguageCode): Line => {
  const runs = runsOf(text.trimEnd(), style, language)
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

/** The pieces between which a line may break. */
function piecesOf(text: string): string[] {
  const breaker = new LineBreaker(text)
  const pieces = []
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(text.slice(from, next.position))
    from = next.position
  }
  return pieces
}

/** A text broken into lines of at most this width; a word that is wider breaks anywhere. */
export function linesOf(text: string, style: Style, width: number, language: LanguageCode): Line[] {
  const widthIn = (part: string) => lineOf(part, style, language).width
  return text.split('\n').flatMap((paragraph) => {
    const whole = lineOf(paragraph, style, language)
    if (whole.width <= width) return [whole]
    const lines = [{ text: '', width: 0 }]
    const add = (piece: string) => {
      const last = lines.at(-1)
      const space = piece.length - piece.trimEnd().length
      const room = widthIn(piece)
      const all = room + space * style.size * SPACE
      if (last && (last.text === '' || last.width + room <= width)) {
        last.text += piece
        last.width += all
      } else lines.push({ text: piece, width: all })
    }
    for (const piece of piecesOf(paragraph)) for (const part of widthIn(piece) <= width ? [piece] : piece) add(part)
    return lines.map((line) => lineOf(line.text, style, language))
  })
}
