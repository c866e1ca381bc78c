import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { ORDER_STATUSES } from '#areas/orders/contract/orders.ts'
import type { OrderSummary } from '#areas/orders/contract/orders.ts'

import { readDays } from '../pages/days.ts'
import { addressOfKey, listQuery, readId, readKeyword, readPage } from '../pages/list-query.ts'
import type { ListAddress } from '../pages/list-query.ts'
import { PAGES } from '../pages/pages.ts'
import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

/** Refetch the list on each entry: an order may just have been moved on its own page. */
export const ORDERS_EXPIRY_MS = 1

/** Rows a page of a list of orders. */
export const ORDERS_PAGE_SIZE = 20

/** Orders that an address asks for. */
export interface OrdersPlace {
  readonly language: LanguageCode
  /** Null for all. */
  readonly status: OrderSummary['status'] | null
  /** Whose they are; null for everyone's. */
  readonly client: number | null
  /** Empty for all. */
  readonly keyword: string
  /** Days as YYYY-MM-DD, both included; null leaves that end open. */
  readonly from: string | null
  readonly until: string | null
  /** Amounts of the total, both included. */
  readonly min: string | null
  readonly max: string | null
  /** Counted from 1. */
  readonly page: number
}

/** A comma counts as a point, since half of the languages write one. */
function readAmount(text = ''): string | null {
  const amount = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? amount : null
}

export function readOrders({ language, query }: ListAddress): OrdersPlace {
  const { first, last } = readDays(query['from'], query['until'])
  return {
    language,
    status: ORDER_STATUSES.find((status) => status === query['status']) ?? null,
    client: readId(query['client']),
    keyword: readKeyword(query),
    from: first,
    until: last,
    min: readAmount(query['min']),
    max: readAmount(query['max']),
    page: readPage(query),
  }
}

export const ordersOfKey = (key: string): OrdersPlace => readOrders(addressOfKey(key))

/** The query of an address for a list of orders. */
export const ordersQuery = ({ status, client, keyword, from, until, min, max, page }: Partial<OrdersPlace>): string =>
  listQuery({ query: keyword, status, client, from, until, min, max, page })

/** The list is narrowed by days or amounts. */
export const isNarrowed = ({ from, until, min, max }: Partial<OrdersPlace>): boolean =>
  [from, until, min, max].some((bound) => typeof bound === 'string')

/** The filter of an admin's list, as its calls take it. */
export const filterOf = ({
  status,
  keyword,
  from,
  until,
  min,
  max,
}: Omit<OrdersPlace, 'page' | 'client'>): Readonly<Record<string, string>> & {
  readonly status?: OrderSummary['status']
} => ({
  ...(status && { status }),
  ...(keyword !== '' && { keyword }),
  ...(from !== null && { from }),
  ...(until !== null && { until }),
  ...(min !== null && { min }),
  ...(max !== null && { max }),
})

/** The id of the order in an address; null if it isn't a valid id. */
export const orderIdIn = (place: Place): number | null => readId(pageOf(place)?.parameters['orderId'])

export const invoicePath = (orderId: number): string => PAGES.invoice.path.replace('{orderId}', String(orderId))

export const adminOrderPath = (orderId: number): string => PAGES.adminOrder.path.replace('{orderId}', String(orderId))

/** The path of this user type's own orders. Admins place orders like everyone else but have no such list. */
export function ownOrdersPath(type: UserType | undefined): string | undefined {
  if (type === USER_TYPES.Client) return PAGES.clientOrders.path
  return type === undefined || type === USER_TYPES.Admin ? undefined : PAGES.practitionerOwnOrders.path
}

/** The page of one of them. */
export function ownOrderPath(type: UserType | undefined, orderId: number): string {
  const list = ownOrdersPath(type)
  return list === undefined ? PAGES.checkoutComplete.path.replace('{orderId}', String(orderId)) : `${list}/${orderId}`
}
