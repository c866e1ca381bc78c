import { useSyncExternalStore } from 'react'

import { COUNTRY_CODES } from '#contract/countries.ts'
import { bcp47 } from '#contract/languages.ts'

import { useLanguage } from './language.ts'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
}

const known = new Map<string, readonly Country[]>()

/** All countries by name, in the order of a language; made once for each. */
function countriesIn(tag: string): readonly Country[] {
  const before = known.get(tag)
  if (before) return before
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((one, other) =>
    compare(one.name, other.name),
  )
  known.set(tag, countries)
  return countries
}

const NONE: readonly Country[] = []
const neverChanges = () => () => {}

/**
 * All countries, named and ordered as the page's language does. None while a page that the server drew is taken up: the
 * server's names may be of another year than the browser's.
 */
export function useCountries(): readonly Country[] {
  const tag = bcp47(useLanguage())
  return useSyncExternalStore(
    neverChanges,
    () => countriesIn(tag),
    () => NONE,
  )
}
