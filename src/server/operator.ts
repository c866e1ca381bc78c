import * as v from 'valibot'

import type { Operator } from '#contract/shop-settings.ts'

import { mailAddress } from './mail-address.ts'
import { SettingsError } from './settings-error.ts'

const LINE_MAX = 120
const ADDRESS_LINES_MAX = 8

const line = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be blank'),
  v.maxLength(LINE_MAX, `must have at most ${LINE_MAX} characters`),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, 'must be one line, without control characters'),
)

const addressLines = v.pipe(
  v.string(),
  v.transform(linesOf),
  v.minLength(1, 'must not be blank'),
  v.maxLength(ADDRESS_LINES_MAX, `must have at most ${ADDRESS_LINES_MAX} lines`),
  v.check(
    (lines) => lines.every((text) => v.is(line, text)),
    `must have lines of at most ${LINE_MAX} characters, without control characters`,
  ),
)

/** The settings that name the operator, one by one. */
export const operatorEnvironment = {
  OPERATOR_NAME: v.optional(line),
  OPERATOR_ADDRESS: v.optional(addressLines),
  OPERATOR_EMAIL: v.optional(mailAddress),
  OPERATOR_REGISTER: v.optional(line),
  OPERATOR_TAX_ID: v.optional(line),
  OPERATOR_BANK: v.optional(line),
}

const environment = v.object(operatorEnvironment)
type Given = v.InferOutput<typeof environment>

const NAMES = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_REGISTER',
  'OPERATOR_TAX_ID',
  'OPERATOR_BANK',
] as const satisfies readonly (keyof Given)[]

/** Nobody has this register number, tax number, bank account or address. */
export const INVENTED_OPERATOR: Operator = {
  name: 'Verbena Muster GmbH',
  address: ['Musterweg 1', '12345 Musterstadt', 'Germany'],
  email: 'hello@verbena.test',
  register: 'Amtsgericht Musterstadt, HRB 00000',
  taxId: 'DE000000000',
  bank: 'DE36 0000 0000 0000 0000 00',
  isDemo: true,
}

/**
 * The operator as set, or the invented one. Throws a SettingsError where a part is missing, and where a shop on https
 * that is no demo names none (operations.operator-is-named).
 */
export function operatorSettings(given: Given, { isRequired }: { readonly isRequired: boolean }): Operator {
  const {
    OPERATOR_NAME: name,
    OPERATOR_ADDRESS: address,
    OPERATOR_EMAIL: email,
    OPERATOR_REGISTER: register = null,
    OPERATOR_TAX_ID: taxId = null,
    OPERATOR_BANK: bank = null,
  } = given
  const first = NAMES.find((setting) => given[setting] !== undefined)
  if (first === undefined && !isRequired) return INVENTED_OPERATOR
  const cause = isRequired ? 'PUBLIC_URL on https' : `${first}`
  if (name === undefined) throw missing('OPERATOR_NAME', cause)
  if (address === undefined) throw missing('OPERATOR_ADDRESS', cause)
  if (email === undefined) throw missing('OPERATOR_EMAIL', cause)
  return { name, address, email, register, taxId, bank, isDemo: false }
}

const missing = (setting: string, cause: string) =>
  new SettingsError(`${setting} is required with ${cause}: the shop has to say who runs it.`)

/** A comma parts lines only where nothing else does, so that a line may hold one. */
function linesOf(text: string): string[] {
  const plain = text.replaceAll(String.raw`\n`, '\n')
  return plain
    .split(/[\r\n]/.test(plain) ? /[\r\n]+/ : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
