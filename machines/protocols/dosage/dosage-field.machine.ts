/**
 * The dosages of the active protocol's lines as they are typed, or filled into the fields of a form.
 * Owns: what is typed and not saved, and how it is understood. Never: the dosage that is saved, which is the line's.
 */
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { LineEdit } from '../line-changes.ts'
import { lineKey, withoutLine } from '../note-suggestions.ts'
import type { NoteLine } from '../note-suggestions.ts'
import type { ChartMeta } from '../../requirements/meta.ts'

import { INTAKES_MAX, STEPS_MAX } from '#areas/protocols/contract/dosage/dosage.ts'

import { noteWith, typedDosage } from './dosage-field.ts'
import type { TypedDosage, TypedDosages } from './dosage-field.ts'
import { NO_STEP, readDraft } from './draft.ts'
import type { DosageDraft, DraftStep } from './draft.ts'

/** A form with the line that it is for. */
interface DosageForm {
  readonly of: NoteLine
  readonly draft: DosageDraft
}

interface Context {
  typed: TypedDosages
  /** The line that is typed at, by its key. */
  field: string | null
  /** The form that is open. */
  form: DosageForm | null
}

type Event =
  | { type: 'dosage.type'; of: NoteLine; typed: TypedDosage }
  /** Enter was pressed, or the field left. */
  | { type: 'dosage.end'; of: NoteLine }
  | { type: 'dosage.undo'; of: NoteLine }
  /** The typed words become part of the line's note. */
  | { type: 'dosage.note'; of: NoteLine; notes: string }
  | { type: 'form.open'; of: NoteLine; draft: DosageDraft }
  | { type: 'form.set'; value: Partial<Omit<DosageDraft, 'steps'>> }
  | { type: 'step.set'; at: number; value: Partial<DraftStep> }
  | { type: 'step.add' }
  | { type: 'step.remove'; at: number }
  | { type: 'form.save' }
  /** The line is to have no dosage. */
  | { type: 'form.clear' }
  | { type: 'form.close' }

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
    /** The form's fields are a dosage. */
    isWhole: ({ context: { form } }) => form !== null && readDraft(form.draft).problems === null,
    /** There is room for one more step. */
    canAddStep: ({ context: { form } }) => form !== null && form.draft.steps.length < STEPS_MAX,
    /** A dosage has at least one step. */
    canRemoveStep: ({ context: { form } }) => form !== null && form.draft.steps.length > 1,
    /** There is room for the own times of the step. */
    hasRoom: (_, params: { value: Partial<DraftStep> }) => (params.value.own ?? []).length <= INTAKES_MAX,
  },
  actions: {
    /** Opens the form with its fields filled. */
    setForm: assign((_, params: DosageForm) => ({ form: params })),
    /** Sets fields of the form. */
    setFields: assign(({ context: { form } }, params: { value: Partial<DosageDraft> }) => ({
      form: form && { ...form, draft: { ...form.draft, ...params.value } },
    })),
    /** Sets fields of one step. */
    setStep: assign(({ context: { form } }, params: { at: number; value: Partial<DraftStep> }) => ({
      form:
        form &&
        withSteps(form, (steps) => steps.map((step, at) => (at === params.at ? { ...step, ...params.value } : step))),
    })),
    /** Adds an empty step at the end. */
    addStep: assign(({ context: { form } }) => ({ form: form && withSteps(form, (steps) => [...steps, NO_STEP]) })),
    /** Removes a step. */
    removeStep: assign(({ context: { form } }, params: { at: number }) => ({
      form: form && withSteps(form, (steps) => steps.filter((_, at) => at !== params.at)),
    })),
    /** Lets go of the form, and of what was typed at its line. */
    forgetForm: assign(({ context: { typed, form } }) => ({
      form: null,
      ...(form && { typed: withoutLine(typed, form.of), field: null }),
    })),
    /** Tells the builder the dosage of the form. */
    emitForm: emit(({ context: { form } }) => ({
      type: 'line.setDosage' as const,
      variantId: form?.of.variantId ?? 0,
      dosage: form && readDraft(form.draft).dosage,
    })),
    /** Tells the builder that the line has no dosage any more. */
    emitNone: emit(({ context: { form } }) => ({
      type: 'line.setDosage' as const,
      variantId: form?.of.variantId ?? 0,
      dosage: null,
    })),
    /** Closes the form, and keeps what was typed at the line. */
    dropForm: assign({ form: null }),
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

function withSteps(
  { of, draft }: DosageForm,
  change: (steps: DosageDraft['steps']) => DosageDraft['steps'],
): DosageForm {
  return { of, draft: { ...draft, steps: change(draft.steps) } }
}

const ofLine = ({ event: { of } }: { event: { of: NoteLine } }) => ({ of })
const forgotten = { type: 'forgetTyped', params: ofLine } as const

/** All that the line itself offers: not while the form covers it. */
const atTheLine = fieldSetup.createStateConfig({
  on: {
    'dosage.type': {
      target: 'typing',
      actions: { type: 'setTyped', params: ({ event: { of, typed } }) => ({ of, typed }) },
    },
    'dosage.note': {
      guard: { type: 'isFittingNote', params: ({ event: { of, notes } }) => ({ of, notes }) },
      target: 'resting',
      actions: [{ type: 'emitNote', params: ({ event: { of, notes } }) => ({ of, notes }) }, forgotten],
    },
    'dosage.undo': { target: 'resting', actions: forgotten },
    'form.open': {
      target: 'filling',
      actions: { type: 'setForm', params: ({ event: { of, draft } }) => ({ of, draft }) },
      meta: { requirements: ['dosage.form-beside-the-line'] },
    },
  },
}).on

export const dosageFieldMachine = fieldSetup.createMachine({
  id: 'dosageField',
  description: 'How a product is taken, as it is typed in one line or filled into a form.',
  meta: { requirements: ['dosage.typed-is-understood', 'dosage.unknown-stays-text'] },
  context: { typed: {}, field: null, form: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is typed. What was not understood stays in its field as it was typed.',
      on: atTheLine,
    },
    typing: {
      description:
        'A dosage is typed, and how it is understood so far is shown. It is saved on leaving the field or Enter.',
      on: {
        ...atTheLine,
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
    filling: {
      description: 'The form of a line is open: units, steps, times, days and dates each have their field.',
      meta: { requirements: ['dosage.form-beside-the-line'] },
      initial: 'writing',
      on: {
        'form.set': { actions: { type: 'setFields', params: ({ event: { value } }) => ({ value }) } },
        'step.set': {
          guard: { type: 'hasRoom', params: ({ event: { value } }) => ({ value }) },
          actions: { type: 'setStep', params: ({ event: { at, value } }) => ({ at, value }) },
        },
        'step.add': { guard: 'canAddStep', actions: 'addStep' },
        'step.remove': {
          guard: 'canRemoveStep',
          actions: { type: 'removeStep', params: ({ event: { at } }) => ({ at }) },
        },
        'form.save': [
          { guard: 'isWhole', target: 'resting', actions: ['emitForm', 'forgetForm'] },
          { target: '.correcting', meta: { requirements: ['dosage.form-names-what-is-wrong'] } },
        ],
        'form.clear': { target: 'resting', actions: ['emitNone', 'forgetForm'] },
        'form.close': { target: 'resting', actions: 'dropForm' },
      },
      states: {
        writing: { description: 'What is wrong is not said yet.' },
        correcting: {
          description: 'Saving was tried: each field that is wrong says so until it is right.',
          tags: 'corrected',
        },
      },
    },
  },
})
export type DosageFieldRef = ActorRefFrom<typeof dosageFieldMachine>
