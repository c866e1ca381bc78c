import { DISCOUNT_CHOICES } from '#contract/constants.ts'

export type DiscountChoice = (typeof DISCOUNT_CHOICES)[number]

/** The discounts that can be offered at a base rate of commission, in whole percents (commission.rates-are-bounded). */
export const choicesUpTo = (base: number): readonly DiscountChoice[] => DISCOUNT_CHOICES.filter((rate) => rate <= base)

/** A rate as one of the choices, at most the base rate; null if it is not one of them. */
export const choiceWithin = (rate: number | null, base: number): DiscountChoice | null =>
  rate === null ? null : (choicesUpTo(base).find((one) => one === Math.min(rate, base)) ?? null)

/** The highest discount that is not above a rate. */
export const choiceBelow = (rate: number): DiscountChoice => choicesUpTo(rate).at(-1) ?? 0

/** Whole percents of commission that a discount leaves (commission.rate-is-what-is-left). */
export const earnedAt = (rate: number, base: number): number => Math.max(0, base - rate)
