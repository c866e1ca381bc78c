import * as v from 'valibot'

import { SettingsError } from './settings-error.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
}

// No message repeats the value.
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key of Stripe, which begins with sk_ or rk_'),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\S+$/, 'must be the signing secret of a webhook, which begins with whsec_')),
  ),
}

const environment = v.object(stripeEnvironment)

/** Undefined without Stripe. Throws a SettingsError where only one of the two is set. */
export function stripeSettings({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: v.InferOutput<typeof environment>): StripeSettings | undefined {
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined)
    throw new SettingsError('STRIPE_WEBHOOK_SECRET has no effect without STRIPE_SECRET_KEY: leave it out, or set both.')
  if (webhookSecret === undefined)
    throw new SettingsError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, with which Stripe signs what it tells.')
  return { secretKey, webhookSecret }
}

/** True for a key that moves real money. */
export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey)
