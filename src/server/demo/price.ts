import type { Random } from './random.ts'

/** Euro cents for jar, label and handling, whatever is inside. */
const PACKAGING = 420

/** A pound price beside the euro price of the same pack, before it is rounded to its own price point. */
const POUNDS = 0.87

/** A price rounded to the next price point: every half, less a few cents. */
function pricePoint(cents: number, below: number): number {
  return Math.max(1, Math.round(cents / 50)) * 50 - below
}

/**
 * Prices of a pack in cents and pence: what a day costs for the days it lasts, the more the cheaper a day,
 * and its packaging. Two lists of prices, neither converted from the other at the till (price.two-prices-per-variant).
 */
export function priceOf(centsPerDay: number, days: number, level: number): { eur: number; gbp: number } {
  const perDay = centsPerDay * (days / 30) ** -0.16
  const cents = (PACKAGING + perDay * days) * level
  return { eur: pricePoint(cents, 10), gbp: pricePoint(cents * POUNDS, 5) }
}

/** Pieces in stock: mostly plenty, sometimes few, and none where it is sold out. */
export function stockOf(soldOut: boolean, random: Random): number {
  if (soldOut || random.chance(0.03)) return 0
  return random.chance(0.12) ? random.between(1, 6) : random.between(12, 380)
}
