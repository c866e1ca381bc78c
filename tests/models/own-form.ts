import assert from 'node:assert/strict'

import type { createFormMachine } from '#machines/form/form.machine.ts'
import { fieldError, fieldState, isComplete } from '#machines/form/form.ts'
import type { Form } from '#machines/form/form.ts'
import { fieldsOf, valueAt } from '#machines/form/values.ts'
import type { Path, ValueAt } from '#machines/form/values.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

/** What a form of the own area is tried with. */
interface Samples<Values, Field extends Path<Values>, Sent> {
  /** What the shop knows; all of it right. */
  readonly known: Values
  /** One field, with a value that breaks a rule and another that does not. */
  readonly field: Field
  readonly wrong: ValueAt<Values, Field & string>
  readonly right: ValueAt<Values, Field & string>
  readonly sent: NoInfer<Sent>
}

/** The model of a form that begins with what is known of a person and stands on once it is saved. */
export function ownFormModel<Values, Body, Field extends Path<Values>, Sent>(
  machine: ReturnType<typeof createFormMachine<Form<Values, Body>, Sent>>,
  form: Form<Values, Body>,
  { known, field: typed, wrong, right, sent }: Samples<Values, Field, Sent>,
) {
  const field: string = typed
  const change = (value: unknown) => ({ type: 'field.change', field: typed, value: value as never }) as const
  const held = ({ context: { values } }: { readonly context: { readonly values: Values } }) => valueAt(values, field)
  type At = Step<typeof machine>
  const isEditing = ({ before }: At) => before?.matches('editing') === true
  const isSending = (step: At) =>
    isEditing(step) && step.event.type === 'form.submit' && isComplete(form, step.before?.context.values ?? form.empty)
  const problemOf = ({ event }: At) => event['output']?.problem ?? { kind: 'unreachable' }
  const againstField = {
    ok: false,
    problem: { kind: 'refused', status: 400, message: 'Not right', errors: { [field]: 'Not this one' } },
  } as const

  return defineModel({
    machine,
    events: [
      { type: 'form.fill', values: known },
      change(wrong),
      change(right),
      { type: 'field.blur', field: typed },
      { type: 'form.submit', language: 'jp' },
      { type: 'form.reset' },
    ],
    answers: [
      ...[{ ok: true, value: sent }, againstField, refused].map((answer) => done('sendForm', answer)),
      failed('sendForm'),
    ],
    project: ({ context: { values, touched, changed, refused: words, problem, sent: answer } }) => ({
      values,
      touched,
      changed,
      words,
      problem,
      answer,
    }),
    rules: {
      'begins with what is known, and says nothing of it': {
        when: (step) => isEditing(step) && step.event.type === 'form.fill' && step.before?.context.changed.length === 0,
        must: ({ before, after }) => {
          assert.deepEqual(after.context.values, known)
          assert.deepEqual(after.context.touched, before?.context.touched)
        },
      },
      'fills nothing in over what a person has changed, and not sent yet': {
        when: (step) =>
          isEditing(step) && step.event.type === 'form.fill' && step.before?.context.changed.includes(field) === true,
        must: ({ before, after }) => assert.deepEqual(held(after), before && held(before)),
      },
      'holds what is typed': {
        when: (step) => isEditing(step) && step.event.type === 'field.change',
        must: ({ event, after }) => {
          assert.deepEqual(held(after), event['value'])
          assert.equal(after.context.changed.includes(field), true)
        },
      },
      'says what is wrong with a field once it is left': {
        requirements: ['forms.checks-on-blur'],
        when: (step) =>
          isEditing(step) &&
          step.event.type === 'field.blur' &&
          step.before !== undefined &&
          held(step.before) === wrong,
        must: ({ after: { context } }) => {
          assert.equal(fieldState(form, context, field), 'error')
          assert.deepEqual(fieldError(form, context, field), { rule: form.check(context.values)[field] })
        },
      },
      'sends nothing that breaks a rule, and touches every field instead': {
        when: (step) => isEditing(step) && step.event.type === 'form.submit' && !isSending(step),
        must: (step) => {
          assert.equal(step.after.matches({ editing: 'incomplete' }), true)
          assert.deepEqual(started(step, 'sendForm'), [])
          assert.deepEqual(step.after.context.touched, fieldsOf(form.empty))
          assert.equal(step.after.context.failures, (step.before?.context.failures ?? 0) + 1)
        },
      },
      'sends what it holds, in the language of the page': {
        requirements: ['account.profile-can-be-changed'],
        when: isSending,
        must: (step) => {
          const values = step.before?.context.values ?? form.empty
          assert.deepEqual(started(step, 'sendForm'), [{ body: form.body(values), language: 'jp' }])
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
      'keeps all that it holds when it could not be sent, says why, and tells the root without any of it': {
        when: ({ event }) => event.type.startsWith('xstate.error') || event['output']?.ok === false,
        must: (step) => {
          assert.equal(step.after.matches({ editing: 'refused' }), true)
          assert.equal(step.after.hasTag('failed'), true)
          assert.deepEqual(step.after.context.values, step.before?.context.values)
          assert.deepEqual(step.after.context.problem, problemOf(step))
          assert.equal(step.after.context.failures, (step.before?.context.failures ?? 0) + 1)
          assert.deepEqual(emitted(step), [{ type: 'form.refused', form: machine.id, problem: problemOf(step) }])
        },
      },
      'puts the words of the server at the field that they are about': {
        when: ({ event }) => event['output']?.problem?.status === 400,
        must: ({ after: { context } }) => assert.deepEqual(fieldError(form, context, field), { words: 'Not this one' }),
      },
      'tells the root what was answered': {
        when: (step) => entered(step, 'sent'),
        must: (step) => assert.deepEqual(emitted(step), [{ type: 'form.sent', form: machine.id, sent }]),
      },
      'takes what is known anew once it is sent': {
        when: ({ event, before }) => event.type === 'form.fill' && before?.matches('sent') === true,
        must: ({ after }) => {
          assert.equal(after.matches('sent'), true)
          assert.deepEqual(after.context.values, known)
        },
      },
      'can be changed once it is sent, as if nobody had touched it': {
        when: ({ event, before }) => event.type === 'field.change' && before?.matches('sent') === true,
        must: ({ event, after }) => {
          assert.equal(after.matches({ editing: 'untried' }), true)
          assert.deepEqual(after.context.touched, [])
          assert.deepEqual(held(after), event['value'])
        },
      },
      'is as new when its page is opened again': {
        when: ({ event, before }) => event.type === 'form.reset' && before?.matches('sent') === true,
        must: ({ after }) => assert.deepEqual(after.context, machine.getInitialSnapshot({} as never).context),
      },
    },
  })
}
