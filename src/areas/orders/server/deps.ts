import type { CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { PaymentMethod, Region } from '#contract/constants.ts'
import type { getCheckoutOptions, Seller } from '#areas/orders/contract/orders.ts'

import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { VatChecks } from '#areas/orders/server/vat/check.ts'
import type { Database } from '#server/database/index.ts'
import type { PaperSettings } from '#areas/papers/server/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import type { DeliveryCalendar } from '#server/delivery-days.ts'
import type { TaxSettings } from '#server/tax/tax-rates.ts'
import type { DeliverySetting } from '#server/delivery-methods.ts'

export interface OrderDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly catalogue: Pick<Catalogue, 'productsOf'>
  readonly messages: Messages
  readonly shopName: string
  /** The region whose prices the shop asks. */
  readonly region: Region
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
  /** Stored with new orders; includes the account to which invoices are paid. */
  readonly seller: Seller
  /** Whole percents. */
  readonly commissionRate: number
  readonly tax: TaxSettings
  /** IANA time zone of the shop's days, by which rates of tax begin. */
  readonly timeZone: string
  /** The country that the shop sells from. */
  readonly shopCountry: string
  readonly vat: VatChecks
  /** Operators who are told of each new order; nobody if left out. */
  readonly orderMail?: { readonly to: readonly string[]; readonly language: LanguageCode }
  /** Those switched on. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** The page on which methods other than invoice are paid. */
  readonly paymentProvider: CallResponse<typeof getCheckoutOptions>['payment_provider']
  readonly deliveryMethods: readonly DeliverySetting[]
  /** Rules by which invoices and credit notes are issued. */
  readonly papers: PaperSettings
  readonly deliveryCalendar: DeliveryCalendar
}
