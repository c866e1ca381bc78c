import * as v from 'valibot'

import { CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { idParams, timestamp } from '#contract/wire.ts'

/**
 * Reasons why a line of a protocol is not in the cart, or not in full: it is not on sale, not for this client, there are not enough, a
 * line has its most pieces, or the cart its most lines.
 */
export const LEFT_OUT = ['unknown', 'restricted', 'stock', 'most', 'full'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

const piece = { product_variant_id: v.number(), name: v.string(), net_contents: v.string(), quantity: v.number() }

/** A number of pieces of a pack. `lang`: set if the name is not in the asked language. */
export const filledLine = v.object({ ...piece, lang: v.optional(v.string()) })

/** Pieces of a pack that are not in the cart. */
export const leftOutLine = v.object({ ...filledLine.entries, reason: v.picklist(LEFT_OUT) })

/** A protocol that a practitioner put into the cart, while some of it is still there (filling.client-reads-it). */
export const cartFilling = v.object({
  id: v.number(),
  /** Null once their account is deleted. */
  practitioner: v.nullable(v.object({ user_id: v.number(), first_name: v.string(), last_name: v.string() })),
  protocol: v.string(),
  message: v.string(),
  filled_at: timestamp,
  /** Its pieces that are still in the cart. */
  lines: v.array(filledLine),
})
export type CartFilling = v.InferOutput<typeof cartFilling>

/** The latest first. */
export const cartFillings = v.array(cartFilling)

export const FILLING_ANSWERS = ['keep', 'take'] as const
export type FillingAnswer = (typeof FILLING_ANSWERS)[number]

export const listCartFillings = defineCall({
  id: 'listCartFillings',
  method: 'GET',
  path: '/v2/storefront/cart/fillings',
  summary: 'What practitioners have put into the own cart and the client has not answered, the latest first',
  access: CLIENTS,
  response: cartFillings,
  refusals: [401, 403],
})

export const answerCartFilling = defineCall({
  id: 'answerCartFilling',
  method: 'PUT',
  path: '/v2/storefront/cart/fillings/{id}',
  summary: 'Keep what was put in, or take exactly that out again; answers those that are left',
  access: CLIENTS,
  params: idParams,
  body: v.object({ answer: v.picklist(FILLING_ANSWERS) }),
  response: cartFillings,
  refusals: [400, 401, 403, 404],
})
