import type { Recall } from '#machines/catalogue/recall.ts'

import type { Storage } from './storage.ts'

/** The session's storage key of what each entry of the history keeps of a list. */
const PLACES = 'verbena:places'
/** Entries that are kept, the newest ones. */
const KEPT = 50
/** The most pages that are recalled: more were never loaded by hand. */
const MOST_PAGES = 400

type Places = Readonly<Record<string, Recall>>

const isCount = (value: unknown): value is number => Number.isInteger(value)
const isProduct = (value: unknown): value is number | null => value === null || isCount(value)

function isRecall(value: unknown): value is Recall {
  if (typeof value !== 'object' || value === null) return false
  const { pages, card, offset, focus } = value as Partial<Record<keyof Recall, unknown>>
  return isCount(pages) && pages >= 1 && pages <= MOST_PAGES && isProduct(card) && Number.isFinite(offset) && isProduct(focus)
}

function readPlaces(storage: Storage): Places {
  try {
    const read: unknown = JSON.parse(storage.session(PLACES) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Places) : {}
  } catch {
    return {}
  }
}

/** Where a person was in the list of an entry of the history; undefined where it kept nothing (decision 3). */
export function recallPlace(storage: Storage, entry: string): Recall | undefined {
  const place: unknown = readPlaces(storage)[entry]
  return isRecall(place) ? place : undefined
}

/** Keeps where a person is, for as long as the tab lives. */
export function keepPlace(storage: Storage, entry: string, recall: Recall): void {
  const { [entry]: _, ...others } = readPlaces(storage)
  const kept = [...Object.entries(others), [entry, recall] as const].slice(-KEPT)
  storage.setSession(PLACES, JSON.stringify(Object.fromEntries(kept)))
}
