import type { Requirements } from './requirement.ts'

export const price = {
  'price.region-sets-the-currency': { rule: 'A shop of the region uk asks pounds, every other euros.', built: true },
  'price.two-prices-per-variant': {
    rule: 'A variant has a price in EUR, one in GBP or both, tax included and never converted into each other.',
    built: true,
  },
  'price.fixed-formats': {
    rule: 'Euros are always written as in de-DE and pounds as in en-GB, with two decimals, whatever the language.',
    built: true,
  },
  'price.per-kilogram-or-litre': {
    rule: 'Beside the price of goods sold by weight or volume stands the price of a kilogram or a litre, from 10 g or 10 ml on; what is sold by number has none.',
    built: true,
  },
  'price.delivery-beside-tax': {
    rule: 'Beside the tax that a price includes stands that delivery is extra, with a link to its terms.',
    built: true,
  },
  'price.cents-inside-decimals-outside': { rule: 'Sums are made in whole cents and travel as decimals.', built: true },
  'price.tax-rate-is-a-setting': {
    rule: 'The tax that prices include is worked out at the rate of the setting TAX_RATE, 20 percent where none is set.',
    built: true,
  },
} satisfies Requirements<'price'>
