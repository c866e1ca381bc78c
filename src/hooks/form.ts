import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'

import { PASSWORD_MIN_LENGTH } from '#contract/constants.ts'
import { bcp47 } from '#contract/languages.ts'
import type { createFormMachine } from '#machines/form/form.machine.ts'
import { fieldError, fieldsOf, fieldState, isAboutFields, TICKED } from '#machines/form/form.ts'
import type { Form } from '#machines/form/form.ts'

import { useFormatNumber } from './format.ts'
import { useLanguage } from './language.ts'

type FormRef<Field extends string, Sent> = ActorRefFrom<ReturnType<typeof createFormMachine<Field, Sent>>>

/** What a screen says of a field. */
export interface FieldWords {
  readonly label: string
  /** The most UTF-16 units that the field can hold; none where nothing is typed into it. */
  readonly max?: number | undefined
}

/** A form as its screen shows it: `field` gives what a field of text or a choice needs, `box` a box to tick, `errors` what keeps the form from being sent. */
export function useForm<Field extends string, Sent>(
  actor: FormRef<Field, Sent>,
  form: Form<Field>,
  words: Readonly<Record<Field, FieldWords>>,
) {
  const { t } = useTranslation('common')
  const formatNumber = useFormatNumber()
  const language = useLanguage()
  const id = useId()
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const isBusy = snapshot.hasTag('busy')
  const isRefused = snapshot.matches({ editing: 'refused' })
  const areFieldsWrong = snapshot.matches({ editing: 'incomplete' }) || (isRefused && isAboutFields(form, context))
  const idOf = (field: Field) => `${id}${field}`

  const errorOf = (field: Field) => {
    const error = fieldError(form, context, field)
    if (!error) return undefined
    if ('words' in error)
      return { text: error.words, ...(context.language !== language && { lang: bcp47(context.language) }) }
    const { max = 0 } = words[field]
    const values = {
      length: formatNumber(context.values[field].length),
      max: formatNumber(max),
      min: formatNumber(PASSWORD_MIN_LENGTH),
    }
    return { text: t(error.rule, values) }
  }

  /** What fields of every kind need. */
  const common = (field: Field) => ({
    id: idOf(field),
    name: field as string,
    label: words[field].label,
    state: fieldState(form, context, field),
    error: errorOf(field),
    readOnly: isBusy,
    onBlur: () => actor.send({ type: 'field.blur', field }),
  })

  return {
    isBusy,
    isSent: snapshot.matches('sent'),
    /** Why the last sending failed, where the fields do not say it themselves. */
    problem: isRefused && !areFieldsWrong ? context.problem : null,
    failures: context.failures,
    errors: fieldsOf(form).flatMap((field) => {
      const error = areFieldsWrong ? errorOf(field) : undefined
      return error
        ? [{ field: idOf(field), text: t('form.summaryItem', { field: words[field].label, error: error.text }) }]
        : []
    }),
    submit: () => actor.send({ type: 'form.submit', language }),
    reset: () => actor.send({ type: 'form.reset' }),
    field: (field: Field) => ({
      ...common(field),
      value: context.values[field],
      onChange: (value: string) => actor.send({ type: 'field.change', field, value }),
    }),
    /** What a box to tick needs. */
    box: (field: Field) => ({
      ...common(field),
      checked: context.values[field] === TICKED,
      onChange: (checked: boolean) => actor.send({ type: 'field.change', field, value: checked ? TICKED : '' }),
    }),
  }
}
