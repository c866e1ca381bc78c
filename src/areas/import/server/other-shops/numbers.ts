/** Numbers as one file writes them. */
export interface Numbers {
  /** Learns from a text how the file writes fractions. */
  see(text: string): void
  /** The number of a text that may have a currency beside it; the text itself where it has none. Undefined for a blank one. */
  read(text: string): number | string | undefined
}

/**
 * A point or a comma before one, two or more than three digits parts the fraction, and so does the last of both. Before three
 * digits it may do either, and the rest of the file decides: where it parts fractions by commas, 1.299 is above a thousand.
 */
export function createNumbers(): Numbers {
  let points = 0
  let commas = 0
  const fractionSign = (digits: string): '.' | ',' | undefined => {
    const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
    if (last === -1) return undefined
    const sign = digits[last] === ',' ? ',' : '.'
    const other = sign === ',' ? '.' : ','
    if (digits.includes(other)) return digits.indexOf(sign) === last ? sign : undefined
    if (digits.indexOf(sign) !== last) return undefined
    return digits.length - last - 1 === 3 ? undefined : sign
  }
  /** Signs that part thousands for certain say that fractions have the other. */
  const habitOf = (digits: string): '.' | ',' | undefined => {
    const sign = fractionSign(digits)
    if (sign !== undefined) return sign
    if (digits.split('.').length > 2) return ','
    return digits.split(',').length > 2 ? '.' : undefined
  }
  return {
    see: (text) => {
      const habit = habitOf(digitsOf(text))
      if (habit === '.') points += 1
      if (habit === ',') commas += 1
    },
    read: (text) => {
      if (text.trim() === '') return undefined
      const digits = digitsOf(text)
      const habit = commas > points ? ',' : '.'
      const isPlain = habitOf(digits) !== undefined
      const sign = isPlain ? fractionSign(digits) : habit
      const thousands = sign === undefined ? /[.,]/g : sign === ',' ? /\./g : /,/g
      const number = Number(digits.replaceAll(thousands, '').replace(',', '.'))
      return digits === '' || Number.isNaN(number) ? text : number
    },
  }
}

/** Without currencies, spaces and the apostrophes that part thousands in Switzerland. */
function digitsOf(text: string): string {
  return text.replaceAll(/[\p{Sc}\p{L}\s'’]/gu, '').replace(/^[.,]+|[.,]+$/g, '')
}
