import type { Requirements } from '../../requirements/requirement.ts'

export const ordering = {
  'ordering.columns-and-directions':
    'Lists are ordered by id, name, price, created_at or updated_at, ascending or descending.',
  'ordering.default-is-newest-id': 'The default order is id, desc, with order_name 1.',
  'ordering.menu-has-seven-rows':
    'order_name is the row of the sort menu: 1 Default (id desc), 2 Name A-Z, 3 Name Z-A, 4 Price low to high, 5 Price high to low, 6 Newest (created_at desc), 7 Recently updated.',
  'ordering.name-is-never-sent':
    'order_name is not sent to the API; where it disagrees with order_by and order, those win.',
  'ordering.change-writes-three-parameters':
    'Setting an order stores it and writes order_by, order and order_name to the address.',
  'ordering.unknown-values-are-logged':
    'An order_by or order outside the known values is logged and left out of the call.',
  'ordering.names-by-language-rules': 'Names are sorted by the rules of the language in use.',
} satisfies Requirements<'ordering'>

declare module '../../requirements/index.ts' {
  interface Rules {
    ordering: typeof ordering
  }
}
