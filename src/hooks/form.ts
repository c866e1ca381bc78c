import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'

import { PASSWORD_MIN_LENGTH } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'
import { cleaned } from '#contract/plain-text.ts'
import type { createFormMachine } from '#machines/form/form.machine.ts'
import { errorsOf, isAboutFields } from '#machines/form/form.ts'
import type { Form } from '#machines/form/form.ts'
import { meantEmail } from '#machines/form/meant-email.ts'
import { fieldsOfStep } from '#machines/form/steps.ts'
import type { Steps } from '#machines/form/steps.ts'
import { fieldsOf, valueAt } from '#machines/form/values.ts'
import type { Origins, Path, PathFor, PathTo, ValueAt } from '#machines/form/values.ts'

import { useFormatNumber } from './format.ts'
import { useLanguage } from './language.ts'

type FormRef<Values, Body, Sent> = ActorRefFrom<ReturnType<typeof createFormMachine<Form<Values, Body>, Sent>>>

export interface FieldWords {
  readonly label: string
  /** The most UTF-16 units that the field can hold; none where nothing is typed into it. */
  readonly max?: number | undefined
  /** Names in the texts of its errors. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

/** Items of a list share their words: `packages.0.name` finds them under `packages.*.name`. */
const anyPlace = (field: string) => field.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/** Says what is wrong with a text that has to be there and must not be longer than so many UTF-16 units. */
export function useTextError(): (text: string, max: number) => string {
  const { t } = useTranslation('common')
  const formatNumber = useFormatNumber()
  return (text, max) => {
    const { length } = cleaned(text)
    return length > max
      ? t('form.too-long', { length: formatNumber(length), max: formatNumber(max) })
      : t('form.empty-field')
  }
}

/** Asks about an email whose domain looks like a slip; undefined where there is nothing to ask (forms.email-slip-is-asked). */
export function useMeantEmail() {
  const { t } = useTranslation('common')
  return (email: string, onTake: (email: string) => void) => {
    const corrected = meantEmail(email)
    return corrected === null
      ? undefined
      : { question: t('form.email-meant', { email: corrected }), onTake: () => onTake(corrected) }
  }
}

/** A form as its screen shows it: `field` gives what a field of text needs, `email` one of an email, `choice` one to choose from, `box` a box to tick, `errors` what keeps the form from being sent. */
export function useForm<Values, Body, Sent>(
  actor: FormRef<Values, Body, Sent>,
  form: Form<Values, Body>,
  words: Readonly<Record<Path<Values, '*'>, FieldWords>>,
  steps?: Steps,
) {
  const { t } = useTranslation('common')
  const formatNumber = useFormatNumber()
  const askMeant = useMeantEmail()
  const language = useLanguage()
  const id = useId()
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const isBusy = snapshot.hasTag('busy')
  const isRefused = snapshot.matches({ editing: 'refused' })
  const areFieldsWrong = snapshot.matches({ editing: 'incomplete' }) || (isRefused && isAboutFields(context))
  const wrong = errorsOf(form, context)
  const idOf = (field: string) => `${id}${field}`
  const wordsOf = (field: string) => words[anyPlace(field) as Path<Values, '*'>]

  const errorOf = (field: string) => {
    const error = wrong[field]
    if (!error) return undefined
    if ('words' in error)
      return { text: error.words, ...(context.language !== language && { lang: bcp47(context.language) }) }
    const value = valueAt(context.values, field)
    const values = {
      length: formatNumber(typeof value === 'string' ? cleaned(value).length : 0),
      max: formatNumber(wordsOf(field).max ?? 0),
      min: formatNumber(PASSWORD_MIN_LENGTH),
      ...wordsOf(field).values,
    }
    return { text: t(error.rule, values) }
  }

  const common = (field: string) => {
    const judged = wrong[field] ? ('error' as const) : ('valid' as const)
    return {
      id: idOf(field),
      name: field,
      label: wordsOf(field).label,
      state: context.touched.includes(field) ? judged : ('neutral' as const),
      error: errorOf(field),
      readOnly: isBusy,
      onBlur: () => actor.send({ type: 'field.blur', field: field as Path<Values> }),
    }
  }
  const change = (field: string, value: unknown, origins?: Origins) =>
    actor.send({
      type: 'field.change',
      field: field as Path<Values>,
      value: value as ValueAt<Values, Path<Values>>,
      ...(origins && { origins }),
    })

  const { step = 0 } = context
  const shown = steps ? fieldsOfStep(context.values, steps[step] ?? []) : fieldsOf(context.values)

  return {
    isBusy,
    /** The open step, counted from 0; `submit` leads on to the next, and sends the last. */
    step,
    canGoBack: snapshot.can({ type: 'step.back' }),
    back: () => actor.send({ type: 'step.back' }),
    isSent: snapshot.matches('sent'),
    /** Null if the errors at the fields say it all. */
    problem: isRefused && !areFieldsWrong ? context.problem : null,
    failures: context.failures,
    errors: shown.flatMap((field) => {
      const error = areFieldsWrong ? errorOf(field) : undefined
      return error
        ? [{ field: idOf(field), text: t('form.summaryItem', { field: wordsOf(field).label, error: error.text }) }]
        : []
    }),
    submit: () => actor.send({ type: 'form.submit', language }),
    reset: () => actor.send({ type: 'form.reset' }),
    field: (field: PathTo<Values, string>) => ({
      ...common(field),
      value: valueAt(context.values, field) as string,
      onChange: (value: string) => change(field, value),
    }),
    email: (field: PathTo<Values, string>) => {
      const value = valueAt(context.values, field) as string
      const isLeft = context.touched.includes(field)
      return {
        ...common(field),
        value,
        onChange: (text: string) => change(field, text),
        correction: isLeft && !isBusy ? askMeant(value, (email) => change(field, email)) : undefined,
      }
    },
    /** Props of a choice; its options go by their texts on the page. */
    choice: <Value extends string | number>(
      field: PathFor<Values, Value>,
      options: readonly { readonly value: Value; readonly label: string; readonly note?: string | undefined }[],
    ) => ({
      ...common(field),
      value: `${(valueAt(context.values, field) ?? '') as Value}`,
      options: options.map(({ value, ...words }) => ({ ...words, value: String(value) })),
      onChange: (text: string) =>
        change(field, options.find(({ value }) => String(value) === text)?.value ?? valueAt(form.empty, field)),
    }),
    /** Props of a checkbox. */
    box: (field: PathTo<Values, boolean>) => ({
      ...common(field),
      checked: valueAt(context.values, field) === true,
      onChange: (checked: boolean) => change(field, checked),
    }),
    /** Props of any other field, such as a list or a file. */
    value: <At extends Path<Values>>(field: At) => ({
      ...common(field as string),
      value: valueAt(context.values, field as string) as ValueAt<Values, At>,
      onChange: (value: ValueAt<Values, At>, origins?: Origins) => change(field as string, value, origins),
    }),
  }
}
