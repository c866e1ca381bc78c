import { NOTE_MAX } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Dosage, DoseUnit } from '#areas/protocols/contract/dosage/dosage.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'

import { lineKey } from '../note-suggestions.ts'
import type { NoteLine } from '../note-suggestions.ts'

/** A dosage as it was typed and not saved, and how it is understood; null if it is not. */
export interface TypedDosage {
  readonly text: string
  readonly dosage: Dosage | null
}

/** By their lines. */
export type TypedDosages = Readonly<Record<string, TypedDosage>>

export const typedDosage = (typed: TypedDosages, line: NoteLine): TypedDosage | undefined => typed[lineKey(line)]

/** `unit`: counts what is typed without one. Recordings hide the text, so that the chart is told how it is understood. */
export const understood = (text: string, language: LanguageCode, unit: DoseUnit | undefined): TypedDosage => ({
  text,
  dosage: parseDosage(text, language, unit && { unit }),
})

/** The note with what was typed as a dosage at its end; null where that is longer than a note may be. */
export function noteWith(notes: string, text: string): string | null {
  const joined = [notes, text.trim()].filter((part) => part !== '').join(' ')
  return joined.length > NOTE_MAX ? null : joined
}
