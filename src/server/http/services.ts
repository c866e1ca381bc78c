import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { ReceiveWebhook } from '#areas/orders/server/payments/stripe/index.ts'
import type { Practices } from '#areas/practice/server/index.ts'

import type { Every } from '#contract/every.ts'
import type { SERVER_AREAS } from '../areas.ts'
import type { Mail } from '../mail/index.ts'
import type { PackSource } from './static/packs.ts'

/** The services that the handlers of all areas are given. */
type OfAreas = Every<ReturnType<Parameters<(typeof SERVER_AREAS)[number]['handlers']>[0]>>

/** The shop's running services, as far as the routes need them. */
export type Services = OfAreas & {
  readonly catalogue: Pick<Catalogue, 'version' | 'productCount' | 'listAddresses'>
  readonly practices: Practices
  /** The pack shot of a variant. */
  readonly findPack: PackSource
  readonly mail: Mail
  /** Absent where the shop takes no payments by Stripe. */
  readonly stripeWebhook?: ReceiveWebhook | undefined
  readonly database: { healthy(): Promise<boolean> }
}
