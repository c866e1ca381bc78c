/**
 * The dosages of the active protocol's lines as they are typed.
 * Owns: what is typed and not saved, and how it is understood. Never: the dosage that is saved, which is the line's.
 */
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { LineEdit } from '../line-changes.ts'
import { lineKey, withoutLine } from '../note-suggestions.ts'
import type { NoteLine } from '../note-suggestions.ts'
import type { ChartMeta } from '../../requirements/meta.ts'

import { noteWith, typedDosage } from './dosage-field.ts'
import type { TypedDosage, TypedDosages } from './dosage-field.ts'

interface Context {
  typed: TypedDosages
  /** The line that is typed at, by its key. */
  field: string | null
}

type Event =
  | { type: 'dosage.type'; of: NoteLine; typed: TypedDosage }
  /** Enter was pressed, or the field left. */
  | { type: 'dosage.end'; of: NoteLine }
  | { type: 'dosage.undo'; of: NoteLine }
  /** The typed words become part of the line's note. */
  | { type: 'dosage.note'; of: NoteLine; notes: string }

type Fact = Extract<LineEdit, { type: 'line.setDosage' | 'line.setNote' }>

const fieldSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Fact,
    meta: {} as ChartMeta,
  },
  guards: {
    /** Nothing but spaces stands in the field, or what stands there is understood as a dosage. */
    canSave: ({ context: { typed } }, params: { of: NoteLine }) => {
      const written = typedDosage(typed, params.of)
      return written !== undefined && (written.dosage !== null || written.text.trim() === '')
    },
    /** The typed words fit into the note. */
    isFittingNote: ({ context: { typed } }, params: { of: NoteLine; notes: string }) =>
      noteWith(params.notes, typedDosage(typed, params.of)?.text ?? '') !== null,
  },
  actions: {
    /** Keeps what is typed, with the dosage that it is understood as. */
    setTyped: assign(({ context: { typed } }, params: { of: NoteLine; typed: TypedDosage }) => ({
      typed: { ...typed, [lineKey(params.of)]: params.typed },
      field: lineKey(params.of),
    })),
    /** Shows the line's own dosage again. */
    forgetTyped: assign(({ context: { typed } }, params: { of: NoteLine }) => ({
      typed: withoutLine(typed, params.of),
      field: null,
    })),
    /** Tells the builder the dosage that was typed, or that there is none any more. */
    emitDosage: emit(({ context: { typed } }, { of }: { of: NoteLine }) => ({
      type: 'line.setDosage' as const,
      variantId: of.variantId,
      dosage: typedDosage(typed, of)?.dosage ?? null,
    })),
    /** Tells the builder the note with what was typed at its end. */
    emitNote: emit(({ context: { typed } }, { of, notes }: { of: NoteLine; notes: string }) => ({
      type: 'line.setNote' as const,
      variantId: of.variantId,
      notes: noteWith(notes, typedDosage(typed, of)?.text ?? '') ?? notes,
    })),
  },
})

const ofLine = ({ event: { of } }: { event: { of: NoteLine } }) => ({ of })
const forgotten = { type: 'forgetTyped', params: ofLine } as const

export const dosageFieldMachine = fieldSetup.createMachine({
  id: 'dosageField',
  description: 'How a product is taken, as it is typed.',
  meta: { requirements: ['dosage.typed-is-understood', 'dosage.unknown-stays-text'] },
  context: { typed: {}, field: null },
  initial: 'resting',
  on: {
    'dosage.type': {
      target: '.typing',
      actions: { type: 'setTyped', params: ({ event: { of, typed } }) => ({ of, typed }) },
    },
    'dosage.note': {
      guard: { type: 'isFittingNote', params: ({ event: { of, notes } }) => ({ of, notes }) },
      target: '.resting',
      actions: [{ type: 'emitNote', params: ({ event: { of, notes } }) => ({ of, notes }) }, forgotten],
    },
    'dosage.undo': { target: '.resting', actions: forgotten },
  },
  states: {
    resting: {
      description: 'Nothing is typed. What was not understood stays in its field as it was typed.',
    },
    typing: {
      description:
        'A dosage is typed, and how it is understood so far is shown. It is saved on leaving the field or Enter.',
      on: {
        'dosage.end': [
          {
            guard: { type: 'canSave', params: ofLine },
            target: 'resting',
            actions: [{ type: 'emitDosage', params: ofLine }, forgotten],
          },
          { target: 'resting', meta: { requirements: ['dosage.unknown-stays-text'] } },
        ],
      },
    },
  },
})
export type DosageFieldRef = ActorRefFrom<typeof dosageFieldMachine>
