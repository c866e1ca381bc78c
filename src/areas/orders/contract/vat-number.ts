import * as jsvat from 'jsvat-next'
import * as v from 'valibot'

import type { RuleError } from '#contract/rules.ts'
import { NAME_MAX } from '#contract/constants.ts'

// Node takes the library as CommonJS, with a default export alone; bundlers take its module.
const library = (Reflect.get(jsvat, 'default') ?? jsvat) as typeof jsvat
const {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  norway,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} = library

const UNION = [
  austria,
  belgium,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
]
const KNOWN = [...UNION, norway, switzerland, unitedKingdom]

/** Capital letters without blanks, dots and hyphens. */
const plain = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The country whose number this is, as an ISO 3166-1 code; undefined where it has the form of none. */
const countryOf = (number: string): string | undefined => {
  const { isValid, country } = checkVAT(number, KNOWN)
  return isValid ? country?.isoCode.short : undefined
}

/** A country of the European Union. */
export const isInUnion = (country: string): boolean => UNION.some(({ codes }) => codes[0] === country)

/** The member state that gave a number; undefined for any other number. */
export function unionCountryOf(number: string): string | undefined {
  const country = countryOf(number)
  return country !== undefined && isInUnion(country) ? country : undefined
}

/** A VAT number with its country's letters, in the form of that country and told in one way (tax.vat-number-has-its-form). */
export const vatNumber = v.pipe(
  v.string(),
  v.transform(plain),
  v.maxLength(NAME_MAX, 'form.too-long' satisfies RuleError),
  v.check((number) => number === '' || countryOf(number) !== undefined, 'form.invalid' satisfies RuleError),
)

interface Sale {
  /** The country that the shop sells from. */
  readonly shopCountry: string
  /** The country that the goods go to. */
  readonly country: string
  /** Undefined or empty where there is none. */
  readonly vatNumber: string | undefined
  readonly isChecked: boolean
}

/** True where the buyer owes the tax in place of the shop (tax.reverse-charge). */
export function isReverseCharge({ shopCountry, country, vatNumber: number = '', isChecked }: Sale): boolean {
  const isAbroad = (other: string | undefined) => other !== undefined && isInUnion(other) && other !== shopCountry
  return isChecked && isInUnion(shopCountry) && isAbroad(country) && isAbroad(unionCountryOf(number))
}
