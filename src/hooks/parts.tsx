import type { TFunction } from 'i18next'
import { createContext, use } from 'react'
import type { ComponentType } from 'react'

import type { Order } from '#areas/orders/contract/orders.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import type { LateActorRef } from './app.tsx'

/** One pack of a product, as somebody keeps it. */
interface Pack {
  readonly product_id: number
  readonly product_variant_id: number
  readonly name: string
}

/** An order, as far as its returns need it. That of a deleted account has no address. */
export type OrderOfReturns = Pick<Order, 'order_id' | 'number' | 'lines'> & {
  readonly address: Pick<Order['address'], 'country'> | null
}

type Builder = LateActorRef<'protocolBuilder'>

/** Components that areas hang into the screens of areas below them, each named for it. */
export interface Parts {
  /** Adds one of a product's first pack to the cart. */
  readonly CardAdd: ComponentType<{
    readonly product: ListProduct
    readonly name: string
    readonly t: TFunction<'catalogue'>
  }>
  /** Adds so many of the chosen pack to the cart; on the page of a product alone, with which its code comes. */
  readonly AddToCart?: ComponentType<{ readonly product: ListProduct; readonly variantId: number }>
  /** Puts a pack on the wishlist or takes it off; `long` with words. */
  readonly ProductHeart: ComponentType<{
    readonly item: Pack
    readonly t: TFunction<'catalogue'>
    readonly long?: boolean
  }>
  /** Saves a product or a protocol to a folder. */
  readonly FolderSaver: ComponentType<{
    readonly item:
      | ({ readonly kind: 'product' } & Pack)
      | { readonly kind: 'protocol'; readonly protocol_id: number; readonly name: string }
  }>
  /** Adds a product to the active protocol. */
  readonly CardProtocol: ComponentType<{
    readonly open: boolean
    readonly builder: Builder
    readonly product: ListProduct
    readonly variantId?: number
    readonly long?: boolean
  }>
  /** The same of a suggested product; these two among the suggestions alone, with which their code comes. */
  readonly SuggestedAdd?: ComponentType<{
    readonly open: boolean
    readonly builder: Builder
    readonly product: ListProduct
  }>
  /** Names the key that does so. */
  readonly AddKeyHint?: ComponentType<{ readonly open: boolean; readonly builder: Builder }>
  /** The returns of an own order, and of any; on the pages of orders alone, with which their code comes. */
  readonly OrderReturns?: ComponentType<{ readonly order: OrderOfReturns }>
  readonly OrderTakeBack?: ComponentType<{ readonly order: OrderOfReturns }>
}

const PartsContext = createContext<Parts | null>(null)

/** Hands the parts to all screens. */
export const PartsProvider = PartsContext.Provider

/** The parts that other areas hang in here. */
export function useParts(): Parts {
  const parts = use(PartsContext)
  if (!parts) throw new Error('no PartsProvider above')
  return parts
}
