import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

import * as v from 'valibot'

import { chosenImage, discount, email, requiredName } from '#contract/rules.ts'
import type { RuleError } from '#contract/rules.ts'
import { money } from '#contract/wire.ts'
import { createFormMachine } from '#machines/form/form.machine.ts'
import { errorsOf, formOf, isComplete } from '#machines/form/form.ts'
import type { ValuesOf } from '#machines/form/form.ts'
import { fieldsOf, topFields, valueAt } from '#machines/form/values.ts'

import { refused } from '../models/samples.ts'
import { defineModel, done, failed, type Step } from '../models/support/model.ts'
import { emitted, entered, started } from '../models/support/rules.ts'

/** A form with one of each: text, choice, number, box, file, group, list of plain values, list of groups. */
export const offerForm = formOf(
  v.object({
    address: v.object({ city: requiredName }),
    discount: v.optional(discount),
    picture: chosenImage,
    is_open: v.boolean(),
    recipients: v.pipe(v.array(email), v.minLength(1, 'form.empty-field' satisfies RuleError)),
    packages: v.array(v.object({ name: requiredName, price: money })),
  }),
  {
    empty: { address: { city: '' }, discount: null, picture: null, is_open: false, recipients: [], packages: [] },
    secret: ['packages'],
  },
)
type Offer = ValuesOf<typeof offerForm>

export const offerFormMachine = createFormMachine<typeof offerForm, { id: number }>('offerForm', offerForm)
type At = Step<typeof offerFormMachine>

const rest = { name: 'Rest', price: 20 }
const sleep = { name: 'Sleep', price: 12.5 }
const unpriced = { name: '', price: null }
export const filled: Offer = {
  address: { city: 'Ulm' },
  discount: 10,
  picture: { kind: 'file', id: 'f1', name: 'shelf.webp', size: 2048, type: 'image/webp' },
  is_open: true,
  recipients: ['zoe@mail.example', 'ada@mail.example'],
  packages: [rest, sleep],
}
const PRICE = 'packages.1.price'
const words = {
  'address.city': 'No such city',
  'recipients.1': 'Not known here',
  [PRICE]: 'Too dear',
  language: 'Unknown',
}
const againstFields = {
  ok: false,
  problem: { kind: 'refused', status: 400, message: 'Not right', errors: words },
} as const

const namesIn = ({ packages }: Offer) => packages.map(({ name }) => name).join()
const isEditing = ({ before }: At) => before?.matches('editing') === true
const isSending = (step: At) =>
  isEditing(step) &&
  step.event.type === 'form.submit' &&
  isComplete(offerForm, step.before?.context.values ?? offerForm.empty)
const isListChange = (step: At) => isEditing(step) && step.event['origins'] !== undefined
const isRefusal = ({ event }: At) => event.type.startsWith('xstate.error') || event['output']?.ok === false
const errorsIn = ({ context }: { readonly context: Parameters<typeof errorsOf<Offer>>[1] }) =>
  errorsOf(offerForm, context)

export const offerModel = defineModel({
  machine: offerFormMachine,
  events: [
    { type: 'form.fill', values: filled },
    { type: 'field.change', field: 'address.city', value: 'Bonn' },
    { type: 'field.change', field: PRICE, value: null },
    { type: 'field.blur', field: PRICE },
    { type: 'field.change', field: 'packages', value: [sleep, rest], origins: [1, 0] },
    { type: 'field.change', field: 'packages', value: [sleep], origins: [1] },
    { type: 'field.change', field: 'packages', value: [rest, sleep, unpriced], origins: [0, 1, null] },
    { type: 'field.change', field: 'packages', value: [rest, sleep] },
    { type: 'form.submit', language: 'jp' },
    { type: 'form.reset' },
    { type: 'form.clear' },
  ],
  answers: [
    ...[{ ok: true, value: { id: 1 } }, againstFields, refused].map((answer) => done('sendForm', answer)),
    failed('sendForm'),
  ],
  // What is there can be left, and one thing is changed at a time: from how the form was filled in, or back to that.
  until: ({ context: { values } }, event) => {
    if (event.type === 'field.blur') return valueAt(values, event.field) === undefined
    if (event.type !== 'field.change') return false
    const isFirst = isDeepStrictEqual(values, filled)
    return event.field === 'packages' && event.origins === undefined ? isFirst : !isFirst
  },
  project: ({ context: { values, touched, changed, refused: said, problem, sent } }) => ({
    values,
    touched,
    changed,
    said,
    problem,
    sent,
  }),
  rules: {
    'begins with what is known, whatever its kind, and says nothing of it': {
      when: (step) => isEditing(step) && step.event.type === 'form.fill' && step.before?.context.changed.length === 0,
      must: ({ before, after }) => {
        assert.deepEqual(after.context.values, filled)
        assert.deepEqual(after.context.touched, before?.context.touched)
      },
    },
    'fills nothing in over a part of a group or a list that a person has changed, and all the rest': {
      when: (step) => isEditing(step) && step.event.type === 'form.fill',
      must: ({ before, after }) => {
        const was = before?.context
        const isChanged = (field: string) => was?.changed.some((path) => path === field || path.startsWith(`${field}.`))
        const held = (field: string) => valueAt(isChanged(field) ? was?.values : filled, field)
        for (const field of ['address.city', 'discount', 'picture', 'is_open', 'recipients', 'packages'])
          assert.deepEqual(valueAt(after.context.values, field), held(field))
      },
    },
    'changes what stands at a path and nothing beside it': {
      when: (step) => isEditing(step) && step.event['field'] === PRICE && step.event.type === 'field.change',
      must: ({ before, after }) =>
        assert.deepEqual(after.context.values, {
          ...before?.context.values,
          packages: [rest, { ...sleep, price: null }],
        }),
    },
    'says what is wrong with one value of an item once it is left': {
      when: (step) =>
        isEditing(step) && step.event.type === 'field.blur' && step.before?.context.values.packages[1]?.price === null,
      must: ({ after }) => assert.deepEqual(errorsIn(after)[PRICE], { rule: 'form.empty-field' }),
    },
    'keeps what is said of an item with it when it is put elsewhere': {
      when: (step) => isListChange(step) && namesIn(step.after.context.values) === 'Sleep,Rest',
      must: ({ before, after }) => {
        assert.equal(after.context.refused['packages.0.price'], before?.context.refused[PRICE])
        assert.equal(after.context.touched.includes('packages.0.price'), before?.context.touched.includes(PRICE))
        assert.equal(after.context.refused[PRICE], undefined)
      },
    },
    'forgets what was said of an item that is taken out, and keeps what was said of the others': {
      when: (step) => isListChange(step) && namesIn(step.after.context.values) === 'Sleep',
      must: ({ before, after }) => {
        assert.equal(after.context.refused['packages.0.price'], before?.context.refused[PRICE])
        assert.equal(
          after.context.touched.some((path) => path.startsWith('packages.1')),
          false,
        )
        assert.equal(after.context.touched.includes('packages.0.price'), before?.context.touched.includes(PRICE))
      },
    },
    'says nothing of an item that was added': {
      when: (step) => isListChange(step) && step.after.context.values.packages.length === 3,
      must: ({ before, after }) => {
        assert.equal(
          Object.keys(errorsIn(after)).some((path) => path.startsWith('packages.2')),
          false,
        )
        assert.equal(after.context.refused[PRICE], before?.context.refused[PRICE])
      },
    },
    'forgets what was said of the items of a list that is another': {
      when: (step) => isEditing(step) && step.event['field'] === 'packages' && !isListChange(step),
      must: ({ after: { context } }) =>
        assert.equal(
          [...context.touched, ...Object.keys(context.refused)].some((path) => path.startsWith('packages.')),
          false,
        ),
    },
    'sends nothing that breaks a rule, and touches every value and list instead': {
      when: (step) => isEditing(step) && step.event.type === 'form.submit' && !isSending(step),
      must: (step) => {
        assert.deepEqual(started(step, 'sendForm'), [])
        assert.deepEqual(step.after.context.touched, fieldsOf(step.after.context.values))
      },
    },
    'sends its values as they are': {
      when: isSending,
      must: (step) =>
        assert.deepEqual(started(step, 'sendForm'), [
          { body: step.before?.context.values, changed: topFields(step.before?.context.changed ?? []), language: 'jp' },
        ]),
    },
    'puts the words of the server at the values they are about, and those about a plain value at its list': {
      when: ({ event }) => event['output']?.problem?.status === 400,
      must: ({ after: { context } }) => {
        assert.equal(context.refused['address.city'], 'No such city')
        assert.equal(context.refused['recipients'], 'Not known here')
        assert.equal(context.refused[PRICE], context.values.packages[1] && 'Too dear')
        assert.equal('language' in context.refused, false)
      },
    },
    'forgets the words against a value of a group once it is changed': {
      when: (step) => isEditing(step) && step.event['field'] === 'address.city',
      must: ({ after: { context } }) => assert.equal(context.refused['address.city'], undefined),
    },
    'keeps all that it holds when it could not be sent': {
      when: isRefusal,
      must: ({ before, after }) => assert.deepEqual(after.context.values, before?.context.values),
    },
    'lets go of a list that is secret once it is sent': {
      when: (step) => entered(step, 'sent'),
      must: (step) => {
        assert.deepEqual(step.after.context.values.packages, [])
        assert.deepEqual(emitted(step), [{ type: 'form.sent', form: 'offerForm', sent: { id: 1 } }])
      },
    },
    'can be changed once it is sent, as if nobody had touched it': {
      when: ({ event, before }) => event.type === 'field.change' && before?.matches('sent') === true,
      must: ({ after }) => {
        assert.equal(after.matches({ editing: 'untried' }), true)
        assert.deepEqual(after.context.touched, [])
      },
    },
    'is as new when another is to be made': {
      when: ({ event, before }) => event.type === 'form.reset' && before?.matches('sent') === true,
      must: ({ after }) => assert.deepEqual(after.context.values, offerForm.empty),
    },
    'is as new when it is let go of': {
      when: ({ event, before }) => event.type === 'form.clear' && before?.matches('sending') === false,
      must: ({ after }) => assert.deepEqual(after.context.values, offerForm.empty),
    },
  },
})
