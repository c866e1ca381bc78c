import { orderMachine } from '#machines/orders/order.machine.ts'

import { openRules } from './order-open-rules.ts'
import {
  absent,
  anotherPaid,
  answered,
  fetched,
  JUST_PLACED,
  LISTED,
  hosted,
  isShown,
  methods,
  nothingToPay,
  orders,
  places,
  unpaid,
} from './order-payment-samples.ts'
import { paymentRules } from './order-payment-rules.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'

const told = (value: unknown) => ({ ok: true, value })
const refusalOf = (orderId: number) =>
  ({
    type: 'call.refused',
    call: 'payOrder',
    intent: { orderId, method: 'credit_card' },
    problem: nothingToPay,
  }) as const
const callRefused = refusalOf(12)
const callAnswered = (answer: (typeof answered)[number]) =>
  ({ type: 'call.answered', call: 'payOrder', answer }) as const
const withoutAnswer = (['call.sending', 'call.unanswered', 'call.unsure'] as const).flatMap((type) =>
  [12, 13].map((orderId) => ({ type, call: 'payOrder', intent: { orderId, method: 'credit_card' as const } })),
)
const entered = (place: (typeof places)[number]['at']) => ({ type: 'order.entered', place }) as const
const justPlaced = [entered(JUST_PLACED), done('fetchOrder', told(unpaid)), done('takePlaced', true)]

export const model = defineModel({
  machine: orderMachine,
  events: [
    ...places.map(({ at }) => entered(at)),
    { type: 'order.retry' },
    { type: 'order.print' },
    { type: 'payment.choose', method: 'online_wallet' },
    { type: 'payment.pay' },
    { type: 'payment.change' },
    { type: 'payment.retry' },
    ...withoutAnswer,
    ...answered.map(callAnswered),
    callRefused,
    refusalOf(13),
    ...[12, 13].map((orderId) => ({
      type: 'call.settled' as const,
      call: 'payOrder',
      intent: { orderId, method: 'credit_card' as const },
    })),
  ],
  answers: [
    ...[...fetched.map(told), ...absent, refused, unreachable].map((output) => done('fetchOrder', output)),
    failed('fetchOrder'),
    ...[told(methods), refused].map((output) => done('fetchMethods', output)),
    failed('fetchMethods'),
    done('takePlaced', true),
    done('takePlaced', false),
    failed('takePlaced'),
    done('waitToLook'),
    failed('waitToLook'),
  ],
  fits: ({ context }, { type, output }) =>
    !type.endsWith('done.actor.fetchOrder') || !output.ok || output.value.order_id === context.id,
  // Once a method was chosen, a payment looked for or refused, one sample of each way is enough.
  until: (snapshot, event) => {
    const { id, method, looks, refusal } = snapshot.context
    const isLate = method !== null || looks > 0 || refusal !== null
    if (event.type === 'order.entered') return isLate && event.place !== LISTED
    if (event.type === 'call.answered')
      return isLate && !isShown(snapshot, 'paying') && event.answer !== unpaid && event.answer !== anotherPaid
    if (event.type === 'call.refused' || event.type === 'call.settled')
      return id === 13 || refusal !== null || looks > 0
    return id === 13 && ['order.print', 'payment.choose'].includes(event.type)
  },
  journeys: [
    [...justPlaced, callRefused, done('fetchOrder', told(unpaid)), callRefused, done('fetchOrder', told(unpaid))],
    [...justPlaced, callAnswered(unpaid), done('fetchMethods', told(methods))],
    [...justPlaced, callAnswered(hosted), entered(LISTED), done('fetchOrder', told(hosted))],
  ],
  project: ({ context: { language, path, id, order, method, looks, refusal } }) => ({
    language,
    path,
    id,
    order: order && orders.findIndex((one) => one === order),
    method,
    looks: Math.min(looks, 1),
    isRefused: refusal !== null,
  }),
  equivalents: {
    'order.shown.unsure: on call.unsure: not taken': 'the state leads to itself, and has no entry and no actor',
    'order.shown.unsure: on call.unsure: no guard': 'the state leads to itself, and has no entry and no actor',
  },
  rules: { ...openRules, ...paymentRules },
})
