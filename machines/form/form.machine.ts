/**
 * A form that a person fills in and sends.
 * Owns: what was typed, which fields were touched, what the server said against them. Never: the call, the words, the focus.
 * What was typed is kept through every failure, for as long as the actor lives.
 */
import { assign, emit } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { changeValue, emptyForm, fillValues, isComplete, refusedIn, touch, withoutSecrets } from './form.ts'
import type { AnyForm, BodyOf, FieldChange, FormContext, ValuesOf } from './form.ts'
import { fieldsOfStep, isStepComplete, stepAfterRefusal } from './steps.ts'
import type { Steps } from './steps.ts'
import { fieldsOf, topFields } from './values.ts'
import type { Origins, Path, ValueAt } from './values.ts'

type Event<Values> =
  /** `origins`: of a list that was added to, taken from or put in another order, where each item stood before. */
  | { type: 'field.change'; field: Path<Values>; value: ValueAt<Values, Path<Values>>; origins?: Origins }
  | { type: 'field.blur'; field: Path<Values> }
  /** Values from the server: the user did not type them, so they show no errors. */
  | { type: 'form.fill'; values: Partial<Values> }
  /** `language`: that of the page, in which the server is to answer. In steps, all but the last lead on to the next. */
  | { type: 'form.submit'; language: LanguageCode }
  /** To the step before. */
  | { type: 'step.back' }
  /** A form that was sent is empty again. */
  | { type: 'form.reset' }
  /** Whatever was typed is let go of. */
  | { type: 'form.clear' }

/** `form` is the form's name. Neither fact holds what was typed. */
export type FormFact<Sent> =
  | { type: 'form.sent'; form: string; sent: Sent }
  | { type: 'form.refused'; form: string; problem: Problem }

/** The input of the form's call. */
export interface Sending<Body> {
  body: Body
  /** The fields that the person has changed since they were filled in: of an edit, all else may be old by now. */
  changed: readonly string[]
  language: LanguageCode
}

interface Options {
  /** For a form that is filled in step by step. */
  readonly steps?: Steps
}

/** The chart of one form. What it holds and `Sent`, what its call answers, must be plain JSON. */
export function createFormMachine<Of extends AnyForm, Sent>(id: string, form: Of, { steps }: Options = {}) {
  const fieldsAt = ({ step = 0 }: { readonly step?: number }) => steps?.[step] ?? []
  const empty = () => ({ ...emptyForm<ValuesOf<Of>, Sent>(form), ...(steps && { step: 0 }) })
  type Values = ValuesOf<Of>

  const formSetup = callSetup({
    types: {
      context: {} as FormContext<Values, Sent>,
      events: {} as Event<Values>,
      emitted: {} as FormFact<Sent>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      sendForm: actorNotProvided<CallResult<Sent>, Sending<BodyOf<Of>>>('sendForm'),
    },
  }).extend({
    guards: {
      /** Every field has what its rules ask for. */
      isComplete: ({ context }) => isComplete(form, context.values),
      /** A field of this step does not have what its rules ask for. */
      isStepWrong: ({ context }) => !isStepComplete(form, context.values, fieldsAt(context)),
      /** This is not the last step. */
      hasNextStep: ({ context: { step = 0 } }) => step + 1 < (steps?.length ?? 0),
      /** This is not the first step. */
      hasStepBefore: ({ context: { step = 0 } }) => step > 0,
    },
    actions: {
      /** Keeps what is typed or chosen in a field. */
      changeValue: assign(({ context }, params: FieldChange) => changeValue(context, params)),
      /** Fills the form from outside, such as with what the server has. */
      fillValues: assign(({ context }, params: { values: unknown }) => fillValues(context, params.values)),
      /** Shows no field as wrong until the user has left it again. */
      untouch: assign(() => ({ touched: [] })),
      /** From now on the field says if it is wrong: the user has left it. */
      touchField: assign(({ context }, params: { field: string }) => ({
        touched: touch(context.touched, params.field),
      })),
      /** Every field of this step says if it is wrong. */
      touchStep: assign(({ context }) => ({
        touched: fieldsOfStep(context.values, fieldsAt(context)).reduce(touch, context.touched),
      })),
      /** Shows the next step. */
      nextStep: assign(({ context: { step = 0 } }) => ({ step: step + 1 })),
      /** Shows the step before. */
      previousStep: assign(({ context: { step = 0 } }) => ({ step: step - 1 })),
      /** Shows the first step with a field that was refused. */
      leadToWrongStep: assign(({ context }) => ({ step: stepAfterRefusal(form, context, steps ?? []) })),
      /** Every field says if it is wrong, since the form was to be sent. */
      touchAll: assign(({ context }) => ({ touched: fieldsOf(context.values) })),
      /** Notes the language in which the server is to answer. */
      setLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
      /** Takes the server's words away from the fields. */
      forgetRefused: assign(() => ({ refused: {} })),
      /** Puts the server's words at the fields they are about. */
      setRefused: assign(({ context }) => ({ refused: refusedIn(context) })),
      /** Keeps the answer, and lets go of passwords and one-time tokens. */
      setSent: assign(({ context: { values } }, result: CallResult<Sent>) =>
        result.ok ? { sent: result.value, changed: [], values: withoutSecrets(form, values) } : {},
      ),
      /** Tells that the form was sent and taken. */
      emitSent: emit(({ context }) => ({ type: 'form.sent' as const, form: id, sent: context.sent as Sent })),
      /** Tells that the form was not taken, and why. */
      emitRefused: emit(({ context }) => ({
        type: 'form.refused' as const,
        form: id,
        problem: context.problem ?? { kind: 'unreachable' as const },
      })),
      /** Counts failures, so that the same words are said anew each time. */
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      /** Empties all fields. */
      empty: assign(empty),
    },
  })
  const toWrong = steps ? (['leadToWrongStep'] as const) : []
  const incomplete = formSetup.createStateConfig({
    on: {
      'form.submit': [
        { guard: 'isStepWrong', target: '.incomplete', actions: ['touchStep', 'countFailure'] },
        { guard: 'hasNextStep', target: '.untried', actions: 'nextStep' },
      ],
    },
  }).on['form.submit']
  const before = formSetup.createStateConfig({
    on: { 'step.back': { guard: 'hasStepBefore', target: '.untried', actions: 'previousStep' } },
  }).on
  return formSetup.createMachine({
    id,
    description: 'A form from the first key to the answer of its call.',
    context: empty,
    initial: 'editing',
    states: {
      editing: {
        description: 'The person fills the form in.',
        initial: 'untried',
        on: {
          'field.change': {
            actions: {
              type: 'changeValue',
              params: ({ event: { field, value, origins } }) => ({ field, value, origins }),
            },
          },
          'field.blur': {
            actions: { type: 'touchField', params: ({ event }) => ({ field: event.field }) },
            meta: { requirements: ['forms.checks-on-blur'] },
          },
          'form.fill': { actions: { type: 'fillValues', params: ({ event }) => ({ values: event.values }) } },
          'form.clear': { target: '.untried', actions: 'empty' },
          ...((steps ? before : {}) as typeof before),
          'form.submit': [
            ...(steps ? incomplete : []),
            {
              guard: 'isComplete',
              target: 'sending',
              actions: [
                'touchAll',
                'forgetProblem',
                'forgetRefused',
                { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
              ],
            },
            { target: '.incomplete', actions: ['touchAll', ...toWrong, 'countFailure'] },
          ],
        },
        states: {
          untried: {
            description: 'Sending was not tried yet: only fields that were left say what is wrong with them.',
            meta: { requirements: ['forms.neutral-valid-or-error'] },
          },
          incomplete: {
            description:
              'Sending was tried while a field was wrong: nothing has left the form, and a summary leads to each such field.',
            meta: { requirements: ['forms.sends-nothing-wrong'] },
          },
          refused: {
            description:
              'The server said no, or there was no answer. Everything that was typed is still there and can be sent again.',
            meta: { requirements: ['forms.keeps-what-was-typed'] },
            tags: 'failed',
          },
        },
      },
      sending: {
        description: 'The form is on its way: nothing in it can be changed until the answer comes.',
        tags: 'busy',
        invoke: {
          src: 'sendForm',
          id: 'sendForm',
          input: ({ context: { values, changed, language } }) => ({
            body: form.body(values) as BodyOf<Of>,
            changed: topFields(changed),
            language,
          }),
          onDone: [
            {
              guard: { type: 'isAnswered', params: answerOf },
              target: 'sent',
              actions: [{ type: 'setSent', params: answerOf }, 'emitSent'],
            },
            {
              target: 'editing.refused',
              actions: [
                { type: 'setProblem', params: answerOf },
                'setRefused',
                ...toWrong,
                'countFailure',
                'emitRefused',
              ],
              meta: { requirements: ['forms.server-words-at-their-field'] },
            },
          ],
          onError: { target: 'editing.refused', actions: ['setUnreachable', 'countFailure', 'emitRefused'] },
        },
      },
      sent: {
        description: 'The server has taken the form. It can be filled in anew, or changed where it still stands there.',
        on: {
          'form.reset': { target: 'editing', actions: 'empty' },
          'form.clear': { target: 'editing', actions: 'empty' },
          'form.fill': { actions: { type: 'fillValues', params: ({ event }) => ({ values: event.values }) } },
          'field.change': {
            target: 'editing',
            actions: [
              'untouch',
              { type: 'changeValue', params: ({ event: { field, value, origins } }) => ({ field, value, origins }) },
            ],
          },
        },
      },
    },
  })
}
