import { plainDigits } from '#contract/digits.ts'
import type { RuleError } from '#contract/rules.ts'

import type { Form } from './form.ts'
import { valueAt, withValue } from './values.ts'

const NUMBER = /^[-+]?\d+(?:[.,\u066b]\d+)?$/

/** U+2212 is the minus sign. */
const MINUS = /\u2212/g
/** U+066B stands before the decimals of Arabic digits. */
const SEPARATOR = /[,\u066b]/

/**
 * A typed number, with a comma or a point before its decimals, in the digits of any script. Null where nothing was typed;
 * undefined for anything else, also for digits in groups, whose separators mean another thing in each language
 * (forms.numbers-as-people-type-them).
 */
export function readNumber(text: string): number | null | undefined {
  const plain = plainDigits(text).replace(MINUS, '-').trim()
  if (plain === '') return null
  return NUMBER.test(plain) ? Number(plain.replace(SEPARATOR, '.')) : undefined
}

/** The values, with typed numbers as numbers; anything else stays text. */
export const withNumbers = <Values>(values: Values, fields: readonly string[]): Values =>
  fields.reduce((held, field) => {
    const typed = valueAt(held, field)
    if (typeof typed !== 'string') return held
    const read = readNumber(typed)
    return read === undefined ? held : withValue(held, field, read)
  }, values)

/** A form some fields of which hold a number as it was typed: its body has numbers, and such a field says that it holds none. */
/* @__NO_SIDE_EFFECTS__ */
export function numbersIn<Values, Body>(form: Form<Values, Body>, fields: readonly string[]): Form<Values, Body> {
  const isUnread = (values: Values) => (field: string) => {
    const typed = valueAt(values, field)
    return typeof typed === 'string' && readNumber(typed) === undefined
  }
  return {
    ...form,
    check: (values) => ({
      ...form.check(withNumbers(values, fields)),
      ...Object.fromEntries(
        fields.filter(isUnread(values)).map((field) => [field, 'form.number-invalid' satisfies RuleError]),
      ),
    }),
    body: (values) => form.body(withNumbers(values, fields)),
  }
}
