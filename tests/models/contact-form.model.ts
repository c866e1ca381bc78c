import assert from 'node:assert/strict'

import { contactForm, contactFormMachine } from '#machines/contact/contact-form.machine.ts'
import { fieldError, fieldState } from '#machines/form/form.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

type At = Step<typeof contactFormMachine>

const thanks = { message: 'Thank you' }
/** The server refuses a field, and something that is no field of the form. */
const againstEmail = {
  ok: false,
  problem: {
    kind: 'refused',
    status: 400,
    message: 'Not right',
    errors: { email: 'No such domain', language: 'Unknown' },
  },
} as const
const tooMany = { ok: false, problem: { kind: 'refused', status: 429, message: 'Too many attempts' } } as const
const filled = { name: 'Zoë 🌿', email: 'zoe@mail.example', message: 'Hello' }

const isEditing = ({ before }: At) => before?.matches('editing') === true
const isFilled = ({ before }: At) => JSON.stringify(before?.context.values) === JSON.stringify(filled)
const isRefusal = ({ event }: At) => event.type.startsWith('xstate.error') || event['output']?.ok === false

export const model = defineModel({
  machine: contactFormMachine,
  events: [
    { type: 'field.change', field: 'name', value: filled.name },
    { type: 'field.change', field: 'email', value: 'zoe' },
    { type: 'field.change', field: 'email', value: filled.email },
    { type: 'field.change', field: 'message', value: filled.message },
    { type: 'field.blur', field: 'email' },
    { type: 'form.fill', values: { name: filled.name } },
    { type: 'form.fill', values: { name: 'Ada' } },
    { type: 'form.submit', language: 'jp' },
    { type: 'form.reset' },
  ],
  answers: [
    ...[{ ok: true, value: thanks }, againstEmail, tooMany, refused].map((answer) => done('sendForm', answer)),
    failed('sendForm'),
  ],
  project: ({ context: { values, touched, refused: words, problem, sent } }) => ({
    values,
    touched,
    words,
    problem,
    sent,
  }),
  // Another name is filled in at the very end only, so that a form that is complete is always the same one.
  until: (snapshot, event) =>
    event.type === 'form.fill' && event.values.name === 'Ada'
      ? !snapshot.matches('sent')
      : snapshot.context.values.name === 'Ada',
  // The server draws the form as it is before anybody has touched it.
  firstPaint: { events: [], restarts: [] },
  rules: {
    'says nothing of a field that nobody has touched': {
      requirements: ['forms.neutral-valid-or-error'],
      when: ({ before }) => before === undefined,
      must: ({ after: { context } }) => {
        assert.equal(fieldState(contactForm, context, 'email'), 'neutral')
        assert.equal(fieldError(contactForm, context, 'email'), undefined)
      },
    },
    'says what is wrong with a field once it is left': {
      requirements: ['forms.checks-on-blur'],
      when: (step) =>
        isEditing(step) && step.event.type === 'field.blur' && step.before?.context.values.email !== filled.email,
      must: ({ after: { context } }) => {
        assert.equal(fieldState(contactForm, context, 'email'), 'error')
        assert.deepEqual(fieldError(contactForm, context, 'email'), {
          rule: context.values.email === '' ? 'form.empty-field' : 'form.email-invalid',
        })
      },
    },
    'calls a field valid that was touched and breaks no rule': {
      requirements: ['forms.neutral-valid-or-error'],
      when: (step) =>
        isEditing(step) &&
        step.event.type === 'field.blur' &&
        step.before?.context.values.email === filled.email &&
        !step.before.context.refused['email'],
      must: ({ after: { context } }) => assert.equal(fieldState(contactForm, context, 'email'), 'valid'),
    },
    'sends nothing that breaks a rule, and touches every field instead': {
      requirements: ['forms.sends-nothing-wrong'],
      when: (step) => isEditing(step) && step.event.type === 'form.submit' && !isFilled(step),
      must: (step) => {
        assert.equal(step.after.matches({ editing: 'incomplete' }), true)
        assert.deepEqual(started(step, 'sendForm'), [])
        assert.deepEqual(step.after.context.touched, ['name', 'email', 'message'])
        assert.equal(step.after.context.failures, (step.before?.context.failures ?? 0) + 1)
      },
    },
    'sends what was typed, in the language of the page': {
      when: (step) => isEditing(step) && step.event.type === 'form.submit' && isFilled(step),
      must: (step) => {
        assert.deepEqual(started(step, 'sendForm'), [{ body: filled, language: 'jp' }])
        assert.equal(step.after.hasTag('busy'), true)
        assert.deepEqual([step.after.context.problem, step.after.context.refused], [null, {}])
      },
    },
    'can be changed by nobody while it is on its way': {
      when: ({ event, before }) =>
        before?.matches('sending') === true && (event.type.startsWith('field.') || event.type.startsWith('form.')),
      must: ({ before, after, effects }) => {
        assert.deepEqual(after.context, before?.context)
        assert.deepEqual(effects, [])
      },
    },
    'keeps all that was typed when it could not be sent, and says why': {
      requirements: ['forms.keeps-what-was-typed'],
      when: isRefusal,
      must: (step) => {
        const { event, before, after } = step
        assert.equal(after.matches({ editing: 'refused' }), true)
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(emitted(step), [{ type: 'form.refused', form: 'contactForm', problem: after.context.problem }])
        assert.deepEqual(after.context.values, filled)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.equal(after.context.failures, (before?.context.failures ?? 0) + 1)
      },
    },
    'puts the words of the server at the field that they are about': {
      requirements: ['forms.server-words-at-their-field'],
      when: ({ event }) => event['output']?.problem?.status === 400,
      must: ({ after: { context } }) => {
        assert.deepEqual(context.refused, { email: 'No such domain' })
        assert.deepEqual(fieldError(contactForm, context, 'email'), { words: 'No such domain' })
        assert.equal(fieldState(contactForm, context, 'name'), 'valid')
      },
    },
    'forgets the words of the server once their field is changed': {
      requirements: ['forms.server-words-at-their-field'],
      when: (step) =>
        isEditing(step) &&
        step.event.type === 'field.change' &&
        step.event['field'] === 'email' &&
        step.before?.context.refused['email'] !== undefined,
      must: ({ after: { context } }) => assert.deepEqual(context.refused, {}),
    },
    'keeps the words of the server while another field is changed': {
      when: (step) =>
        isEditing(step) && step.event['field'] === 'name' && step.before?.context.refused['email'] !== undefined,
      must: ({ after: { context } }) => assert.deepEqual(context.refused, { email: 'No such domain' }),
    },
    'keeps the answer of the server once it has taken the form': {
      when: (step) => entered(step, 'sent'),
      must: (step) => {
        assert.deepEqual(step.after.context.sent, thanks)
        assert.deepEqual(emitted(step), [{ type: 'form.sent', form: 'contactForm', sent: thanks }])
      },
    },
    'takes what is known of a person, but not over what was typed': {
      when: ({ event, before }) =>
        event.type === 'form.fill' && before?.matches('sending') === false && !before.context.changed.includes('name'),
      must: ({ event, after: { context } }) =>
        assert.equal(context.values.name, (event['values'] as typeof filled).name),
    },
    'can be changed once it is sent, as if nobody had touched it': {
      when: ({ event, before }) => event.type === 'field.change' && before?.matches('sent') === true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ editing: 'untried' }), true)
        assert.deepEqual(after.context.touched, [])
        assert.equal(after.context.values[event['field'] as 'name'], event['value'])
      },
    },
    'is as new when another message is to be written': {
      when: ({ event, before }) => event.type === 'form.reset' && before?.matches('sent') === true,
      must: ({ after }) => {
        assert.equal(after.matches({ editing: 'untried' }), true)
        assert.deepEqual(after.context, contactFormMachine.getInitialSnapshot({} as never).context)
      },
    },
  },
})
