import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { createFormMachine } from '#machines/form/form.machine.ts'
import { errorsOf, isAboutFields, isComplete } from '#machines/form/form.ts'
import type { Form, FormContext } from '#machines/form/form.ts'
import { fieldsOf, valueAt } from '#machines/form/values.ts'
import type { Path, ValueAt } from '#machines/form/values.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, type Model } from './support/model.ts'

/** What a person can do with a form, and what the network answers: the charts of all forms as they are met in a browser. */

/** Where a person is once a form is sent: before the same form, or a view in its place, which say so; waiting to be led on; on another page. */
type After = 'stays' | 'replaced' | 'waits' | 'elsewhere'

const FOCUS_AFTER = {
  stays: 'submit',
  replaced: 'area',
  waits: 'area',
  elsewhere: 'elsewhere',
} as const satisfies Record<After, string>

type Change<Values, Field> = Field extends string ? readonly [Field, ValueAt<Values, Field>] : never

interface FormSamples<Values, Body, Sent> {
  readonly machine: ReturnType<typeof createFormMachine<Form<Values, Body>, Sent>>
  readonly form: Form<Values, Body>
  /** What is typed or chosen, in the order in which a person goes through the form; the last of each field is right. */
  readonly changes: readonly Change<Values, Path<Values>>[]
  /** Fields that stand on the page as several boxes, of which none is left by itself. */
  readonly groups?: readonly Path<Values>[]
  /** Fields that nobody sees. */
  readonly hidden?: readonly Path<Values>[]
  /** The field that the server says no to. */
  readonly refused: Path<Values>
  /** What the call comes to. */
  readonly sent: NoInfer<Sent>
  readonly after: After
  /** What the shop fills in when the page is opened. Before that there is no form to see. */
  readonly known?: Partial<Values>
  /** What was answered is filled in at once. */
  readonly refills?: boolean
  /** The form can be had anew once it was sent. */
  readonly again?: boolean
  /** What the call is to be sent, where it is not the body of the form. */
  readonly call?: (body: Body) => unknown
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

/** What of a situation can be seen on the page. */
export interface Visible {
  readonly page: 'form' | 'sent' | 'before' | 'unknown'
  readonly path: string
  readonly fields?: Readonly<Record<string, VisibleField>>
  /** The fields that the summary leads to, in its order. */
  readonly summary?: readonly string[]
  /** Why the form could not be sent, where no field says it. */
  readonly failure?: string
  readonly isBusy?: boolean
  /** What is read out. */
  readonly said?: 'sending' | 'sent' | 'nothing'
  /** It stands beside the button that the form is saved. */
  readonly isMarked?: boolean
  /** What has the focus: a field, the summary, what sends the form, the area around it. */
  readonly focus?: string
  /** What is on its way. */
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

export function formPerson<Values extends object, Body, Sent>(samples: FormSamples<Values, Body, Sent>): FormPerson {
  type Context = FormContext<Values, Sent>
  const { machine, form, after, known, refills = false, again = false, call = (body) => body, paths } = samples
  const changes = samples.changes as readonly (readonly [string, unknown])[]
  const groups: readonly string[] = samples.groups ?? []
  const hidden: readonly string[] = samples.hidden ?? []
  const isAt = ({ values }: Pick<Context, 'values'>, field: string, value: unknown) =>
    shown(valueAt(values, field)) === shown(value)
  const right = new Map(changes)
  const order = [...right.keys()]
  const left = order.filter((field) => !groups.includes(field))
  const againstField = {
    ok: false,
    problem: {
      kind: 'refused',
      status: 400,
      message: 'Not right',
      errors: { [samples.refused as string]: 'Not this one' },
    },
  } as const

  /** The form has not begun: what is known of the person is not there yet. */
  const isBefore = (snapshot: AnyMachineSnapshot) =>
    known !== undefined &&
    snapshot.matches('editing') &&
    fieldsOf(form.empty).every((field) => isAt(snapshot.context as Context, field, valueAt(form.empty, field)))
  /** What was answered is filled in before anybody can do anything. */
  const isRefilling = (snapshot: AnyMachineSnapshot) =>
    refills &&
    snapshot.matches('sent') &&
    Object.entries(known ?? {}).some(([field, value]) => !isAt(snapshot.context as Context, field, value))
  const missing = (context: Context) => order.find((field) => !isAt(context, field, right.get(field)))
  /** The field that has the focus with something new in it. */
  const current = ({ changed, touched }: Context) =>
    changed.find((field) => left.includes(field) && !touched.includes(field))

  function mayChange(context: Context, field: string, value: unknown): boolean {
    const focused = current(context)
    const isNext = order.slice(0, order.indexOf(field)).every((earlier) => isAt(context, earlier, right.get(earlier)))
    return isNext && !isAt(context, field, value) && (focused === undefined || focused === field)
  }

  /** Whether a person, or the network, cannot cause an event now: people go through a form from its top. */
  function isOutOfReach(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
    const context = snapshot.context as Context
    const isEditing = snapshot.matches('editing')
    const stands = isEditing || (snapshot.matches('sent') && after === 'stays')
    if (event.type === 'form.fill') return !isBefore(snapshot) && !(snapshot.matches('sent') && after === 'stays')
    if (isBefore(snapshot) || isRefilling(snapshot)) return true
    switch (event.type) {
      case 'field.change':
        return !stands || !mayChange(context, String(event['field']), event['value'])
      case 'field.blur':
        return !isEditing || current(context) !== event['field']
      case 'form.submit':
        return !isEditing || (missing(context) !== undefined && isComplete(form, context.values))
      default:
        return !snapshot.matches('sent')
    }
  }

  const fills = known ? [{ type: 'form.fill' as const, values: known }] : []
  const resets = again ? [{ type: 'form.reset' as const }] : []
  const model = defineModel({
    machine,
    events: [
      ...fills,
      // First, so that each field is left with what is wrong in it.
      ...left.map((field) => ({ type: 'field.blur' as const, field: field as Path<Values> })),
      ...changes.map(([field, value]) => ({
        type: 'field.change' as const,
        field: field as Path<Values>,
        value: value as ValueAt<Values, Path<Values>>,
      })),
      { type: 'form.submit', language: 'en' },
      ...resets,
    ],
    answers: [againstField, refused, unreachable, { ok: true, value: samples.sent }].map((answer) =>
      done('sendForm', answer),
    ),
    until: isOutOfReach,
    project: ({ context: { values, touched, changed, refused: words, problem, sent } }) => ({
      values,
      touched,
      changed,
      words,
      problem,
      sent,
    }),
    eachSample: true,
    rules: {},
  })

  /** What must be seen on the page in a situation. */
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
          body: JSON.parse(JSON.stringify(call(form.body(context.values)))) as unknown,
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

  return { model, visible }
}

function problemOf({ problem }: Pick<FormContext<unknown, unknown>, 'problem'>): string {
  return problem?.kind === 'refused' ? problem.message : (problem?.kind ?? '')
}
