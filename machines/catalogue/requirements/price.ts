import type { Requirements } from '../../requirements/requirement.ts'

export const price = {
  'price.region-sets-the-currency': 'A shop of the region uk asks pounds, every other euros.',
  'price.two-prices-per-variant':
    'A variant has a price in EUR, one in GBP or both, tax included and never converted into each other.',
  'price.fixed-formats':
    'Euros are always written as in de-DE and pounds as in en-GB, with two decimals, whatever the language.',
  'price.per-kilogram-or-litre':
    'Beside the price of goods sold by weight or volume stands the price of a kilogram or a litre, from 10 g or 10 ml on; what is sold by number has none.',
  'price.reduced-below-the-regular':
    'A price is reduced while the shop names a regular price above it; the reduction begins when that price does, or with the regular price where that comes more than a day later.',
  'price.earlier-is-lowest-of-30-days':
    'Beside a reduced price stands the earlier price: the lowest that the shop asked in the 30 days before the reduction, where that is above the price of today.',
  'price.earlier-needs-30-days':
    'A product that was not on sale on each of the 30 days before its reduction shows no earlier price.',
  'price.discount-is-no-reduction':
    "A practitioner's discount comes off the price of today and is no reduction of it: the earlier price stands beside the shop's own price alone.",
  'price.history-keeps-itself':
    'The shop keeps each price that it asks, whoever changes it, for as long as a reduction can look back to it.',
  'price.delivery-beside-tax':
    'Beside the tax that a price includes stands that delivery is extra, with a link to its terms.',
  'price.cents-inside-decimals-outside': 'Sums are made in whole cents and travel as decimals.',
} satisfies Requirements<'price'>

declare module '../../requirements/index.ts' {
  interface Rules {
    price: typeof price
  }
}
