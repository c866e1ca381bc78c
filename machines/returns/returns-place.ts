import type { LanguageCode } from '#contract/languages.ts'
import { RETURN_STATES } from '#areas/returns/contract/returns.ts'
import type { ReturnState } from '#areas/returns/contract/returns.ts'

import { addressOfKey, listQuery, readId, readKeyword, readPage } from '../pages/list-query.ts'
import type { ListAddress } from '../pages/list-query.ts'
import { PAGES } from '../pages/pages.ts'
import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

/** The list is asked for anew on each entry: a return may have been moved on its own page a moment ago. */
export const RETURNS_EXPIRY_MS = 1

/** Rows a page of the list. */
export const RETURNS_PAGE_SIZE = 20

/** Returns that an address asks for. */
export interface ReturnsPlace {
  readonly language: LanguageCode
  /** Null for all. */
  readonly state: ReturnState | null
  /** Empty where all are wanted. */
  readonly keyword: string
  /** Counted from 1. */
  readonly page: number
}

export const readReturns = ({ language, query }: ListAddress): ReturnsPlace => ({
  language,
  state: RETURN_STATES.find((state) => state === query['state']) ?? null,
  keyword: readKeyword(query),
  page: readPage(query),
})

export const returnsOfKey = (key: string): ReturnsPlace => readReturns(addressOfKey(key))

/** The query of an address for the list. */
export const returnsQuery = ({ state, keyword, page }: Partial<ReturnsPlace>): string =>
  listQuery({ query: keyword, state, page })

/** The return that an address names; null where it can be none. */
export const returnIdIn = (place: Place): number | null => readId(pageOf(place)?.parameters['returnId'])

export const adminReturnPath = (returnId: number): string =>
  PAGES.adminReturn.path.replace('{returnId}', String(returnId))
