import type { Order, Payment } from '#areas/orders/contract/orders.ts'
import type { orderMachine } from '#machines/orders/order.machine.ts'
import type { OrderContext } from '#machines/orders/order.setup.ts'

import { ownOrder } from './order-samples.ts'
import type { Step } from '#tests/models/support/model.ts'

/** An own order in each state of its payment, and what a step of its page is about. */

export type At = Step<typeof orderMachine>

const AT = '2026-11-27T08:00:00Z'
const payment = (rest: Partial<Payment>): Payment => ({
  state: 'pending',
  method: 'credit_card',
  reason: null,
  address: null,
  given_back: 0,
  ...rest,
})
const orderWith = (rest: Partial<Order>): Order => ({ ...ownOrder(12), ...rest })

export const unpaid = orderWith({ payment: null })
export const pending = orderWith({ payment: payment({}) })
export const hosted = orderWith({ payment: payment({ address: 'https://pay.example/12' }) })
/** Its page at the provider's is of no use any more. */
export const declined = orderWith({
  payment: payment({ state: 'refused', reason: 'declined', address: 'https://pay.example/11' }),
})
export const paid = orderWith({ status: 'paid', paid_at: AT, payment: payment({ state: 'paid' }) })
export const cancelled = orderWith({ status: 'cancelled', cancelled_at: AT, payment: hosted.payment })
export const byInvoice = orderWith({ payment_method: 'invoice' })
export const another: Order = { ...ownOrder(13), payment_method: 'direct_debit' }
export const anotherPaid: Order = { ...another, status: 'paid', paid_at: AT, payment: payment({ state: 'paid' }) }

export const orders = [unpaid, pending, hosted, declined, paid, cancelled, byInvoice, another, anotherPaid] as const
export const fetched = [unpaid, hosted, declined, paid, cancelled, byInvoice, another] as const
export const answered = [unpaid, pending, hosted, declined, paid, anotherPaid] as const

/** Orders with nothing to pay, and those whose payment is pending; all others wait to be paid. */
export const isSettled = (order: Order) => [paid, cancelled, byInvoice, anotherPaid].includes(order)
export const isAwaited = (order: Order) => [pending, hosted].includes(order)

/** The server shows this user no such order, or the id can't exist. */
export const absent = ([404, 400] as const).map(
  (status) => ({ ok: false, problem: { kind: 'refused', status, message: 'No such order' } }) as const,
)
export const nothingToPay = { kind: 'refused', status: 409, message: 'Nothing to pay' } as const
export const methods = ['credit_card', 'online_wallet'] as const

const place = (path: string, language: 'en' | 'de' = 'en') => ({ language, path, query: {} }) as const
export const JUST_PLACED = place('/checkout/complete/12')
export const LISTED = place('/account/client/orders/12')
export const PRINTED = place('/checkout/invoice/12')
/** The order that is asked for at a place. */
export const askedIn = ({ language, id, path }: OrderContext) => ({ language, id, isInvoice: path === PRINTED.path })
/** Places, and what is asked for there. */
export const places = [
  { at: LISTED, asks: { language: 'en', id: 12, isInvoice: false } },
  { at: JUST_PLACED, asks: { language: 'en', id: 12, isInvoice: false } },
  { at: PRINTED, asks: { language: 'en', id: 12, isInvoice: true } },
  { at: place('/account/client/orders/13', 'de'), asks: { language: 'de', id: 13, isInvoice: false } },
  { at: place('/account/client/orders/ada'), asks: null },
] as const

export const is = (type: string) => (step: At) => step.event.type.endsWith(type)
export const isOk = ({ event }: At) => event['output']?.ok === true
export const isEntered = is('order.entered')
export const isFetched = is('fetchOrder')
export const isTold = (step: At) => isFetched(step) && isOk(step)
/** The call has paid for the open order. */
export const isPaidFor = ({ event, before }: At) =>
  before !== undefined && event.type === 'call.answered' && event['answer'].order_id === before.context.id
/** The call is over, and what came of it is to be looked up. */
export const isOver = ({ event, before }: At) =>
  before !== undefined && event.type === 'call.settled' && event['intent'].orderId === before.context.id
/** A step that tells what the open order is like. */
export const isNews = (step: At) => isTold(step) || isPaidFor(step)
/** Such a step on the page of an invoice, from which nothing is paid. */
export const isOnInvoice = (step: At) => step.before !== undefined && contextBefore(step).path === PRINTED.path
/** The call that pays for the open order was refused. */
export const isRefused = ({ event, before }: At) =>
  before !== undefined && event.type === 'call.refused' && event['intent'].orderId === before.context.id
/** The order as a step tells of it. */
export const orderIn = ({ event }: At): Order => event['answer'] ?? event['output'].value
export const contextBefore = ({ before }: At) => {
  if (!before) throw new Error('nothing came before')
  return before.context
}
type Paying =
  | 'done'
  | 'recalling'
  | 'paying'
  | 'awaiting'
  | 'unsure'
  | { paying: 'asking' | 'sending' | 'unanswered' }
  | 'looking'
  | { choosing: 'loading' | 'offered' | 'unavailable' }
export const isShown = (snapshot: At['before'], state: Paying) => snapshot?.matches({ shown: state }) === true
/** The states in which word of a payment is awaited. */
export const isAwaiting = ({ before }: At) => isShown(before, 'awaiting') || isShown(before, 'looking')
/** It is looked up whether the order was placed here, unless a payment was asked for already. */
export const isRecalled = (step: At) => {
  const { path, method, refusal } = contextBefore(step)
  const isFirst = method === null && (refusal === null || isPaidFor(step))
  return path === JUST_PLACED.path && isFirst && isNews(step) && orderIn(step) === unpaid
}
/** Whoever has just ordered here has asked to pay. */
export const isPaidByItself = ({ event, before }: At) =>
  isShown(before, 'recalling') && event.type === 'xstate.done.actor.takePlaced' && event['output'] === true
