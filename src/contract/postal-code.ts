import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import * as v from 'valibot'

import { plainDigits } from './digits.ts'
import { requiredName } from './rules.ts'

/** A postal code as it was typed, in capitals; full-width characters and the dashes of other keyboards are plain ones. */
export const postalCode = /* @__PURE__ */ v.pipe(
  requiredName,
  /* @__PURE__ */ v.transform((text) =>
    plainDigits(text)
      .replace(/[\p{Pd}\u2212ー]/gu, '-')
      .toUpperCase(),
  ),
)

/** True for any text where no rule of the country is known. */
export function isPostalCodeOf(country: string, code: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return true
  // Mail from abroad has the country's letters in front of the code: `D-10115`, `DK-1050`.
  const prefix = [country, country.charAt(0)].find((letters) => code.startsWith(`${letters}-`))
  const own = prefix === undefined ? code : code.slice(prefix.length + 1)
  if ([code, own].some((one) => postcodeValidator(one, country))) return true
  // People leave out the hyphen of a Polish or Japanese code, or write a space in its place.
  const bare = own.replaceAll(/[ -]/g, '')
  return Array.from(bare, (_, at) => `${bare.slice(0, at)}-${bare.slice(at)}`).some((hyphened) =>
    postcodeValidator(hyphened, country),
  )
}
