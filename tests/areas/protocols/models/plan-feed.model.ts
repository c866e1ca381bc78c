import assert from 'node:assert/strict'

import { planFeedMachine } from '#machines/protocols/plan-feed.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof planFeedMachine>

const SINCE = '2026-03-02T10:00:00.000Z'
const LATER = '2026-03-03T10:00:00.000Z'
const made = { since: LATER, address: 'https://shop.example/calendar/abc.ics' }

const isAnswer =
  (name: string) =>
  ({ event }: At) =>
    event.type === `xstate.done.actor.${name}` && event['output'].ok === true
const isAtRest = ({ before }: At) =>
  before?.matches('known') === true || before?.matches('copied') === true || before?.matches('notDone') === true

export const model = defineModel({
  machine: planFeedMachine,
  events: [
    { type: 'page.opened' },
    { type: 'feed.retry' },
    { type: 'feed.make' },
    { type: 'feed.copy' },
    { type: 'feed.end' },
  ],
  answers: [
    done('fetchFeed', { ok: true, value: { since: null } }),
    done('fetchFeed', { ok: true, value: { since: SINCE } }),
    done('fetchFeed', refused),
    failed('fetchFeed'),
    done('makeFeed', { ok: true, value: made }),
    done('makeFeed', unreachable),
    failed('makeFeed'),
    done('endFeed', { ok: true, value: { message: 'Ended' } }),
    done('endFeed', refused),
    failed('endFeed'),
  ],
  project: ({ context }) => ({ ...context }),
  rules: {
    'asks at once whether there is an address, and anew whenever its page is opened or it is tried again': {
      when: (step) =>
        step.before === undefined ||
        (step.event.type === 'page.opened' && !step.before.hasTag('busy')) ||
        entered(step, 'fetching'),
      must: (step) => assert.equal(started(step, 'fetchFeed').length, 1),
    },
    'notes since when there is one, if there is': {
      when: isAnswer('fetchFeed'),
      must: ({ event, after }) => {
        assert.equal(after.matches('known'), true)
        assert.deepEqual(after.context, { since: event['output'].value.since, address: null, problem: null })
      },
    },
    'makes one at a press, and another in its place': {
      requirements: ['feed.address-is-private'],
      when: (step) => step.event.type === 'feed.make' && isAtRest(step),
      must: (step) => {
        assert.equal(started(step, 'makeFeed').length, 1)
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'shows the address that was made': {
      requirements: ['feed.address-is-private'],
      when: isAnswer('makeFeed'),
      must: ({ after }) => assert.deepEqual(after.context, { ...made, problem: null }),
    },
    'shows it no more once the page was left': {
      requirements: ['feed.address-is-private'],
      when: (step) => step.event.type === 'page.opened' && isAtRest(step),
      must: ({ after }) => assert.equal(after.context.address, null),
    },
    'copies the address in sight, and says so': {
      when: (step) => step.event.type === 'feed.copy' && isAtRest(step),
      must: (step) => {
        const { address } = step.before?.context ?? { address: null }
        assert.deepEqual(called(step, 'copyAddress'), address === null ? [] : [{ address }])
        if (address !== null) assert.equal(step.after.matches('copied'), true)
      },
    },
    'ends the one that there is at a press, and none where there is none': {
      requirements: ['feed.address-is-private'],
      when: (step) => step.event.type === 'feed.end' && isAtRest(step),
      must: (step) => assert.equal(started(step, 'endFeed').length, step.before?.context.since === null ? 0 : 1),
    },
    'has none once it is ended': {
      when: isAnswer('endFeed'),
      must: ({ after }) => assert.deepEqual(after.context, { since: null, address: null, problem: null }),
    },
    'says why nothing came of it, and keeps what is known': {
      when: (step) => entered(step, 'notDone') || entered(step, 'failed'),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context, {
          ...before?.context,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
        assert.equal(after.hasTag('failed'), true)
      },
    },
  },
})
