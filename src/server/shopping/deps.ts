import type { Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Catalogue, Viewer } from '../catalogue/index.ts'
import type { Database } from '../database/index.ts'
import type { Messages } from '../texts/messages.ts'
import type { InTurn } from './turn.ts'

/** What carts and wishlists need of the shop. */
export interface ShoppingDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly catalogue: Pick<Catalogue, 'productsOf'>
  readonly messages: Messages
  readonly shopName: string
  /** The region whose prices the shop asks. */
  readonly region: Region
  /** Origin under which people reach the shop. */
  readonly publicUrl: string
}

/** The same, with the one order in which changes of an account are carried out. */
export interface TurnDeps extends ShoppingDeps {
  readonly inTurn: InTurn
}

/** Somebody who is signed in, and how he sees the catalogue. */
export interface Shopper {
  readonly userId: number
  readonly language: LanguageCode
  readonly viewer: Viewer
}

/** A variant as calls name it. */
export interface VariantIds {
  readonly product_id: number
  readonly product_variant_id: number
}
