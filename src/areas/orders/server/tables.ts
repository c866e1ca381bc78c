import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { Dispute } from '#areas/orders/contract/admin-orders.ts'
import type { OrderEventDetail, OrderEventKind } from '#areas/orders/contract/order-event.ts'
import type {
  Address,
  Arrival,
  Billing,
  OrderLine,
  OrderSummary,
  OrderTax,
  Payment,
  PaymentRefusal,
  Seller,
} from '#areas/orders/contract/orders.ts'
import type { Shipment } from '#areas/orders/contract/shipment.ts'
import type { CURRENCIES, PaymentMethod, Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { GivenTimestamp, NullableTimestamp, Cents } from '#server/database/columns.ts'

export interface OrdersTables {
  shop_order: ShopOrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  payment: PaymentTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends OrdersTables {}
}

interface ShopOrderTable {
  order_id: GeneratedAlways<number>
  number: string
  /** Null once the account is deleted. */
  user_id: number | null
  idempotency_key: string | null
  language_id: number
  placed_at: GivenTimestamp
  paid_at: NullableTimestamp
  sent_at: NullableTimestamp
  cancelled_at: NullableTimestamp
  pay_by: NullableTimestamp
  currency: (typeof CURRENCIES)[Region]['currency']
  practitioner_id: number | null
  /** Whole percent. */
  discount_rate: number
  delivery_method: string
  delivery_title: string
  delivery_lang: string | null
  delivery_price: Cents
  payment_method: PaymentMethod
  /** Null once the account is deleted. */
  address: ColumnType<Address | null, string, string | null>
  total_price: Cents
  total_discount: Cents
  total: Cents
  /** In percent and cents; together they make up the total. */
  taxes: ColumnType<readonly OrderTax[], string, string>
  /** Null where the address is billed, and once the account is deleted. */
  billing: ColumnType<Billing | null, string | null | undefined, string | null>
  reverse_charge: Generated<boolean>
  /** Null for orders placed before the seller was stored. */
  seller: ColumnType<Seller | null, string | null | undefined, null>
  /** Null if nothing was promised, and for orders placed before it was stored. */
  arrives: ColumnType<Arrival | null, string | null | undefined, null>
  /** Null where the order was sent without one, and once the account is deleted. */
  shipment: ColumnType<Shipment | null, string | null | undefined, string | null>
  refunded: ColumnType<string, undefined, string>
  delivery_refunded: ColumnType<string, undefined, string>
}

interface OrderLineTable {
  order_id: number
  place: number
  product_id: number
  variant_id: number
  name: string
  lang: string | null
  slug: string
  brand: string
  sku: string
  net_contents: string
  asset: ColumnType<OrderLine['asset'], string | null, never>
  price: Cents
  quantity: number
  discount: Cents
  total: Cents
  /** Percent, a numeric of two decimals. */
  tax_rate: ColumnType<string, number, number>
  returned: ColumnType<number, undefined, number>
}

interface OrderEventTable {
  event_id: GeneratedAlways<number>
  order_id: number
  at: GivenTimestamp
  /** Null for the shop itself and for closed accounts. */
  account_id: number | null
  kind: OrderEventKind
  detail: ColumnType<OrderEventDetail, string | undefined, string>
}

/** Further data of a payment for the provider. */
export interface StoredPaymentRequest {
  readonly orderNumber: string
  readonly language: LanguageCode
  readonly email: string
  readonly returnUrl: string
}

interface PaymentTable {
  payment_id: GeneratedAlways<number>
  order_id: number
  key: Generated<string>
  provider: string
  method: PaymentMethod
  amount: Cents
  currency: OrderSummary['currency']
  state: ColumnType<Payment['state'], Payment['state'] | undefined, Payment['state']>
  reason: PaymentRefusal | null
  reference: string | null
  address: string | null
  request: ColumnType<StoredPaymentRequest | null, string | null, null>
  created_at: GivenTimestamp
  asked_at: GivenTimestamp
  looked_at: NullableTimestamp
  settled_at: NullableTimestamp
  due_at: NullableTimestamp
  refund_key: Generated<string>
  refund_wanted_at: NullableTimestamp
  refunded_at: NullableTimestamp
  given_back: ColumnType<string, string | number | undefined, string | number>
  dispute: ColumnType<Dispute['state'] | null, undefined, Dispute['state'] | null>
  disputed: ColumnType<string | null, undefined, string | number | null>
}
