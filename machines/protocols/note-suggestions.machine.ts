/**
 * Earlier notes of the practitioner, suggested while a note on a product is typed.
 * Owns: which note is written, what is suggested for it, the suggestion that the arrow keys stand on. Never: the note itself,
 * which is the line's.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { nextNote, suggestedNotes, withWritten } from './note-suggestions.ts'
import type { Suggesting, WrittenNote } from './note-suggestions.ts'

interface Context extends Suggesting {
  problem: Problem | null
}

type Event =
  | ({ type: 'note.begin'; text: string } & WrittenNote)
  | { type: 'note.type'; text: string }
  | { type: 'note.move'; by: 1 | -1 }
  | { type: 'note.point'; note: string }
  | { type: 'note.choose'; note: string }
  /** Puts the list away, and what was typed where there is none. */
  | { type: 'note.close'; text: string }
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
  },
  actions: {
    /** Notes which line a note is written for. */
    keepLine: assign((_, { productId, variantId, language, text }: WrittenNote & { text: string }) => ({
      productId,
      variantId,
      language,
      text,
      active: null,
    })),
    /** Keeps the note as it is typed; no suggestion is marked any more. */
    keepText: assign((_, params: { text: string }) => ({ text: params.text, active: null })),
    /** Keeps the notes written for this product before; after a failure there are none. */
    keepNotes: assign(({ context: { known, productId } }, result: CallResult<readonly string[]>) => ({
      known: { ...known, [productId]: result.ok ? result.value : [] },
    })),
    /** Puts the note that was just written among those known. */
    keepWritten: assign(({ context }) => ({ known: withWritten(context) })),
    /** Marks the suggestion above or below. */
    moveActive: assign(({ context }, params: { by: 1 | -1 }) => ({ active: nextNote(context, params.by) })),
    /** Marks the suggestion that is pointed at. */
    keepActive: assign((_, params: { note: string }) => ({ active: params.note })),
    /** Tells the builder which note was chosen. */
    tellNote: emit(({ context: { variantId } }, params: { note: string }) => ({
      type: 'line.setNote' as const,
      variantId,
      notes: params.note,
    })),
  },
})

const typed = { type: 'keepText', params: ({ event }: { event: { text: string } }) => ({ text: event.text }) } as const
const begun = {
  type: 'keepLine',
  params: ({ event }: { event: Extract<Event, { type: 'note.begin' }> }) => event,
} as const

export const noteSuggestionsMachine = suggestionsSetup.createMachine({
  id: 'noteSuggestions',
  description: "The practitioner's earlier notes on a product, while one is typed.",
  meta: { requirements: ['lines.earlier-notes-are-suggested'] },
  context: {
    productId: 0,
    variantId: 0,
    language: DEFAULT_LANGUAGE,
    text: '',
    known: {},
    active: null,
    problem: null,
  },
  initial: 'away',
  on: {
    'note.begin': [
      {
        guard: { type: 'isKnown', params: ({ event }) => ({ productId: event.productId }) },
        target: '.listed',
        actions: begun,
      },
      { target: '.asking', actions: begun },
    ],
  },
  states: {
    away: { description: 'No note is written.' },
    asking: {
      description: 'The earlier notes on the product are on their way; what is typed meanwhile needs none of them.',
      invoke: {
        src: 'fetchNotes',
        id: 'fetchNotes',
        input: ({ context: { productId, variantId, language } }) => ({ productId, variantId, language }),
        ...answers({ target: 'listed', actions: { type: 'keepNotes', params: answerOf } }, { target: 'without' }),
      },
      on: { 'note.type': { actions: typed }, 'note.end': { target: 'away' } },
    },
    listed: {
      description: 'The earlier notes that have what is typed are in sight.',
      tags: 'open',
      on: {
        'note.type': { actions: typed },
        'note.move': { actions: { type: 'moveActive', params: ({ event }) => ({ by: event.by }) } },
        'note.point': { actions: { type: 'keepActive', params: ({ event }) => ({ note: event.note }) } },
        'note.choose': {
          guard: { type: 'isSuggested', params: ({ event }) => ({ note: event.note }) },
          target: 'closed',
          actions: [
            { type: 'tellNote', params: ({ event }) => ({ note: event.note }) },
            { type: 'keepText', params: ({ event }) => ({ text: event.note }) },
          ],
        },
        'note.close': { target: 'closed', actions: typed },
        'note.end': { target: 'away', actions: 'keepWritten' },
      },
    },
    closed: {
      description: 'The suggestions were put away; the next key brings them back.',
      on: {
        'note.type': { target: 'listed', actions: typed },
        'note.close': { actions: typed },
        'note.end': { target: 'away', actions: 'keepWritten' },
      },
    },
    without: {
      description: 'The earlier notes could not be had: the field works without them.',
      on: { 'note.end': { target: 'away' } },
    },
  },
})
export type NoteSuggestionsRef = ActorRefFrom<typeof noteSuggestionsMachine>
