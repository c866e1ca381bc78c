import type { Requirements } from './requirement.ts'

export const ordering = {
  'ordering.columns-and-directions': {
    rule: 'Lists are ordered by id, name, price, created_at or updated_at, ascending or descending.',
    built: true,
  },
  'ordering.default-is-newest-id': { rule: 'The default order is id, desc, with order_name 1.', built: true },
  'ordering.menu-has-seven-rows': {
    rule: 'order_name is the row of the sort menu: 1 Default (id desc), 2 Name A-Z, 3 Name Z-A, 4 Price low to high, 5 Price high to low, 6 Newest (created_at desc), 7 Recently updated.',
    built: true,
  },
  'ordering.name-is-never-sent': {
    rule: 'order_name is not sent to the API; where it disagrees with order_by and order, those win.',
    built: true,
  },
  'ordering.change-writes-three-parameters': {
    rule: 'Setting an order stores it and writes order_by, order and order_name to the address.',
    built: true,
  },
  'ordering.unknown-values-are-logged': {
    rule: 'An order_by or order outside the known values is logged and left out of the call.',
    built: true,
  },
  'ordering.names-by-language-rules': { rule: 'Names are sorted by the rules of the language in use.', built: true },
} satisfies Requirements<'ordering'>
