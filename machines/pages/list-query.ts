import { PAGE_MAX, SEARCH_MAX_LENGTH } from '#contract/constants.ts'

import type { Query } from './query.ts'

import type { Place } from './place.ts'

/** One page of a list. */
export interface ListPage<Row> {
  readonly data: Row[]
  readonly current_page: number
  readonly limit: number
  readonly total_pages: number
  readonly total_results: number
}

/** The part of a place that says which rows of a list are wanted. */
export type ListAddress = Pick<Place, 'language' | 'query'>

/** The address that the key of a list was made of (`addressWanted` in machines/late/entry-messages.ts). */
export const addressOfKey = (key: string): ListAddress => JSON.parse(key) as ListAddress

const ID = /^[1-9]\d{0,8}$/

/** A part of the query that means nothing counts as absent, since people type addresses. */
export const readId = (text = ''): number | null => (ID.test(text) ? Number(text) : null)

/** Counted from 1. */
export function readPage({ page }: Query): number {
  const read = readId(page)
  return read !== null && read <= PAGE_MAX ? read : 1
}

/** The words that are searched for; empty where all are wanted. */
export const readKeyword = ({ query = '' }: Query): string => query.trim().slice(0, SEARCH_MAX_LENGTH)

/**
 * The query of an address with these parts (admin.lists-stand-in-the-address), without those that say nothing and without
 * page 1.
 */
export function listQuery({ page, ...parts }: Readonly<Record<string, string | number | null | undefined>>): string {
  const said = Object.entries({ ...parts, page: page === 1 ? null : page }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}
