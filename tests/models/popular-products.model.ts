import assert from 'node:assert/strict'

import { popularProductsMachine } from '#machines/fresh-data/popular-products.machine.ts'

import { product, refused } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

const popular = [product(1), product(2)]

/** Milliseconds since the epoch at which all data of this model is fetched. */
const FETCHED = 1_000_000

export const model = defineModel({
  machine: popularProductsMachine,
  events: [
    { type: 'data.wanted', key: 'en', at: FETCHED },
    { type: 'data.wanted', key: 'de', at: FETCHED },
    { type: 'data.wanted', key: 'en', at: FETCHED + 86_400_000 },
    { type: 'data.revalidate', at: FETCHED + 1999 },
    { type: 'data.revalidate', at: FETCHED + 2000 },
    { type: 'data.retry' },
  ],
  answers: [
    done('fetchData', { result: { ok: true, value: popular }, at: FETCHED }),
    done('fetchData', { result: refused, at: FETCHED }),
    failed('fetchData'),
    done('waitToRetry'),
    failed('waitToRetry'),
  ],
  project: ({ context: { key, dataKey } }) => ({ key, dataKey }),
  firstPaint: { events: ['data.wanted'], restarts: ['waitToRetry'] },
  rules: {
    'fetches what is wanted, by its key': {
      when: (step) => started(step, 'fetchData').length > 0,
      must: (step) => assert.deepEqual(started(step, 'fetchData'), [{ key: step.after.context.key }]),
    },
    'does not ask twice for the same within 2 s (section 9)': {
      when: ({ event, before }) => event.type === 'data.revalidate' && event['at'] === FETCHED + 1999 && before?.matches('fresh') === true,
      must: ({ after }) => assert.equal(after.value, 'fresh'),
    },
    'asks again from 2 s on': {
      when: ({ event, before }) => event.type === 'data.revalidate' && event['at'] === FETCHED + 2000 && before?.matches('fresh') === true,
      must: ({ after }) => assert.equal(after.value, 'fetching'),
    },
    'asks anew after 24 hours (section 9)': {
      when: ({ event, before }) =>
        event.type === 'data.wanted' && event['at'] === FETCHED + 86_400_000 && before?.matches('fresh') === true,
      must: ({ after }) => assert.equal(after.value, 'fetching'),
    },
    'waits before it tries again (section 9)': {
      when: (step) => entered(step, 'failed'),
      must: (step) => assert.equal(started(step, 'waitToRetry').length, 1),
    },
    'keeps the old data in sight while newer is on its way': {
      when: ({ before, after }) => after.matches('fetching') && before?.context.data !== null,
      must: ({ before, after }) => assert.equal(after.context.data, before?.context.data ?? null),
    },
    'tells each arrival with the key it belongs to': {
      when: (step) => entered(step, 'fresh'),
      must: (step) => assert.deepEqual(emitted(step), [{ type: 'data.arrived', key: step.after.context.key, data: popular }]),
    },
    'tells each failure': {
      when: (step) => entered(step, 'failed'),
      must: (step) => assert.deepEqual(emitted(step), [{ type: 'data.failed', key: step.after.context.key, problem: step.event.type.startsWith('xstate.error') ? { kind: 'unreachable' } : refused.problem }]),
    },
  },
})
