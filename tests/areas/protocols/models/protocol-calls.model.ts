import assert from 'node:assert/strict'

import { protocolCallsMachine } from '#machines/protocols/protocol-calls.machine.ts'

import { protocol } from './protocol-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof protocolCallsMachine>

const calm = { subject: { protocolId: 1, name: 'Calm' }, language: 'de' } as const
const winter = { subject: { protocolId: 2, name: 'Winter' }, language: 'en' } as const
const restored = protocol(1, 'Calm')
const asked = ({ subject, language }: At['after']['context']) => ({ ...subject, language })
const isAnswer = (step: At, call: string, isOk: boolean) =>
  step.event.type.endsWith(`.${call}`) && (step.event['output']?.ok === true) === isOk
const notice = (tone: string, text: string, values: object) => ({ type: 'notice.raised', tone, text, values })
/** The words for whoever reads why it came to nothing. */
const failureOf = ({ event, before }: At) => {
  const reason = event['output']?.problem.message ?? ''
  const text = reason === '' ? 'builder:notice.unexpected' : 'common:listNotice.refused'
  return notice('error', text, { name: before?.context.subject.name, reason })
}
const restoring = ({ before }: At) => ({
  to: 'protocolBuilder',
  event: {
    type: 'protocol.restore',
    subject: before?.context.subject,
    language: before?.context.language,
  },
})

export const model = defineModel({
  machine: protocolCallsMachine,
  events: [
    { type: 'protocol.copy', ...calm },
    { type: 'protocol.delete', ...calm },
    { type: 'protocol.delete', ...winter },
    { type: 'delete.confirm' },
    { type: 'delete.cancel' },
    { type: 'protocol.restore', ...calm },
    { type: 'protocol.restore', ...winter },
  ],
  answers: [
    done('copyProtocol', { ok: true, value: { protocol_id: 9 } }),
    done('deleteProtocol', { ok: true, value: { message: 'Done' } }),
    done('restoreProtocol', { ok: true, value: restored }),
    ...['copyProtocol', 'deleteProtocol', 'restoreProtocol'].flatMap((call) => [
      done(call, refused),
      done(call, unreachable),
      failed(call),
    ]),
  ],
  until: ({ context: { waiting } }, event) => event.type === 'protocol.restore' && waiting.length > 1,
  project: ({ context }) => context,
  rules: {
    'asks before anything is deleted': {
      requirements: ['builder.asks-before-deleting'],
      when: (step) => started(step, 'deleteProtocol').length > 0,
      must: (step) => {
        assert.equal(step.before?.matches('asking'), true)
        assert.equal(step.event.type, 'delete.confirm')
        assert.deepEqual(started(step, 'deleteProtocol'), [asked(step.before.context)])
      },
    },
    'asks of the protocol that was meant last, and forgets what went wrong before': {
      requirements: ['builder.asks-before-deleting'],
      when: ({ event, before }) =>
        event.type === 'protocol.delete' && (before?.matches('idle') === true || before?.matches('asking') === true),
      must: ({ event, after }) => {
        assert.equal(after.matches('asking'), true)
        const { subject, language, problem } = after.context
        assert.deepEqual([subject, language, problem], [event['subject'], event['language'], null])
      },
    },
    'deletes nothing after a no': {
      requirements: ['builder.asks-before-deleting'],
      when: ({ event, before }) => event.type === 'delete.cancel' && before?.matches('asking') === true,
      must: (step) => {
        assert.equal(step.after.matches('asking'), false)
        assert.deepEqual([started(step, 'deleteProtocol'), emitted(step)], [[], []])
      },
    },
    'tells of a deletion, with a way back': {
      when: (step) => isAnswer(step, 'deleteProtocol', true),
      must: (step) =>
        assert.deepEqual(emitted(step), [
          { type: 'protocol.deleted', protocolId: step.before?.context.subject.protocolId },
          {
            ...notice('info', 'builder:notice.deleted', { name: step.before?.context.subject.name }),
            undo: restoring(step),
          },
        ]),
    },
    'says that a failure to delete was unexpected, keeps why, and asks again': {
      requirements: ['builder.delete-failure-is-unexpected'],
      when: (step) => isAnswer(step, 'deleteProtocol', false),
      must: (step) => {
        assert.deepEqual(emitted(step), [
          notice('error', 'builder:notice.unexpected', { name: step.before?.context.subject.name }),
        ])
        assert.equal(step.after.matches('asking'), true)
        assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? unreachable.problem)
      },
    },
    'copies what is meant, and tells the id that the server gave the copy': {
      requirements: ['builder.duplicate-has-its-own-id'],
      when: (step) => entered(step, 'copying') || isAnswer(step, 'copyProtocol', true),
      must: (step) => {
        const { name } = step.after.context.subject
        if (step.after.matches('copying')) assert.deepEqual(started(step, 'copyProtocol'), [asked(step.after.context)])
        else
          assert.deepEqual(emitted(step), [
            { type: 'protocol.copied', protocolId: 9 },
            notice('info', 'builder:notice.copied', { name: step.before?.context.subject.name ?? name }),
          ])
      },
    },
    'says why something could not be copied': {
      when: (step) => isAnswer(step, 'copyProtocol', false),
      must: (step) => assert.deepEqual(emitted(step), [failureOf(step)]),
    },
    'brings back what is meant, and tells how it is': {
      requirements: ['protocols.deleted-can-be-restored'],
      when: (step) => isAnswer(step, 'restoreProtocol', true),
      must: (step) =>
        assert.deepEqual(emitted(step), [
          { type: 'protocol.restored', protocol: restored },
          notice('info', 'builder:notice.restored', { name: step.before?.context.subject.name }),
        ]),
    },
    'says why something could not be brought back, with a way to try it again': {
      when: (step) => isAnswer(step, 'restoreProtocol', false),
      must: (step) =>
        assert.deepEqual(emitted(step), [{ ...failureOf(step), undo: { ...restoring(step), label: 'common:retry' } }]),
    },
    'brings back one after another, whatever else is under way': {
      when: (step) => started(step, 'restoreProtocol').length > 0 || step.event.type === 'protocol.restore',
      must: (step) => {
        const { type, subject, language } = step.event
        const { waiting = [] } = step.before?.context ?? {}
        const all = type === 'protocol.restore' ? [...waiting, { subject, language }] : waiting
        const isNext = started(step, 'restoreProtocol').length > 0
        assert.equal(isNext, step.after.matches('restoring') && (!step.before?.matches('restoring') || isNext))
        assert.deepEqual(step.after.context.waiting, isNext ? all.slice(1) : all)
        if (isNext) {
          assert.deepEqual(started(step, 'restoreProtocol'), [{ ...all[0]?.subject, language: all[0]?.language }])
          assert.equal(step.after.context.problem, null)
        } else assert.equal(step.before?.matches('idle'), false)
      },
    },
    'forgets nothing that is to be brought back': {
      when: ({ after }) => after.matches('idle'),
      must: ({ after }) => assert.deepEqual(after.context.waiting, []),
    },
    'is busy while the server is asked': {
      when: ({ before }) => before !== undefined,
      must: ({ after }) => assert.equal(after.hasTag('busy'), !after.matches('idle') && !after.matches('asking')),
    },
  },
})
