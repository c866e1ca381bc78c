import * as v from 'valibot'

import { CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { message, timestamp } from '#contract/wire.ts'

/** `since`: when the address was made; null where there is none. */
export const planFeed = v.object({ since: v.nullable(timestamp) })

/** The address as it is told once; the shop keeps only a hash of it (feed.address-is-private). */
export const madePlanFeed = v.object({ since: timestamp, address: v.string() })
export type MadePlanFeed = v.InferOutput<typeof madePlanFeed>

export const getPlanFeed = defineCall({
  id: 'getPlanFeed',
  method: 'GET',
  path: '/v2/account/clients/plan-feed',
  summary: "Whether calendars can fetch the client's plan, and since when",
  access: CLIENTS,
  response: planFeed,
  refusals: [401, 403],
})

export const makePlanFeed = defineCall({
  id: 'makePlanFeed',
  method: 'POST',
  path: '/v2/account/clients/plan-feed',
  summary:
    'Make a private address under which calendars fetch the plan, in the language of this call; an earlier one ends',
  access: CLIENTS,
  response: madePlanFeed,
  refusals: [401, 403],
})

export const endPlanFeed = defineCall({
  id: 'endPlanFeed',
  method: 'DELETE',
  path: '/v2/account/clients/plan-feed',
  summary: 'End the private address; calendars get nothing under it any more',
  access: CLIENTS,
  response: message,
  refusals: [401, 403],
})
