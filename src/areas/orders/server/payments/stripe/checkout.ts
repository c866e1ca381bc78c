import type { Stripe } from 'stripe'

import type { LanguageCode } from '#contract/languages.ts'

import type { PaymentRequest } from '../provider.ts'
import { stripeType } from './methods.ts'

/** In the metadata of the shop's sessions; sessions without it belong to another system of the same account. */
export const KEY = 'payment_key'

const LOCALES = {
  en: 'en-GB',
  de: 'de',
  dk: 'da',
  es: 'es',
  fr: 'fr',
  hu: 'hu',
  it: 'it',
  jp: 'ja',
  nl: 'nl',
  pt: 'pt',
  ro: 'ro',
  'zh-TW': 'zh-TW',
  zh_tw: 'zh-TW',
} as const satisfies Record<LanguageCode, Stripe.Checkout.SessionCreateParams.Locale>

/**
 * The page to be made for a payment. It depends on the request alone, since Stripe refuses other parameters under the same
 * key: hence no `expires_at`, whose default is 24 hours from now.
 */
export function checkoutOf(request: PaymentRequest, shopName: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_number: request.orderNumber, [KEY]: request.key }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amount,
          product_data: { name: request.orderNumber },
        },
      },
    ],
    // The account may offer prices in the shopper's own currency; an order is paid in its own.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: [stripeType(request.method)],
    locale: LOCALES[request.language],
    customer_email: request.email,
    client_reference_id: request.orderNumber,
    metadata,
    payment_intent_data: { description: `${shopName} ${request.orderNumber}`, metadata },
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
  }
}
