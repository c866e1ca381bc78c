import type { Region } from '#contract/constants.ts'

import type { RateBound } from '../accounts/own-rate.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Database } from '../database/index.ts'
import type { Messages } from '../texts/messages.ts'

export interface ClientDeps extends RateBound {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly catalogue: Pick<Catalogue, 'productsOf' | 'misfits'>
  readonly messages: Messages
  readonly shopName: string
  /** The region whose prices the shop asks: accounts that are invited belong to it. */
  readonly region: Region
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
}
