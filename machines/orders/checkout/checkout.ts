import type { CallInput } from '#contract/call.ts'
import type { Cart, CartItem } from '#areas/cart/contract/cart.ts'
import { orderSums, type OrderSums } from '#areas/orders/contract/order-totals.ts'
import { isReverseCharge } from '#areas/orders/contract/vat-number.ts'
import type { Address, Billing, CountryRates, DeliveryMethod, Order, OrderLine } from '#areas/orders/contract/orders.ts'
import type { placeOrder } from '#areas/orders/contract/place-order.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'

/** The form as it was left, not all of it filled in. */
export interface FormDraft {
  readonly address: { readonly [Field in keyof Address]-?: string }
  readonly bills_apart: boolean
  readonly billing: { readonly [Field in keyof FilledBilling]-?: string }
  readonly delivery_method: string
  readonly payment_method: PaymentMethod | null
}

/**
 * Everything that a checkout starts from. `address`: that of the last order, if there is one. `draft`: what this user typed
 * before the session ended, or before a reload.
 */
export interface Basis {
  readonly cart: Cart
  readonly delivery_methods: readonly DeliveryMethod[]
  readonly payment_methods: readonly PaymentMethod[]
  readonly payment_provider: 'none' | 'demo' | 'hosted'
  /** Of the countries of delivery, today. */
  readonly tax_rates: readonly CountryRates[]
  readonly shop_country: string
  /** Addresses that this user's orders went to, the latest first. */
  readonly addresses: readonly Address[]
  readonly address: Partial<Address>
  /** The way of delivery of the last order. */
  readonly last_delivery: string | null
  /** From the last order; null if that was not billed apart. */
  readonly billing: FilledBilling | null
  readonly draft: FormDraft | null
  /** The order as this user would fill it in again; null where that isn't known (checkout.review-first). */
  readonly known: Filled | null
  /** The last order, if it was placed within the last minutes. */
  readonly recent: RecentOrder | null
}

export interface RecentOrder extends Pick<Order, 'order_id' | 'number'> {
  readonly lines: readonly Pick<OrderLine, 'product_variant_id' | 'quantity'>[]
}

const counted = (lines: RecentOrder['lines']): string =>
  lines
    .map(({ product_variant_id, quantity }) => `${product_variant_id}:${quantity}`)
    .toSorted()
    .join()

/** True if the order holds just what that cart did, or if it isn't known what was to be ordered. */
export const isOrderOf = (order: RecentOrder | null, cart: Cart | null): boolean =>
  order !== null && (cart === null || counted(order.lines) === counted(cart.items))

/** The billing part of the form, as it was filled in. */
export type FilledBilling = Omit<Billing, 'phone' | 'vat_state'>

/** The order as it was filled in. */
export interface Filled {
  readonly address: Address
  /** Null where it is the address. */
  readonly billing: FilledBilling | null
  readonly delivery_method: string
  readonly payment_method: PaymentMethod
}

/** The body of the call, and what storage keeps of an order that went unanswered. */
export type OrderWanted = CallInput<typeof placeOrder>['body']

/** The place of the kept address that stands in the form just so; null where none does. */
export function chosenAddress(addresses: readonly Address[], typed: FormDraft['address']): number | null {
  const at = addresses.findIndex((kept) =>
    Object.entries(kept).every(([name, value]) => typed[name as keyof Address] === value),
  )
  return at < 0 ? null : at
}

/** Methods that deliver to a country. */
export const methodsFor = (methods: readonly DeliveryMethod[], country: string): readonly DeliveryMethod[] =>
  methods.filter(({ countries }) => countries.includes(country))

export const methodOf = (methods: readonly DeliveryMethod[], filled: Filled | null): DeliveryMethod | undefined =>
  filled === null
    ? undefined
    : methodsFor(methods, filled.address.country).find(({ id }) => id === filled.delivery_method)

/** The part of the form that says who is billed. */
const billingValues = (billing: FilledBilling | null) => ({
  bills_apart: billing !== null,
  ...(billing && { billing }),
})

/** The values of the form that was filled in like this. */
export const valuesOf = ({ billing, ...rest }: Filled) => ({ ...rest, ...billingValues(billing) })

/** Values of a form that was not filled in yet: as it was left, else the last address with the first ways that go there, or are there at all. */
export function startingValues({
  address,
  billing,
  last_delivery,
  delivery_methods,
  payment_methods,
  draft,
}: Omit<Basis, 'known'>) {
  const from = draft?.address ?? address
  const fitting = methodsFor(delivery_methods, from.country ?? '')
  const delivery =
    delivery_methods.find(({ id }) => id === draft?.delivery_method) ??
    fitting.find(({ id }) => id === last_delivery) ??
    fitting[0] ??
    delivery_methods[0]
  return {
    address: from,
    ...(draft ? { bills_apart: draft.bills_apart, billing: draft.billing } : billingValues(billing)),
    delivery_method: delivery?.id ?? '',
    payment_method: payment_methods.find((method) => method === draft?.payment_method) ?? payment_methods[0] ?? null,
  }
}

const isShort = ({ stock, quantity }: CartItem): boolean => stock !== null && stock < quantity

/** Lines of which there is less than was wanted. */
export const shortLines = ({ items }: Cart): readonly CartItem[] => items.filter(isShort)

/** State of the look-up of the buyer's VAT number. */
export type VatState = Billing['vat_state']

/** The facts about a buyer that decide on tax. */
export interface Destination {
  readonly country: string
  readonly vatNumber?: string | undefined
  readonly vat?: VatState
}

export const destinationOf = ({ address, billing }: Filled, vat: VatState): Destination => ({
  country: address.country,
  vatNumber: billing?.vat_number,
  vat,
})

const owesTax = ({ shop_country }: Basis, { country, vatNumber, vat }: Destination): boolean =>
  isReverseCharge({ shopCountry: shop_country, country, vatNumber, isChecked: vat === 'checked' })

/** The sums of the order with delivery to a country. */
export function sumsOf(
  basis: Basis,
  method: DeliveryMethod,
  to: Destination,
): OrderSums & { readonly isReverseCharge: boolean } {
  const { cart, tax_rates } = basis
  const rates = tax_rates.find(({ country }) => country === to.country) ?? { food_supplement: 0, standard: 0 }
  const isReverse = owesTax(basis, to)
  return { ...orderSums(cart, method, { rates, isReverseCharge: isReverse }), isReverseCharge: isReverse }
}

/** Prices, rate and total as they stood beside the button (checkout.differences-are-named). */
export function orderWanted(basis: Basis, filled: Filled, method: DeliveryMethod, vat: VatState = 'none'): OrderWanted {
  const { cart, delivery_price, total, isReverseCharge: reverse } = sumsOf(basis, method, destinationOf(filled, vat))
  return {
    ...filled,
    total,
    seen: {
      lines: cart.items.map(({ product_variant_id, quantity, price }) => ({ product_variant_id, quantity, price })),
      discount_rate: cart.discount_rate,
      delivery_price,
      reverse_charge: reverse,
    },
  }
}

/** Words about each part that differs from what was seen, by `lines.{product_variant_id}`, `discount`, `delivery` and `total`. */
export type Differences = Readonly<Record<string, string>>

export const differencesIn = (result: CallResult<unknown>): Differences =>
  !result.ok && result.problem.kind === 'refused' && result.problem.status === 409 ? (result.problem.errors ?? {}) : {}
