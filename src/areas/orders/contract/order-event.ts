import * as v from 'valibot'

import { money, timestamp } from '#contract/wire.ts'

import { shipment } from './shipment.ts'

/** Whatever happens to an order; `mail` is a mail to its customer. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'paid',
  'unpaid',
  'sent',
  'shipment',
  'cancelled',
  'refunded',
  'partCancelled',
  'returnAsked',
  'returnReceived',
  'returnChecked',
  'returnClosed',
  'returnRefunded',
  'refundTransferred',
  'note',
  'mail',
] as const
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]

/**
 * `shipment`: as the order was sent with, or was changed to. `note`: the text of a note. `why`: the cause of a cancelling. `mail`:
 * the kind of the mail. `amount`: of a refund.
 */
export const orderEventDetail = v.object({
  shipment: v.optional(v.nullable(shipment)),
  note: v.optional(v.string()),
  why: v.optional(v.picklist(['unpaid', 'shop', 'moneyBack', 'withdrawn'])),
  mail: v.optional(v.string()),
  amount: v.optional(money),
})
export type OrderEventDetail = v.InferOutput<typeof orderEventDetail>

/** An entry in the history of an order. `by`: whoever did it; null for the shop itself, and for closed accounts. */
export const orderEvent = v.object({
  event_id: v.number(),
  at: timestamp,
  kind: v.picklist(ORDER_EVENT_KINDS),
  by: v.nullable(v.object({ first_name: v.string(), last_name: v.string() })),
  detail: orderEventDetail,
})
export type OrderEvent = v.InferOutput<typeof orderEvent>
