import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { PAGE_MAX, SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { ORDER_STATUSES } from '#contract/orders.ts'
import type { OrderSummary } from '#contract/orders.ts'

import { PAGES } from '../pages/pages.ts'
import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

/** Rows a page of a list of orders. */
export const ORDERS_PAGE_SIZE = 20

/** One page of a list of orders. */
export interface OrdersPage<Row> {
  readonly data: Row[]
  readonly current_page: number
  readonly limit: number
  readonly total_pages: number
  readonly total_results: number
}

/** Orders that an address asks for. */
export interface OrdersPlace {
  readonly language: LanguageCode
  /** Null for all. */
  readonly status: OrderSummary['status'] | null
  /** Whose they are; null for everyone's. */
  readonly client: number | null
  /** Empty where all are wanted. */
  readonly keyword: string
  /** Counted from 1. */
  readonly page: number
}

const ID = /^[1-9]\d{0,8}$/
const readId = (text = ''): number | null => (ID.test(text) ? Number(text) : null)

/** A part of the query that means nothing counts as absent, since people type addresses. */
export function readOrders({ language, query }: Pick<Place, 'language' | 'query'>): OrdersPlace {
  const page = readId(query['page'])
  return {
    language,
    status: ORDER_STATUSES.find((status) => status === query['status']) ?? null,
    client: readId(query['client']),
    keyword: (query['query'] ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    page: page !== null && page <= PAGE_MAX ? page : 1,
  }
}

/** The orders that the key of a list names (`addressWanted` in machines/app/scene-messages.ts). */
export const ordersOfKey = (key: string): OrdersPlace =>
  readOrders(JSON.parse(key) as Pick<Place, 'language' | 'query'>)

/** The query of an address for a list of orders, page 1 of all left out. */
export function ordersQuery({ status, client, keyword, page }: Partial<OrdersPlace>): string {
  const query = new URLSearchParams({
    ...(keyword && { query: keyword }),
    ...(status && { status }),
    ...(client && { client: String(client) }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? '' : `?${query}`
}

/** The order that an address names; null where it can be none. */
export const orderIdIn = (place: Place): number | null => readId(pageOf(place)?.parameters['orderId'])

export const invoicePath = (orderId: number): string => PAGES.invoice.path.replace('{orderId}', String(orderId))

/** The list of the own orders of such a user; an admin, who orders like everybody, has no list of their own. */
export function ownOrdersPath(type: UserType | undefined): string | undefined {
  if (type === USER_TYPES.Client) return PAGES.clientOrders.path
  return type === undefined || type === USER_TYPES.Admin ? undefined : PAGES.practitionerOwnOrders.path
}

/** The page of one of them. */
export function ownOrderPath(type: UserType | undefined, orderId: number): string {
  const list = ownOrdersPath(type)
  return list === undefined ? PAGES.checkoutComplete.path.replace('{orderId}', String(orderId)) : `${list}/${orderId}`
}
