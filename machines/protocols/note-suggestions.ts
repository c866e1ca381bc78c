import { NOTE_MAX } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { hasWords } from './has-words.ts'

/** The line whose note is written. */
export interface WrittenNote {
  readonly productId: number
  readonly variantId: number
  readonly language: LanguageCode
}

export interface NoteLine {
  readonly protocolId: number
  readonly variantId: number
}

/** Earlier notes, by the number of the product that they were asked for. */
export type KnownNotes = Readonly<Record<number, readonly string[]>>

export interface Suggesting extends WrittenNote, NoteLine {
  /** As it stands in the field. */
  text: string
  /** Notes as they were typed and not saved, by their lines. */
  typed: Readonly<Record<string, string>>
  known: KnownNotes
  /** The suggestion that the arrow keys stand on. */
  active: string | null
}

export const lineKey = ({ protocolId, variantId }: NoteLine): string => `${protocolId} ${variantId}`

/** A record by lines without one of them. */
export const withoutLine = <Value>(byLine: Readonly<Record<string, Value>>, line: NoteLine): Record<string, Value> =>
  Object.fromEntries(Object.entries(byLine).filter(([key]) => key !== lineKey(line)))

/** The note of a line as it was typed and not saved; null if there is none. */
export const typedNote = ({ typed }: Pick<Suggesting, 'typed'>, line: NoteLine): string | null =>
  typed[lineKey(line)] ?? null

export const isNoteTooLong = (text: string): boolean => text.trim().length > NOTE_MAX

/** The typed notes with the text of the field as that of its line. */
export const withTyped = (writing: Suggesting, text: string): Suggesting['typed'] => ({
  ...writing.typed,
  [lineKey(writing)]: text,
})

/** The typed notes without that of the line which is written. */
export const withoutTyped = (writing: Suggesting): Suggesting['typed'] => withoutLine(writing.typed, writing)

/** The earlier notes that have all words typed so far; what the field holds already is not suggested. */
export const suggestedNotes = ({ productId, text, known }: Suggesting): readonly string[] =>
  (known[productId] ?? []).filter((note) => note !== text.trim() && hasWords(note, text))

/** The suggestion next to the active one; past either end stands the field itself. */
export function nextNote(suggesting: Suggesting, by: 1 | -1): string | null {
  const all = [null, ...suggestedNotes(suggesting)]
  const at = Math.max(0, all.indexOf(suggesting.active))
  return all.at((at + by) % all.length) ?? null
}

/** The known notes with the one that was just written first, where the product was asked for. */
export function withWritten({ productId, text, known }: Suggesting): KnownNotes {
  const note = text.trim()
  const notes = known[productId]
  return notes && note !== '' ? { ...known, [productId]: [note, ...notes.filter((one) => one !== note)] } : known
}
