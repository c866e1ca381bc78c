import assert from 'node:assert/strict'

import type { SnapshotFrom } from 'xstate'

import type { TakenRecord } from '#areas/protocols/contract/taken.ts'
import { shownOf } from '#machines/kept-list/kept-list.ts'
import { takenMarksMachine } from '#machines/protocols/taken/taken-marks.machine.ts'
import type { MarkedIntake } from '#machines/protocols/taken/taken-marks.machine.ts'
import { isMarked, taken } from '#machines/protocols/taken/taken.ts'

import { reader } from './taken-samples.ts'
import { isKeptPart } from '#tests/models/kept-list-part.ts'
import { defineModel, done, type Step } from '#tests/models/support/model.ts'
import { emitted } from '#tests/models/support/rules.ts'

type Snapshot = SnapshotFrom<typeof takenMarksMachine>
type At = Step<typeof takenMarksMachine>

const intake = (product_variant_id: number): MarkedIntake => ({
  mark: { protocol_id: 1, product_variant_id, day: '2026-03-02', at: 'dinner' },
  name: `Product ${product_variant_id}`,
})
const [iron, zinc] = [intake(10), intake(20)]
const record: TakenRecord = { marks: [iron.mark], readers: [reader] }
const ok = (value: unknown) => ({ result: { ok: true, value }, at: 1000 }) as const
const refusedWith = (status: number, message: string, more: object = {}) =>
  ({ result: { ok: false, problem: { kind: 'refused', status, message, ...more } }, at: 1000 }) as const

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 4 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: { queue: [], kept: null } } as const
const markZinc = { type: 'taken.mark', intakes: [zinc], isTaken: true } as const
const unmarkZinc = { type: 'taken.mark', intakes: [zinc], isTaken: false } as const
const markBoth = { type: 'taken.mark', intakes: [iron, zinc], isTaken: true } as const
const share = { type: 'taken.share', what: 'taken', userId: 5, name: 'Ida Brandt', isSeen: true } as const
const unshare = { ...share, isSeen: false } as const
const shareIntake = { ...share, what: 'intake' } as const
const begin = [signedIn, opened, adopted, done('fetchList', ok(record))] as const

const shown = (snapshot: Snapshot | undefined): TakenRecord =>
  snapshot ? shownOf(taken, snapshot.context) : { marks: [], readers: [] }
const isSignedIn = ({ before }: At) => before?.matches('signedIn') === true
const isFresh = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { syncing: 'fresh' } } })

export const model = defineModel({
  machine: takenMarksMachine,
  events: [
    signedIn,
    { type: 'session.signedOut' },
    opened,
    adopted,
    { type: 'list.retry' },
    { type: 'page.opened' },
    { type: 'page.returned', at: 100_000_000 },
    markZinc,
    unmarkZinc,
    markBoth,
    share,
    unshare,
    shareIntake,
  ],
  answers: [
    ...[ok(record), refusedWith(409, 'No')].map((output) => done('fetchList', output)),
    ...[
      ok(null),
      refusedWith(404, 'It is gone'),
      // The shop asks to be left alone for longer than a change waits.
      refusedWith(429, '', { retryAfter: 61_000 }),
    ].map((output) => done('sendChange', output)),
  ],
  isShared: isKeptPart,
  until: (snapshot, { type }) => {
    const { kept, queue } = snapshot.context
    if (snapshot.matches('away')) return type !== 'session.signedIn'
    if (type === 'queue.opened') return !snapshot.matches({ signedIn: 'naming' })
    if (type === 'queue.adopted') return !snapshot.matches({ signedIn: 'opening' })
    if (type === 'session.signedIn') return true
    if (type === 'session.signedOut') return queue.length > 0 || !isFresh(snapshot)
    if (queue.length > 1) return true
    return kept !== null && shown(snapshot).marks.length > 1 && type !== 'taken.mark'
  },
  journeys: [
    [...begin, markBoth, done('sendChange', ok(null)), done('sendChange', refusedWith(404, 'It is gone'))],
    [...begin, markZinc, unmarkZinc, done('sendChange', ok(null)), done('sendChange', ok(null))],
    [...begin, share, unshare, done('sendChange', ok(null)), done('sendChange', ok(null))],
  ],
  project: ({ context: { kept, queue, problem } }) => ({
    marks: kept?.marks.map(({ product_variant_id }) => product_variant_id),
    sees: kept?.readers.map(({ sees_taken, sees_intake }) => [sees_taken, sees_intake]),
    queue: queue.map(({ change, tried }) => [
      change.kind === 'mark' ? [change.mark.product_variant_id, change.isTaken] : [change.userId, change.isSeen],
      tried,
    ]),
    has: problem !== null,
  }),
  rules: {
    'holds nothing while nobody is signed in': {
      when: ({ after }) => after.matches('away'),
      must: ({ after }) => assert.deepEqual(shown(after), { marks: [], readers: [] }),
    },
    'shows at once what is marked or taken back, one intake or several': {
      requirements: ['taken.shows-at-once', 'taken.by-time-of-day'],
      when: (step) => step.event.type === 'taken.mark' && isSignedIn(step),
      must: ({ event, after, effects }) => {
        const intakes = event['intakes'] as readonly MarkedIntake[]
        for (const { mark } of intakes) assert.equal(isMarked(shown(after), mark), event['isTaken'])
        assert.equal(
          effects.some(({ type }) => type === 'xstate.sendTo'),
          true,
        )
      },
    },
    'marks each intake once, however often it is pressed': {
      requirements: ['taken.once-each'],
      when: ({ after }) => after.matches('signedIn'),
      must: ({ after }) => {
        const marks = shown(after).marks.map((mark) => JSON.stringify(mark))
        assert.equal(new Set(marks).size, marks.length)
      },
    },
    'leaves other marks as they are': {
      when: (step) => step.event.type === 'taken.mark' && isSignedIn(step),
      must: ({ event, before, after }) => {
        const changed = event['intakes'] as readonly MarkedIntake[]
        const others = (snapshot: At['before']) =>
          shown(snapshot).marks.filter(
            (mark) => !changed.some((one) => isMarked({ marks: [one.mark], readers: [] }, mark)),
          )
        assert.deepEqual(others(after), others(before))
        assert.deepEqual(shown(after).readers, shown(before).readers)
      },
    },
    'sends of several unsent changes of one intake only the last, and changes of several in the order of the presses': {
      requirements: ['taken.shows-at-once', 'kept-list.sent-one-after-another'],
      when: (step) => step.event.type === 'taken.mark' && isSignedIn(step),
      must: ({ event, after }) => {
        const changed = event['intakes'] as readonly MarkedIntake[]
        const unsent = after.context.queue.filter(({ tried }) => !tried).map(({ change }) => change)
        const subjects = unsent.map(taken.subjectOf)
        assert.equal(new Set(subjects).size, subjects.length)
        for (const { mark } of changed) {
          const last = after.context.queue
            .map(({ change }) => change)
            .findLast((one) => one.kind === 'mark' && isMarked({ marks: [one.mark], readers: [] }, mark))
          assert.equal(last?.kind === 'mark' && last.isTaken, event['isTaken'])
        }
      },
    },
    'shows at once who may see it, and who may no longer': {
      requirements: ['taken.seen-where-shared', 'intake.counts-others-where-shared'],
      when: (step) => step.event.type === 'taken.share' && isSignedIn(step) && step.before?.context.kept !== null,
      must: ({ event, before, after }) => {
        const [known] = shown(before).readers
        const key = event['what'] === 'taken' ? 'sees_taken' : 'sees_intake'
        assert.deepEqual(shown(after).readers, [{ ...known, [key]: event['isSeen'] }])
        assert.deepEqual(shown(after).marks, shown(before).marks)
      },
    },
    'says why a change came to nothing, and shows how it was': {
      when: ({ event }) =>
        event.type === 'xstate.done.actor.sendChange' && event['output'].result.problem?.status === 404,
      must: (step) => {
        const sent = step.before?.context.queue[0]?.change
        assert.deepEqual(emitted(step), [
          {
            type: 'notice.raised',
            tone: 'error',
            text: 'common:listNotice.refused',
            values: { name: sent?.name, reason: 'It is gone' },
          },
        ])
      },
    },
    'says so where the shop has failed at a change too often': {
      when: ({ event }) =>
        event.type === 'xstate.done.actor.sendChange' && event['output'].result.problem?.status === 429,
      must: (step) => {
        assert.equal(emitted(step).length, 1)
        assert.match(JSON.stringify(emitted(step)), /listNotice\.refusedUntold/)
      },
    },
    'asks anew where somebody is back after a while': {
      when: (step) => step.event.type === 'page.returned' && step.before !== undefined && isFresh(step.before),
      must: ({ after }) => assert.equal(isFresh(after), false),
    },
    'asks anew where its page is opened': {
      when: (step) => step.event.type === 'page.opened' && step.before !== undefined && isFresh(step.before),
      must: ({ after }) => assert.equal(isFresh(after), false),
    },
  },
})
