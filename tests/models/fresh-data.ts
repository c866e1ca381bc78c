import assert from 'node:assert/strict'

import type { createFreshDataMachine } from '#machines/fresh-data/fresh-data.machine.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

/** Milliseconds since the epoch at which all data of this model is fetched. */
const FETCHED = 1_000_000

/** The model of data that is fetched by key: what it is, and after how many milliseconds it has expired. */
export function freshDataModel<Data>(
  machine: ReturnType<typeof createFreshDataMachine<Data>>,
  data: Data,
  expiry: number,
) {
  return defineModel({
    machine,
    events: [
      { type: 'data.wanted', key: 'en', at: FETCHED },
      { type: 'data.wanted', key: 'de', at: FETCHED },
      { type: 'data.wanted', key: 'en', at: FETCHED + expiry },
      { type: 'data.revalidate', at: FETCHED + 1999 },
      { type: 'data.revalidate', at: FETCHED + 2000 },
      { type: 'data.outdated' },
      { type: 'data.retry' },
    ],
    answers: [
      done('fetchData', { result: { ok: true, value: data }, at: FETCHED }),
      done('fetchData', { result: refused, at: FETCHED }),
      failed('fetchData'),
    ],
    project: ({ context: { key, dataKey } }) => ({ key, dataKey }),
    firstPaint: { events: ['data.wanted'], restarts: [] },
    rules: {
      'fetches what is wanted, by its key': {
        when: (step) => started(step, 'fetchData').length > 0,
        must: (step) => assert.deepEqual(started(step, 'fetchData'), [{ key: step.after.context.key }]),
      },
      'does not ask twice for the same within 2 s': {
        requirements: ['retry.same-question-once-in-two-seconds'],
        when: ({ event, before }) =>
          event.type === 'data.revalidate' && event['at'] === FETCHED + 1999 && before?.matches('fresh') === true,
        must: ({ after }) => assert.equal(after.value, 'fresh'),
      },
      'asks again from 2 s on': {
        when: ({ event, before }) =>
          event.type === 'data.revalidate' && event['at'] === FETCHED + 2000 && before?.matches('fresh') === true,
        must: ({ after }) => assert.equal(after.value, 'fetching'),
      },
      'asks anew for data that has expired': {
        requirements: ['retry.cached-data-expires'],
        when: ({ event, before }) =>
          event.type === 'data.wanted' && event['at'] === FETCHED + expiry && before?.matches('fresh') === true,
        must: ({ after }) => assert.equal(after.value, 'fetching'),
      },
      'fetches each other key that is wanted, and the same again only where it could not be had or is too old': {
        requirements: ['language.other-language-replaces-answers'],
        when: ({ event }) => event.type === 'data.wanted',
        must: (step) => {
          const { event, before } = step
          const isOther = event['key'] !== before?.context.key
          const isOld =
            before?.matches('failed') === true ||
            (before?.matches('fresh') === true && event['at'] === FETCHED + expiry)
          assert.equal(started(step, 'fetchData').length, isOther || isOld ? 1 : 0)
          assert.equal(step.after.context.key, event['key'])
        },
      },
      'asks anew for what has changed, though it was asked for a moment ago': {
        when: ({ event, before }) => event.type === 'data.outdated' && before?.matches('idle') === false,
        must: (step) => assert.deepEqual(started(step, 'fetchData'), [{ key: step.before?.context.key }]),
      },
      'fetches at once what could not be had when the user looks, or it is asked for again': {
        when: ({ event, before }) =>
          before?.matches('failed') === true && ['data.revalidate', 'data.retry'].includes(event.type),
        must: (step) => assert.equal(started(step, 'fetchData').length, 1),
      },
      'has failed where there was no good answer, and knows why': {
        when: ({ event }) => event.type.endsWith('fetchData') && event['output']?.result.ok !== true,
        must: ({ event, after }) => {
          assert.deepEqual([after.value, after.hasTag('failed'), after.hasTag('unread')], ['failed', true, true])
          assert.deepEqual(after.context.problem, event['output']?.result.problem ?? { kind: 'unreachable' })
        },
      },
      'keeps the old data in sight while newer is on its way': {
        requirements: ['retry.old-data-stays-in-sight'],
        when: ({ before, after }) => after.matches('fetching') && before?.context.data !== null,
        must: ({ before, after }) => assert.equal(after.context.data, before?.context.data ?? null),
      },
      'tells each arrival with the key it belongs to': {
        when: (step) => entered(step, 'fresh'),
        must: (step) => assert.deepEqual(emitted(step), [{ type: 'data.arrived', key: step.after.context.key, data }]),
      },
      'tells each failure': {
        when: (step) => entered(step, 'failed'),
        must: (step) =>
          assert.deepEqual(emitted(step), [
            {
              type: 'data.failed',
              key: step.after.context.key,
              problem: step.event.type.startsWith('xstate.error') ? { kind: 'unreachable' } : refused.problem,
            },
          ]),
      },
    },
  })
}
