import assert from 'node:assert/strict'

import * as v from 'valibot'

import { requiredName } from '#contract/rules.ts'
import { createFormMachine } from '#machines/form/form.machine.ts'
import { errorsOf, formOf } from '#machines/form/form.ts'
import type { Steps } from '#machines/form/steps.ts'

import { refused } from '../models/samples.ts'
import { defineModel, done, failed, type Step } from '../models/support/model.ts'
import { emitted, entered, started } from '../models/support/rules.ts'

/** A form in steps, of a field, a group and a field. */
const steppedForm = formOf(
  v.object({ name: requiredName, address: v.object({ city: requiredName }), note: v.string() }),
  { empty: { name: '', address: { city: '' }, note: '' } },
)
export const steps: Steps = [['name'], ['address'], ['note']]
const LAST = steps.length - 1

export const steppedFormMachine = createFormMachine<typeof steppedForm, { id: number }>('steppedForm', steppedForm, {
  steps,
})
type At = Step<typeof steppedFormMachine>

const against = (field: string) =>
  ({ ok: false, problem: { kind: 'refused', status: 400, message: 'Not right', errors: { [field]: 'No' } } }) as const

const stepOf = ({ before }: At) => before?.context.step ?? 0
const isEditing = ({ before }: At) => before?.matches('editing') === true
const isSubmit = (step: At) => isEditing(step) && step.event.type === 'form.submit'
const valuesOf = ({ before }: At) => before?.context.values ?? steppedForm.empty
const isWrong = (step: At, at: number) =>
  (at === 0 && valuesOf(step).name === '') || (at === 1 && valuesOf(step).address.city === '')
const isFaulty = (step: At) => isWrong(step, 0) || isWrong(step, 1)
const refusedField = ({ event }: At) => Object.keys(event['output']?.problem?.errors ?? {})[0]
const mustBeToldAnew = ({ before, after }: At) =>
  assert.equal(after.context.failures, (before?.context.failures ?? assert.fail()) + 1)
const isRefusal = ({ event }: At) => event.type.startsWith('xstate.error') || event['output']?.ok === false

export const steppedModel = defineModel({
  machine: steppedFormMachine,
  events: [
    { type: 'form.fill', values: { note: 'Ring twice' } },
    { type: 'field.change', field: 'name', value: 'Zoë' },
    { type: 'field.change', field: 'name', value: '' },
    { type: 'field.change', field: 'address.city', value: 'Ulm' },
    { type: 'field.blur', field: 'name' },
    { type: 'form.submit', language: 'jp' },
    { type: 'step.back' },
    { type: 'form.reset' },
    { type: 'form.clear' },
  ],
  answers: [
    ...[{ ok: true, value: { id: 1 } }, against('name'), against('address.city'), refused].map((answer) =>
      done('sendForm', answer),
    ),
    failed('sendForm'),
  ],
  until: (snapshot, event) => {
    const { values, touched } = snapshot.context
    if (snapshot.matches('sent')) return event.type === 'field.blur'
    if (event.type === 'field.blur' || event.type === 'form.fill') return values.name !== '' || touched.length > 0
    return false
  },
  project: ({ context: { values, touched, refused: said, problem, sent, step } }) => ({
    values,
    touched,
    said,
    problem,
    sent,
    step,
  }),
  rules: {
    'leads on to the next step once nothing in this one is wrong, whatever the others lack': {
      requirements: ['forms.steps-check-their-own-fields'],
      when: (step) => isSubmit(step) && stepOf(step) < LAST && !isWrong(step, stepOf(step)),
      must: (step) => {
        assert.deepEqual([step.after.context.step, started(step, 'sendForm')], [stepOf(step) + 1, []])
        assert.deepEqual(
          [step.after.context.values, step.after.matches({ editing: 'untried' })],
          [valuesOf(step), true],
        )
      },
    },
    'stays at a step with something wrong, and says so of its own fields alone': {
      requirements: ['forms.steps-check-their-own-fields'],
      when: (step) => isSubmit(step) && isWrong(step, stepOf(step)),
      must: (step) => {
        const [group = ''] = steps[stepOf(step)] ?? []
        assert.deepEqual([step.after.context.step, started(step, 'sendForm')], [stepOf(step), []])
        assert.equal(step.after.matches({ editing: 'incomplete' }), true)
        mustBeToldAnew(step)
        const said = Object.keys(errorsOf(steppedForm, step.after.context))
        const others = Object.keys(errorsOf(steppedForm, step.before?.context ?? assert.fail()))
        assert.equal(
          said.some((field) => field.startsWith(group)),
          true,
        )
        assert.deepEqual(
          said.filter((field) => !field.startsWith(group)),
          others.filter((field) => !field.startsWith(group)),
        )
      },
    },
    'sends all steps from the last one': {
      when: (step) => isSubmit(step) && stepOf(step) === LAST && !isFaulty(step),
      must: (step) => {
        const [sending] = started(step, 'sendForm') as { body: unknown; language: string }[]
        assert.deepEqual([sending?.body, sending?.language], [valuesOf(step), 'jp'])
      },
    },
    'leads from the last step back to one that has become wrong meanwhile': {
      requirements: ['forms.steps-check-their-own-fields'],
      when: (step) => isSubmit(step) && stepOf(step) === LAST && isFaulty(step),
      must: (step) => {
        assert.deepEqual(started(step, 'sendForm'), [])
        assert.equal(step.after.context.step, isWrong(step, 0) ? 0 : 1)
        mustBeToldAnew(step)
      },
    },
    'goes back a step with all that was typed, and not before the first': {
      when: (step) => isEditing(step) && step.event.type === 'step.back',
      must: (step) => {
        assert.equal(step.after.context.step, Math.max(0, stepOf(step) - 1))
        assert.deepEqual(step.after.context.values, valuesOf(step))
      },
    },
    'leads back to the step of a field that the server refuses, and stays where it names none': {
      requirements: ['forms.steps-check-their-own-fields', 'forms.keeps-what-was-typed'],
      when: isRefusal,
      must: (step) => {
        const field = refusedField(step)
        assert.equal(step.after.context.step, field === undefined ? LAST : field === 'name' ? 0 : 1)
        mustBeToldAnew(step)
        assert.deepEqual(step.after.context.values, valuesOf(step))
      },
    },
    'tells what was sent, and begins at its first step when it is emptied': {
      when: (step) => entered(step, 'sent') || (step.event.type === 'form.clear' && !step.before?.matches('sending')),
      must: (step) => {
        if (step.event.type === 'form.clear')
          assert.deepEqual([step.after.context.step, step.after.context.values], [0, steppedForm.empty])
        else assert.deepEqual(emitted(step), [{ type: 'form.sent', form: 'steppedForm', sent: { id: 1 } }])
      },
    },
  },
})
