import type { Region } from '#contract/constants.ts'

import type { RateBound } from '#areas/account/server/own-rate.ts'
import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'

export interface ShoppingDeps extends RateBound {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly catalogue: Pick<Catalogue, 'productsOf'>
  readonly messages: Messages
  readonly shopName: string
  /** The region whose prices the shop asks. */
  readonly region: Region
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
}
