import * as v from 'valibot'

import { APPROVED_PRACTITIONERS, CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { filledLine, leftOutLine } from '#areas/cart/contract/filling.ts'
import { note } from '#contract/rules.ts'
import { id, idParams, message } from '#contract/wire.ts'

/** The lines that were put in, and those that were not. `mailed`: the client gets an email, unless they want none of this kind. */
export const filledCart = v.object({
  lines: v.array(filledLine),
  left_out: v.array(leftOutLine),
  mailed: v.boolean(),
})
export type FilledCart = v.InferOutput<typeof filledCart>

/** Nothing is ordered by it, and nothing is paid (filling.client-alone-orders). */
export const fillClientsCart = defineCall({
  id: 'fillClientsCart',
  method: 'POST',
  path: '/v2/account/practitioners/clients/{id}/cart',
  summary: 'Put a protocol that the client holds into their cart, and email them a link to the checkout if wanted',
  access: APPROVED_PRACTITIONERS,
  params: idParams,
  body: v.object({ protocol_id: id, message: v.optional(note, ''), mail: v.boolean() }),
  response: filledCart,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const allowFilling = defineCall({
  id: 'allowFilling',
  method: 'PUT',
  path: '/v2/account/clients/practitioners/{id}',
  summary: 'Let a linked practitioner, by their user_id, put protocols into the own cart, or no longer',
  access: CLIENTS,
  params: idParams,
  body: v.object({ may_fill_cart: v.boolean() }),
  response: message,
  refusals: [400, 401, 403, 404],
})
