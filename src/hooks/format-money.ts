import type { Currency } from '#contract/currency.ts'

/**
 * Writes an amount of whole cents in its currency's form, whatever the language (price.fixed-formats). It is put together
 * here: the first `Intl.NumberFormat` takes 120 ms of a slow phone.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const sign = amount < 0 ? '-' : ''
  const digits = Math.abs(amount)
    .toFixed(2)
    .replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')
  return currency === 'GBP'
    ? `${sign}£${digits}`
    : `${sign}${digits.replaceAll(/\D/g, (mark) => (mark === ',' ? '.' : ','))}\u{a0}€`
}
