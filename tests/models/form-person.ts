import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { errorsOf, isAboutFields, isComplete } from '#machines/form/form.ts'
import type { FormContext } from '#machines/form/form.ts'
import { fieldsOf, valueAt } from '#machines/form/values.ts'
import type { Path } from '#machines/form/values.ts'

import { formModel, textOf, wayThrough, type FormSamples } from './form-model.ts'
import { personOf, type Model } from './support/model.ts'

/** The charts of all forms as they are met in a browser: what a person can do with a form there, and what must be seen. */

/** After sending: the same form again or a view in its place, which say so; a wait for the next page; another page. */
type After = 'stays' | 'replaced' | 'waits' | 'elsewhere'

const FOCUS_AFTER = {
  stays: 'submit',
  replaced: 'area',
  waits: 'area',
  elsewhere: 'elsewhere',
} as const satisfies Record<After, string>

interface Meeting<Values, Body> {
  /** Fields that nobody sees. */
  readonly hidden?: readonly Path<Values>[]
  readonly after: After
  /** The answer is filled in at once. */
  readonly refills?: boolean
  /** The form cannot be had anew once it was sent. */
  readonly once?: boolean
  /** Makes the call's body where that is not the form's own; `changed` names the fields that the user has changed. */
  readonly call?: (body: Body, changed: readonly string[]) => unknown
  readonly paths: Paths
}

/** The address of the form, of where one comes from, and of where it leads to. */
interface Paths {
  readonly form: string
  readonly before?: string
  readonly sent?: string
}

/** A field as it can be seen. */
interface VisibleField {
  readonly value: string
  readonly isInvalid: boolean
  /** The rule that it breaks, or the server's words; empty where nothing is said of it. */
  readonly error: string
  /** It can be read and not be changed. */
  readonly isLocked: boolean
}

/** The parts of a situation that can be seen. */
export interface Visible {
  readonly page: 'form' | 'sent' | 'before' | 'unknown'
  readonly path: string
  readonly fields?: Readonly<Record<string, VisibleField>>
  /** The fields that the summary leads to, in its order. */
  readonly summary?: readonly string[]
  /** Set if no field says why the form could not be sent. */
  readonly failure?: string
  readonly isBusy?: boolean
  /** Read out by screen readers. */
  readonly said?: 'sending' | 'sent' | 'nothing'
  /** It stands beside the button that the form is saved. */
  readonly isMarked?: boolean
  /** The focused element: a field, the summary, the button that sends the form, the area around it. */
  readonly focus?: string
  /** The call that waits for an answer. */
  readonly call?: { readonly language: string; readonly body: unknown }
}

export interface FormPerson {
  readonly model: Model
  readonly visible: (snapshot: AnyMachineSnapshot, event?: AnyEventObject) => Visible
}

/** A value as a control of the page shows it. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return Array.isArray(value) ? value.join(',') : `${(value ?? '') as string | number}`
}

/** The call of a form that sends only the fields that were changed (account.forms-send-what-was-changed). */
export const changedAlone = (body: object, changed: readonly string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([field]) => changed.includes(field)))

/** The model of a form, and how a person meets it. Where something is known, there is no form to see before that. */
export function metForm<Values extends object, Body, Sent>(
  samples: FormSamples<Values, Body, Sent>,
  meeting: Meeting<Values, Body>,
): { model: Model; person: FormPerson } {
  const model = formModel(samples) as unknown as Model
  return { model, person: formPerson(model, samples, meeting) }
}

function formPerson<Values extends object, Body, Sent>(
  whole: Model,
  samples: FormSamples<Values, Body, Sent>,
  { after, refills = false, once = false, call = (body) => body, paths, ...meeting }: Meeting<Values, Body>,
): FormPerson {
  type Context = FormContext<Values, Sent>
  const { form, known, never = [] } = samples
  const hidden: readonly string[] = meeting.hidden ?? []
  const { isAt, focused, isThrough, mayChange } = wayThrough(samples)

  /** The form has not begun: what is known of the person is not there yet. */
  const isBefore = (snapshot: AnyMachineSnapshot) =>
    known !== undefined &&
    snapshot.matches('editing') &&
    fieldsOf(form.empty).every((field) => isAt(snapshot.context as Context, field, valueAt(form.empty, field)))
  const holdsKnown = (snapshot: AnyMachineSnapshot) =>
    Object.entries(known ?? {}).every(([field, value]) => isAt(snapshot.context as Context, field, value))
  /** The answer is filled in before anybody can do anything. */
  const isRefilling = (snapshot: AnyMachineSnapshot) => refills && snapshot.matches('sent') && !holdsKnown(snapshot)

  /** True if neither a person nor the network can cause the event now. */
  function isOutOfReach(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
    const context = snapshot.context as Context
    const isEditing = snapshot.matches('editing')
    const stands = isEditing || (snapshot.matches('sent') && after === 'stays')
    // Once it is sent the shop asks once for what is known, and fills in what is another.
    if (event.type === 'form.fill')
      return !isBefore(snapshot) && !(snapshot.matches('sent') && after === 'stays' && !holdsKnown(snapshot))
    if (isBefore(snapshot) || isRefilling(snapshot)) return true
    switch (event.type) {
      case 'field.change':
        return !stands || !mayChange(context, String(event['field']), event['value'])
      case 'field.blur':
        return !isEditing || focused(context) !== event['field']
      case 'form.submit':
        return !isEditing || (!isThrough(context) && isComplete(form, context.values))
      default:
        return !snapshot.matches('sent')
    }
  }

  /** False for events that a person can never cause there. */
  function causes({ type, field, value, language }: AnyEventObject): boolean {
    if (type === 'form.fill') return known !== undefined
    if (type === 'form.reset') return !once
    if (type === 'form.clear') return false
    return language !== 'jp' && !never.some((change) => textOf(change) === textOf([field, value]))
  }

  const model = personOf(whole, { causes, until: isOutOfReach, eachSample: true })

  /** The sight that the page must give. */
  function visible(snapshot: AnyMachineSnapshot, event?: AnyEventObject): Visible {
    const context = snapshot.context as Context
    const isSent = snapshot.matches('sent')
    const isBusy = snapshot.hasTag('busy')
    if (isBefore(snapshot)) return { page: 'before', path: paths.before ?? paths.form }
    const focus = focusAfter(snapshot, event)
    if (isSent && after !== 'stays')
      return { page: 'sent', path: paths.sent ?? paths.form, said: after === 'replaced' ? 'sent' : 'nothing', focus }
    const isRefused = snapshot.matches({ editing: 'refused' })
    const values = isSent && refills ? { ...context.values, ...known } : context.values
    const errors = errorsOf(form, context)
    const wrong = fieldsOf(values).filter((field) => errors[field])
    const areFieldsWrong = snapshot.matches({ editing: 'incomplete' }) || (isRefused && isAboutFields(context))
    const standing = isSent ? 'sent' : 'nothing'
    return {
      page: 'form',
      path: paths.form,
      fields: Object.fromEntries(
        fieldsOf(values)
          .filter((field) => !hidden.includes(field))
          .map((field) => [field, visibleField({ ...context, values }, field, isBusy)]),
      ),
      summary: areFieldsWrong ? wrong : [],
      failure: isRefused && !areFieldsWrong ? problemOf(context) : '',
      isBusy,
      said: isBusy ? 'sending' : standing,
      isMarked: isSent,
      focus,
      ...(isBusy && {
        call: {
          language: context.language,
          body: JSON.parse(JSON.stringify(call(form.body(context.values), context.changed))) as unknown,
        },
      }),
    }
  }

  function visibleField(context: Context, field: string, isBusy: boolean): VisibleField {
    const error = errorsOf(form, context)[field]
    const words = error && ('rule' in error ? error.rule : error.words)
    return {
      value: shown(valueAt(context.values, field)),
      isInvalid: error !== undefined,
      error: words ?? '',
      isLocked: isBusy,
    }
  }

  function focusAfter(snapshot: AnyMachineSnapshot, event?: AnyEventObject): string {
    const isSent = snapshot.matches('sent')
    const context = snapshot.context as Context
    switch (event?.type ?? '') {
      case 'field.change':
        return String(event?.['field'])
      case 'form.fill':
        return isSent ? 'submit' : 'elsewhere'
      case 'form.submit':
        return snapshot.matches({ editing: 'incomplete' }) ? 'summary' : 'submit'
      case 'form.reset':
        return after === 'stays' ? 'elsewhere' : FOCUS_AFTER[after]
      case 'xstate.done.actor.sendForm':
        if (!isSent) return isAboutFields(context) ? 'summary' : 'submit'
        return FOCUS_AFTER[after]
      default:
        return 'elsewhere'
    }
  }

  // No page of these forms lets go of what was typed.
  const isShared = (name: string) => name.includes('::form.clear::')
  return { model: { ...model, isShared }, visible }
}

function problemOf({ problem }: Pick<FormContext<unknown, unknown>, 'problem'>): string {
  return problem?.kind === 'refused' ? problem.message : (problem?.kind ?? '')
}
