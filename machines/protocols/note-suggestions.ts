import type { LanguageCode } from '#contract/languages.ts'
import { hasWords } from './words.ts'

/** The line whose note is written. */
export interface WrittenNote {
  readonly productId: number
  readonly variantId: number
  readonly language: LanguageCode
}

/** Earlier notes, by the number of the product that they were asked for. */
export type KnownNotes = Readonly<Record<number, readonly string[]>>

export interface Suggesting extends WrittenNote {
  /** As it stands in the field. */
  text: string
  known: KnownNotes
  /** The suggestion that the arrow keys stand on. */
  active: string | null
}

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
