import type { CallInput } from '#contract/call.ts'
import type { Cart, CartItem } from '#areas/cart/contract/cart.ts'
import { orderSums, type OrderSums } from '#areas/orders/contract/order-totals.ts'
import { isReverseCharge } from '#areas/orders/contract/vat-number.ts'
import type { Address, Billing, CountryRates, DeliveryMethod, Order, OrderLine } from '#areas/orders/contract/orders.ts'
import type { placeOrder } from '#areas/orders/contract/place-order.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'

/** The form as the user left it, possibly incomplete. */
export interface FormDraft {
  readonly address: { readonly [Field in keyof Address]-?: string }
  readonly bills_apart: boolean
  readonly billing: { readonly [Field in keyof FilledBilling]-?: string }
  readonly delivery_method: string
  readonly payment_method: PaymentMethod | null
}

/**
 * The data that a checkout starts from. `address`: that of the last order, if any. `draft`: what this user typed
 * before the session ended, or before a reload.
 */
export interface Basis {
  readonly cart: Cart
  readonly delivery_methods: readonly DeliveryMethod[]
  readonly payment_methods: readonly PaymentMethod[]
  readonly payment_provider: 'none' | 'demo' | 'hosted'
  /** Today's rates of the countries of delivery. */
  readonly tax_rates: readonly CountryRates[]
  readonly shop_country: string
  /** The addresses of this user's orders, latest first. */
  readonly addresses: readonly Address[]
  readonly address: Partial<Address>
  /** The way of delivery of the last order. */
  readonly last_delivery: string | null
  /** From the last order; null if it had no separate billing address. */
  readonly billing: FilledBilling | null
  readonly draft: FormDraft | null
  /** The form prefilled from the last order; null if that isn't possible (checkout.review-first). */
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

/** True if the order has exactly the cart's lines, or if the cart that was to be ordered isn't known. */
export const isOrderOf = (order: RecentOrder | null, cart: Cart | null): boolean =>
  order !== null && (cart === null || counted(order.lines) === counted(cart.items))

/** The filled-in billing part of the form. */
export type FilledBilling = Omit<Billing, 'phone' | 'vat_state'>

/** The order as it was filled in. */
export interface Filled {
  readonly address: Address
  /** Null if it is billed to the delivery address. */
  readonly billing: FilledBilling | null
  readonly delivery_method: string
  readonly payment_method: PaymentMethod
}

/** The body of the call; also what storage keeps of an unanswered order. */
export type OrderWanted = CallInput<typeof placeOrder>['body']

/** The index of the kept address that equals the one in the form; null if none does. */
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

/** Values of a form that wasn't filled in yet: the draft, else the last address with the first delivery method that goes there, or the first of all. */
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

/** Lines whose quantity exceeds the stock. */
export const shortLines = ({ items }: Cart): readonly CartItem[] => items.filter(isShort)

/** State of the look-up of the buyer's VAT number. */
export type VatState = Billing['vat_state']

/** The facts that decide the buyer's tax. */
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

/** A text for each part that differs from what the user saw, by `lines.{product_variant_id}`, `discount`, `delivery` and `total`. */
export type Differences = Readonly<Record<string, string>>

export const differencesIn = (result: CallResult<unknown>): Differences =>
  !result.ok && result.problem.kind === 'refused' && result.problem.status === 409 ? (result.problem.errors ?? {}) : {}
