import { DEFAULT_ORDERING, FILTER_GROUPS, ORDER, ORDER_BY, ORDERINGS } from '#areas/catalogue/contract/listing.ts'
import type { Ordering } from '#areas/catalogue/contract/catalogue.ts'

import type { Query } from '../pages/query.ts'
import { isFilterGroup } from './filters.ts'
import type { Filters } from './filters.ts'

/** The id of an order that stands in no row of the sort menu. */
export const OTHER_ORDER_NAME = '0'

/**
 * The order that a query names: order_by and order win over order_name (ordering.name-is-never-sent); unknown values
 * are left out.
 */
export function readOrdering(query: Query): Ordering {
  const order_by = ORDER_BY.find((known) => known === query.order_by)
  const order = ORDER.find((known) => known === query.order)
  if (!order_by && !order) return ORDERINGS.find((row) => row.order_name === query.order_name) ?? DEFAULT_ORDERING
  const ordering = { order_by: order_by ?? DEFAULT_ORDERING.order_by, order: order ?? DEFAULT_ORDERING.order }
  return (
    ORDERINGS.find((row) => row.order_by === ordering.order_by && row.order === ordering.order) ?? {
      ...ordering,
      order_name: OTHER_ORDER_NAME,
    }
  )
}

/** Values of order_by and order outside the known sets (ordering.unknown-values-are-logged): to be logged. */
export function unknownOrder(query: Query): string[] {
  const found = [
    query.order_by !== undefined && !ORDER_BY.some((known) => known === query.order_by)
      ? `order_by=${query.order_by}`
      : '',
    query.order !== undefined && !ORDER.some((known) => known === query.order) ? `order=${query.order}` : '',
  ]
  return found.filter((text) => text !== '')
}

const ORDER_PARAMETERS = ['order_by', 'order', 'order_name']

const isOurs = (name: string) => isFilterGroup(name) || ORDER_PARAMETERS.includes(name)

/** Parameters of the query that are not the listing's stay as they are. */
function others(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isOurs(name)))
}

/**
 * The query after a change: each group's ids in its parameter, none for an empty group (filters.add-writes-the-group).
 * The order stands in it once it was set: from then on, or where it is not the default. The number of the page never does
 * (catalogue.page-is-not-in-the-address).
 */
export function writeQuery(query: Query, filters: Filters, ordering: Ordering, orderWasSet: boolean): Query {
  const groups = FILTER_GROUPS.filter((group) => filters[group].length > 0)
  const isInAddress = ORDER_PARAMETERS.some((name) => query[name] !== undefined)
  const { order_by, order, order_name } = ordering
  return {
    ...others(query),
    ...Object.fromEntries(groups.map((group) => [group, filters[group].map(({ id }) => id).join(',')])),
    ...(orderWasSet || isInAddress ? { order_by, order, order_name } : {}),
  }
}

/** Order of parameters and unrelated parameters do not matter. */
export function isSameList(one: Query, other: Query): boolean {
  return [...FILTER_GROUPS, ...ORDER_PARAMETERS].every((name) => one[name] === other[name])
}
