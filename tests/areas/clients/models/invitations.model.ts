import assert from 'node:assert/strict'

import { invitationsMachine } from '#machines/clients/consent/invitations.machine.ts'

import { byLinden, bySage, gone } from './consent-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof invitationsMachine>

const both = [byLinden, bySage]
const yes = { type: 'invitation.answer', id: byLinden.id, answer: 'yes' } as const
const no = { type: 'invitation.answer', id: byLinden.id, answer: 'no' } as const
const taken = { ok: true, value: { message: 'Done', data: [bySage] } } as const

const isPress = ({ event }: At) => event.type === 'invitation.answer'
const isAnswered = ({ event }: At) => event.type.endsWith('actor.answerInvitation')
const isWaiting = ({ event, before }: At) => before?.context.invitations?.some(({ id }) => id === event['id']) === true
const isAnswering = ({ before }: At) => before?.matches('answering') === true

export const model = defineModel({
  machine: invitationsMachine,
  events: [
    { type: 'page.opened' },
    { type: 'invitations.retry' },
    yes,
    no,
    { type: 'invitation.answer', id: bySage.id, answer: 'yes' },
  ],
  answers: [
    done('fetchInvitations', { ok: true, value: [] }),
    done('fetchInvitations', { ok: true, value: both }),
    done('fetchInvitations', refused),
    failed('fetchInvitations'),
    ...[taken, gone, refused, unreachable].map((answer) => done('answerInvitation', answer)),
    failed('answerInvitation'),
  ],
  project: ({ context: { invitations, given, problem } }) => ({
    invitations: invitations?.map(({ id }) => id),
    given: given && [given.invitation.id, given.answer],
    problem,
  }),
  rules: {
    'asks for the list at once, and anew whenever its page is opened or it is tried again': {
      when: (step) =>
        step.before === undefined ||
        (step.event.type === 'page.opened' && !step.before.hasTag('busy')) ||
        (step.event.type === 'invitations.retry' && step.before.matches('failed')),
      must: (step) => {
        assert.equal(started(step, 'fetchInvitations').length, 1)
        assert.deepEqual([step.after.context.given, step.after.context.problem], [null, null])
        assert.deepEqual(step.after.context.invitations, step.before?.context.invitations ?? null)
      },
    },
    'shows the practitioners who ask': {
      requirements: ['account.consent-is-asked'],
      when: ({ event }) => event.type === 'xstate.done.actor.fetchInvitations' && event['output'].ok,
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.invitations, after.context.problem], [event['output'].value, null])
      },
    },
    'gives the answer that was pressed, once, to an invitation that waits': {
      requirements: ['account.consent-is-asked'],
      when: (step) => isPress(step) && isWaiting(step) && !isAnswering(step),
      must: (step) => {
        const { id, answer } = step.event
        assert.deepEqual(started(step, 'answerInvitation'), [{ id, answer }])
        assert.deepEqual([step.after.value, step.after.hasTag('busy')], ['answering', true])
        assert.deepEqual(step.after.context, {
          invitations: step.before?.context.invitations,
          given: { invitation: both.find((one) => one.id === id), answer },
          problem: null,
        })
      },
    },
    'gives no second answer while one is on its way, nor one to what does not wait': {
      requirements: ['account.consent-waits-for-the-answer'],
      when: (step) => isPress(step) && (isAnswering(step) || !isWaiting(step)),
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
        assert.deepEqual(started(step, 'answerInvitation'), [])
      },
    },
    'takes nothing as agreed before the server says so, and tells the root then': {
      requirements: ['account.consent-waits-for-the-answer'],
      when: () => true,
      must: (step) => {
        const isYes = step.event['output'] === taken && step.before?.context.given?.answer === 'yes'
        const isGone = step.event['output'] === gone && isAnswered(step)
        assert.equal(entered(step, 'shown.agreed'), isYes)
        assert.deepEqual(emitted(step), isYes || isGone ? [{ type: 'links.changed' }] : [])
      },
    },
    'takes an answered invitation out of the list, and says what was answered': {
      requirements: ['account.consent-is-asked', 'clients.no-is-not-told'],
      when: ({ event }) => event['output'] === taken,
      must: ({ before, after }) => {
        const given = before?.context.given
        assert.equal(after.matches({ shown: given?.answer === 'yes' ? 'agreed' : 'declined' }), true)
        assert.deepEqual(after.context, { invitations: [bySage], given, problem: null })
      },
    },
    'takes an invitation that is gone out of the list, and says why': {
      when: ({ event }) => event['output'] === gone,
      must: ({ before, after }) => {
        assert.deepEqual([after.matches({ shown: 'gone' }), after.hasTag('failed')], [true, true])
        assert.deepEqual(after.context, {
          invitations: before?.context.invitations?.filter(({ id }) => id !== before.context.given?.invitation.id),
          given: before?.context.given,
          problem: gone.problem,
        })
      },
    },
    'keeps an invitation whose answer could not be given, says why, and takes an answer again': {
      requirements: ['account.consent-waits-for-the-answer'],
      when: (step) => isAnswered(step) && step.event['output'] !== taken && step.event['output'] !== gone,
      must: ({ event, before, after }) => {
        assert.deepEqual([after.matches({ shown: 'refused' }), after.hasTag('failed')], [true, true])
        assert.deepEqual(after.context, {
          ...before?.context,
          problem: event['output']?.problem ?? { kind: 'unreachable' },
        })
        assert.equal(after.can({ ...yes, id: before?.context.given?.invitation.id ?? 0 }), true)
      },
    },
    'says why there is no list': {
      when: (step) => step.event.type.endsWith('actor.fetchInvitations') && step.event['output']?.ok !== true,
      must: ({ event, before, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed')], ['failed', true])
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.invitations, before?.context.invitations)
      },
    },
  },
})
