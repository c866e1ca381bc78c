import type { PaymentMethod } from '#contract/constants.ts'

/**
 * Stripe's payment method type for each of ours that a Checkout Session alone can take within the shop's 24 hours.
 * Left out: `direct_debit` (`sepa_debit` answers after six business days) and `bank_transfer` (`customer_balance` needs
 * a Customer, and the transfer takes days).
 */
const TYPES = {
  credit_card: 'card',
  debit_card: 'card',
  prepaid_card: 'card',
  phone_wallet: 'card',
  watch_wallet: 'card',
  online_wallet: 'paypal',
  instalments: 'klarna',
} as const satisfies Partial<Record<PaymentMethod, string>>

type StripeMethod = keyof typeof TYPES

const isStripeMethod = (method: PaymentMethod): method is StripeMethod => Object.hasOwn(TYPES, method)

export const STRIPE_METHODS: readonly PaymentMethod[] = Object.keys(TYPES) as StripeMethod[]

/** Throws for a method that Stripe does not take here. */
export function stripeType(method: PaymentMethod): (typeof TYPES)[StripeMethod] {
  if (!isStripeMethod(method)) throw new Error(`Stripe takes no ${method} here`)
  return TYPES[method]
}
