import assert from 'node:assert/strict'

import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { productMachine } from '#machines/catalogue/product/product.machine.ts'

import { product as card, refused } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

const asset = { thumbnails: { 75: '/75', 125: '/125', 250: '/250' }, image_url: '/1000' }

const zinc: Product = {
  ...card(1),
  slug: 'zinc',
  assets: [asset, { ...asset, variant_id: 11 }],
  variants: [10, 11].map((id) => ({
    id,
    price: 9.9,
    sku: `Z-${id}`,
    unit_of_measure: null,
    net_contents: `${id * 6} tablets`,
    stock: 4,
    availability: 1 as const,
  })),
  categories: [],
  health_goals: [],
  description: null,
  serving_size: null,
  suggested_use: null,
  warnings: null,
  allergens: null,
  ingredients: [],
  other_ingredients: [],
  related: [],
}

/** The same without its second variant and picture, and with less of the first. */
const lessZinc = {
  ...zinc,
  assets: [asset],
  variants: zinc.variants.slice(0, 1).map((variant) => ({ ...variant, stock: 2 })),
}

const unknown = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'Not here' } })

export const model = defineModel({
  machine: productMachine,
  events: [
    { type: 'product.entered', language: 'en', slug: 'zinc' },
    { type: 'product.entered', language: 'de', slug: 'zinc' },
    { type: 'product.entered', language: 'en', slug: 'iron' },
    { type: 'product.left' },
    { type: 'product.retry' },
    { type: 'variant.choose', id: 11 },
    { type: 'variant.choose', id: 99 },
    { type: 'quantity.choose', quantity: 4 },
    { type: 'quantity.choose', quantity: 5 },
    { type: 'quantity.choose', quantity: 0 },
    { type: 'picture.show', at: 1 },
    { type: 'picture.show', at: 2 },
    { type: 'viewer.changed' },
  ],
  answers: [
    ...[{ ok: true, value: zinc }, unknown(404), unknown(400), refused].map((answer) => done('fetchProduct', answer)),
    ...[{ ok: true, value: zinc }, { ok: true, value: lessZinc }, unknown(404), refused].map((answer) =>
      done('fetchRenewed', answer),
    ),
    failed('fetchProduct'),
    failed('fetchRenewed'),
  ],
  project: ({ context: { language, slug, product, variantId, quantity, picture } }) => ({
    language,
    slug,
    has: product?.variants.length,
    variantId,
    quantity,
    picture,
  }),
  // The quantity's chart travels with its own state; what listens to it does so anew.
  firstPaint: { events: ['product.entered'], restarts: ['productQuantity', 'hearChildren'] },
  rules: {
    'fetches the product that the address names': {
      when: (step) => started(step, 'fetchProduct').length > 0,
      must: (step) =>
        assert.deepEqual(started(step, 'fetchProduct'), [
          { language: step.after.context.language, slug: step.after.context.slug },
        ]),
    },
    'fetches nothing for the place that is open already (hydration, back and forward)': {
      when: ({ event, before }) =>
        event.type === 'product.entered' &&
        before?.matches('open') === true &&
        before.context.slug === event['slug'] &&
        before.context.language === event['language'],
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProduct'), [])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'shows the kept product on the way back without fetching it again': {
      when: ({ event, before }) =>
        event.type === 'product.entered' &&
        before?.matches('away') === true &&
        before.context.product !== null &&
        before.context.slug === event['slug'] &&
        before.context.language === event['language'],
      must(step) {
        assert.equal(step.after.matches({ open: 'shown' }), true)
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'never shows one product at the address of another': {
      when: ({ event, before }) => event.type === 'product.entered' && before?.context.slug !== event['slug'],
      must: ({ after }) => assert.equal(after.context.product, null),
    },
    'chooses the first variant at first: the card shows it too': {
      requirements: ['product.first-variant-is-chosen'],
      when: (step) => entered(step, 'open.shown') && step.event.type.startsWith('xstate.done.actor.fetchProduct'),
      must: ({ after: { context } }) => {
        assert.deepEqual(context.product, zinc)
        assert.deepEqual([context.variantId, context.quantity, context.picture, context.problem], [10, 1, 0, null])
      },
    },
    'chooses a variant and a picture that the product has': {
      when: ({ event, before }) =>
        before?.matches({ open: 'shown' }) === true &&
        before.context.product === zinc &&
        (event['id'] === 11 || event['at'] === 1),
      must: ({ event, after: { context } }) =>
        assert.equal(event['id'] === 11 ? context.variantId : context.picture, event['id'] ?? event['at']),
    },
    'shows the picture of a variant that was just chosen': {
      when: ({ event, before }) =>
        before?.matches({ open: 'shown' }) === true && before.context.product === zinc && event['id'] === 11,
      must: ({ after: { context } }) => assert.equal(context.picture, 1),
    },
    'wants one of a variant that was just chosen': {
      when: ({ event, before }) =>
        before?.matches({ open: 'shown' }) === true && before.context.product === zinc && event['id'] === 11,
      must: ({ after: { context } }) => assert.equal(context.quantity, 1),
    },
    'wants as many as are in stock at most, and one at least': {
      requirements: ['product.quantity-is-bounded-by-stock'],
      when: ({ event, before }) =>
        event.type === 'quantity.choose' &&
        before?.matches({ open: 'shown' }) === true &&
        before.context.product === zinc,
      must: ({ event, after: { context } }) => assert.equal(context.quantity, event['quantity'] === 0 ? 1 : 4),
    },
    'ignores a variant or a picture that the product does not have': {
      when: ({ event, before }) =>
        before !== undefined &&
        ((before.context.product === lessZinc && event['at'] === 1) || event['id'] === 99 || event['at'] === 2),
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'fetches what is shown anew when who is here may buy more or less, and keeps it in sight': {
      requirements: ['catalogue.rights-refetch-products'],
      when: ({ event, before }) => event.type === 'viewer.changed' && before?.matches({ open: 'shown' }) === true,
      must: (step) => {
        assert.equal(started(step, 'fetchProduct').length, 1)
        assert.equal(step.after.hasTag('busy'), false)
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'asks again for a product that was asked for in the name of somebody else': {
      when: ({ event, before }) => event.type === 'viewer.changed' && before?.matches({ open: 'loading' }) === true,
      must: (step) => assert.equal(started(step, 'fetchProduct').length, 1),
    },
    'keeps the chosen variant, quantity and picture through that, as far as they are there': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchRenewed' && event['output'].ok === true,
      must: ({ event, before, after: { context } }) => {
        const isLess = event['output'].value === lessZinc
        assert.deepEqual(context.product, event['output'].value)
        const chosen = [before?.context.variantId, before?.context.quantity, before?.context.picture]
        const left = [10, before?.context.variantId === 10 ? Math.min(before.context.quantity, 2) : 1, 0]
        assert.deepEqual([context.variantId, context.quantity, context.picture], isLess ? left : chosen)
      },
    },
    'stays with what is shown where it could not be fetched anew': {
      when: ({ event }) =>
        event.type === 'xstate.error.actor.fetchRenewed' ||
        (event.type === 'xstate.done.actor.fetchRenewed' && event['output'] === refused),
      must: ({ before, after }) => {
        assert.equal(after.matches({ open: { shown: 'resting' } }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'keeps no product for the way back that was for somebody else': {
      when: ({ event, before }) =>
        (event.type === 'viewer.changed' && before?.matches('away') === true) ||
        (event.type === 'product.left' && before?.matches({ open: { shown: 'renewing' } }) === true),
      must: ({ after }) => assert.equal(after.context.product, null),
    },
    'says that the shop has no such product': {
      requirements: ['product.unknown-slug-offers-a-search'],
      when: ({ event }) => [404, 400].includes(event['output']?.problem?.status),
      must: ({ after }) => {
        assert.equal(after.matches({ open: 'missing' }), true)
        assert.equal(after.hasTag('http-404'), true)
      },
    },
    'has failed where there was no answer, or none that says what the shop has': {
      when: ({ event }) =>
        event.type.endsWith('.fetchProduct') &&
        event['output']?.ok !== true &&
        ![404, 400].includes(event['output']?.problem?.status),
      must: ({ after }) => assert.deepEqual([after.matches({ open: 'failed' }), after.hasTag('failed')], [true, true]),
    },
    'rests once what is shown was fetched anew': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchRenewed' && event['output'].ok === true,
      must: ({ after }) => assert.equal(after.matches({ open: { shown: 'resting' } }), true),
    },
    'is away before its page is opened, and once it is left': {
      when: ({ event, before }) => before === undefined || event.type === 'product.left',
      must: ({ after }) => assert.equal(after.matches('away'), true),
    },
    'says why a product could not be had': {
      when: (step) => entered(step, 'open.failed'),
      must: ({ event, after }) => {
        assert.deepEqual(
          after.context.problem,
          event.type.startsWith('xstate.error') ? { kind: 'unreachable' } : refused.problem,
        )
        assert.equal(after.hasTag('http-503'), true)
      },
    },
  },
})
