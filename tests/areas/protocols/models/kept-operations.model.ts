import assert from 'node:assert/strict'

import { keptOperationsMachine } from '#machines/protocols/kept-operations.machine.ts'
import { isLeft } from '#machines/protocols/kept-operations.ts'
import type { KeptOperation } from '#machines/protocols/kept-operations.ts'

import { refused as tooBusy, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import type { Step } from '#tests/models/support/model.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof keptOperationsMachine>

const asked = (protocolId: number, name: string) => ({
  subject: { protocolId, name },
  language: 'de' as const,
  askedAt: 1000,
})
const copy: KeptOperation = { operation: 'copy', key: '1-2-3-4', ...asked(1, 'Calm') }
const removal: KeptOperation = { operation: 'delete', ...asked(2, 'Winter') }
const update: KeptOperation = {
  operation: 'update',
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

const isAnswer = ({ event }: At) => event.type.endsWith('.redoOperation')
const isRecall = ({ event }: At) => event.type.endsWith('.recallOperations')
const resultOf = ({ event }: At) => event['output'] ?? unreachable
const isUnjudged = (step: At) => isAnswer(step) && isLeft(resultOf(step))
const isJudged = (step: At) => isAnswer(step) && !isLeft(resultOf(step))
const firstOf = ({ before }: At) => before?.context.operations[0] as KeptOperation

const notice = (tone: string, text: string, values: object) => ({ type: 'notice.raised', tone, text, values })
const redone = ({ operation, subject, language }: KeptOperation) => ({
  ...notice('info', `builder:notice.redone.${operation}`, { name: subject.name }),
  ...(operation === 'delete' && {
    undo: { to: 'protocolBuilder', event: { type: 'protocol.restore', subject, language } },
  }),
})
const gone = ({ operation, subject: { protocolId } }: KeptOperation) =>
  operation === 'delete' ? { type: 'protocol.deleted', protocolId } : { type: 'protocols.redone' }

export const model = defineModel({
  machine: keptOperationsMachine,
  events: [],
  answers: [
    done('recallOperations', []),
    done('recallOperations', [copy, removal]),
    done('recallOperations', [removal, update]),
    failed('recallOperations'),
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
    ].map((output) => done('redoOperation', output)),
    failed('redoOperation'),
    done('waitToRedo'),
    failed('waitToRedo'),
  ],
  project: ({ context }) => ({ ...context, attempts: Math.min(context.attempts, 2), problem: context.problem?.kind }),
  rules: {
    'does what was left, the first first, and nothing where nothing was': {
      requirements: ['builder.operations-wait-for-next-sign-in'],
      when: isRecall,
      must: (step) => {
        const operations = step.event['output'] ?? []
        assert.deepEqual(started(step, 'redoOperation'), operations.length === 0 ? [] : [{ operation: operations[0] }])
        assert.equal(step.after.matches('nothingLeft'), operations.length === 0)
      },
    },
    'goes on with the next once the shop has judged one, and never does that again': {
      requirements: ['builder.operations-wait-for-next-sign-in'],
      when: isJudged,
      must: (step) => {
        const { operations, attempts, problem } = step.after.context
        assert.deepEqual([operations, attempts, problem], [step.before?.context.operations.slice(1), 0, null])
        assert.deepEqual(started(step, 'redoOperation'), operations.length === 0 ? [] : [{ operation: operations[0] }])
        assert.equal(step.after.matches('nothingLeft'), operations.length === 0)
      },
    },
    'tells what is done, and says that it was asked for before': {
      requirements: ['builder.operations-wait-for-next-sign-in'],
      when: (step) => isJudged(step) && resultOf(step).value === 'done',
      must: (step) => assert.deepEqual(emitted(step), [gone(firstOf(step)), redone(firstOf(step))]),
    },
    'says nothing of what another tab has done, or of a protocol that is gone already': {
      requirements: ['builder.operations-wait-for-next-sign-in'],
      when: (step) => isJudged(step) && resultOf(step).value === 'settled',
      must: (step) =>
        assert.deepEqual(emitted(step), firstOf(step).operation === 'delete' ? [gone(firstOf(step))] : []),
    },
    'says why the shop refused': {
      requirements: ['builder.operations-wait-for-next-sign-in'],
      when: (step) => isJudged(step) && resultOf(step).ok === false,
      must: (step) => {
        const reason = resultOf(step).problem.message
        const text = reason === '' ? 'common:listNotice.refusedUntold' : 'common:listNotice.refused'
        assert.deepEqual(emitted(step), [notice('error', text, { name: firstOf(step).subject.name, reason })])
      },
    },
    'keeps what the shop has not judged, without a word, and waits longer each time': {
      requirements: ['builder.operations-wait-for-next-sign-in', 'retry.offline-writes-wait'],
      when: isUnjudged,
      must: (step) => {
        const { problem } = resultOf(step)
        const { operations, attempts } = step.after.context
        assert.equal(step.after.hasTag('offline'), true)
        assert.deepEqual([operations, emitted(step)], [step.before?.context.operations, []])
        assert.deepEqual([attempts, step.after.context.problem], [(step.before?.context.attempts ?? 0) + 1, problem])
        const grown = Math.min(5000 * 2 ** (attempts - 1), 60_000)
        assert.deepEqual(started(step, 'waitToRedo'), [{ pause: Math.max(grown, problem.retryAfter ?? 0) }])
      },
    },
    'asks again for the same after a pause': {
      when: ({ event }) => event.type.endsWith('.waitToRedo'),
      must: (step) => assert.deepEqual(started(step, 'redoOperation'), [{ operation: firstOf(step) }]),
    },
    'is busy while the server is asked': {
      when: ({ before }) => before !== undefined,
      must: ({ after }) => assert.equal(after.hasTag('busy'), after.matches('redoing')),
    },
  },
})
