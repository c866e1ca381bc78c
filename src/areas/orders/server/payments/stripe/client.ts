import { Stripe } from 'stripe'

export interface StripeAccess {
  readonly secretKey: string
  /** A server in place of Stripe's own, for tests. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

/** Milliseconds for one attempt of a request. */
const ANSWER_WITHIN = 10_000

/** A client for one operation: the library takes no signal, so its requests end with this one. */
export function stripeClient({ secretKey, api }: StripeAccess, signal: AbortSignal): Stripe {
  return new Stripe(secretKey, {
    ...api,
    httpClient: Stripe.createFetchHttpClient((address, init) =>
      fetch(address, { ...init, signal: both(signal, init) }),
    ),
    // A repeat carries the same idempotency key.
    maxNetworkRetries: 1,
    timeout: ANSWER_WITHIN,
    telemetry: false,
  })
}

const both = (signal: AbortSignal, init: RequestInit | undefined) =>
  init?.signal ? AbortSignal.any([signal, init.signal]) : signal

/** The code by which Stripe names an error. */
export const stripeCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined
