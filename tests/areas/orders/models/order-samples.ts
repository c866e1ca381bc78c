import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { ClientOrder } from '#areas/orders/contract/client-orders.ts'
import type { Order } from '#areas/orders/contract/orders.ts'
import type { ListPage } from '#machines/pages/list-query.ts'

import { order } from './checkout-samples.ts'

/** Orders as users, practitioners and admins see them. */

export const ownOrder = (id: number): Order => ({ ...order, order_id: id })

export function clientOrder(id: number): ClientOrder {
  const { address: _, shipment: _shipment, ...rest } = ownOrder(id)
  return { ...rest, client: { id: 3, first_name: 'Zoë', last_name: 'Linden' } }
}

export const adminOrder = (id: number, rest: Partial<AdminOrder> = {}): AdminOrder => ({
  ...ownOrder(id),
  payment: null,
  paid_revocable_until: null,
  history: [],
  customer: { user_id: 3, email: 'zoe@mail.example', first_name: 'Zoë', last_name: 'Linden' },
  ...rest,
})

export const pageOfOrders = <Row>(...data: Row[]): ListPage<Row> => ({
  data,
  current_page: 1,
  limit: 20,
  total_pages: 1,
  total_results: data.length,
})
