import assert from 'node:assert/strict'

import { NOTE_MAX } from '#contract/constants.ts'
import { dosageFieldMachine } from '#machines/protocols/dosage/dosage-field.machine.ts'
import { typedDosage } from '#machines/protocols/dosage/dosage-field.ts'
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

const lineOf = ({ event }: At) => event['of'] as NoteLine
const is =
  (...types: readonly string[]) =>
  ({ event }: At) =>
    types.includes(event.type)
const typedIn = (snapshot: At['before'], line: NoteLine) => snapshot && typedDosage(snapshot.context.typed, line)
const typedBefore = (step: At) => typedIn(step.before, lineOf(step))
const isTyping = ({ before }: At) => before?.matches('typing') === true
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
  ],
  project: ({ context }) => context,
  rules: {
    'keeps what is typed by its line, with how it is understood': {
      requirements: ['dosage.typed-is-understood'],
      when: is('dosage.type'),
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
      when: is('dosage.undo'),
      must: (step) => {
        assert.equal(typedIn(step.after, lineOf(step)), undefined)
        assert.equal(step.after.value, 'resting')
        assert.deepEqual(emitted(step), [])
      },
    },
    'puts what was typed at the end of the note, unless that is too long then': {
      requirements: ['dosage.unknown-stays-text'],
      when: is('dosage.note'),
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
  },
})
