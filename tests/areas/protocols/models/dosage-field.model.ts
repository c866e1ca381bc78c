import assert from 'node:assert/strict'

import { NOTE_MAX } from '#contract/constants.ts'
import { INTAKES_MAX, STEPS_MAX } from '#areas/protocols/contract/dosage/dosage.ts'
import { dosageFieldMachine } from '#machines/protocols/dosage/dosage-field.machine.ts'
import { typedDosage } from '#machines/protocols/dosage/dosage-field.ts'
import { draftOf, NO_STEP, readDraft } from '#machines/protocols/dosage/draft.ts'
import type { DosageDraft } from '#machines/protocols/dosage/draft.ts'
import { lineKey } from '#machines/protocols/note-suggestions.ts'
import type { NoteLine } from '#machines/protocols/note-suggestions.ts'

import { dosage } from './dosage-samples.ts'
import { defineModel } from '#tests/models/support/model.ts'
import type { Step } from '#tests/models/support/model.ts'
import { emitted } from '#tests/models/support/rules.ts'

type At = Step<typeof dosageFieldMachine>

const of = { protocolId: 5, variantId: 70 }
/** The same product in another protocol. */
const other = { ...of, protocolId: 6 }
const night = { text: '2 caps bed', dosage: dosage(2) }
const unclear = { text: 'now and then', dosage: null }

const filled = draftOf(dosage(2), 'capsule', String)
const blank = draftOf(null, 'drop', String)
const atRising = { amounts: NO_STEP.amounts.with(0, '2') }
const manyTimes = Array.from({ length: INTAKES_MAX + 1 }, () => ({ time: '07:30', amount: '1' }))

const lineOf = ({ event }: At) => event['of'] as NoteLine
const isFilling = ({ before }: At) => before?.matches('filling') === true
const is =
  (...types: readonly string[]) =>
  ({ event }: At) =>
    types.includes(event.type)
/** The line is not covered by its form. */
const isAtLine =
  (...types: readonly string[]) =>
  (step: At) =>
    is(...types)(step) && step.before !== undefined && !isFilling(step)
const typedIn = (snapshot: At['before'], line: NoteLine) => snapshot && typedDosage(snapshot.context.typed, line)
const typedBefore = (step: At) => typedIn(step.before, lineOf(step))
const isTyping = ({ before }: At) => before?.matches('typing') === true
const draftIn = (snapshot: At['before']): DosageDraft | undefined => snapshot?.context.form?.draft
const isWhole = ({ before }: At) => {
  const draft = draftIn(before)
  return draft !== undefined && readDraft(draft).problems === null
}
const isBlank = (step: At) => typedBefore(step)?.text.trim() === ''
const isEnd = (step: At) => is('dosage.end')(step) && isTyping(step)
const set = (value: unknown) => ({ type: 'line.setDosage', variantId: 70, dosage: value })

export const model = defineModel({
  machine: dosageFieldMachine,
  events: [
    { type: 'dosage.type', of, typed: night },
    { type: 'dosage.type', of, typed: unclear },
    { type: 'dosage.type', of, typed: { text: ' ', dosage: null } },
    { type: 'dosage.type', of: other, typed: night },
    { type: 'dosage.end', of },
    { type: 'dosage.end', of: other },
    { type: 'dosage.undo', of },
    { type: 'dosage.note', of, notes: 'With food.' },
    { type: 'dosage.note', of, notes: '' },
    { type: 'dosage.note', of, notes: 'x'.repeat(NOTE_MAX) },
    { type: 'form.open', of, draft: filled },
    { type: 'form.open', of, draft: blank },
    { type: 'form.open', of, draft: { ...filled, steps: Array.from({ length: STEPS_MAX }, () => NO_STEP) } },
    { type: 'form.set', value: { food: 'with' } },
    { type: 'step.set', at: 0, value: atRising },
    { type: 'step.set', at: 0, value: { own: manyTimes } },
    { type: 'step.add' },
    { type: 'step.remove', at: 0 },
    { type: 'form.save' },
    { type: 'form.clear' },
    { type: 'form.close' },
  ],
  project: ({ context }) => context,
  rules: {
    'keeps what is typed by its line, with how it is understood': {
      requirements: ['dosage.typed-is-understood'],
      when: isAtLine('dosage.type'),
      must: (step) => {
        const { typed } = step.event
        assert.deepEqual(typedIn(step.after, lineOf(step)), typed)
        assert.deepEqual([step.after.value, step.after.context.field], ['typing', lineKey(lineOf(step))])
        assert.deepEqual(emitted(step), [])
      },
    },
    'leaves what is typed at other lines': {
      when: ({ event, before }) => 'of' in event && before !== undefined,
      must: (step) => {
        for (const line of [of, other].filter((one) => lineKey(one) !== lineKey(lineOf(step))))
          assert.deepEqual(typedIn(step.after, line), typedIn(step.before, line))
      },
    },
    'sets what is understood, once, and shows the line again': {
      requirements: ['dosage.set-where-it-stands'],
      when: (step) => isEnd(step) && !isBlank(step) && (typedBefore(step)?.dosage ?? null) !== null,
      must: (step) => {
        assert.deepEqual(emitted(step), [set(dosage(2))])
        assert.equal(typedIn(step.after, lineOf(step)), undefined)
        assert.deepEqual([step.after.value, step.after.context.field], ['resting', null])
      },
    },
    'takes the dosage away where the field is emptied': {
      requirements: ['dosage.set-where-it-stands'],
      when: (step) => isEnd(step) && isBlank(step),
      must: (step) => {
        assert.deepEqual(emitted(step), [set(null)])
        assert.equal(typedIn(step.after, lineOf(step)), undefined)
      },
    },
    'keeps as it was typed what is not understood, and sets nothing': {
      requirements: ['dosage.unknown-stays-text'],
      when: (step) => isEnd(step) && !isBlank(step) && (typedBefore(step)?.dosage ?? null) === null,
      must: (step) => {
        assert.deepEqual([step.after.value, emitted(step)], ['resting', []])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'has nothing to end where nothing is typed': {
      when: (step) => is('dosage.end')(step) && step.before !== undefined && !isTyping(step),
      must: ({ before, after, effects }) => assert.deepEqual([after.context, effects], [before?.context, []]),
    },
    'lets go of what was typed': {
      when: isAtLine('dosage.undo'),
      must: (step) => {
        assert.equal(typedIn(step.after, lineOf(step)), undefined)
        assert.equal(step.after.value, 'resting')
        assert.deepEqual(emitted(step), [])
      },
    },
    'puts what was typed at the end of the note, unless that is too long then': {
      requirements: ['dosage.unknown-stays-text'],
      when: isAtLine('dosage.note'),
      must: (step) => {
        const { notes } = step.event as unknown as { notes: string }
        const text = typedBefore(step)?.text.trim() ?? ''
        const joined = notes === '' || text === '' ? notes + text : `${notes} ${text}`
        if (joined.length > NOTE_MAX) {
          assert.deepEqual([emitted(step), step.after.context], [[], step.before?.context])
          return
        }
        assert.deepEqual(emitted(step), [{ type: 'line.setNote', variantId: 70, notes: joined }])
        assert.equal(typedIn(step.after, lineOf(step)), undefined)
      },
    },
    'leaves the lines alone while the form covers them': {
      when: (step) =>
        is('dosage.type', 'dosage.undo', 'dosage.note', 'dosage.end', 'form.open')(step) && isFilling(step),
      must: (step) =>
        assert.deepEqual(
          [step.after.value, step.after.context, emitted(step)],
          [step.before?.value, step.before?.context, []],
        ),
    },
    'opens the form with the fields as they were handed over': {
      requirements: ['dosage.form-beside-the-line'],
      when: isAtLine('form.open'),
      must: (step) => {
        assert.deepEqual(step.after.value, { filling: 'writing' })
        assert.deepEqual(step.after.context.form, { of, draft: step.event['draft'] })
        assert.deepEqual(emitted(step), [])
      },
    },
    'sets fields of the form, and no others': {
      requirements: ['dosage.form-beside-the-line'],
      when: (step) => is('form.set')(step) && isFilling(step),
      must: (step) => assert.deepEqual(draftIn(step.after), { ...draftIn(step.before), food: 'with' }),
    },
    'sets fields of one step, and no more own times than a day can hold': {
      when: (step) => is('step.set')(step) && isFilling(step),
      must: (step) => {
        const [first, ...others] = draftIn(step.before)?.steps ?? []
        const isTooMany = 'own' in (step.event['value'] as object)
        const changed = isTooMany ? first : { ...first, ...atRising }
        assert.deepEqual(draftIn(step.after)?.steps, [changed, ...others])
      },
    },
    'adds steps as far as a dosage may have them, and keeps one': {
      when: (step) => is('step.add', 'step.remove')(step) && isFilling(step),
      must: (step) => {
        const steps = draftIn(step.before)?.steps ?? []
        const more = steps.length < STEPS_MAX ? [...steps, NO_STEP] : steps
        const fewer = steps.length > 1 ? steps.slice(1) : steps
        assert.deepEqual(draftIn(step.after)?.steps, step.event.type === 'step.add' ? more : fewer)
      },
    },
    'sets the dosage of a form that is one, and lets go of what was typed at the line': {
      requirements: ['dosage.form-beside-the-line'],
      when: (step) => is('form.save')(step) && isFilling(step) && isWhole(step),
      must: (step) => {
        const draft = draftIn(step.before)
        assert.deepEqual(emitted(step), [set(draft && readDraft(draft).dosage)])
        assert.deepEqual([step.after.value, step.after.context.form], ['resting', null])
        assert.equal(typedIn(step.after, of), undefined)
      },
    },
    'keeps a form that is no dosage, and names what is wrong': {
      requirements: ['dosage.form-names-what-is-wrong'],
      when: (step) => is('form.save')(step) && isFilling(step) && !isWhole(step),
      must: (step) => {
        assert.deepEqual([step.after.value, emitted(step)], [{ filling: 'correcting' }, []])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'takes the dosage away where the form is told so': {
      when: (step) => is('form.clear')(step) && isFilling(step),
      must: (step) => {
        assert.deepEqual(emitted(step), [set(null)])
        assert.deepEqual([step.after.value, step.after.context.form], ['resting', null])
      },
    },
    'leaves a form without a change, and what was typed at the line as it is': {
      when: (step) => is('form.close')(step) && isFilling(step),
      must: (step) => {
        assert.deepEqual([step.after.value, emitted(step)], ['resting', []])
        assert.deepEqual(step.after.context, { ...step.before?.context, form: null })
      },
    },
  },
})
