import { digitsOf } from '#contract/digits.ts'

export interface QuantityContext {
  /** The field that is typed in. */
  readonly field: string | null
  readonly digits: string
}

/** `quantity`: the one that the field has. */
export type QuantityEvent<Of> =
  | { type: 'quantity.type'; of: Of; written: string; isComposing: boolean }
  | { type: 'quantity.step'; of: Of; quantity: number; by: 1 | -1 }
  /** Enter, or the field is left. */
  | { type: 'quantity.end'; of: Of; quantity: number }

/** The facts that the owner of the fields is told, and the key by which it knows each field. */
export interface QuantityFacts<Of, Fact> {
  readonly fieldOf: (of: Of) => string
  readonly typed: (of: Of, quantity: number) => Fact
  readonly stepped: (of: Of, quantity: number, by: 1 | -1) => Fact
}

/** The quantity that was typed; null where no digit was. */
export function quantityIn(text: string): number | null {
  const digits = digitsOf(text)
  return digits === '' ? null : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}
