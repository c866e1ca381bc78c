import assert from 'node:assert/strict'

import { sharedProtocolMachine } from '#machines/protocols/shared/shared-protocol.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { iron, sharedProtocol, zinc } from './shared-protocol-samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, emitted, entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof sharedProtocolMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/client/protocols/${id}`, query: {} }) as const
/** Places that enter the page, with what each names; 0 is asked of nobody. */
const places = [
  { at: place('1'), asks: { language: 'en', protocolId: 1 } },
  { at: place('1', 'de'), asks: { language: 'de', protocolId: 1 } },
  { at: place('2'), asks: { language: 'en', protocolId: 2 } },
  { at: place('one'), asks: { language: 'en', protocolId: 0 } },
]
const asked = (step: At) => places.find(({ at }) => at === step.event['place'])?.asks

const first = sharedProtocol(1)
const other = sharedProtocol(2, { products: [iron] })
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such protocol' } } as const
const malformed = { ok: false, problem: { kind: 'refused', status: 400, message: 'Malformed' } } as const

const wishOf = (product: typeof iron, asset: (typeof iron)['assets'][number] | null) => ({
  type: 'wish.made',
  wish: {
    kind: 'cart',
    product: {
      product_id: product.product_id,
      product_variant_id: product.variants[0]?.id,
      price: 9.95,
      name: product.name,
      slug: product.slug,
      ...(product.lang && { lang: product.lang }),
      brand: product.brand,
      asset,
      unit_of_measure: null,
      net_contents: '60 capsules',
      stock: product.variants[0]?.stock,
    },
    quantity: product.item_count,
  },
})
const ironWish = wishOf(iron, null)
const zincWish = wishOf(zinc, zinc.assets[1] ?? null)

const fetched = (step: At) => step.event.type === 'xstate.done.actor.fetchProtocol'
const isOrder = (variantId: number | null, of: number) => (step: At) =>
  step.event.type === 'protocol.order' &&
  step.event['variantId'] === variantId &&
  step.before?.context.protocol?.protocol_id === of

export const model = defineModel({
  machine: sharedProtocolMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'protocol.entered' as const, place: at })),
    { type: 'protocol.retry' },
    { type: 'protocol.removed', protocolId: 1 },
    { type: 'protocol.order', variantId: null },
    { type: 'protocol.order', variantId: 10 },
    { type: 'protocol.order', variantId: 20 },
    { type: 'protocol.order', variantId: 30 },
    { type: 'protocol.print' },
    { type: 'prices.show' },
    { type: 'prices.hide' },
    { type: 'plan.add' },
    { type: 'plan.leave' },
    { type: 'day.before' },
    { type: 'day.now' },
    { type: 'day.after' },
    { type: 'length.days30' },
    { type: 'length.days60' },
    { type: 'length.days90' },
    { type: 'supply.order', variantIds: [20, 30, 99] },
  ],
  answers: [
    done('fetchProtocol', { ok: true, value: first }),
    done('fetchProtocol', { ok: true, value: other }),
    done('fetchProtocol', gone),
    done('fetchProtocol', malformed),
    done('fetchProtocol', refused),
    done('fetchProtocol', unreachable),
    failed('fetchProtocol'),
  ],
  fits: ({ context: { protocolId } }, { output }) => output?.ok !== true || output.value.protocol_id === protocolId,
  project: ({ context: { language, protocolId, protocol, handed, problem } }) => ({
    language,
    protocolId,
    protocol: protocol?.protocol_id,
    handed,
    problem,
  }),
  rules: {
    'asks for what its place names whenever that is opened': {
      when: (step) => step.event.type === 'protocol.entered' && asked(step)?.protocolId !== 0,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProtocol'), [asked(step)])
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'asks for nothing where its place can name no protocol': {
      when: (step) => step.event.type === 'protocol.entered' && asked(step)?.protocolId === 0,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProtocol'), [])
        assert.equal(step.after.matches({ view: 'missing' }), true)
      },
    },
    'prints no price where it is opened, and speaks of no cart': {
      when: ({ event }) => event.type === 'protocol.entered',
      must: ({ after }) =>
        assert.deepEqual(
          [after.context.handed, after.matches({ prices: 'hidden', plan: 'left', planDay: 'today' })],
          [null, true],
        ),
    },
    'keeps the same protocol in sight while it is asked for anew, and no other': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event, before }) => event.type === 'protocol.entered' && (before?.context.protocol ?? null) !== null,
      must: (step) => {
        const { before, after } = step
        const isSame =
          before?.context.protocol?.protocol_id === asked(step)?.protocolId &&
          before?.context.language === asked(step)?.language
        assert.deepEqual(after.context.protocol, isSame ? before?.context.protocol : null)
      },
    },
    'opens another place with nothing of the one before': {
      when: (step) =>
        step.event.type === 'protocol.entered' &&
        (step.before?.context.protocolId !== asked(step)?.protocolId ||
          step.before?.context.language !== asked(step)?.language),
      must: ({ after }) => assert.deepEqual([after.context.protocol, after.context.problem], [null, null]),
    },
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) =>
        assert.equal(after.matches({ view: 'waiting', prices: 'hidden', plan: 'left', planDay: 'today' }), true),
    },
    'shows what it was answered, and tells that it is open': {
      requirements: ['protocols.opening-is-recorded'],
      when: (step) => fetched(step) && step.event['output'].ok === true,
      must: (step) => {
        const { value } = step.event['output']
        assert.equal(step.after.matches({ view: 'shown' }), true)
        assert.deepEqual([step.after.context.protocol, step.after.context.problem], [value, null])
        assert.deepEqual(emitted(step), [{ type: 'protocol.opened', protocol: value }])
      },
    },
    'has no protocol under an address that names none of theirs': {
      requirements: ['protocols.clients-see-theirs'],
      when: (step) => fetched(step) && [400, 404].includes(step.event['output'].problem?.status),
      must: ({ after }) => {
        assert.equal(after.matches({ view: 'missing' }), true)
        assert.deepEqual([after.context.protocol, after.context.handed, after.context.problem], [null, null, null])
      },
    },
    'says why there is nothing newer, and keeps what is there': {
      when: (step) => entered(step, 'view.failed'),
      must: (step) => {
        const { event, before, after } = step
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.protocol, before?.context.protocol)
        assert.equal(after.hasTag('failed'), true)
      },
    },
    'asks again at a press, and when the shop recovers': {
      when: ({ event, before }) => before?.matches({ view: 'failed' }) === true && event.type === 'protocol.retry',
      must: (step) => assert.equal(started(step, 'fetchProtocol').length, 1),
    },
    'counts a protocol without an end for the length that is chosen, at first for thirty days': {
      requirements: ['supply.length-is-chosen-without-an-end'],
      when: ({ event, before }) => before === undefined || /^(length|protocol\.entered)/.test(event.type),
      must: ({ event, before, after }) => {
        assert.equal(
          after.value.length,
          event.type.startsWith('length.') ? event.type.slice('length.'.length) : 'days30',
        )
        if (before !== undefined && event.type.startsWith('length.')) assert.deepEqual(after.context, before.context)
      },
    },
    'hands what runs out to the cart, and names what can not be ordered': {
      requirements: ['supply.order-again-fills-the-cart'],
      when: ({ event, before }) => event.type === 'supply.order' && before?.context.protocol?.protocol_id === 1,
      must: (step) => {
        assert.deepEqual(emitted(step), [zincWish])
        assert.deepEqual(step.after.context.handed, { variantId: 0, count: 1, notOrderable: ['Selenium'] })
      },
    },
    'hands nothing over while no protocol is in sight': {
      when: ({ event, before }) => event.type === 'supply.order' && before !== undefined && !before.context.protocol,
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'hands one line to the cart in its quantity': {
      requirements: ['protocols.client-buys-at-the-discount'],
      when: isOrder(10, 1),
      must: (step) => {
        assert.deepEqual(emitted(step), [ironWish])
        assert.deepEqual(step.after.context.handed, { variantId: 10, count: 1, notOrderable: [] })
      },
    },
    'hands a line over with the picture and the language of its own': {
      when: isOrder(20, 1),
      must: (step) => assert.deepEqual(emitted(step), [zincWish]),
    },
    'hands all lines to the cart, and names those that can not be ordered': {
      requirements: ['protocols.client-buys-at-the-discount'],
      when: isOrder(null, 1),
      must: (step) => {
        assert.deepEqual(emitted(step), [ironWish, zincWish])
        assert.deepEqual(step.after.context.handed, { variantId: null, count: 2, notOrderable: ['Selenium', 'Boron'] })
      },
    },
    'hands over nothing that is out of stock': {
      when: isOrder(30, 1),
      must: (step) => {
        assert.deepEqual(emitted(step), [])
        assert.deepEqual(step.after.context.handed, { variantId: 30, count: 0, notOrderable: ['Selenium'] })
      },
    },
    'hands over no line of another protocol': {
      when: (step) => isOrder(20, 2)(step) || (step.event.type === 'protocol.order' && !step.before?.context.protocol),
      must: (step) => {
        assert.deepEqual(step.effects, [])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'prints what is in sight, and nothing else': {
      requirements: ['protocols.print-fits-one-page'],
      when: ({ event }) => event.type === 'protocol.print',
      must: (step) => assert.equal(called(step, 'printPage').length, step.before?.context.protocol ? 1 : 0),
    },
    'prints the plan of the day where it is asked for': {
      requirements: ['dosage.plan-is-printed-where-asked'],
      when: ({ event, before }) => before !== undefined && (event.type === 'plan.add' || event.type === 'plan.leave'),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ plan: event.type === 'plan.add' ? 'added' : 'left' }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'shows the plan of the day that is chosen': {
      requirements: ['dosage.plan-of-the-days-beside'],
      when: ({ event, before }) => before !== undefined && event.type.startsWith('day.'),
      must: ({ event, before, after }) => {
        const day = ({ 'day.before': 'yesterday', 'day.after': 'tomorrow' } as const)[event.type] ?? 'today'
        assert.equal(after.matches({ planDay: day }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'prints no price unless it is asked for': {
      requirements: ['protocols.print-fits-one-page'],
      when: ({ event }) => event.type === 'prices.show' || event.type === 'prices.hide',
      must: ({ event, after }) =>
        assert.equal(after.matches({ prices: event.type === 'prices.show' ? 'shown' : 'hidden' }), true),
    },
    'has nothing to show of a protocol that was removed, and stays with any other': {
      when: ({ event }) => event.type === 'protocol.removed',
      must: ({ before, after }) => {
        if (before?.context.protocol?.protocol_id !== 1) return assert.deepEqual(after.context, before?.context)
        assert.equal(after.matches({ view: 'removed' }), true)
        assert.deepEqual([after.context.protocol, after.context.handed, after.context.problem], [null, null, null])
      },
    },
  },
})
