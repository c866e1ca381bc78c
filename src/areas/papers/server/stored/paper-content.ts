import type { Currency } from '#contract/currency.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { Address, Seller } from '#areas/orders/contract/orders.ts'

/** The receiver of a paper; company and VAT number are empty where there are none. */
export interface Party extends Address {
  readonly company: string
  readonly vat_number: string
}

/** Amounts are cents. */
export interface PaperLine {
  readonly variant_id: number
  readonly name: string
  readonly lang: string | null
  readonly brand: string
  readonly net_contents: string
  readonly sku: string
  readonly quantity: number
  /** Of one piece, tax included, before the discount. */
  readonly price: number
  readonly discount: number
  /** After the discount, tax included. */
  readonly total: number
  /** Percents. */
  readonly tax_rate: number
}

/** Tax of one rate, in cents. */
export interface PaperTax {
  /** Percents. */
  readonly rate: number
  readonly net: number
  readonly tax: number
}

/**
 * All that an invoice or credit note says, frozen when it was issued (papers.content-is-frozen). Days are YYYY-MM-DD, amounts cents; a
 * credit note has what it gives back.
 */
export interface PaperContent {
  readonly issued_on: string
  readonly seller: Seller
  readonly buyer: Party
  /** The address of delivery if that is another than the buyer's. */
  readonly delivered_to: Address | null
  /** Null for an invoice before the goods were sent. */
  readonly delivered_on: string | null
  readonly order: { readonly number: string; readonly placed_on: string }
  readonly currency: Currency
  /** Percents. */
  readonly discount_rate: number
  readonly lines: readonly PaperLine[]
  readonly delivery: { readonly title: string; readonly lang: string | null; readonly price: number }
  readonly taxes: readonly PaperTax[]
  readonly total: number
  readonly reverse_charge: boolean
  /** `pay_by`: null once it is paid (papers.pay-by-a-day). */
  readonly payment: { readonly method: PaymentMethod; readonly paid_on: string | null; readonly pay_by: string | null }
  /** The invoice that a credit note corrects. */
  readonly corrects: { readonly number: string; readonly issued_on: string } | null
}

/** The gross sum of lines and delivery, in cents. */
export const grossOf = ({ lines, delivery }: Pick<PaperContent, 'lines' | 'delivery'>): number =>
  lines.reduce((sum, { total }) => sum + total, delivery.price)
