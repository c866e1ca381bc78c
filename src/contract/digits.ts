/** A text in its compatibility form, with the digits of every script as plain ones (forms.digits-of-every-script). */
export const plainDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Nd}/gu, plainDigit)

/** The plain digits of a text, wherever they stand in it. */
export const digitsOf = (text: string): string => plainDigits(text).replaceAll(/\D/g, '')

/** In Unicode the digits of a script follow one another from its zero on, and before a zero stands no digit but another script's nine. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
