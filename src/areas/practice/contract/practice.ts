import * as v from 'valibot'

import { CLIENTS, EVERYBODY_KNOWN_OR_NOT } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { store } from './store.ts'
import { message, slug } from '#contract/wire.ts'

/**
 * A practitioner's public page (practice.public-page). Asked for by an earlier name, `shop_name` is the present one, and the
 * page leads there (practice.earlier-names-lead-on).
 */
export const practice = v.object({
  ...store.entries,
  shop_name: v.string(),
  practitioner: v.object({ first_name: v.string(), last_name: v.string(), practice_name: v.string() }),
  /** True for the page's owner. */
  own: v.boolean(),
})
export type Practice = v.InferOutput<typeof practice>

const shopNameParams = v.object({ shopName: slug })

export const getPractice = defineCall({
  id: 'getPractice',
  method: 'GET',
  path: '/v2/practices/{shopName}',
  summary: "A practitioner's public page by its shop name or an earlier one; its owner sees it before it is public",
  access: EVERYBODY_KNOWN_OR_NOT,
  params: shopNameParams,
  response: practice,
  refusals: [400, 404],
})

export const joinPractice = defineCall({
  id: 'joinPractice',
  method: 'POST',
  path: '/v2/practices/{shopName}/join',
  summary: "Become a client of a public page's practitioner; 409 for a client who has another one",
  access: CLIENTS,
  params: shopNameParams,
  response: message,
  refusals: [400, 401, 403, 404, 409],
})
