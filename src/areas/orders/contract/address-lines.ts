import type { LanguageCode } from '#contract/languages.ts'
import type { Address } from './orders.ts'
import { isFamilyFirst, personName } from '#contract/person-name.ts'

/** True where an address goes from large to small (language.addresses-from-large-to-small). */
export const isLargeFirst = (language: LanguageCode): boolean => isFamilyFirst(language) && language !== 'hu'

/**
 * An address line by line as it stands on a parcel, without the telephone. In Japanese and Chinese it begins with the
 * postal code and goes from large to small; an empty line is left out (language.addresses-from-large-to-small).
 *
 * @param country its name in the language
 */
export function addressLines(address: Address, country: string, language: LanguageCode): string[] {
  const { street, addition, postal_code: code, city } = address
  const name = personName(address, language)
  const lines = isLargeFirst(language)
    ? [`${language === 'jp' ? '〒' : ''}${code}`, country, city, street, addition, name]
    : [name, street, addition, `${code} ${city}`, country]
  return lines.filter((line) => line !== '')
}
