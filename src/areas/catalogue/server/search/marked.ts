import type { InferOutput } from 'valibot'

import type { matchedText } from '#areas/catalogue/contract/search.ts'

import { foldInPlace } from './fold.ts'
import type { ReadWord } from './match.ts'
import { wordsOfText } from './words.ts'
import type { WordIndex } from './word-index.ts'

export type MatchedText = InferOutput<typeof matchedText>

/** Cuts texts into the parts that the words of a query match, and those between. */
export type Marker = (text: string) => MatchedText

/** A beginning marks as many letters as were typed; a word with a typing error is marked whole. */
export function createMarker({ dictionary }: WordIndex, read: readonly ReadWord[]): Marker {
  /** By form: how many of its letters are marked. */
  const marked = new Map<string, number>()
  for (const { readings } of read) {
    for (const { word, typed } of readings) {
      const form = dictionary.words[word] ?? ''
      marked.set(form, Math.max(marked.get(form) ?? 0, typed ?? form.length))
    }
  }
  return (text) => {
    const { text: folded, origins } = foldInPlace(text)
    /** By letter of the text. */
    const marks = new Uint8Array(text.length)
    for (const [form, , start, end] of wordsOfText(folded)) {
      const letters = marked.get(form)
      if (letters === undefined) continue
      // A form that leaves out a hyphen or an apostrophe is marked with it.
      const until = letters === form.length ? end : Math.min(end, start + letters)
      marks.fill(1, origins?.[start] ?? start, origins?.[until] ?? until)
    }
    return partsOf(text, marks)
  }
}

function partsOf(text: string, marks: Uint8Array): MatchedText {
  const parts: MatchedText = []
  let start = 0
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marks[at] === marks[start]) continue
    parts.push({ text: text.slice(start, at), match: marks[start] === 1 })
    start = at
  }
  return parts
}
