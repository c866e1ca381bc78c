import { QUANTITY_MAX } from '#contract/constants.ts'
import { plainDigits } from '#contract/digits.ts'

/** The typed words, and the quantity among them; null without a number. */
export interface Wanted {
  readonly words: string
  readonly quantity: number | null
}

/** '2x magnesium' and '2 × magnesium'. */
const BEFORE = /^(?<number>\d{1,4})\s*(?:x\s+|×\s*)(?<words>\S.*)$/i
/** 'magnesium x2' and 'magnesium×2'. */
const AFTER = /^(?<words>.*\S)(?:\s+x|\s*×)\s*(?<number>\d{1,4})$/i

/** Reads a quantity before or after the words (builder.command-adds-quantities). A number that no line can have is a word. */
export function readWanted(text: string): Wanted {
  const plain = plainDigits(text).trim()
  const { words, number } = (BEFORE.exec(plain) ?? AFTER.exec(plain))?.groups ?? {}
  const quantity = Number(number)
  return words !== undefined && quantity >= 1 && quantity <= QUANTITY_MAX
    ? { words: words.trim(), quantity }
    : { words: plain, quantity: null }
}
