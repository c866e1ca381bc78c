import assert from 'node:assert/strict'

import type { EventFromLogic } from 'xstate'

import { checkoutMachine } from '#machines/orders/checkout/checkout.machine.ts'
import { methodOf, orderWanted } from '#machines/orders/checkout/checkout.ts'
import { ONCE_FACTS } from '#machines/once/once.events.ts'

import {
  address,
  business,
  express,
  filled,
  basis,
  largeCart,
  order,
  shortCart,
  smallCart,
  standard,
  unbilled,
} from './checkout-samples.ts'
import { cartOf } from '#tests/areas/cart/models/cart-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, emitted, entered, named, sent, started } from '#tests/models/support/rules.ts'

type At = Step<typeof checkoutMachine>

const place = (language: 'en' | 'de') => ({ language, path: '/checkout', query: {} }) as const
const inAustria = { ...address, country: 'AT' }
const first = basis(smallCart, { address: inAustria })
const draft = {
  address: { ...address, street: 'Elm Lane', city: '' },
  ...unbilled,
  delivery_method: 'standard',
  payment_method: 'credit_card',
} as const
const second = basis(largeCart, { address: {}, delivery_methods: [standard], draft })
const none = basis(cartOf(), { payment_methods: [] })
const short = basis(shortCart)
const noAddress = Object.fromEntries(Object.keys(address).map((name) => [name, '']))
/** Its buyer has ordered before; a business, whose number is to be looked up. */
const again = { address, billing: null, delivery_method: 'standard', payment_method: 'invoice' } as const
const knownBuyer = basis(smallCart, {
  last_delivery: 'standard',
  addresses: [address, { ...address, street: 'Elm Lane' }],
  known: again,
})
const knownBusiness = basis(smallCart, { last_delivery: 'standard', known: { ...again, billing: business } })
const recent = {
  order_id: 12,
  number: 'K7-41',
  lines: [
    { product_variant_id: 2, quantity: 1 },
    { product_variant_id: 1, quantity: 2 },
  ],
}
/** Nothing is left of the small cart, which was ordered a moment ago. */
const ordered = basis(cartOf(), { recent })
/** The order of a moment ago is no reason for another cart to be empty. */
const isOrdered = (seen: unknown) => seen === null || seen === first.cart
const told = (value: typeof first) => ({ ok: true, value }) as const

const byExpress = { ...filled, address, delivery_method: express.id }
const toAustria = { ...byExpress, address: inAustria }
/** Delivery to a business of another country, whose number decides on the tax. */
const toBusiness = { ...filled, address: inAustria, billing: business }
const byNothing = { ...filled, delivery_method: 'owl' }

const differs = {
  kind: 'refused',
  status: 409,
  message: 'Not as it was seen',
  errors: { 'lines.1': 'Sold out', total: 'Now €53.73' },
} as const
const nothingLeft = { kind: 'refused', status: 409, message: 'Nothing in it' } as const
const notOffered = { kind: 'refused', status: 400, message: 'No', errors: { delivery_method: 'Not there' } } as const
/** No key could be kept, so that nothing was sent. */
const keyless = { kind: 'unreachable' } as const

type PlaceProblem = Extract<EventFromLogic<typeof checkoutMachine>, { type: 'call.refused' }>['problem']
const intent = orderWanted(first, filled, standard)
const refusedBy = (problem: PlaceProblem) => ({ type: 'call.refused', call: 'placeOrder', intent, problem }) as const

interface Seen {
  readonly discount_rate: number
  readonly lines: readonly { readonly product_variant_id: number; readonly quantity: number; readonly price: number }[]
}
/** Parts of what is sent, in decimals as they stand beside the button. */
const seenOfSmallCart: Seen = {
  discount_rate: 10,
  lines: [
    { product_variant_id: 1, quantity: 2, price: 9.95 },
    { product_variant_id: 2, quantity: 1, price: 9.95 },
  ],
}
const SEEN = new Map<unknown, Seen>([
  ...[first, knownBuyer, knownBusiness].map((one) => [one, seenOfSmallCart] as const),
  [second, { discount_rate: 10, lines: [{ product_variant_id: 1, quantity: 6, price: 9.95 }] }],
])
/** Delivery and total: from 50 on the standard way is free. */
const COSTS = new Map<unknown, Readonly<Record<string, readonly [number, number]>>>([
  [first, { express: [9.9, 36.76], standard: [4.9, 31.76] }],
  [second, { standard: [0, 53.73] }],
  [knownBuyer, { express: [9.9, 36.76], standard: [4.9, 31.76] }],
  [knownBusiness, { express: [9.9, 36.76], standard: [4.9, 31.76] }],
])
/** The same without Austria's tax of 10 percent, by standard delivery. */
const NET_PRICE = 9.05
const NET_COSTS = new Map<unknown, readonly [number, number]>([
  [first, [4.45, 28.88]],
  [second, [0, 48.87]],
])

const SHOWN: ReadonlyMap<string, string> = new Map([
  ['call.sending', 'placing'],
  ['call.unanswered', 'unanswered'],
  ['call.unsure', 'unsure'],
])

const is = (type: string) => (step: At) => step.event.type.endsWith(type)
const isIn = (step: At, state: 'loading' | 'failed' | 'placing' | 'rechecking' | 'changed') =>
  step.before?.matches(state) === true
const isReviewing = ({ before }: At) => before?.matches({ open: 'reviewing' }) === true
const isFilling = ({ before }: At) => before?.matches({ open: 'filling' }) === true
const isBasis = (step: At) => is('fetchBasis')(step) && step.event['output']?.ok === true
const isOpening = (step: At) => isIn(step, 'loading') && step.after.matches('open')
/** The checkout opens with an order that is known. */
const isKnown = (step: At) =>
  isOpening(step) &&
  [knownBuyer, knownBusiness].includes(step.event['output'].value) &&
  step.before?.context.filled === null &&
  step.before.context.refusal === null
const isOfOrder = ({ event }: At) => event.type.startsWith('call.')
const isWithoutAnswer = ({ before }: At) =>
  (['placing', 'unanswered', 'unsure'] as const).some((state) => before?.matches(state) === true)
const isDifference = ({ event, before }: At) =>
  before !== undefined && event.type === 'call.refused' && event['problem'] === differs
type Context = At['after']['context']
const isPlain = ({ refusal, differences }: Context) => refusal === null && Object.keys(differences).length === 0
const isFirst = (context: Context) => isPlain(context) && context.filled === null
const all = [first, second, none, short, ordered, knownBuyer, knownBusiness]
const nameOf = (value: unknown) => all.indexOf(value as typeof first)
const nameOfCart = (seen: unknown) => all.findIndex(({ cart }) => cart === seen)

export const model = defineModel({
  machine: checkoutMachine,
  events: [
    { type: 'checkout.entered', place: place('en') },
    { type: 'checkout.entered', place: place('de') },
    { type: 'page.retry' },
    { type: 'form.sent', form: 'addressForm', sent: filled },
    { type: 'form.sent', form: 'addressForm', sent: byExpress },
    { type: 'form.sent', form: 'addressForm', sent: toAustria },
    { type: 'form.sent', form: 'addressForm', sent: byNothing },
    { type: 'form.sent', form: 'addressForm', sent: toBusiness },
    { type: 'order.change' },
    { type: 'address.choose', index: 1 },
    { type: 'address.choose', index: null },
    { type: 'order.place' },
    { type: 'order.goOn' },
    ...(['call.sending', 'call.unanswered', 'call.unsure'] as const).map((type) => ({
      type,
      call: 'placeOrder',
      intent,
    })),
    { type: 'call.answered', call: 'placeOrder', answer: order },
    ...[differs, nothingLeft, notOffered, keyless].map(refusedBy),
    { type: 'call.settled', call: 'placeOrder', intent },
  ],
  answers: [
    done('settleCart', { isSaved: true }),
    done('settleCart', { isSaved: false }),
    failed('settleCart'),
    done('checkVat', { ok: true, value: { state: 'checked' } }),
    done('checkVat', { ok: true, value: { state: 'not_checked' } }),
    done('checkVat', unreachable),
    failed('checkVat'),
    done('fetchBasis', told(first)),
    done('fetchBasis', told(second)),
    done('fetchBasis', told(none)),
    done('fetchBasis', told(short)),
    done('fetchBasis', told(ordered)),
    done('fetchBasis', told(knownBuyer)),
    done('fetchBasis', told(knownBusiness)),
    done('fetchBasis', refused),
    failed('fetchBasis'),
  ],
  // Once something was filled in or refused, it is of no interest what else there could be to start from.
  fits: ({ context }, { type, output }) =>
    !type.endsWith('done.actor.fetchBasis') ||
    isFirst(context) ||
    output === refused ||
    [second, none, ordered].includes(output.value),
  // One language, one form and one refusal are enough of each way.
  until: ({ context, value }, event) => {
    const { language, filled: known, order: placed } = context
    if (language === 'de') return event.type !== 'page.retry' && event.type !== 'checkout.entered'
    if (event.type === 'checkout.entered')
      return event.place.language === 'de' ? !isFirst(context) : known !== null && known !== filled
    if (event.type === 'call.settled') return placed !== null || (known !== null && known !== filled)
    if (event.type === 'form.sent') return event.sent !== filled && !isFirst(context)
    if (event.type !== 'call.refused') return false
    if (event.problem === keyless || event.problem === nothingLeft) return value !== 'placing' || known !== filled
    return !isPlain(context) || placed !== null
  },
  project: ({
    context: { language, basis: known, filled: form, vat, differences, seen, problem, refusal, order: placed },
  }) => ({
    language,
    basis: nameOf(known),
    form: form && [form.address.country, form.address.street, form.delivery_method, form.billing?.company ?? null],
    vat,
    differences,
    seen: nameOfCart(seen),
    problem,
    refusal,
    placed: placed?.order_id ?? null,
  }),
  rules: {
    'starts its form and its call once, by their names, and hears their facts': {
      when: ({ before }) => before === undefined,
      must: (step) => {
        assert.deepEqual(named(step), ['addressForm', 'placeOrder', 'linesFold'])
        assert.deepEqual(started(step, 'hearChildren'), [{ addressForm: ['form.sent'], placeOrder: ONCE_FACTS }])
        assert.equal(started(step, 'storeDraft').length, 1)
        assert.equal(step.after.matches('waiting'), true)
      },
    },
    'keeps what it has started': {
      when: ({ before }) => before !== undefined,
      must: (step) =>
        assert.deepEqual([named(step), started(step, 'hearChildren'), started(step, 'storeDraft')], [[], [], []]),
    },
    'looks a VAT number up before the review, whatever comes of it': {
      requirements: ['tax.vat-number-is-checked'],
      when: (step) => is('form.sent')(step) && isFilling(step) && step.event['sent'] === toBusiness,
      must: (step) => {
        const { basis: known } = step.before?.context ?? {}
        const isSent = methodOf(known?.delivery_methods ?? [], toBusiness) !== undefined
        assert.equal(step.after.matches({ open: isSent ? 'checkingVat' : { filling: 'undeliverable' } }), true)
        assert.deepEqual(
          started(step, 'checkVat'),
          isSent ? [{ number: business.vat_number, language: step.after.context.language }] : [],
        )
      },
    },
    'reviews with what was learned of the number, and without an answer as if it were not known': {
      requirements: ['tax.vat-number-is-checked'],
      when: is('checkVat'),
      must: (step) => {
        const { output } = step.event
        assert.equal(step.after.matches({ open: 'reviewing' }), true)
        assert.equal(step.after.context.vat, output?.ok === true ? output.value.state : 'not_checked')
      },
    },
    'knows nothing of the number of another form': {
      when: is('form.sent'),
      must: (step) => assert.equal(step.after.context.vat, isFilling(step) ? 'none' : step.before?.context.vat),
    },
    'waits for the changes of the cart before it asks for anything': {
      requirements: ['call.waits-for-what-comes-first'],
      when: (step) => (is('checkout.entered')(step) && !isWithoutAnswer(step)) || entered(step, 'settling'),
      must: (step) => {
        assert.equal(step.after.matches('settling'), true)
        assert.deepEqual([started(step, 'settleCart').length, started(step, 'fetchBasis')], [1, []])
      },
    },
    'asks in the language of the page once the cart is with the server, or can be waited for no longer': {
      when: is('settleCart'),
      must: (step) => {
        assert.equal(step.after.matches('loading'), true)
        assert.deepEqual(started(step, 'fetchBasis'), [{ language: step.after.context.language }])
      },
    },
    'begins anew without the order when it is entered, in the language of its page': {
      when: (step) => is('checkout.entered')(step) && !isWithoutAnswer(step),
      must: ({ event, after: { context } }) => {
        assert.equal(context.language, event['place'].language)
        assert.deepEqual([context.order, context.differences, context.seen, context.refusal], [null, {}, null, null])
      },
    },
    'looks anew where an order was settled elsewhere or let go, as if it were entered': {
      requirements: ['checkout.own-order-is-known', 'call.every-tab-knows-it'],
      when: is('call.settled'),
      must: ({ before, after: { value, context } }) => {
        assert.equal(value, 'settling')
        assert.deepEqual([context.order, context.differences, context.seen, context.refusal], [null, {}, null, null])
        assert.equal(context.filled, before?.context.filled)
      },
    },
    'says why it could not be loaded, and asks again when told to': {
      when: (step) =>
        (isIn(step, 'loading') && is('fetchBasis')(step) && !isBasis(step)) ||
        (isIn(step, 'failed') && is('page.retry')(step)),
      must: (step) => {
        const isAgain = step.event.type === 'page.retry'
        assert.equal(step.after.matches(isAgain ? 'loading' : 'failed'), true)
        assert.equal(started(step, 'fetchBasis').length, isAgain ? 1 : 0)
        if (!isAgain) assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? unreachable.problem)
      },
    },
    'keeps what it was told, and has nothing to say against it': {
      when: isBasis,
      must: ({ event, after: { context } }) =>
        assert.deepEqual([context.basis, context.problem], [event['output'].value, null]),
    },
    'leads from an emptied cart to the own order of just that, and to nothing from any other': {
      requirements: ['checkout.own-order-is-known'],
      when: (step) => isBasis(step) && isIn(step, 'loading') && step.event['output'].value === ordered,
      must: (step) => {
        assert.equal(step.after.value, isOrdered(step.before?.context.seen) ? 'ordered' : 'empty')
        assert.deepEqual(sent(step, 'addressForm'), [])
      },
    },
    'leads on from an empty cart to nothing, and from one that is short of something to the cart alone': {
      when: (step) => isBasis(step) && isIn(step, 'loading') && [none, short].includes(step.event['output'].value),
      must: (step) => {
        assert.equal(step.after.matches(step.event['output'].value === none ? 'empty' : 'stuck'), true)
        assert.deepEqual(sent(step, 'addressForm'), [])
      },
    },
    'begins with the review where it is known how its buyer orders, after the look-up of a VAT number': {
      requirements: ['checkout.review-first', 'tax.vat-number-is-checked'],
      when: isKnown,
      must: (step) => {
        const isBusiness = step.event['output'].value === knownBusiness
        assert.equal(step.after.matches({ open: isBusiness ? 'checkingVat' : 'reviewing' }), true)
        assert.equal(step.after.context.filled, step.event['output'].value.known)
        assert.deepEqual([sent(step, 'addressForm'), sent(step, 'placeOrder')], [[], []])
      },
    },
    'puts the address that is chosen into the form, and an empty one where another is wanted': {
      requirements: ['checkout.addresses-are-kept'],
      when: is('address.choose'),
      must: (step) => {
        const { index } = step.event as unknown as { readonly index: number | null }
        const { addresses = [] } = step.before?.context.basis ?? {}
        const chosen = index === null ? noAddress : addresses[index]
        assert.deepEqual(
          sent(step, 'addressForm'),
          isFilling(step)
            ? Object.entries(chosen ?? {}).map(([name, value]) => ({
                type: 'field.change',
                field: `address.${name}`,
                value,
              }))
            : [],
        )
      },
    },
    'fills the form in as it was left, else with the last address and the first ways that go there': {
      when: (step) => isOpening(step) && step.before?.context.filled === null && !isKnown(step),
      must: (step) => {
        const values =
          step.after.context.basis === first
            ? { address: inAustria, bills_apart: false, delivery_method: 'standard', payment_method: 'invoice' }
            : draft
        assert.equal(step.after.matches({ open: { filling: 'resting' } }), true)
        assert.deepEqual(sent(step, 'addressForm'), [{ type: 'form.reset' }, { type: 'form.fill', values }])
      },
    },
    'gives the form back what was filled in before, so that it can be changed and sent again': {
      requirements: ['forms.keeps-what-was-typed'],
      when: (step) =>
        (isOpening(step) && step.before?.context.filled !== null) || (isReviewing(step) && is('order.change')(step)),
      must: (step) => {
        const form = step.before?.context.filled ?? assert.fail()
        const { billing, ...rest } = form
        const values = billing ? { ...rest, bills_apart: true, billing } : { ...rest, bills_apart: false }
        assert.equal(step.after.matches({ open: { filling: 'resting' } }), true)
        assert.deepEqual(sent(step, 'addressForm'), [{ type: 'form.reset' }, { type: 'form.fill', values }])
        assert.deepEqual(step.after.context.filled, form)
      },
    },
    'shows what was filled in for review, without what was said against the last order': {
      requirements: ['checkout.order-from-the-servers-cart'],
      when: (step) => isFilling(step) && is('form.sent')(step) && step.after.matches({ open: 'reviewing' }),
      must: ({ event, before, after: { context } }) => {
        const ways = COSTS.get(before?.context.basis) ?? assert.fail()
        const { address: to, delivery_method: way } = event['sent']
        assert.deepEqual([way in ways, to.country], [true, 'DE'])
        assert.deepEqual([context.filled, context.refusal], [event['sent'], null])
      },
    },
    'says that a way does not go there, and shows nothing for review': {
      requirements: ['checkout.delivery-methods-are-settings'],
      when: (step) =>
        isFilling(step) &&
        is('form.sent')(step) &&
        (step.event['sent'] === toAustria ||
          step.event['sent'] === byNothing ||
          (step.event['sent'] === byExpress && step.before?.context.basis === second)),
      must: ({ event, after }) => {
        assert.equal(after.matches({ open: { filling: 'undeliverable' } }), true)
        assert.deepEqual(after.context.filled, event['sent'])
      },
    },
    'orders nothing that was not reviewed and asked for': {
      requirements: ['checkout.order-from-the-servers-cart'],
      when: (step) => !(isReviewing(step) && is('order.place')(step)),
      must: (step) => {
        assert.deepEqual(sent(step, 'placeOrder'), [])
        if (!is('call.sending')(step)) assert.equal(entered(step, 'placing'), false)
      },
    },
    'orders exactly what was seen, in the language of the page': {
      requirements: ['checkout.order-from-the-servers-cart', 'checkout.differences-are-named'],
      when: (step) => isReviewing(step) && is('order.place')(step),
      must: (step) => {
        const { basis: known, filled: form, vat, language } = step.before?.context ?? assert.fail()
        const isReverse = form === toBusiness && vat === 'checked'
        const [delivery_price, total] =
          (isReverse ? NET_COSTS.get(known) : COSTS.get(known)?.[form?.delivery_method ?? '']) ?? assert.fail()
        const { lines, ...seen } = SEEN.get(known) ?? assert.fail()
        const intent = {
          ...form,
          total,
          seen: {
            ...seen,
            lines: lines.map((line) => ({ ...line, price: isReverse ? NET_PRICE : line.price })),
            delivery_price,
            reverse_charge: isReverse,
          },
        }
        assert.equal(step.after.matches('placing'), true)
        assert.deepEqual(sent(step, 'placeOrder'), [{ type: 'call.want', intent, language }])
      },
    },
    'waits for the answer of an order, also where it is entered anew in another language': {
      requirements: ['checkout.order-from-the-servers-cart'],
      when: (step) => isWithoutAnswer(step) && !isOfOrder(step),
      must: (step) => {
        const { event, before, after } = step
        const language = event['place']?.language ?? before?.context.language
        assert.equal(after.value, before?.value)
        assert.deepEqual(after.context, { ...before?.context, language })
        assert.deepEqual(
          [started(step, 'settleCart'), started(step, 'fetchBasis'), sent(step, 'placeOrder')],
          [[], [], []],
        )
      },
    },
    'shows how far an order is that has no answer, also one from before a reload or of another tab': {
      requirements: [
        'call.every-tab-knows-it',
        'call.unanswered-asks-under-the-same-key',
        'call.unanswered-survives-a-reload',
        'call.unanswered-waits-after-a-sign-in',
      ],
      when: (step) => SHOWN.has(step.event.type) && step.before !== undefined,
      must: ({ event, before, after }) =>
        assert.deepEqual([after.value, after.context], [SHOWN.get(event.type), before?.context]),
    },
    'asks for the new state where something was not as it had been seen, and names each difference': {
      requirements: ['checkout.differences-are-named'],
      when: isDifference,
      must: (step) => {
        const { language, differences, seen, refusal } = step.after.context
        assert.equal(step.after.matches('rechecking'), true)
        assert.deepEqual([differences, refusal], [differs.errors, step.before?.context.refusal])
        assert.equal(seen, step.before?.context.basis?.cart ?? null)
        assert.deepEqual(started(step, 'fetchBasis'), [{ language }])
      },
    },
    'names the differences, also where nothing is left in the cart or the new state could not be had': {
      requirements: ['checkout.differences-are-named'],
      when: (step) => isIn(step, 'rechecking') && is('fetchBasis')(step),
      must: (step) => {
        const { before, after } = step
        const known = isBasis(step) ? step.event['output'].value : before?.context.basis
        assert.equal(after.matches('changed'), true)
        assert.deepEqual([after.context.basis, after.context.differences], [known, before?.context.differences])
        assert.equal(after.context.seen, before?.context.seen)
        if (!isBasis(step))
          assert.deepEqual(after.context.problem, step.event['output']?.problem ?? unreachable.problem)
      },
    },
    'goes on from the differences only once they were read': {
      requirements: ['checkout.differences-are-named'],
      when: (step) => isIn(step, 'changed') && !isOfOrder(step) && !is('checkout.entered')(step),
      must: (step) => assert.equal(step.after.value, is('order.goOn')(step) ? 'settling' : 'changed'),
    },
    'leads back to the form with the reason where the order was refused as such': {
      when: (step) => is('call.refused')(step) && !isDifference(step),
      must: ({ event, before, after: { value, context } }) => {
        assert.deepEqual([value, context.refusal], ['settling', event['problem']])
        assert.equal(context.seen, before?.context.basis?.cart ?? null)
        assert.deepEqual([context.filled, context.differences], [before?.context.filled, before?.context.differences])
      },
    },
    'keeps the reason until the form is sent again or the checkout entered': {
      when: ({ before, event }) =>
        before !== undefined &&
        before.context.refusal !== null &&
        !['checkout.entered', 'form.sent', 'call.answered', 'call.refused', 'call.settled'].includes(event.type),
      must: ({ before, after }) => assert.equal(after.context.refusal, before?.context.refusal),
    },
    'has placed the order whenever that is answered, also one from before a reload, and tells it once': {
      requirements: ['checkout.order-from-the-servers-cart', 'call.unanswered-survives-a-reload'],
      when: is('call.answered'),
      must: (step) => {
        const { order: placed, filled: form, differences, refusal } = step.after.context
        assert.equal(step.after.matches('placed'), true)
        assert.deepEqual([placed, form, differences, refusal], [order, null, {}, null])
        assert.deepEqual(emitted(step), [{ type: 'order.placed', orderId: 12 }])
        assert.equal(called(step, 'forgetDraft').length, 1)
        assert.deepEqual(called(step, 'notePlaced'), [{ orderId: 12 }])
      },
    },
    'tells of nothing else, and lets go of nothing that was typed': {
      requirements: ['forms.keeps-what-was-typed'],
      when: (step) => !is('call.answered')(step),
      must: (step) =>
        assert.deepEqual([emitted(step), called(step, 'forgetDraft'), called(step, 'notePlaced')], [[], [], []]),
    },
    'is at its second step from the review on': {
      requirements: ['checkout.steps-are-named'],
      when: () => true,
      must: ({ after }) => {
        const isReviewed =
          after.matches({ open: 'reviewing' }) ||
          (['placing', 'unanswered', 'unsure', 'rechecking', 'changed', 'placed'] as const).some((state) =>
            after.matches(state),
          )
        assert.equal(after.hasTag('reviewed'), isReviewed)
      },
    },
    'is busy while it waits for anything, and has failed where it says why': {
      when: () => true,
      must: ({ after }) => {
        const awaiting =
          after.matches({ open: 'checkingVat' }) ||
          (['settling', 'loading', 'placing', 'rechecking'] as const).some((state) => after.matches(state))
        assert.deepEqual([after.hasTag('busy'), after.hasTag('failed')], [awaiting, after.matches('failed')])
      },
    },
  },
})
