import assert from 'node:assert/strict'

import { shownOf } from '#machines/kept-list/kept-list.ts'
import type { KeptQueue, Queued } from '#machines/kept-list/kept-list.ts'

import { isAt, shelf, type ShelfChange, type shelfMachine } from './kept-list-sample.ts'
import type { Rule, Step } from './support/model.ts'
import { PASS } from './support/moment.ts'
import { emitted, sent, started, waits } from './support/rules.ts'

type At = Step<typeof shelfMachine>

const queueOf = (snapshot: At['after'] | undefined): readonly Queued<ShelfChange>[] => snapshot?.context.queue ?? []
const keysOf = (snapshot: At['after'] | undefined) => queueOf(snapshot).map(({ key }) => key)
const firstOf = ({ before }: At) => queueOf(before)[0] as Queued<ShelfChange>
const isAnswer = ({ event }: At) => event.type.endsWith('actor.sendChange')
const isOk = ({ event }: At) => event['output']?.result.ok === true
const statusOf = ({ event }: At): number | undefined => event['output']?.result?.problem?.status
const isRefused = (step: At) => isAnswer(step) && statusOf(step) === 409
const isFailure = (step: At) => isAnswer(step) && [429, 503].includes(statusOf(step) ?? 0)
const isGivenUp = (step: At) => isFailure(step) && !keysOf(step.after).includes(firstOf(step).key)
const isUnreached = (step: At) => isAnswer(step) && !isOk(step) && statusOf(step) === undefined
const told = (step: At) => emitted(step).map((fact) => (fact as { of: unknown }).of)
const isWished = ({ event, before }: At) => event.type.startsWith('shelf.') && before?.matches('signedIn') === true
/** True if the chart continues correctly: it sends the rest of the queue, pauses for it, or fetches the list. */
const goesOn = ({ after }: At) => {
  const { queue, pausing } = after.context
  if (queue.length === 0) return isAt(after, 'fetching')
  const held = queue.filter(({ key }) => pausing.includes(key)).map(({ change: { id } }) => id)
  return isAt(after, queue.every(({ change: { id } }) => held.includes(id)) ? 'pausing' : 'sending')
}

/** Rules about changes, from the moment they are made until the server has answered them. */
export const queueRules: Readonly<Record<string, Rule<typeof shelfMachine>>> = {
  'sends what was done in another tab before what was done in this one, behind what is on its way': {
    requirements: ['kept-list.other-tabs-follow', 'kept-list.known-survives-a-reload'],
    when: ({ event, after }) => event.type === 'queue.adopted' && after.context.tab !== '' && !isAt(after, 'pausing'),
    must: ({ event, before, after }) => {
      const { queue, kept } = event['adopted'] as KeptQueue<unknown, ShelfChange>
      const is = (wasTried: boolean) =>
        queueOf(before)
          .filter(({ tried }) => tried === wasTried)
          .map(({ key }) => key)
      if (before?.matches('signedIn') !== true) return
      assert.deepEqual(keysOf(after), [...is(true), ...queue.map(({ key }) => key), ...is(false)])
      assert.deepEqual(after.context.kept, before.context.kept ?? kept)
    },
  },
  'shows what was done at once': {
    requirements: ['kept-list.changes-show-at-once'],
    when: isWished,
    must: ({ event, before, after }) => {
      const id =
        event['id'] === 'a-1' ? (after.context.made['a-1'] ?? 'a-1') : (event['id'] ?? queueOf(after).at(-1)?.change.id)
      assert.equal(shownOf(shelf, after.context).find((thing) => thing.id === id)?.name, event['name'])
      assert.deepEqual(after.context.kept, before?.context.kept)
    },
  },
  'stores each change before anything else happens to it': {
    requirements: ['kept-list.queue-survives-a-reload'],
    when: ({ before, after }) =>
      after.matches('signedIn') && queueOf(after).length > 0 && queueOf(after) !== queueOf(before),
    must: (step) =>
      assert.deepEqual(
        sent(step, 'storeQueue').findLast((order) => 'queue' in (order as object)),
        { type: 'queue.keep', queue: queueOf(step.after), kept: step.after.context.kept },
      ),
  },
  'stores no change any more that is answered': {
    when: ({ before, after }) =>
      after.matches({ signedIn: 'here' }) && queueOf(before).length > 0 && queueOf(after).length === 0,
    must: (step) =>
      assert.equal(
        sent(step, 'storeQueue').some((order) => (order as KeptQueue).queue?.length === 0),
        true,
      ),
  },
  'gives each change a key of its own, of its tab': {
    requirements: ['kept-list.sent-one-after-another'],
    when: ({ after }) => after.context.tab !== '' && queueOf(after).length > 0,
    must: ({ after }) => {
      assert.equal(new Set(keysOf(after)).size, queueOf(after).length)
      for (const key of keysOf(after)) assert.match(key, /^(?:a|other)-\d+$/)
    },
  },
  'names what is made by the key of the change that makes it': {
    when: ({ after }) => queueOf(after).some(({ change }) => change.kind === 'make'),
    must: ({ after }) => {
      for (const { key, change } of queueOf(after)) if (change.kind === 'make') assert.equal(change.id, key)
    },
  },
  'never changes what may have reached the server, and sends it again under the same key': {
    when: (step) =>
      queueOf(step.before).some(({ tried }) => tried) && !isAnswer(step) && step.after.matches({ signedIn: 'here' }),
    must: ({ before, after }) => {
      for (const one of queueOf(before).filter(({ tried }) => tried))
        assert.deepEqual(
          queueOf(after).find(({ key }) => key === one.key),
          one,
        )
    },
  },
  'sends one change after another, the first one first, with what is known of the list': {
    requirements: ['kept-list.sent-one-after-another'],
    when: (step) => isAt(step.after, 'sending') && (!isAt(step.before, 'sending') || isAnswer(step)),
    must: (step) => {
      const { queue, kept, of, language } = step.after.context
      assert.deepEqual(started(step, 'sendChange'), [{ sent: queue[0], kept, of, language }])
      assert.equal(queue[0]?.tried, true)
    },
  },
  'makes two changes of one thing one, where neither was sent': {
    requirements: ['kept-list.sent-one-after-another'],
    when: (step) =>
      isWished(step) && queueOf(step.before).some(({ tried, change }) => !tried && change.id === step.event['id']),
    must: ({ event, before, after }) => {
      assert.deepEqual(keysOf(after), keysOf(before))
      assert.equal(queueOf(after).find(({ change }) => change.id === event['id'])?.change.name, event['name'])
    },
  },
  'fetches nothing while something is to be sent': {
    when: ({ after }) => queueOf(after).length > 0,
    must: (step) => assert.deepEqual(started(step, 'fetchList'), []),
  },
  'learns from each answer, and tells the other tabs and what is the list’s own': {
    requirements: ['kept-list.other-tabs-follow'],
    when: (step) => isAnswer(step) && isOk(step),
    must: (step) => {
      const { key, change } = firstOf(step)
      const { id, name } = step.event['output'].result.value
      const { kept } = step.after.context
      if (kept) assert.equal(kept.find((thing) => thing.id === id)?.name, name)
      else assert.equal(step.before?.context.kept, null)
      assert.equal(keysOf(step.after).includes(key), false)
      assert.deepEqual(
        sent(step, 'storeQueue').filter((order) => (order as { type: string }).type === 'tabs.tell').length,
        1,
      )
      assert.deepEqual(told(step), [{ type: 'change.done', key, change }])
      assert.equal(step.after.context.problem, null)
    },
  },
  'goes on with what was made, once it is, under the id that the server gave it': {
    when: (step) => isAnswer(step) && isOk(step) && firstOf(step).change.kind === 'make',
    must: (step) => {
      const { key } = firstOf(step)
      const of = (snapshot: At['after'] | undefined, id: number | string) =>
        queueOf(snapshot).filter(({ change }) => change.id === id).length
      assert.equal(of(step.after, key), 0)
      assert.equal(of(step.after, 3), of(step.before, key) - 1)
    },
  },
  'knows what it has made by that key too, as long as somebody may still have it': {
    when: (step) => isWished(step) && step.event['id'] === 'a-1' && 'a-1' in (step.before?.context.made ?? {}),
    must: ({ after }) => assert.equal(queueOf(after).at(-1)?.change.id, 3),
  },
  'takes out what is refused, says why, and asks how the list is': {
    requirements: ['kept-list.refused-change-goes-back'],
    when: isRefused,
    must: (step) => {
      const { key, change } = firstOf(step)
      assert.equal(keysOf(step.after).includes(key), false)
      assert.deepEqual(told(step), [
        {
          type: 'change.refused',
          key,
          change,
          changes: queueOf(step.before)
            .filter((one) => !keysOf(step.after).includes(one.key))
            .map((one) => one.change),
          problem: step.event['output'].result.problem,
        },
      ])
      assert.equal(step.after.context.fetchedAt, 0)
      assert.equal(goesOn(step), true)
    },
  },
  'takes out with a refused change what is about the thing that it was to make, and nothing else': {
    when: (step) => isRefused(step) && queueOf(step.before).length > 1,
    must: (step) => {
      const { key, change } = firstOf(step)
      assert.deepEqual(
        keysOf(step.after),
        queueOf(step.before)
          .slice(1)
          .filter((other) => change.kind !== 'make' || other.change.id !== key)
          .map((other) => other.key),
      )
    },
  },
  'keeps what could not be sent, says that it waits, and sends it again after 5 s': {
    requirements: ['retry.offline-writes-wait'],
    when: isUnreached,
    must: (step) => {
      assert.deepEqual(keysOf(step.after), keysOf(step.before))
      assert.deepEqual([isAt(step.after, 'waiting'), waits(step)], [true, [5000]])
      assert.deepEqual(told(step), [{ type: 'change.waits', key: firstOf(step).key }])
    },
  },
  'forgets how often the shop has failed once it cannot be reached: it counts anew then': {
    when: (step) => isUnreached(step) && firstOf(step).trouble !== undefined,
    must: ({ after }) => assert.equal(queueOf(after)[0]?.trouble, undefined),
  },
  'sends it at once when somebody looks or is online again, or once the wait is over': {
    when: ({ event, before }) =>
      isAt(before, 'waiting') && before?.context.pausing.length === 0 && ['list.look', PASS.type].includes(event.type),
    must: ({ after }) => assert.equal(isAt(after, 'sending'), true),
  },
  'sends a change again that the shop failed at, five times more, after pauses that double': {
    requirements: ['retry.failed-writes-five-more-times'],
    when: (step) => isFailure(step) && !isGivenUp(step),
    must: (step) => {
      const { key, trouble: { failures = 0 } = {} } = firstOf(step)
      assert.ok(failures < 5)
      assert.deepEqual(waits(step), [1000 * 2 ** failures])
      assert.deepEqual(step.after.context.pausing, [...(step.before?.context.pausing ?? []), key])
      assert.deepEqual([queueOf(step.after).length, told(step)], [queueOf(step.before).length, []])
    },
  },
  'lets no thing wait for another one at which the shop fails': {
    requirements: ['retry.lines-never-wait-for-each-other'],
    when: (step) => isFailure(step) && queueOf(step.after).length > 1,
    must: (step) => {
      assert.equal(goesOn(step), true)
      for (const { sent: next } of started(step, 'sendChange') as { sent: Queued<ShelfChange> }[])
        assert.notEqual(next.change.id, firstOf(step).change.id)
    },
  },
  'never says that somebody is offline whom the shop answers': {
    requirements: ['retry.given-up-write-blames-the-shop'],
    when: isFailure,
    must: ({ after }) => assert.equal(after.hasTag('offline'), false),
  },
  'sends it again once the pause is over, not sooner because somebody looks': {
    when: ({ event, before }) =>
      isAt(before, 'pausing') && queueOf(before).length === 1 && [PASS.type, 'list.look'].includes(event.type),
    must: ({ event, after }) => {
      assert.equal(isAt(after, 'sending'), event.type === PASS.type)
      assert.equal(after.context.pausing.length, event.type === PASS.type ? 0 : 1)
    },
  },
  'undoes all changes of a thing at which the shop still fails, or with which it wants to be left alone for longer than a minute: says so, and asks how the list is':
    {
      requirements: ['retry.given-up-write-blames-the-shop'],
      when: isGivenUp,
      must: (step) => {
        const { key, change, trouble } = firstOf(step)
        const ofIt = queueOf(step.before).filter((other) => other.change.id === change.id)
        assert.ok(statusOf(step) === 429 || trouble?.failures === 5)
        assert.equal(
          queueOf(step.after).some((other) => other.change.id === change.id),
          false,
        )
        assert.deepEqual(told(step), [
          {
            type: 'change.givenUp',
            key,
            changes: ofIt.map((other) => other.change),
            problem: step.event['output'].result.problem,
          },
        ])
        assert.equal(step.after.context.fetchedAt, 0)
        assert.equal(goesOn(step), true)
      },
    },
}
