import assert from 'node:assert/strict'

import type { Begun } from '#machines/protocols/share/share-form.events.ts'

import { hasInvalid, held, is, isBlocked, isEditing, isSending, isSettling } from './share-form-steps.ts'
import type { ShareRules, ShareStep } from './share-form-steps.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

const isAnswer = is('xstate.done.actor.shareProtocol', 'xstate.error.actor.shareProtocol')
const isShared = ({ event }: ShareStep) => event['output']?.ok === true
const isSettled = is('xstate.done.actor.settleLines', 'xstate.error.actor.settleLines')
const isSaved = ({ event }: ShareStep) => event['output']?.isSaved === true
const isBegun = (step: ShareStep) => is('share.begin')(step) && !isSending(step)
const isSame = (step: ShareStep) =>
  (isEditing(step) || isSettling(step)) && held(step).shared.protocolId === step.event['protocol'].protocolId

/** True if the form is complete: recipients, a discount, and nothing half typed. */
const isReady = ({ recipients, text, names, discount }: ShareStep['after']['context']) =>
  recipients.length > 0 &&
  text.trim() === '' &&
  names.email === '' &&
  (discount !== null || recipients.every(({ isOthers }) => isOthers))

const draft = ({ after }: Pick<ShareStep, 'after'>) => {
  const { recipients, text, names, discount, note, sentTo } = after.context
  return { recipients, text, names, discount, note, sentTo }
}
const EMPTY = {
  recipients: [],
  text: '',
  names: { email: '', firstName: '', lastName: '' },
  discount: null,
  note: '',
  sentTo: [],
}
const FRESH = { editing: { finding: 'resting', looking: 'idle', naming: 'closed', trying: 'untried' } }
const notice = (tone: string, text: string, name: string, count: number) => ({
  type: 'notice.raised',
  tone,
  text: `builder:notice.${text}`,
  values: { name, count },
})

/** The draft, its sending, and the outcome for each recipient. */
export const sendingRules: ShareRules = {
  'goes on with what was typed where the same protocol is begun again': {
    requirements: ['share.keeps-what-was-typed'],
    when: (step) => isBegun(step) && isSame(step),
    must: (step) => {
      assert.deepEqual(draft(step), draft({ after: step.before as typeof step.after }))
      assert.deepEqual(step.after.value.form, step.before?.value.form)
      assert.deepEqual(
        [step.after.context.shared, step.after.context.language],
        [step.event['protocol'], step.event['language']],
      )
    },
  },
  'begins another protocol with an empty form, without a discount and with no answer under way': {
    requirements: ['share.keeps-what-was-typed', 'share.discount-starts-unchosen'],
    when: (step) => isBegun(step) && !isSame(step),
    must: (step) => {
      assert.deepEqual(draft(step), EMPTY)
      assert.deepEqual([step.after.value.form, step.after.value.fit], [FRESH, 'resting'])
      assert.deepEqual(
        [step.after.context.shared, step.after.context.language, step.after.context.detail],
        [step.event['protocol'], step.event['language'], null],
      )
      assert.deepEqual([step.after.children['searchClients'], step.after.children['checkFit']], [undefined, undefined])
    },
  },
  'sends on what is being sent, whatever is begun meanwhile': {
    when: (step) => is('share.begin')(step) && isSending(step),
    must: (step) => {
      assert.equal(step.after.matches({ form: 'sending' }), true)
      assert.deepEqual(started(step, 'shareProtocol'), [])
      assert.deepEqual(draft(step), draft({ after: step.before as typeof step.after }))
      assert.deepEqual(step.after.context.shared, held(step).shared)
      const { protocol, language } = step.event as unknown as Begun
      const isOther = protocol.protocolId !== held(step).shared.protocolId
      assert.deepEqual(step.after.context.following, isOther ? { protocol, language } : null)
    },
  },
  'begins after the last answer what was begun last meanwhile': {
    requirements: ['share.keeps-what-was-typed'],
    when: (step) => isAnswer(step) && held(step).queue.length === 1 && held(step).following !== null,
    must: (step) => {
      const { following } = held(step)
      assert.deepEqual([draft(step), step.after.value.form], [EMPTY, FRESH])
      assert.deepEqual([step.after.context.shared, step.after.context.following], [following?.protocol, null])
      assert.deepEqual(started(step, 'fetchDetail'), [
        { protocolId: following?.protocol.protocolId, language: following?.language },
      ])
    },
  },
  'takes the discount that is chosen, 0 too': {
    requirements: ['share.discount-choices', 'share.discount-starts-unchosen'],
    when: (step) => isEditing(step) && is('share.discount')(step),
    must: (step) => {
      const isOffered = step.event['rate'] <= (held(step).detail?.commission_rate ?? 100)
      assert.equal(step.after.context.discount, isOffered ? step.event['rate'] : held(step).discount)
    },
  },
  'leaves the discount alone but for a choice, a client and a new form': {
    requirements: ['share.discount-starts-unchosen'],
    when: (step) =>
      !is('share.discount', 'share.choose', 'share.enter', 'share.invite', 'share.begin', 'share.another')(step) &&
      !is('xstate.done.actor.lookUpClients')(step) &&
      !(is('xstate.done.actor.fetchDetail')(step) && held(step).queue.length === 0) &&
      held(step).following === null,
    must: (step) => assert.equal(step.after.context.discount, held(step).discount),
  },
  'holds the note': {
    when: (step) => isEditing(step) && is('share.note')(step),
    must: ({ event, after }) => assert.equal(after.context.note, event['text']),
  },
  'can be sent only with recipients and a discount, and with nothing half typed': {
    requirements: ['share.needs-a-recipient', 'share.when-sending-is-disabled'],
    when: ({ after }) => after.matches({ form: 'editing' }),
    must: ({ after }) => assert.equal(after.can({ type: 'share.submit' }), isReady(after.context)),
  },
  'sends nothing that is not ready': {
    requirements: ['share.needs-a-recipient', 'share.when-sending-is-disabled'],
    when: (step) => is('share.submit')(step) && (!isEditing(step) || !isReady(held(step))),
    must: (step) => {
      assert.deepEqual(step.effects, [])
      assert.deepEqual(step.after.value, step.before?.value)
    },
  },
  'sends nothing while a recipient is invalid, and says so': {
    requirements: ['share.invalid-recipient-blocks'],
    when: (step) => isEditing(step) && is('share.submit')(step) && isReady(held(step)) && hasInvalid(held(step)),
    must: (step) => {
      assert.equal(isBlocked(step.after), true)
      assert.deepEqual(step.effects, [])
    },
  },
  'waits for the lines with what is ready': {
    requirements: ['share.waits-for-the-lines'],
    when: (step) => isEditing(step) && is('share.submit')(step) && isReady(held(step)) && !hasInvalid(held(step)),
    must: (step) => {
      const { protocolId } = held(step).shared
      assert.deepEqual(started(step, 'settleLines'), [{ protocolId }])
      assert.deepEqual([started(step, 'shareProtocol'), step.after.context], [[], held(step)])
      assert.equal(step.after.hasTag('settling'), true)
    },
  },
  'sends nothing where the lines were not saved, and says so': {
    requirements: ['share.waits-for-the-lines', 'share.keeps-what-was-typed'],
    when: (step) => isSettled(step) && !isSaved(step),
    must: (step) => {
      const { name } = held(step).shared
      assert.deepEqual(emitted(step), [
        { type: 'notice.raised', tone: 'error', text: 'builder:notice.heldBack', values: { name } },
      ])
      assert.deepEqual([started(step, 'shareProtocol'), step.after.value.form], [[], FRESH])
      assert.deepEqual(step.after.context, held(step))
    },
  },
  'can be called off while it waits for the lines': {
    requirements: ['share.waits-for-the-lines', 'share.keeps-what-was-typed'],
    when: (step) => is('share.cancel')(step) && isSettling(step),
    must: (step) => {
      assert.deepEqual([started(step, 'shareProtocol'), emitted(step)], [[], []])
      assert.deepEqual([step.after.value.form, step.after.context], [FRESH, held(step)])
      assert.equal(step.after.children['settleLines'], undefined)
    },
  },
  'is left when it is cancelled, with all that was typed, also while it is being sent': {
    requirements: ['share.keeps-what-was-typed'],
    when: (step) => is('share.cancel')(step) && !isSettling(step),
    must: (step) => {
      const isOpen =
        step.before?.matches({ form: 'editing' }) === true || step.before?.matches({ form: 'sending' }) === true
      assert.deepEqual(emitted(step), isOpen ? [{ type: 'share.cancelled' }] : [])
      assert.deepEqual([step.after.value, step.after.context], [step.before?.value, step.before?.context])
    },
  },
  'sends what is ready to the first recipient once the lines are saved': {
    requirements: ['share.one-call-per-recipient', 'share.waits-for-the-lines'],
    when: (step) => isSettled(step) && isSaved(step),
    must: (step) => {
      const { recipients } = held(step)
      assert.equal(started(step, 'shareProtocol').length, 1)
      assert.deepEqual(step.after.context.sentTo, held(step).sentTo)
      assert.deepEqual(
        step.after.context.queue,
        recipients.map(({ email }) => email),
      )
      assert.deepEqual(
        step.after.context.recipients,
        recipients.map((one) => ({ ...one, reason: null })),
      )
    },
  },
  'is busy while it waits for the lines and while it sends': {
    when: ({ before }) => before !== undefined,
    must: ({ after }) => {
      const isWaiting = after.matches({ form: 'settling' })
      assert.deepEqual(
        [after.hasTag('busy'), after.hasTag('settling')],
        [isWaiting || after.matches({ form: 'sending' }), isWaiting],
      )
    },
  },
  'makes a call for each recipient, one after another': {
    requirements: ['share.one-call-per-recipient', 'share.request-fields', 'share.discount-of-their-own-practitioner'],
    when: (step) => started(step, 'shareProtocol').length > 0,
    must: (step) => {
      const { shared, recipients, queue, discount, note, language } = step.after.context
      const recipient = recipients.find(({ email }) => email === queue[0])
      const rate = recipient?.isOthers ? 0 : discount
      assert.deepEqual(started(step, 'shareProtocol'), [
        { protocolId: shared.protocolId, recipient, discount: rate, note, language },
      ])
    },
  },
  'lets those go who got it, and says of whom another practitioner is theirs': {
    requirements: ['share.one-call-per-recipient', 'share.discount-of-their-own-practitioner'],
    when: (step) => isAnswer(step) && isShared(step) && (held(step).queue.length > 1 || held(step).following === null),
    must: (step) => {
      const { recipients, queue, sentTo } = held(step)
      const { context } = step.after
      const now = recipients.find(({ email }) => email === queue[0])
      const rate = step.event['output'].value.discount_rate
      assert.deepEqual(
        context.recipients,
        recipients.filter((one) => one !== now),
      )
      assert.deepEqual(
        context.sentTo.filter(({ email }) => email === queue[0]),
        [{ ...now, isOthers: rate === undefined ? now?.isOthers : rate === null }],
      )
      assert.deepEqual(
        context.sentTo.filter(({ email }) => email !== queue[0]),
        sentTo.filter(({ email }) => email !== queue[0]),
      )
      assert.deepEqual(context.queue, queue.slice(1))
    },
  },
  'keeps those who did not get it, with the reason': {
    requirements: ['share.one-call-per-recipient', 'share.failure-says-why'],
    when: (step) => isAnswer(step) && !isShared(step) && (held(step).queue.length > 1 || held(step).following === null),
    must: (step) => {
      const { recipients, queue, sentTo } = held(step)
      const { context } = step.after
      const reason = step.event['output']?.problem.message ?? ''
      assert.deepEqual(
        context.recipients,
        recipients.map((one) => (one.email === queue[0] ? { ...one, reason } : one)),
      )
      assert.deepEqual([context.sentTo, context.queue], [sentTo, queue.slice(1)])
    },
  },
  'tells each share, and after the last how it went': {
    requirements: ['share.one-call-per-recipient', 'share.failure-says-why'],
    when: isAnswer,
    must: (step) => {
      const { shared, recipients, queue, sentTo } = held(step)
      const left = recipients.length - (isShared(step) ? 1 : 0)
      const count = sentTo.filter(({ email }) => email !== queue[0]).length + 1
      const last =
        left > 0 ? notice('error', 'notShared', shared.name, left) : notice('info', 'shared', shared.name, count)
      assert.deepEqual(emitted(step), [
        ...(isShared(step) ? [{ type: 'share.sent', protocolId: shared.protocolId }] : []),
        ...(queue.length === 1 ? [last] : []),
      ])
    },
  },
  'shows the form again where somebody did not get it, else that all did': {
    requirements: ['share.one-call-per-recipient'],
    when: (step) => isAnswer(step) && held(step).queue.length === 1 && held(step).following === null,
    must: (step) => {
      const { recipients, note, discount } = step.after.context
      assert.deepEqual(step.after.value.form, recipients.length > 0 ? FRESH : 'sent')
      assert.deepEqual([note, discount], [held(step).note, held(step).discount])
    },
  },
  'shares the same protocol with others from an empty form': {
    requirements: ['share.discount-starts-unchosen'],
    when: (step) => is('share.another')(step) && step.before?.matches({ form: 'sent' }) === true,
    must: (step) => {
      const { shared, language, detail } = held(step)
      assert.deepEqual([draft(step), step.after.value.form], [EMPTY, FRESH])
      assert.deepEqual([step.after.context.shared, step.after.context.detail], [shared, detail])
      assert.deepEqual(started(step, 'fetchDetail').length, step.before?.matches({ detail: 'loading' }) ? 0 : 1)
      assert.deepEqual(step.after.context.language, language)
    },
  },
}
