import assert from 'node:assert/strict'

import { noteSuggestionsMachine } from '#machines/protocols/note-suggestions.machine.ts'
import { suggestedNotes } from '#machines/protocols/note-suggestions.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import type { Step } from './support/model.ts'
import { emitted, entered, started } from './support/rules.ts'

type At = Step<typeof noteSuggestionsMachine>

const EARLIER = ['Take with food', 'At night', 'With water at night']
const begin = { type: 'note.begin', productId: 7, variantId: 70, language: 'en', text: '' } as const
const is =
  (type: string) =>
  ({ event }: At) =>
    event.type === type
const wasOpen = ({ before }: At) => before?.hasTag('open') === true

export const model = defineModel({
  machine: noteSuggestionsMachine,
  events: [
    begin,
    { ...begin, productId: 8, variantId: 80, language: 'de', text: 'At night' },
    { type: 'note.type', text: 'NIGHT at' },
    { type: 'note.type', text: ' At night ' },
    { type: 'note.type', text: '' },
    { type: 'note.type', text: 'Cold' },
    { type: 'note.move', by: 1 },
    { type: 'note.move', by: -1 },
    { type: 'note.point', note: 'At night' },
    { type: 'note.choose', note: 'At night' },
    { type: 'note.choose', note: 'Nobody wrote this' },
    { type: 'note.close', text: 'Cold' },
    { type: 'note.end' },
  ],
  answers: [done('fetchNotes', { ok: true, value: EARLIER }), done('fetchNotes', refused), failed('fetchNotes')],
  until: ({ context: { known, text, active, productId } }, { type }) =>
    productId === 8 ||
    (type !== 'note.begin' && type !== 'note.end' && type !== 'note.choose' && active !== null && text !== '') ||
    (known[7]?.length ?? 0) > 3 ||
    (known[7]?.[0] === 'At night' && !['note.begin', 'note.end'].includes(type)),
  project: ({ context: { productId, variantId, language, text, known, active, problem } }) => ({
    productId,
    variantId,
    language,
    text,
    known,
    active,
    problem: problem?.kind,
  }),
  rules: {
    'asks for the notes on a product when one is begun that it has no notes of': {
      requirements: ['lines.earlier-notes-are-suggested'],
      when: (step) => is('note.begin')(step) && step.before?.context.known[step.event['productId']] === undefined,
      must: (step) => {
        const { productId, variantId, language } = step.event
        assert.equal(step.after.value, 'asking')
        assert.deepEqual(started(step, 'fetchNotes'), [{ productId, variantId, language }])
      },
    },
    'asks for the notes on a product once': {
      when: (step) => is('note.begin')(step) && step.before?.context.known[step.event['productId']] !== undefined,
      must: (step) => {
        assert.equal(step.after.value, 'listed')
        assert.deepEqual(started(step, 'fetchNotes'), [])
      },
    },
    'suggests the earlier notes that have all words typed, but not what the field holds': {
      requirements: ['lines.earlier-notes-are-suggested'],
      when: (step) => entered(step, 'listed') && step.after.context.known[step.after.context.productId] === EARLIER,
      must: ({ after }) => {
        const wanted = {
          '': EARLIER,
          'NIGHT at': EARLIER.slice(1),
          'At night': EARLIER.slice(2),
          ' At night ': EARLIER.slice(2),
          Cold: [],
        }
        assert.deepEqual(suggestedNotes(after.context), wanted[after.context.text as keyof typeof wanted])
      },
    },
    'leaves the field as it is, without a word, where the notes cannot be had': {
      when: ({ event }) => event.type.endsWith('fetchNotes') && event['output']?.ok !== true,
      must: (step) => {
        assert.equal(step.after.value, 'without')
        assert.deepEqual([step.after.context.known, emitted(step)], [step.before?.context.known, []])
      },
    },
    'holds what is typed': {
      when: (step) =>
        is('note.type')(step) && step.before?.matches('away') === false && !step.before.matches('without'),
      must: ({ event, after }) => {
        assert.deepEqual([after.context.text, after.context.active], [event['text'], null])
      },
    },
    'goes by the arrow keys through all suggestions, and over the field itself': {
      when: (step) => is('note.move')(step) && wasOpen(step),
      must: ({ event, before, after }) => {
        const all = [null, ...(before ? suggestedNotes(before.context) : [])]
        const at = Math.max(0, all.indexOf(before?.context.active ?? null))
        assert.equal(after.context.active, all[(at + (event['by'] as number) + all.length) % all.length])
      },
    },
    'stands on what the pointer is on': {
      when: (step) => is('note.point')(step) && wasOpen(step),
      must: ({ after }) => assert.equal(after.context.active, 'At night'),
    },
    'saves a suggestion that is chosen as the note of its line': {
      requirements: ['lines.earlier-notes-are-suggested'],
      when: (step) => is('note.choose')(step) && wasOpen(step),
      must: (step) => {
        const { note } = step.event
        const isThere = step.before !== undefined && suggestedNotes(step.before.context).includes(note)
        assert.deepEqual(emitted(step), isThere ? [{ type: 'line.setNote', variantId: 70, notes: note }] : [])
        assert.equal(step.after.value, isThere ? 'closed' : 'listed')
        if (isThere) assert.deepEqual([step.after.context.text, step.after.context.active], [note, null])
      },
    },
    'puts the list away, and then what was typed': {
      when: (step) => is('note.close')(step) && (wasOpen(step) || step.before?.matches('closed') === true),
      must: ({ event, after }) => {
        assert.equal(after.value, 'closed')
        assert.equal(after.context.text, event['text'])
      },
    },
    'brings the list back with the next key': {
      when: (step) => step.before?.matches('closed') === true && is('note.type')(step),
      must: ({ after }) => assert.equal(after.value, 'listed'),
    },
    'suggests first what was written last, each note once': {
      when: (step) => is('note.end')(step) && step.before?.context.known[7] !== undefined,
      must: ({ before, after }) => {
        const note = before?.context.text.trim() ?? ''
        const notes = before?.context.known[7] ?? []
        assert.equal(after.value, 'away')
        assert.deepEqual(after.context.known[7], note === '' ? notes : [note, ...notes.filter((one) => one !== note)])
      },
    },
    'is away once the field is left': {
      when: is('note.end'),
      must: ({ after }) => assert.equal(after.value, 'away'),
    },
  },
})
