import assert from 'node:assert/strict'

import type { createFormMachine } from '#machines/form/form.machine.ts'
import { errorsOf, fieldState, isComplete } from '#machines/form/form.ts'
import type { Form, FormContext } from '#machines/form/form.ts'
import { fieldsOf, topFields, valueAt, withValue } from '#machines/form/values.ts'
import type { Path, ValueAt } from '#machines/form/values.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

type Change<Values, Field> = Field extends string ? readonly [Field, ValueAt<Values, Field>] : never

/** Samples to try a form with. */
export interface FormSamples<Values, Body, Sent> {
  readonly machine: ReturnType<typeof createFormMachine<Form<Values, Body>, Sent>>
  readonly form: Form<Values, Body>
  /** Entries in the order in which a person goes through the form; the last of each field is valid. */
  readonly changes: readonly Change<Values, Path<Values>>[]
  /** Fields that the page shows as several boxes, none of which is blurred by itself. */
  readonly groups?: readonly Path<Values>[]
  /** Values that nobody can enter in their field on the page. */
  readonly never?: readonly Change<Values, Path<Values>>[]
  /** Field that the server refuses. */
  readonly refused: Path<Values>
  /** Result of the call. */
  readonly sent: NoInfer<Sent>
  /** Values that the shop fills in when the page opens. */
  readonly known?: Partial<Values>
}

export const textOf = (value: unknown): string => JSON.stringify(value)

type Place = Pick<FormContext<unknown, unknown>, 'values' | 'changed' | 'touched'>

/** A person's way through a form: from the top, leaving each field before the next. */
export function wayThrough<Values>({
  changes,
  groups = [],
}: Pick<FormSamples<Values, unknown, unknown>, 'changes' | 'groups'>) {
  const right = new Map(changes as readonly (readonly [string, unknown])[])
  const order = [...right.keys()]
  const left = order.filter((field) => !(groups as readonly string[]).includes(field))
  const isAt = ({ values }: Pick<Place, 'values'>, field: string, value: unknown) =>
    textOf(valueAt(values, field)) === textOf(value)
  const isRight = (place: Pick<Place, 'values'>) => (field: string) => isAt(place, field, right.get(field))
  /** The focused field whose value has changed. */
  const focused = ({ changed, touched }: Place) =>
    changed.find((field) => left.includes(field) && !touched.includes(field))
  return {
    left,
    isAt,
    focused,
    isThrough: (place: Place) => order.every(isRight(place)),
    mayChange: (place: Place, field: string, value: unknown) =>
      order.slice(0, order.indexOf(field)).every(isRight(place)) &&
      !isAt(place, field, value) &&
      [field, undefined].includes(focused(place)),
  }
}

/** Builds the model of a form: a person's actions, the shop's prefilled values and the network's answers. */
export function formModel<Values extends object, Body, Sent>(samples: FormSamples<Values, Body, Sent>) {
  const { machine, form, refused: against, sent, known, never = [] } = samples
  type At = Step<typeof machine>
  const { left, focused, mayChange } = wayThrough(samples)
  const words = { [against as string]: 'Not this one' }
  /** Used if the shop has nothing to fill in yet. */
  const anotherText = { [against as string]: 'zoe@other.example' } as Partial<Values>
  const againstField = {
    ok: false,
    problem: { kind: 'refused', status: 400, message: 'Not right', errors: { ...words, elsewhere: 'Odd' } },
  } as const

  const isEditing = ({ before }: At) => before?.matches('editing') === true
  const isSending = (step: At) =>
    isEditing(step) && step.event.type === 'form.submit' && isComplete(form, step.before?.context.values ?? form.empty)
  const problemOf = ({ event }: At) => event['output']?.problem ?? unreachable.problem
  const without = (all: object, field: unknown) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== field))

  return defineModel({
    machine,
    events: [
      { type: 'form.fill', values: known ?? anotherText },
      // Blurs come first, so that each field is left while its value is still invalid.
      ...left.map((field) => ({ type: 'field.blur' as const, field: field as Path<Values> })),
      ...([...never, ...samples.changes] as readonly (readonly [string, unknown])[]).map(([field, value]) => ({
        type: 'field.change' as const,
        field: field as Path<Values>,
        value: value as ValueAt<Values, Path<Values>>,
      })),
      { type: 'form.submit', language: 'jp' },
      { type: 'form.submit', language: 'en' },
      { type: 'form.reset' },
      { type: 'form.clear' },
    ],
    answers: [
      ...[againstField, refused, unreachable, { ok: true, value: sent }].map((answer) => done('sendForm', answer)),
      failed('sendForm'),
    ],
    until: ({ context }, event) => {
      if (event.type === 'field.change') return !mayChange(context, event.field as string, event.value)
      if (event.type !== 'field.blur') return false
      return focused(context) !== event.field && (context.touched.length > 0 || event.field !== against)
    },
    project: ({ context: { values, touched, changed, refused: said, problem, sent: answer } }) => ({
      values,
      touched,
      changed,
      said,
      problem,
      answer,
    }),
    eachSample: true,
    // The server renders untouched forms.
    firstPaint: { events: [], restarts: [] },
    rules: {
      'says nothing of a field that nobody has touched': {
        requirements: ['forms.neutral-valid-or-error'],
        when: ({ after }) => after.context.touched.length === 0,
        must: ({ after: { context } }) => {
          assert.equal(fieldState(form, context, against as string), 'neutral')
          assert.deepEqual(errorsOf(form, context), {})
        },
      },
      'takes what the shop knows, save over what a person has changed and not sent, and says nothing of it': {
        when: ({ event, before }) => event.type === 'form.fill' && before?.matches('sending') === false,
        must: ({ event, before, after }) => {
          for (const field of fieldsOf(event['values'])) {
            const isChanged = before?.context.changed.includes(field) === true
            const held = isChanged ? before.context.values : event['values']
            assert.deepEqual(valueAt(after.context.values, field), valueAt(held, field))
          }
          assert.deepEqual(after.context.touched, before?.context.touched)
        },
      },
      'holds what is typed or chosen': {
        when: (step) => isEditing(step) && step.event.type === 'field.change',
        must: ({ event, after: { context } }) => {
          assert.deepEqual(valueAt(context.values, event['field']), event['value'])
          assert.equal(context.changed.includes(event['field']), true)
        },
      },
      'says what is wrong with a field once it is left': {
        requirements: ['forms.checks-on-blur'],
        when: (step) => isEditing(step) && step.event.type === 'field.blur',
        must: ({ event, after: { context } }) => {
          const rule = form.check(context.values)[event['field']]
          const said = context.refused[event['field']]
          assert.deepEqual(errorsOf(form, context)[event['field']], rule ? { rule } : said && { words: said })
          assert.equal(fieldState(form, context, event['field']), rule || said ? 'error' : 'valid')
        },
      },
      'sends nothing that breaks a rule, and touches every field instead': {
        requirements: ['forms.sends-nothing-wrong'],
        when: (step) => isEditing(step) && step.event.type === 'form.submit' && !isSending(step),
        must: (step) => {
          assert.equal(step.after.matches({ editing: 'incomplete' }), true)
          assert.deepEqual(started(step, 'sendForm'), [])
          assert.deepEqual(step.after.context.touched, fieldsOf(step.after.context.values))
          assert.equal(step.after.context.failures, (step.before?.context.failures ?? 0) + 1)
        },
      },
      'sends what it holds and says what of it was changed, in the language of the page': {
        when: isSending,
        must: (step) => {
          const values = step.before?.context.values ?? form.empty
          const changed = topFields(step.before?.context.changed ?? [])
          const language = step.event['language']
          assert.deepEqual(started(step, 'sendForm'), [{ body: form.body(values), changed, language }])
          assert.equal(step.after.hasTag('busy'), true)
          assert.deepEqual([step.after.context.problem, step.after.context.refused], [null, {}])
          assert.deepEqual(step.after.context.touched, fieldsOf(step.after.context.values))
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
        requirements: ['forms.keeps-what-was-typed'],
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
        requirements: ['forms.server-words-at-their-field'],
        when: ({ event }) => event['output']?.problem?.status === 400,
        must: ({ after: { context } }) => {
          assert.deepEqual(context.refused, words)
          assert.deepEqual(errorsOf(form, context), { [against as string]: { words: 'Not this one' } })
        },
      },
      'forgets the words of the server against a field that is changed, and no others': {
        requirements: ['forms.server-words-at-their-field'],
        when: (step) =>
          isEditing(step) &&
          step.event.type === 'field.change' &&
          step.before?.context.refused[against as string] !== undefined,
        must: ({ event, before, after }) =>
          assert.deepEqual(after.context.refused, without(before?.context.refused ?? {}, event['field'])),
      },
      'tells the root what was answered, and lets go of what is secret': {
        when: (step) => entered(step, 'sent'),
        must: (step) => {
          const values = step.before?.context.values ?? form.empty
          const open = (form.secret ?? []).reduce(
            (held, field) => withValue(held, field, valueAt(form.empty, field)),
            values,
          )
          assert.deepEqual(step.after.context.values, open)
          assert.deepEqual([step.after.context.sent, step.after.context.changed], [sent, []])
          assert.deepEqual(emitted(step), [{ type: 'form.sent', form: machine.id, sent }])
        },
      },
      'can be changed once it is sent, as if nobody had touched it': {
        when: ({ event, before }) => event.type === 'field.change' && before?.matches('sent') === true,
        must: ({ event, after }) => {
          assert.equal(after.matches({ editing: 'untried' }), true)
          assert.deepEqual(after.context.touched, [])
          assert.deepEqual(valueAt(after.context.values, event['field']), event['value'])
        },
      },
      'is as new when it is begun again': {
        when: ({ event, before }) => event.type === 'form.reset' && before?.matches('sent') === true,
        must: ({ after }) => {
          assert.equal(after.matches({ editing: 'untried' }), true)
          assert.deepEqual(after.context, machine.getInitialSnapshot({} as never).context)
        },
      },
      'is as new when it is let go of, whatever was typed': {
        when: ({ event, before }) => event.type === 'form.clear' && before !== undefined && !before.matches('sending'),
        must: ({ after, effects }) => {
          assert.equal(after.matches({ editing: 'untried' }), true)
          assert.deepEqual(after.context, machine.getInitialSnapshot({} as never).context)
          assert.deepEqual(effects, [])
        },
      },
    },
  })
}
