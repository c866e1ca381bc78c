import type { Region } from '#contract/constants.ts'

import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import type { Personal } from '#server/signed-in/personal.ts'
import type { RateBound } from './own-rate.ts'

/** What the ways in and out need of the shop. */
export interface AccountDeps extends RateBound {
  readonly db: Database['db']
  readonly log: { warn(fields: object, message: string): void }
  readonly messages: Messages
  readonly shopName: string
  /** The region whose prices the shop asks: accounts that register here belong to it. */
  readonly region: Region
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
  /** Origin of the United Kingdom's shop, where there is one besides this. */
  readonly ukShopUrl: string | undefined
  /** The personal data of the other areas. */
  readonly personal: readonly Personal[]
  readonly jwtSecret: string
  readonly multipassSecret: string
}
