import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import * as v from 'valibot'

import { plainDigits } from './digits.ts'
import { requiredName } from './rules.ts'

/** A postal code as it was typed, in capitals; full-width characters, blanks and the dashes of other keyboards are plain ones. */
export const postalCode = /* @__PURE__ */ v.pipe(
  requiredName,
  /* @__PURE__ */ v.transform((text) =>
    plainDigits(text)
      .replace(/[\p{Pd}\u2212ー]/gu, '-')
      .replace(/\s+/gu, ' ')
      .toUpperCase(),
  ),
)

/** Letters of a country in front of its codes, other than those of ISO 3166: of its cars, and of custom. */
const LETTERS: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  GB: 'UK',
  HU: 'H',
  IE: 'IRL',
  IT: 'I',
  JP: '〒',
  LI: 'FL',
  LU: 'L',
  MT: 'M',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
}
/** Countries whose own post writes the letters. */
const LETTERED = ['LT', 'LV']

/** The code behind the letters of its country: `10115` of `D-10115`, `D 10115` and `DE10115`. */
function withoutLetters(country: string, code: string): string {
  for (const letters of [country, LETTERS[country]])
    if (letters !== undefined && code.startsWith(letters)) {
      const rest = code.slice(letters.length).replace(/^[\s.-]+/, '')
      if (isCodeIn(country, rest)) return rest
    }
  return code
}

function isCodeIn(country: string, code: string): boolean {
  if (postcodeValidator(code, country)) return true
  // People leave out the hyphen of a Polish or Japanese code, or write a space in its place.
  const bare = code.replaceAll(/[ -]/g, '')
  return Array.from(bare, (_, at) => `${bare.slice(0, at)}-${bare.slice(at)}`).some((hyphened) =>
    postcodeValidator(hyphened, country),
  )
}

/** True for any text where no rule of the country is known. */
export const isPostalCodeOf = (country: string, code: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || isCodeIn(country, withoutLetters(country, code))

/** A code as it is kept: without the letters that mail from abroad has in front (checkout.postcode-of-its-country). */
export const keptPostalCode = (country: string, code: string): string =>
  LETTERED.includes(country) || !postcodeValidatorExistsForCountry(country) ? code : withoutLetters(country, code)
