import type { Requirements } from '../../requirements/requirement.ts'

export const price = {
  'price.region-sets-the-currency': 'A shop of the region uk asks pounds, every other euros.',
  'price.two-prices-per-variant':
    'A variant has a price in EUR, one in GBP or both, tax included and never converted into each other.',
  'price.fixed-formats':
    'Euros are always written as in de-DE and pounds as in en-GB, with two decimals, whatever the language.',
  'price.per-kilogram-or-litre':
    'Beside the price of goods sold by weight or volume stands the price of a kilogram or a litre, from 10 g or 10 ml on; what is sold by number has none.',
  'price.delivery-beside-tax':
    'Beside the tax that a price includes stands that delivery is extra, with a link to its terms.',
  'price.cents-inside-decimals-outside': 'Sums are made in whole cents and travel as decimals.',
  'price.tax-rate-is-a-setting':
    'The tax that prices include is worked out at the rate of the setting TAX_RATE, 20 percent where none is set.',
} satisfies Requirements<'price'>
