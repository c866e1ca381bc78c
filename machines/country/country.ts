import { COUNTRY_CACHE_MS, COUNTRY_NOTICE_AGAIN_MS } from '#contract/constants.ts'

/** The country that a browser has stored. */
export interface StoredCountry {
  /** An ISO 3166-1 alpha-2 code; null where it could not be told. */
  readonly country: string | null
  /** Milliseconds since it was stored. */
  readonly age: number
}

/** All that tells whether the notice is due. */
export interface StoredNotice {
  /** Null where no country is stored. */
  readonly stored: StoredCountry | null
  /** Milliseconds since the notice was dismissed; null where it was not, or where that is not stored any more. */
  readonly dismissedFor: number | null
}

/** Whose caller the notice is for (country.notice-for-the-united-kingdom). */
const NOTICED = 'GB'

/** Stored countries expire (country.cached-for-an-hour). */
export function isFresh(stored: StoredCountry | null): boolean {
  return stored !== null && stored.age < COUNTRY_CACHE_MS
}

/** Due only in some countries, and not again soon after it was dismissed (country.notice-for-the-united-kingdom). */
export function isNoticeDue({ stored, dismissedFor }: StoredNotice): boolean {
  return (
    isFresh(stored) && stored?.country === NOTICED && (dismissedFor === null || dismissedFor >= COUNTRY_NOTICE_AGAIN_MS)
  )
}
