import type { PaymentMethod } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { OrderSummary, PaymentRefusal } from '#areas/orders/contract/orders.ts'

export interface PaymentRequest {
  /** The provider answers the same to the same key. */
  readonly key: string
  readonly orderNumber: string
  /** In cents of the currency. */
  readonly amount: number
  readonly currency: OrderSummary['currency']
  readonly method: PaymentMethod
  readonly language: LanguageCode
  /** The payer's. */
  readonly email: string
  /** The page of the shop that the provider's own page leads back to, whatever the outcome. */
  readonly returnUrl: string
}

/** `reference`: the provider's name of the payment. `address`: the page on which it is made, if it has one. */
export type PaymentOutcome =
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'refused'; readonly reason: PaymentRefusal; readonly reference: string | null }
  | { readonly state: 'pending'; readonly reference: string; readonly address: string | null }

/** The cents that the payer's bank asks back. `won`: it was decided for the shop, `lost`: for the payer. */
export interface Dispute {
  readonly state: 'open' | 'won' | 'lost'
  readonly amount: number
}

/** A payment as the provider tells of it later. */
export type PaymentNews = {
  readonly reference: string
  /** In cents. */
  readonly amount: number
  readonly currency: string
  /** Cents of it that were given back so far. */
  readonly givenBack?: number
  readonly dispute?: Dispute
} & (
  | { readonly state: 'paid' | 'pending' | 'refunded' }
  | { readonly state: 'refused'; readonly reason: PaymentRefusal }
)

export interface RefundedPart {
  readonly key: string
  /** In cents of the payment's currency. */
  readonly amount: number
}

/**
 * Takes money for orders (checkout.payment-goes-through-a-provider). A rejected promise says nothing of the payment: it is
 * asked again under the same key.
 */
export interface PaymentProvider {
  readonly id: string
  /** The methods that it can take. */
  readonly methods: readonly PaymentMethod[]
  /** `demo`: takes no money. `hosted`: takes it on a page of its own. */
  readonly kind: 'demo' | 'hosted'
  pay(request: PaymentRequest, signal: AbortSignal): Promise<PaymentOutcome>
  /** Undefined if the provider knows no such payment. */
  look(reference: string, signal: AbortSignal): Promise<PaymentNews | undefined>
  /** Gives all back that was not given back before, once for each key. */
  refund(reference: string, key: string, signal: AbortSignal): Promise<void>
  /** Gives a part back, once for each key. `refused`: the provider won't give it back. */
  refundPart(reference: string, part: RefundedPart, signal: AbortSignal): Promise<'done' | 'refused'>
}
