import type { Requirements } from '../../requirements/requirement.ts'

export const tax = {
  'tax.by-country-class-and-day':
    'The tax in a price is that of the country of delivery, the class of goods and the day; goods for a country without known rates are exported, and have none.',
  'tax.rates-are-the-operators':
    'The shop knows the rates of the EU and the United Kingdom, each with its first day and source. TAX_RATES replaces those of a country and class, TAX_RATE sets one rate for everything, and the operator answers for all of them.',
  'tax.delivery-follows-the-goods':
    'Delivery is taxed as the goods that it brings, by the share of each rate in their price after discount.',
  'tax.sums-agree': 'Lines, delivery, net and tax by rate, and the total of an order agree to the cent.',
  'tax.frozen-in-the-order':
    'An order keeps the rate of each line, and net and tax by rate, as they were when it was placed.',
  'tax.said-by-rate': 'Checkout, orders, their mails and invoices say the tax of each rate.',
  'tax.reverse-charge':
    "A business with a confirmed VAT number of another EU country than the shop's that has its goods delivered outside the shop's country, within the EU, pays prices without tax and owes the tax itself.",
  'tax.billing-apart':
    'An order can be billed to a company, or to another address than that of delivery; a VAT number needs its company. The parcel goes to the address of delivery.',
  'tax.vat-number-has-its-form':
    "A VAT number begins with its country's letters and has the form and check digits of that country; blanks, dots and hyphens are left out.",
  'tax.vat-number-is-checked':
    'A VAT number of the EU is looked up at the service of VAT_CHECK_URL before the review and when the order is placed, at most four seconds long. One that is not confirmed, for whatever reason, keeps nobody from ordering, with tax.',
} satisfies Requirements<'tax'>

declare module '../../requirements/index.ts' {
  interface Rules {
    tax: typeof tax
  }
}
