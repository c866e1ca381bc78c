import assert from 'node:assert/strict'

import { keptDeedsMachine } from '#machines/protocols/kept-deeds.machine.ts'
import { isLeft } from '#machines/protocols/kept-deeds.ts'
import type { KeptDeed } from '#machines/protocols/kept-deeds.ts'

import { refused as tooBusy, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import type { Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof keptDeedsMachine>

const asked = (protocolId: number, name: string) => ({
  subject: { protocolId, name },
  language: 'de' as const,
  askedAt: 1000,
})
const copy: KeptDeed = { deed: 'copy', key: '1-2-3-4', ...asked(1, 'Calm') }
const removal: KeptDeed = { deed: 'delete', ...asked(2, 'Winter') }
const update: KeptDeed = {
  deed: 'update',
  ...asked(1, 'Calmer'),
  text: { name: 'Calmer', description: '', changed: ['name'] },
}

const said = (status: number, message: string, more: object = {}) =>
  ({ ok: false, problem: { kind: 'refused', status, message, ...more } }) as const
const changed = said(409, 'It has changed')
const untold = said(404, '')
const later = said(429, 'In a while', { retryAfter: 90_000 })
const expired = said(401, 'Sign in')
const missed = { ok: false, problem: { kind: 'unauthorized' } } as const

const isAnswer = ({ event }: At) => event.type.endsWith('.redoDeed')
const isRecall = ({ event }: At) => event.type.endsWith('.recallDeeds')
const resultOf = ({ event }: At) => event['output'] ?? unreachable
const isUnjudged = (step: At) => isAnswer(step) && isLeft(resultOf(step))
const isJudged = (step: At) => isAnswer(step) && !isLeft(resultOf(step))
const firstOf = ({ before }: At) => before?.context.deeds[0] as KeptDeed

const notice = (tone: string, text: string, values: object) => ({ type: 'notice.raised', tone, text, values })
const redone = ({ deed, subject, language }: KeptDeed) => ({
  ...notice('info', `builder:notice.redone.${deed}`, { name: subject.name }),
  ...(deed === 'delete' && {
    undo: { to: 'protocolBuilder', event: { type: 'protocol.restore', subject, language } },
  }),
})
const gone = ({ deed, subject: { protocolId } }: KeptDeed) =>
  deed === 'delete' ? { type: 'protocol.deleted', protocolId } : { type: 'protocols.redone' }

export const model = defineModel({
  machine: keptDeedsMachine,
  events: [],
  answers: [
    done('recallDeeds', []),
    done('recallDeeds', [copy, removal]),
    done('recallDeeds', [removal, update]),
    failed('recallDeeds'),
    ...[
      { ok: true, value: 'done' },
      { ok: true, value: 'settled' },
      changed,
      untold,
      tooBusy,
      later,
      expired,
      missed,
      unreachable,
    ].map((output) => done('redoDeed', output)),
    failed('redoDeed'),
    done('waitToRedo'),
    failed('waitToRedo'),
  ],
  project: ({ context }) => ({ ...context, attempts: Math.min(context.attempts, 2), problem: context.problem?.kind }),
  rules: {
    'does what was left, the first first, and nothing where nothing was': {
      requirements: ['builder.deeds-wait-for-next-sign-in'],
      when: isRecall,
      must: (step) => {
        const deeds = step.event['output'] ?? []
        assert.deepEqual(started(step, 'redoDeed'), deeds.length === 0 ? [] : [{ deed: deeds[0] }])
        assert.equal(step.after.matches('nothingLeft'), deeds.length === 0)
      },
    },
    'goes on with the next once the shop has judged one, and never does that again': {
      requirements: ['builder.deeds-wait-for-next-sign-in'],
      when: isJudged,
      must: (step) => {
        const { deeds, attempts, problem } = step.after.context
        assert.deepEqual([deeds, attempts, problem], [step.before?.context.deeds.slice(1), 0, null])
        assert.deepEqual(started(step, 'redoDeed'), deeds.length === 0 ? [] : [{ deed: deeds[0] }])
        assert.equal(step.after.matches('nothingLeft'), deeds.length === 0)
      },
    },
    'tells what is done, and says that it was asked for before': {
      requirements: ['builder.deeds-wait-for-next-sign-in'],
      when: (step) => isJudged(step) && resultOf(step).value === 'done',
      must: (step) => assert.deepEqual(emitted(step), [gone(firstOf(step)), redone(firstOf(step))]),
    },
    'says nothing of what another tab has done, or of a protocol that is gone already': {
      requirements: ['builder.deeds-wait-for-next-sign-in'],
      when: (step) => isJudged(step) && resultOf(step).value === 'settled',
      must: (step) => assert.deepEqual(emitted(step), firstOf(step).deed === 'delete' ? [gone(firstOf(step))] : []),
    },
    'says why the shop refused': {
      requirements: ['builder.deeds-wait-for-next-sign-in'],
      when: (step) => isJudged(step) && resultOf(step).ok === false,
      must: (step) => {
        const reason = resultOf(step).problem.message
        const text = reason === '' ? 'common:listNotice.refusedUntold' : 'common:listNotice.refused'
        assert.deepEqual(emitted(step), [notice('error', text, { name: firstOf(step).subject.name, reason })])
      },
    },
    'keeps what the shop has not judged, without a word, and waits longer each time': {
      requirements: ['builder.deeds-wait-for-next-sign-in', 'retry.offline-writes-wait'],
      when: isUnjudged,
      must: (step) => {
        const { problem } = resultOf(step)
        const { deeds, attempts } = step.after.context
        assert.equal(step.after.hasTag('offline'), true)
        assert.deepEqual([deeds, emitted(step)], [step.before?.context.deeds, []])
        assert.deepEqual([attempts, step.after.context.problem], [(step.before?.context.attempts ?? 0) + 1, problem])
        const grown = Math.min(5000 * 2 ** (attempts - 1), 60_000)
        assert.deepEqual(started(step, 'waitToRedo'), [{ pause: Math.max(grown, problem.retryAfter ?? 0) }])
      },
    },
    'asks again for the same after a pause': {
      when: ({ event }) => event.type.endsWith('.waitToRedo'),
      must: (step) => assert.deepEqual(started(step, 'redoDeed'), [{ deed: firstOf(step) }]),
    },
    'is busy while the server is asked': {
      when: ({ before }) => before !== undefined,
      must: ({ after }) => assert.equal(after.hasTag('busy'), after.matches('redoing')),
    },
  },
})
