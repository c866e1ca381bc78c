import * as v from 'valibot'

import { APPROVED_PRACTITIONERS, PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { orderSummary } from '#areas/orders/contract/orders.ts'
import { clientStatus } from '#areas/protocols/contract/protocols.ts'
import { takenCount } from '#areas/protocols/contract/taken.ts'
import { sharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { discount, email, note, requiredName } from '#contract/rules.ts'
import { emailList, idParams, ordering, paging, percent, searchText, timestamp } from '#contract/wire.ts'

/**
 * A client of a practitioner (clients.record-fields). `invited` until they have agreed: till then it is what the practitioner
 * typed, whoever the email belongs to (clients.invited-looks-alike), under a number that is the invitation's.
 */
export const client = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  /** Whole percents; null if another practitioner is theirs (clients.own-practitioners-rate-counts). */
  discount_rate: v.nullable(percent),
  status: clientStatus,
  /** Of this practitioner's protocols: how many they hold, and how many of these they have not opened. */
  shared_protocols: v.number(),
  unopened_protocols: v.number(),
  last_opened_at: v.nullable(timestamp),
  /** Of the orders that were placed while this practitioner was theirs, without cancelled ones. */
  last_ordered_at: v.nullable(timestamp),
})
export type Client = v.InferOutput<typeof client>

/** One client with what was shared and ordered (clients.page-of-one). */
export const clientDetail = v.object({
  ...client.entries,
  /** The practitioner's note from the invitation; only they see it. */
  notes: v.string(),
  linked_at: timestamp,
  protocols: v.array(sharedProtocol),
  /** Those placed while this practitioner was theirs, the latest first, at most 100. */
  orders: v.array(orderSummary),
  /** Intakes of the last seven days that they have marked, by line; null where they do not share it (taken.seen-where-shared). */
  taken: v.optional(v.nullable(v.array(takenCount))),
  /** The client lets this practitioner put protocols into their cart (filling.client-allows-it). */
  may_fill_cart: v.optional(v.boolean()),
  /** The last time each protocol was put into their cart, and the first order since then with something of it. */
  fillings: v.optional(
    v.array(v.object({ protocol_id: v.number(), filled_at: timestamp, ordered_at: v.nullable(timestamp) })),
  ),
})

export const listClients = defineCall({
  id: 'listClients',
  method: 'GET',
  path: '/v2/account/practitioners/clients',
  summary:
    'Own clients and people who were invited, whose name or email has the keyword, or whose email is one of emails, by order_by: name, recent (linked or shared with last), waiting (who has opened or ordered nothing first)',
  access: PRACTITIONERS,
  query: v.object({ ...paging, ...ordering, keyword: v.optional(searchText), emails: v.optional(emailList) }),
  response: v.array(client),
  refusals: [400, 401, 403],
})

export const inviteClient = defineCall({
  id: 'inviteClient',
  method: 'POST',
  path: '/v2/account/practitioners/clients',
  summary: 'Ask a person by email to be a client; the answer is the same whether or not the email has an account',
  access: APPROVED_PRACTITIONERS,
  body: v.object({
    email,
    first_name: requiredName,
    last_name: requiredName,
    discount_rate: v.optional(discount, 0),
    notes: v.optional(note, ''),
  }),
  response: client,
  refusals: [400, 401, 403, 409],
})

export const getClient = defineCall({
  id: 'getClient',
  method: 'GET',
  path: '/v2/account/practitioners/clients/{id}',
  summary: 'One of the own clients with protocols and orders',
  access: PRACTITIONERS,
  params: idParams,
  response: clientDetail,
  refusals: [400, 401, 403, 404],
})

export const updateClient = defineCall({
  id: 'updateClient',
  method: 'PUT',
  path: '/v2/account/practitioners/clients/{id}',
  summary: "Change a client's discount rate",
  access: APPROVED_PRACTITIONERS,
  params: idParams,
  body: v.object({ discount_rate: discount }),
  response: client,
  refusals: [400, 401, 403, 404, 409],
})
