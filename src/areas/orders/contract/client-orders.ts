import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { order, orderStatus, orderSummary } from './orders.ts'
import { idParams, pageFields, paging, pathId, searchText } from '#contract/wire.ts'

const client = v.object({ id: v.number(), first_name: v.string(), last_name: v.string() })

/** The order of a client as lists of their practitioner show it. */
export const clientOrderSummary = v.object({ ...orderSummary.entries, client })
export type ClientOrderSummary = v.InferOutput<typeof clientOrderSummary>

/** The order of a client in full; addresses, parcel and papers stay with the client (checkout.clients-orders). */
export const clientOrder = v.object({
  ...v.omit(order, ['address', 'billing', 'shipment', 'papers']).entries,
  client,
})
export type ClientOrder = v.InferOutput<typeof clientOrder>

/** One page of clients' orders, the latest first. */
export const clientOrderPage = v.object({ data: v.array(clientOrderSummary), ...pageFields })

export const listClientOrders = defineCall({
  id: 'listClientOrders',
  method: 'GET',
  path: '/v2/account/practitioners/orders',
  summary:
    'Orders that clients placed while this practitioner was theirs and whose number has the keyword, the latest first; addresses stay with the client',
  access: PRACTITIONERS,
  query: v.object({
    ...paging,
    client_id: v.optional(pathId),
    status: v.optional(orderStatus),
    keyword: v.optional(searchText),
  }),
  response: clientOrderPage,
  refusals: [400, 401, 403],
})

export const getClientOrder = defineCall({
  id: 'getClientOrder',
  method: 'GET',
  path: '/v2/account/practitioners/orders/{id}',
  summary: "One of the clients' orders, without its address",
  access: PRACTITIONERS,
  params: idParams,
  response: clientOrder,
  refusals: [400, 401, 403, 404],
})
