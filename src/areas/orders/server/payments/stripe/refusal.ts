import type { PaymentRefusal } from '#areas/orders/contract/orders.ts'

interface Decline {
  readonly code?: string
  readonly decline_code?: string
}

const DECLINED = new Set([
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'payment_intent_authentication_failure',
  'payment_method_provider_decline',
])

/** The reason that a shopper is told. Issuers name causes such as a stolen card, which are not passed on. */
export function refusalOf({ code, decline_code: declineCode }: Decline): PaymentRefusal {
  if (code === 'insufficient_funds' || declineCode === 'insufficient_funds') return 'no_funds'
  if (code === 'payment_method_customer_decline') return 'called_off'
  if (code === 'payment_intent_payment_attempt_expired') return 'expired'
  return code !== undefined && DECLINED.has(code) ? 'declined' : 'failed'
}
