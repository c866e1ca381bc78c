import assert from 'node:assert/strict'

import type { createFormMachine } from '#machines/form/form.machine.ts'
import { fieldError, fieldState } from '#machines/form/form.ts'
import type { Form } from '#machines/form/form.ts'
import { fieldsOf } from '#machines/form/values.ts'
import type { Path } from '#machines/form/values.ts'
import type { PersonValues } from '#machines/registration/client-form.machine.ts'
import type { Registered } from '#machines/registration/registration.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

const mailed = { message: 'We have sent you an e-mail.' }
/** The server refuses a field, under the name that the form has for it. */
const againstEmail = {
  ok: false,
  problem: { kind: 'refused', status: 400, message: 'Not right', errors: { email: 'No such domain' } },
} as const

/** What everybody gives, all of it right. */
export const person: PersonValues = {
  first_name: 'Zoë 🌿',
  last_name: 'Ünal',
  email: 'zoe@mail.example',
  phone: '',
  country: 'DE',
  password: 'Verbena-2026!',
  terms: true,
  newsletter: false,
}

/** The model of a form by which people register: its name, and what is filled in where nothing is wrong. */
export function registrationFormModel<Values extends PersonValues, Body>(
  machine: ReturnType<typeof createFormMachine<Form<Values, Body>, Registered>>,
  form: Form<Values, Body>,
  filled: Values,
) {
  const at = (field: keyof PersonValues) => field as Path<Values>
  const value = (text: string | boolean) => text as never
  type At = Step<typeof machine>
  const isEditing = ({ before }: At) => before?.matches('editing') === true
  const isFilled = ({ before }: At) => JSON.stringify(before?.context.values) === JSON.stringify(filled)
  const isRefusal = ({ event }: At) => event.type.startsWith('xstate.error') || event['output']?.ok === false
  const problemOf = ({ event }: At) => event['output']?.problem ?? { kind: 'unreachable' }
  const untick = { terms: false } as Partial<Values>

  return defineModel({
    machine,
    events: [
      { type: 'form.fill', values: filled },
      { type: 'form.fill', values: untick },
      { type: 'field.change', field: at('terms'), value: value(true) },
      { type: 'field.change', field: at('email'), value: value(person.email) },
      { type: 'field.blur', field: at('terms') },
      { type: 'form.submit', language: 'jp' },
      { type: 'form.reset' },
    ],
    answers: [
      ...[{ ok: true, value: mailed }, againstEmail, refused].map((answer) => done('sendForm', answer)),
      failed('sendForm'),
    ],
    project: ({ context: { values, touched, changed, refused: words, problem, sent } }) => ({
      values,
      touched,
      changed,
      words,
      problem,
      sent,
    }),
    // The server draws the form as it is before anybody has touched it.
    firstPaint: { events: [], restarts: [] },
    rules: {
      'says that the terms are not agreed to once their box is left': {
        requirements: ['registration.terms-are-required'],
        when: (step) =>
          isEditing(step) && step.event.type === 'field.blur' && step.before?.context.values.terms === false,
        must: ({ after: { context } }) =>
          assert.deepEqual(fieldError(form, context, 'terms'), { rule: 'form.terms-required' }),
      },
      'calls the box valid once it is ticked': {
        when: (step) =>
          isEditing(step) &&
          step.event.type === 'field.change' &&
          step.event['field'] === 'terms' &&
          step.before?.context.touched.includes('terms') === true,
        must: ({ after: { context } }) => assert.equal(fieldState(form, context, 'terms'), 'valid'),
      },
      'sends nothing that is not complete, and touches every field instead': {
        when: (step) => isEditing(step) && step.event.type === 'form.submit' && !isFilled(step),
        must: (step) => {
          assert.equal(step.after.matches({ editing: 'incomplete' }), true)
          assert.deepEqual(started(step, 'sendForm'), [])
          assert.deepEqual(step.after.context.touched, fieldsOf(form.empty))
          assert.equal(step.after.context.failures, (step.before?.context.failures ?? 0) + 1)
        },
      },
      'sends what was filled in, in the language of the page': {
        when: (step) => isEditing(step) && step.event.type === 'form.submit' && isFilled(step),
        must: (step) => {
          assert.deepEqual(started(step, 'sendForm'), [{ body: form.body(filled), language: 'jp' }])
          assert.equal(step.after.hasTag('busy'), true)
          assert.deepEqual([step.after.context.problem, step.after.context.refused], [null, {}])
          assert.deepEqual(step.after.context.touched, fieldsOf(form.empty))
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
      'keeps all that was filled in when it could not be sent, says why, and tells the root without any of it': {
        requirements: ['registration.failure-says-why'],
        when: isRefusal,
        must: (step) => {
          assert.equal(step.after.matches({ editing: 'refused' }), true)
          assert.equal(step.after.hasTag('failed'), true)
          assert.deepEqual(step.after.context.values, filled)
          assert.deepEqual(step.after.context.problem, problemOf(step))
          assert.equal(step.after.context.failures, (step.before?.context.failures ?? 0) + 1)
          assert.deepEqual(emitted(step), [{ type: 'form.refused', form: machine.id, problem: problemOf(step) }])
        },
      },
      'puts the words of the server at the field that they are about': {
        when: ({ event }) => event['output']?.problem?.status === 400,
        must: ({ after: { context } }) => {
          assert.deepEqual(context.refused, { email: 'No such domain' })
          assert.deepEqual(fieldError(form, context, 'email'), { words: 'No such domain' })
        },
      },
      'forgets the words of the server once their field is changed': {
        when: (step) =>
          isEditing(step) &&
          step.event['field'] === 'email' &&
          step.event.type === 'field.change' &&
          step.before?.context.refused['email'] !== undefined,
        must: ({ after: { context } }) => assert.deepEqual(context.refused, {}),
      },
      'keeps the words of the server while another field is changed': {
        when: (step) =>
          isEditing(step) &&
          step.event['values']?.email === undefined &&
          step.event.type === 'form.fill' &&
          step.before?.context.refused['email'] !== undefined,
        must: ({ after: { context } }) => assert.deepEqual(context.refused, { email: 'No such domain' }),
      },
      'says nothing of what the shop has filled in': {
        when: (step) => isEditing(step) && step.event.type === 'form.fill',
        must: ({ before, after }) => assert.deepEqual(after.context.touched, before?.context.touched),
      },
      'fills nothing in over what a person has changed': {
        when: (step) =>
          isEditing(step) && step.event.type === 'form.fill' && step.before?.context.changed.includes('terms') === true,
        must: ({ before, after }) => assert.equal(after.context.values.terms, before?.context.values.terms),
      },
      'holds no password once it is sent': {
        when: (step) => entered(step, 'sent'),
        must: ({ after: { context } }) => assert.deepEqual(context.values, { ...filled, password: '' }),
      },
      'tells the root that it was sent, which leads on': {
        requirements: ['registration.leads-to-success'],
        when: (step) => entered(step, 'sent'),
        must: (step) => {
          assert.deepEqual(step.after.context.sent, mailed)
          assert.deepEqual(emitted(step), [{ type: 'form.sent', form: machine.id, sent: mailed }])
        },
      },
      'takes what the shop knows even once it is sent': {
        when: ({ event, before }) => event.type === 'form.fill' && before?.matches('sent') === true,
        must: ({ event, before, after }) => {
          assert.equal(after.matches('sent'), true)
          assert.deepEqual(after.context.values, { ...before?.context.values, ...event['values'] })
        },
      },
      'can be changed once it is sent, as if nobody had touched it': {
        when: ({ event, before }) => event.type === 'field.change' && before?.matches('sent') === true,
        must: ({ event, after }) => {
          assert.equal(after.matches({ editing: 'untried' }), true)
          assert.deepEqual(after.context.touched, [])
          assert.equal(after.context.values[event['field'] as 'terms'], event['value'])
        },
      },
      'is as new when somebody else is to be registered': {
        when: ({ event, before }) => event.type === 'form.reset' && before?.matches('sent') === true,
        must: ({ after }) => {
          assert.equal(after.matches({ editing: 'untried' }), true)
          assert.deepEqual(after.context, machine.getInitialSnapshot({} as never).context)
        },
      },
    },
  })
}
