import assert from 'node:assert/strict'

import { isAt, type shelfMachine } from './kept-list-sample.ts'
import type { Rule, Step } from './support/model.ts'
import { PASS } from './support/moment.ts'
import { entered, sent, started, waits } from './support/rules.ts'

type At = Step<typeof shelfMachine>

const enters = (step: At, state: 'fetching' | 'fresh' | 'failed') =>
  isAt(step.after, state) && !isAt(step.before, state)
const isFetch = ({ event }: At) => event.type.endsWith('actor.fetchList')

/** Rules about a list's owner, the moments at which it is fetched, and what the user sees of that. */
export const fetchRules: Readonly<Record<string, Rule<typeof shelfMachine>>> = {
  'has nothing while nobody is signed in': {
    when: ({ after }) => after.matches('away'),
    must: ({ after: { context } }) =>
      assert.deepEqual(
        [context.userId, context.kept, context.queue, context.made, context.of],
        [null, null, [], {}, 'top'],
      ),
  },
  'opens the queue of whoever signs in, once': {
    when: (step) => entered(step, 'signedIn'),
    must: (step) => assert.deepEqual(started(step, 'storeQueue'), [{ userId: step.event['userId'], of: 'top' }]),
  },
  'asks and sends nothing before it knows what this person did earlier': {
    requirements: ['kept-list.waits-for-next-sign-in'],
    when: ({ after }) => after.matches({ signedIn: 'opening' }) || after.matches({ signedIn: 'naming' }),
    must: (step) => assert.deepEqual([started(step, 'fetchList'), started(step, 'sendChange')], [[], []]),
  },
  'is fetched once it knows that, by what the list is known by and in the language of the page': {
    requirements: ['cart.fetched-on-sign-in', 'wishlist.fetched-on-sign-in'],
    when: (step) => enters(step, 'fetching'),
    must: (step) =>
      assert.deepEqual(started(step, 'fetchList'), [
        { of: 'top', language: step.after.context.language, kept: step.after.context.kept },
      ]),
  },
  'knows what the server tells, and when': {
    when: (step) => isFetch(step) && step.event['output']?.result.ok,
    must: ({ event, after }) => {
      const { kept, fetchedAt, problem } = after.context
      assert.deepEqual([kept, fetchedAt, problem], [event['output'].result.value, 1000, null])
      assert.equal(isAt(after, 'fresh'), true)
    },
  },
  'has stored what the server tells, for a reload': {
    requirements: ['kept-list.known-survives-a-reload'],
    when: (step) => isFetch(step) && step.event['output']?.result.ok,
    must: (step) =>
      assert.deepEqual(sent(step, 'storeQueue'), [
        { type: 'queue.keep', queue: [], kept: step.event['output'].result.value },
      ]),
  },
  'is busy until the list is known, and says what is being sent, what waits and what has failed': {
    when: ({ after }) => after.matches('signedIn'),
    must: ({ after }) => {
      const isOpening = after.matches({ signedIn: 'naming' }) || after.matches({ signedIn: 'opening' })
      assert.equal(after.hasTag('busy'), isOpening || isAt(after, 'fetching'))
      assert.deepEqual(
        [after.hasTag('sending'), after.hasTag('offline'), after.hasTag('failed')],
        [isAt(after, 'sending'), isAt(after, 'waiting'), isAt(after, 'failed')],
      )
    },
  },
  'has failed where it had no good answer: says why, and keeps what was there in sight': {
    when: (step) => isFetch(step) && step.event['output']?.result.ok !== true,
    must: (step) => {
      assert.equal(isAt(step.after, 'failed'), true)
      assert.deepEqual(step.after.context.kept, step.before?.context.kept)
      assert.deepEqual([step.after.context.problem, waits(step)], [{ kind: 'unreachable' }, []])
    },
  },
  'asks again where it could not be had: when told to, and when somebody looks': {
    when: ({ event, before }) =>
      isAt(before, 'failed') && ['list.retry', 'list.look', 'list.outdated'].includes(event.type),
    must: (step) => assert.equal(started(step, 'fetchList').length, 1),
  },
  'asks no second time because it is told to ask again': {
    when: ({ event, before }) => event.type === 'list.retry' && !isAt(before, 'failed'),
    must: (step) => assert.deepEqual([step.effects, step.after.value], [[], step.before?.value]),
  },
  'is fetched anew when somebody looks, but not within 2 s': {
    requirements: ['retry.same-question-once-in-two-seconds'],
    when: ({ event, before }) =>
      isAt(before, 'fresh') && event.type === 'list.look' && before?.context.fetchedAt === 1000,
    must: (step) => assert.equal(started(step, 'fetchList').length, step.event['at'] === 3000 ? 1 : 0),
  },
  'is fetched anew after five minutes': {
    when: (step) => enters(step, 'fresh'),
    must: (step) => assert.deepEqual(waits(step), [300_000]),
  },
  'is fetched then': {
    when: ({ event, before }) => event.type === PASS.type && isAt(before, 'fresh'),
    must: (step) => assert.equal(started(step, 'fetchList').length, 1),
  },
  'is fetched anew where it is old, or the same person comes in again: at once, or once all is sent': {
    when: ({ event, before }) =>
      before?.matches({ signedIn: 'here' }) === true &&
      (event.type === 'list.outdated' ||
        (event.type === 'session.signedIn' && event['userId'] === before.context.userId) ||
        (event.type === 'language.shown' && before.context.language === null)),
    must: (step) =>
      isAt(step.before, 'fetching', 'fresh', 'failed')
        ? assert.equal(started(step, 'fetchList').length, 1)
        : assert.equal(step.after.context.fetchedAt, 0),
  },
  'keeps the language of the page, whoever is here': {
    when: ({ event }) => event.type === 'language.shown',
    must: ({ after }) => assert.equal(after.context.language, 'de'),
  },
  'knows nothing of whoever was here before': {
    when: ({ event, before }) => event.type === 'session.signedIn' && event['userId'] !== before?.context.userId,
    must: ({ event, after }) =>
      assert.deepEqual(
        [after.context.userId, after.context.kept, after.context.queue, after.matches({ signedIn: 'naming' })],
        [event['userId'], null, [], true],
      ),
  },
}
