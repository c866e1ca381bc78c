import * as v from 'valibot'

import { CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { idParams } from '#contract/wire.ts'

import { isCalendarDay } from '../dosage/dosage.ts'

/** Days before the first product runs out on which the email is written (supply.one-mail-before-it-runs-out). */
export const TOLD_BEFORE = 7
/** Lines that end within so many days are ordered again by one press, and named by one email. */
export const SOON = 14

/** Weeks between two reminders that a client may choose. */
export const REPEAT_WEEKS = [2, 4, 6, 8, 12] as const
export type RepeatWeeks = (typeof REPEAT_WEEKS)[number]

const day = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay))

/** A wish to be reminded of ordering; `next_on` as YYYY-MM-DD. */
const repeat = v.object({ weeks: v.picklist(REPEAT_WEEKS), next_on: day })
export type Repeat = v.InferOutput<typeof repeat>

/** A product that the client has from orders since the protocol was shared, or that is ordered and not sent. */
const lineAtHome = v.object({
  product_variant_id: v.number(),
  /** The last day that it covers, as YYYY-MM-DD; null where it lasts to the end of its dosage, or none came yet. */
  runs_out: v.nullable(v.string()),
  /** An order of it is neither paid nor sent yet. */
  is_ordered: v.boolean(),
})
export type LineAtHome = v.InferOutput<typeof lineAtHome>

/** `reminds`: an email comes before products run out. */
export const ownSupply = v.object({
  lines: v.array(lineAtHome),
  reminds: v.boolean(),
  repeat: v.nullable(repeat),
})
export type OwnSupply = v.InferOutput<typeof ownSupply>

const change = v.object({ reminds: v.optional(v.boolean()), repeat: v.optional(v.nullable(repeat)) })
export type SupplyChange = v.InferOutput<typeof change>

export const getOwnSupply = defineCall({
  id: 'getOwnSupply',
  method: 'GET',
  path: '/v2/account/clients/protocols/{id}/supply',
  summary:
    'When the products of a shared protocol run out, by the own orders since, and what the client is reminded of',
  access: CLIENTS,
  params: idParams,
  response: ownSupply,
  refusals: [400, 401, 403, 404],
})

export const setOwnSupply = defineCall({
  id: 'setOwnSupply',
  method: 'PUT',
  path: '/v2/account/clients/protocols/{id}/supply',
  summary: 'Set the reminders of a shared protocol; what is not sent stays. Orders nothing',
  access: CLIENTS,
  params: idParams,
  body: change,
  response: ownSupply,
  refusals: [400, 401, 403, 404],
})
