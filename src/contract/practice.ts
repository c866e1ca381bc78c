import * as v from 'valibot'

import { EVERYBODY } from './access.ts'
import { defineCall } from './call.ts'
import { store } from './store.ts'
import { slug } from './wire.ts'

/** A practitioner's public page (practice.public-page). */
export const practice = v.object({
  ...store.entries,
  shop_name: v.string(),
  practitioner: v.object({ first_name: v.string(), last_name: v.string(), practice_name: v.string() }),
})
export type Practice = v.InferOutput<typeof practice>

export const getPractice = defineCall({
  id: 'getPractice',
  method: 'GET',
  path: '/v2/practices/{shopName}',
  summary: "A practitioner's public page by its shop name",
  access: EVERYBODY,
  params: v.object({ shopName: slug }),
  response: practice,
  refusals: [400, 404],
})
