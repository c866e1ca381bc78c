/** The filter groups, named as their query parameters (address.listing-query-parameters). */
export const FILTER_GROUPS = [
  'categories',
  'health_goals',
  'brands',
  'delivery_form',
  'suitable_for',
  'free_from',
  'availability',
  'zero_waste',
] as const
export type FilterGroup = (typeof FILTER_GROUPS)[number]

/** The groups whose options the shop's data define; the other two are fixed (filters.eight-groups). */
export const OPTION_GROUPS = [
  'categories',
  'health_goals',
  'brands',
  'delivery_form',
  'suitable_for',
  'free_from',
] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]

/** Availability and zero waste have fixed ids (filters.availability-is-one-or-two, filters.zero-waste-is-one). */
export const AVAILABLE = 1
export const UNAVAILABLE = 2
export const ZERO_WASTE = 1

/** The columns by which a list can be ordered, and the directions (ordering.columns-and-directions). */
export const ORDER_BY = ['id', 'name', 'price', 'created_at', 'updated_at'] as const
export type OrderBy = (typeof ORDER_BY)[number]
export const ORDER = ['asc', 'desc'] as const
export type Order = (typeof ORDER)[number]

/** A row of the sort menu; `order_name` is its id and never sent to the API (ordering.name-is-never-sent). */
export interface Ordering {
  readonly order_by: OrderBy
  readonly order: Order
  readonly order_name: string
}

/** The sort menu in its order (ordering.menu-has-seven-rows). */
export const ORDERINGS: readonly Ordering[] = [
  { order_by: 'id', order: 'desc', order_name: '1' },
  { order_by: 'name', order: 'asc', order_name: '2' },
  { order_by: 'name', order: 'desc', order_name: '3' },
  { order_by: 'price', order: 'asc', order_name: '4' },
  { order_by: 'price', order: 'desc', order_name: '5' },
  { order_by: 'created_at', order: 'desc', order_name: '6' },
  { order_by: 'updated_at', order: 'desc', order_name: '7' },
]

/** The default order (ordering.default-is-newest-id). */
export const DEFAULT_ORDERING: Ordering = { order_by: 'id', order: 'desc', order_name: '1' }
