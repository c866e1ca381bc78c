import type { Recall } from '#machines/catalogue/recall.ts'

import type { Storage } from './storage.ts'

/** The session's storage keys of what each entry of the history keeps: of a list, and of whatever page. */
const LISTS = 'verbena:places'
export const PAGES = 'verbena:page-places'
/** Entries that are kept, the newest ones. */
const KEPT = 50
/** The most pages that are recalled: more were never loaded by hand. */
const MOST_PAGES = 400

const isCount = (value: unknown): value is number => Number.isInteger(value)
const isProduct = (value: unknown): value is number | null => value === null || isCount(value)

function isRecall(value: unknown): value is Recall {
  if (typeof value !== 'object' || value === null) return false
  const { pages, card, offset, focus } = value as Partial<Record<keyof Recall, unknown>>
  return (
    isCount(pages) &&
    pages >= 1 &&
    pages <= MOST_PAGES &&
    isProduct(card) &&
    Number.isFinite(offset) &&
    isProduct(focus)
  )
}

/** Places of all entries of the history, by entry. */
export function readPlaces(storage: Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    const places: unknown = JSON.parse(storage.session(key) ?? '{}')
    return typeof places === 'object' && places !== null ? (places as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

/** Keeps it for as long as the tab lives. */
export function keepUnder(storage: Storage, key: string, entry: string, place: unknown): void {
  const { [entry]: _, ...others } = readPlaces(storage, key)
  const kept = [...Object.entries(others), [entry, place] as const].slice(-KEPT)
  storage.setSession(key, JSON.stringify(Object.fromEntries(kept)))
}

/** Undefined if the entry kept no place in the list (address.history-holds-no-products). */
export function recallPlace(storage: Storage, entry: string): Recall | undefined {
  const place = readPlaces(storage, LISTS)[entry]
  return isRecall(place) ? place : undefined
}

export const setPlace = (storage: Storage, entry: string, recall: Recall): void =>
  keepUnder(storage, LISTS, entry, recall)

export const hasPagePlace = (storage: Storage, entry: string): boolean =>
  Object.hasOwn(readPlaces(storage, PAGES), entry)
