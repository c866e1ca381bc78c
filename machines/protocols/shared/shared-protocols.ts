import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import type { CartProduct } from '../../cart/cart.ts'
import type { ShopWish } from '../../cart/wish/wish.ts'
import { PAGES } from '../../pages/pages.ts'

export type Protocols = readonly SharedProtocol[]

/** The page of the list. */
export const PROTOCOLS = PAGES.clientProtocols.path

/** A client has not opened it yet. */
export const isUnopened = ({ opened_at }: SharedProtocol): boolean => opened_at === null

/** The list with one protocol as it is now. */
export function withProtocol(list: Protocols | null, protocol: SharedProtocol): Protocols | null {
  return list && list.map((one) => (one.protocol_id === protocol.protocol_id ? protocol : one))
}

/** The list without a protocol. */
export function withoutProtocol(list: Protocols | null, protocolId: number): Protocols | null {
  return list && list.filter(({ protocol_id }) => protocol_id !== protocolId)
}

/** A product of a protocol as the cart takes it; undefined while it can't be ordered. */
export function orderable({
  product_id,
  name,
  slug,
  lang,
  brand,
  assets,
  variants,
}: ProtocolProduct): CartProduct | undefined {
  const [variant] = variants
  if (!variant || variant.stock === 0) return undefined
  const { id, price, unit_of_measure, net_contents, stock } = variant
  return {
    product_id,
    product_variant_id: id,
    price,
    name,
    slug,
    ...(lang !== undefined && { lang }),
    brand,
    asset: pictured(assets, id) ?? null,
    unit_of_measure,
    net_contents,
    stock,
  }
}

/** The picture of a variant, or of its product. */
export function pictured(
  assets: ProtocolProduct['assets'],
  variantId: number | undefined,
): ProtocolProduct['assets'][number] | undefined {
  return assets.find(({ variant_id }) => variant_id === variantId) ?? assets[0]
}

/** Products handed to the cart, of one line or all, and the names of those that can't be ordered. */
export interface Handed {
  /** The variant of the line; null for all lines, `ENDING` for what runs out. */
  readonly variantId: number | null
  readonly count: number
  readonly notOrderable: readonly string[]
}

/** The lines of a protocol that are meant by one variant, or by null for all. */
export function linesOf(protocol: SharedProtocol | null, variantId: number | null): readonly ProtocolProduct[] {
  const lines = protocol?.products ?? []
  return variantId === null ? lines : lines.filter(({ variants: [variant] }) => variant?.id === variantId)
}

/** Stands for the lines that run out, where a variant's number stands for one. */
export const ENDING = 0

/** The lines as the cart is asked for them, and the words about it. */
export function handing(
  lines: readonly ProtocolProduct[],
  variantId: number | null,
): { readonly handed: Handed; readonly wishes: readonly ShopWish[] } {
  const products = lines.map((line) => ({ line, product: orderable(line) }))
  const notOrderable = products.flatMap(({ line, product }) => (product ? [] : [line.name]))
  return {
    handed: { variantId, count: lines.length - notOrderable.length, notOrderable },
    wishes: products.flatMap(({ line, product }) =>
      product ? [{ kind: 'cart' as const, product, quantity: line.item_count }] : [],
    ),
  }
}
