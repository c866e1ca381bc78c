import type { listLookups } from '#areas/account/contract/registration.ts'
import type { CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { LEVEL_KEYS, ORGANISATION_KEYS, PROFESSION_KEYS } from '#server/texts/choice-keys.ts'
import type { Messages } from '#server/texts/messages.ts'

type LookupKey = (typeof PROFESSION_KEYS | typeof LEVEL_KEYS | typeof ORGANISATION_KEYS)[number]

/** The lookups with their titles in a language. */
export function lookups(language: LanguageCode, messages: Messages): CallResponse<typeof listLookups> {
  const titled = (keys: readonly LookupKey[]) =>
    keys.map((key, place) => ({ id: place + 1, title: messages(language, key) }))
  return {
    health_professions: titled(PROFESSION_KEYS),
    expertise_levels: titled(LEVEL_KEYS),
    organisation_types: titled(ORGANISATION_KEYS),
  }
}

const CHOICES = {
  health_profession: PROFESSION_KEYS,
  expertise_level: LEVEL_KEYS,
  organisation_type: ORGANISATION_KEYS,
} as const
type ChoiceField = keyof typeof CHOICES

/** Which of these fields hold an id that no choice has. */
export function unknownChoices(fields: { readonly [Field in ChoiceField]?: number | undefined }): ChoiceField[] {
  return (Object.keys(CHOICES) as ChoiceField[]).filter((field) => (fields[field] ?? 0) > CHOICES[field].length)
}
