import assert from 'node:assert/strict'

import { NOTE_MAX } from '#contract/constants.ts'
import { noteSuggestionsMachine } from '#machines/protocols/note-suggestions.machine.ts'
import { suggestedNotes, typedNote } from '#machines/protocols/note-suggestions.ts'

import { refused } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import type { Step } from '#tests/models/support/model.ts'
import { emitted, entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof noteSuggestionsMachine>

const EARLIER = ['Take with food', 'At night', 'With water at night']
const LONG = 'night '.repeat(NOTE_MAX / 5).trim()
const begin = { type: 'note.begin', protocolId: 5, productId: 7, variantId: 70, language: 'en', text: '' } as const
const is =
  (type: string) =>
  ({ event }: At) =>
    event.type === type
const wasWriting = ({ before }: At) => before?.matches('writing') === true
const typedBefore = ({ before }: At) => (before ? typedNote(before.context, before.context) : null)
const typedAfter = ({ after }: At) => typedNote(after.context, after.context)
const isMarked = (step: At) => wasOpen(step) && step.before?.context.active !== null
const wasListing = (step: At) =>
  wasOpen(step) && step.before !== undefined && suggestedNotes(step.before.context).length > 0
const setNote = (notes: string) => ({ type: 'line.setNote', variantId: 70, notes })
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
    { type: 'note.type', text: LONG },
    { type: 'note.enter' },
    { type: 'note.escape', saved: 'Warm' },
    { type: 'note.end' },
  ],
  answers: [done('fetchNotes', { ok: true, value: EARLIER }), done('fetchNotes', refused), failed('fetchNotes')],
  until: ({ context: { known, text, active, productId } }, { type }) =>
    productId === 8 ||
    (type !== 'note.begin' && type !== 'note.end' && type !== 'note.choose' && active !== null && text !== '') ||
    (known[7]?.length ?? 0) > 3 ||
    (known[7]?.[0] === 'At night' && !['note.begin', 'note.end'].includes(type)),
  equivalents: {
    'noteSuggestions.writing: begins elsewhere': 'every transition into it names the state by what is known',
  },
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
        assert.deepEqual(step.after.value, { writing: 'asking' })
        assert.deepEqual(started(step, 'fetchNotes'), [{ productId, variantId, language }])
      },
    },
    'asks for the notes on a product once': {
      when: (step) => is('note.begin')(step) && step.before?.context.known[step.event['productId']] !== undefined,
      must: (step) => {
        assert.deepEqual(step.after.value, { writing: 'listed' })
        assert.deepEqual(started(step, 'fetchNotes'), [])
      },
    },
    'suggests the earlier notes that have all words typed, but not what the field holds': {
      requirements: ['lines.earlier-notes-are-suggested'],
      when: (step) =>
        entered(step, 'writing.listed') && step.after.context.known[step.after.context.productId] === EARLIER,
      must: ({ after }) => {
        const wanted = {
          '': EARLIER,
          'NIGHT at': EARLIER.slice(1),
          'At night': EARLIER.slice(2),
          ' At night ': EARLIER.slice(2),
          Cold: [],
          [LONG]: EARLIER.slice(1),
          Warm: [],
        }
        assert.deepEqual(suggestedNotes(after.context), wanted[after.context.text as keyof typeof wanted])
      },
    },
    'leaves the field as it is, without a word, where the notes cannot be had': {
      when: ({ event }) => event.type.endsWith('fetchNotes') && event['output']?.ok !== true,
      must: (step) => {
        assert.deepEqual(step.after.value, { writing: 'without' })
        assert.deepEqual([step.after.context.known, emitted(step)], [step.before?.context.known, []])
      },
    },
    'holds what is typed, whatever became of the earlier notes': {
      when: (step) => is('note.type')(step) && wasWriting(step),
      must: (step) => {
        const { text, active } = step.after.context
        assert.deepEqual([text, typedAfter(step), active], [step.event['text'], step.event['text'], null])
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
        assert.deepEqual(step.after.value, { writing: isThere ? 'closed' : 'listed' })
        if (isThere)
          assert.deepEqual([step.after.context.text, typedAfter(step), step.after.context.active], [note, null, null])
      },
    },
    'takes the marked suggestion by Enter': {
      when: (step) => is('note.enter')(step) && isMarked(step),
      must: (step) => {
        const note = step.before?.context.active ?? ''
        assert.deepEqual(emitted(step), [setNote(note)])
        assert.deepEqual(step.after.value, { writing: 'closed' })
        assert.deepEqual([step.after.context.text, typedAfter(step), step.after.context.active], [note, null, null])
      },
    },
    'saves what is typed by Enter and on leaving the field, unless it is too long': {
      requirements: ['lines.note-saves-on-blur-or-enter'],
      when: (step) => wasWriting(step) && (is('note.end')(step) || (is('note.enter')(step) && !isMarked(step))),
      must: (step) => {
        const typed = typedBefore(step)
        const isSaved = typed !== null && typed !== LONG
        assert.deepEqual(emitted(step), isSaved ? [setNote(typed.trim())] : [])
        assert.equal(typedAfter(step), isSaved ? null : typed)
        assert.equal(step.after.context.text, step.before?.context.text)
        if (is('note.enter')(step)) assert.deepEqual(step.after.value, step.before?.value)
      },
    },
    'puts the list away by Escape, and then what was typed': {
      when: (step) => is('note.escape')(step) && wasWriting(step),
      must: (step) => {
        const [text, typed] = [step.before?.context.text, typedBefore(step)]
        const isKept = wasListing(step) || typed === null
        assert.deepEqual([step.after.context.text, typedAfter(step)], isKept ? [text, typed] : ['Warm', null])
        assert.deepEqual(emitted(step), [])
        if (wasListing(step)) assert.deepEqual(step.after.value, { writing: 'closed' })
      },
    },
    'does nothing by keys once the field is left': {
      when: (step) => step.before?.matches('away') === true && !is('note.begin')(step),
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'brings the list back with the next key': {
      when: (step) => step.before?.matches({ writing: 'closed' }) === true && is('note.type')(step),
      must: ({ after }) => assert.deepEqual(after.value, { writing: 'listed' }),
    },
    'suggests first what was written last, each note once': {
      when: (step) => is('note.end')(step) && step.before?.context.known[7] !== undefined,
      must: ({ before, after }) => {
        const text = before?.context.text.trim() ?? ''
        const note = text === LONG || before?.matches('away') === true ? '' : text
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
