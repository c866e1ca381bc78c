/**
 * The note of a line as it is typed, and the practitioner's earlier ones that are suggested meanwhile.
 * Owns: what is typed and not saved yet, what is suggested for it, the suggestion that the arrow keys stand on. Never: the
 * note that is saved, which is the line's.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import {
  isNoteTooLong,
  nextNote,
  suggestedNotes,
  typedNote,
  withoutTyped,
  withTyped,
  withWritten,
} from './note-suggestions.ts'
import type { NoteLine, Suggesting, WrittenNote } from './note-suggestions.ts'

interface Context extends Suggesting {
  problem: Problem | null
}

type Begun = { text: string } & WrittenNote & NoteLine

type Event =
  | ({ type: 'note.begin' } & Begun)
  | { type: 'note.type'; text: string }
  | { type: 'note.move'; by: 1 | -1 }
  | { type: 'note.point'; note: string }
  | { type: 'note.choose'; note: string }
  /** Takes the suggestion that is marked, or saves what is typed. */
  | { type: 'note.enter' }
  /** Puts the list away, and what was typed where there is none. */
  | { type: 'note.escape'; saved: string }
  | { type: 'note.end' }

const suggestionsSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'open',
    emitted: {} as { type: 'line.setNote'; variantId: number; notes: string },
  },
  actors: { fetchNotes: actorNotProvided<CallResult<readonly string[]>, WrittenNote>('fetchNotes') },
}).extend({
  guards: {
    /** The notes written for this product before are known. */
    isKnown: ({ context }, params: { productId: number }) => context.known[params.productId] !== undefined,
    /** The note is one of those suggested. */
    isSuggested: ({ context }, params: { note: string }) => suggestedNotes(context).includes(params.note),
    /** Earlier notes are suggested. */
    hasSuggestions: ({ context }) => suggestedNotes(context).length > 0,
    /** A suggestion is marked. */
    isMarked: ({ context: { active } }) => active !== null,
    /** The typed words aren't saved. */
    isTyped: ({ context }) => typedNote(context, context) !== null,
    /** The typed words aren't saved, and aren't too long to be. */
    canSave: ({ context }) => typedNote(context, context) !== null && !isNoteTooLong(context.text),
    /** The typed words are too long to be saved. */
    isTooLong: ({ context: { text } }) => isNoteTooLong(text),
  },
  actions: {
    /** Notes which line a note is written for. */
    setLine: assign((_, { protocolId, productId, variantId, language, text }: Begun) => ({
      protocolId,
      productId,
      variantId,
      language,
      text,
      active: null,
    })),
    /** Keeps the note as it is typed; no suggestion is marked any more. */
    setTyped: assign(({ context }, params: { text: string }) => ({
      text: params.text,
      typed: withTyped(context, params.text),
      active: null,
    })),
    /** Shows this note in the field, and lets go of what was typed. */
    showNote: assign(({ context }, params: { text: string }) => ({
      text: params.text,
      typed: withoutTyped(context),
      active: null,
    })),
    /** Lets go of what was typed, as the line has it now. */
    forgetTyped: assign(({ context }) => ({ typed: withoutTyped(context) })),
    /** Keeps the notes written for this product before; after a failure there are none. */
    setNotes: assign(({ context: { known, productId } }, result: CallResult<readonly string[]>) => ({
      known: { ...known, [productId]: result.ok ? result.value : [] },
    })),
    /** Puts the note that was just written among those known. */
    setWritten: assign(({ context }) => ({ known: withWritten(context) })),
    /** Marks the suggestion above or below. */
    moveActive: assign(({ context }, params: { by: 1 | -1 }) => ({ active: nextNote(context, params.by) })),
    /** Marks the suggestion that is pointed at. */
    setActive: assign((_, params: { note: string }) => ({ active: params.note })),
    /** Tells the builder what was typed. */
    emitTyped: emit(({ context: { variantId, text } }) => ({
      type: 'line.setNote' as const,
      variantId,
      notes: text.trim(),
    })),
    /** Tells the builder which note was chosen. */
    emitNote: emit(({ context: { variantId } }, params: { note: string }) => ({
      type: 'line.setNote' as const,
      variantId,
      notes: params.note,
    })),
  },
})

const begun = {
  type: 'setLine',
  params: ({ event }: { event: Extract<Event, { type: 'note.begin' }> }) => event,
} as const
const typed = { type: 'setTyped', params: ({ event }: { event: { text: string } }) => ({ text: event.text }) } as const
const chosen = [
  { type: 'emitNote', params: ({ event }: { event: { note: string } }) => ({ note: event.note }) },
  { type: 'showNote', params: ({ event }: { event: { note: string } }) => ({ text: event.note }) },
] as const
const marked = [
  { type: 'emitNote', params: ({ context: { active } }: { context: Context }) => ({ note: active ?? '' }) },
  { type: 'showNote', params: ({ context: { active } }: { context: Context }) => ({ text: active ?? '' }) },
] as const
const undone = {
  guard: 'isTyped',
  actions: { type: 'showNote', params: ({ event }: { event: { saved: string } }) => ({ text: event.saved }) },
} as const
const saving = { guard: 'canSave', actions: ['emitTyped', 'forgetTyped'] } as const
/** The field is left, and the notes on its product are known. */
const ended = [
  { guard: 'canSave', target: '#noteSuggestions.away', actions: ['emitTyped', 'forgetTyped', 'setWritten'] },
  { guard: 'isTooLong', target: '#noteSuggestions.away' },
  { target: '#noteSuggestions.away', actions: 'setWritten' },
] as const

export const noteSuggestionsMachine = suggestionsSetup.createMachine({
  id: 'noteSuggestions',
  description: "A note on a product as it is typed, with the practitioner's earlier ones.",
  meta: { requirements: ['lines.earlier-notes-are-suggested', 'lines.note-saves-on-blur-or-enter'] },
  context: {
    protocolId: 0,
    productId: 0,
    variantId: 0,
    language: DEFAULT_LANGUAGE,
    text: '',
    typed: {},
    known: {},
    active: null,
    problem: null,
  },
  initial: 'away',
  on: {
    'note.begin': [
      {
        guard: { type: 'isKnown', params: ({ event }) => ({ productId: event.productId }) },
        target: '.writing.listed',
        actions: begun,
      },
      { target: '.writing.asking', actions: begun },
    ],
  },
  states: {
    away: { description: 'No note is written. One that is too long to be saved stays in its field as it was typed.' },
    writing: {
      description:
        'A note is written. It is saved by Enter or on leaving the field, and Escape takes back what was typed.',
      initial: 'asking',
      on: {
        'note.type': { actions: typed },
        'note.enter': saving,
        'note.escape': undone,
        'note.end': [{ ...saving, target: 'away' }, { target: 'away' }],
      },
      states: {
        asking: {
          description: 'The earlier notes on the product are on their way; what is typed meanwhile needs none of them.',
          invoke: {
            src: 'fetchNotes',
            id: 'fetchNotes',
            input: ({ context: { productId, variantId, language } }) => ({ productId, variantId, language }),
            ...answers({ target: 'listed', actions: { type: 'setNotes', params: answerOf } }, { target: 'without' }),
          },
        },
        listed: {
          description: 'The earlier notes that have what is typed are in sight. Escape puts them away first.',
          tags: 'open',
          on: {
            'note.move': { actions: { type: 'moveActive', params: ({ event }) => ({ by: event.by }) } },
            'note.point': { actions: { type: 'setActive', params: ({ event }) => ({ note: event.note }) } },
            'note.choose': {
              guard: { type: 'isSuggested', params: ({ event }) => ({ note: event.note }) },
              target: 'closed',
              actions: chosen,
            },
            'note.enter': { guard: 'isMarked', target: 'closed', actions: marked },
            'note.escape': [
              { guard: 'hasSuggestions', target: 'closed' },
              { ...undone, target: 'closed' },
            ],
            'note.end': ended,
          },
        },
        closed: {
          description: 'The suggestions were put away; the next key brings them back.',
          on: { 'note.type': { target: 'listed', actions: typed }, 'note.end': ended },
        },
        without: { description: 'The earlier notes could not be had: the field works without them.' },
      },
    },
  },
})
export type NoteSuggestionsRef = ActorRefFrom<typeof noteSuggestionsMachine>
