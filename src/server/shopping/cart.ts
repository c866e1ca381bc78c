import type { Transaction } from 'kysely'

import type { Cart } from '#contract/cart.ts'
import { withTotals } from '#contract/cart-totals.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'

import { mayBuy } from '../catalogue/index.ts'
import { withReadRetry } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'
import { keepKey, lookUpKey } from './call-keys.ts'
import type { ShoppingDeps, Shopper, TurnDeps, VariantIds } from './deps.ts'
import { countOf } from './turn.ts'
import { findVariant, type KnownVariant, told, withVariants } from './variants.ts'

/** The most lines of a cart. */
export const CART_LINES_MAX = 200

/** A change of a cart: so many more of a variant, or exactly so many, of which 0 removes the line. */
export interface CartChange extends VariantIds {
  readonly kind: 'add' | 'set'
  readonly quantity: number
}

/** Why a cart stays as it is; 'stock' and 'most' with how many there can be of the variant, 'full' with how many lines. */
export type CartRefusal =
  | { readonly why: 'unknown' | 'restricted' | 'keyUsed' }
  | { readonly why: 'stock' | 'most' | 'full'; readonly most: number }

export interface CartService {
  getCart(shopper: Shopper): Promise<Cart>
  /**
   * Carries out a change, once for each key, and resolves with the whole cart as it then is. What lowers a quantity is never
   * refused. 'gone' where the account was deleted meanwhile.
   */
  changeCart(
    shopper: Shopper,
    change: CartChange,
    key: string | undefined,
  ): Promise<Cart | { readonly refused: CartRefusal } | 'gone'>
}

export function cartService(deps: TurnDeps): CartService {
  const { database, inTurn } = deps
  const getCart = async (shopper: Shopper): Promise<Cart> => {
    const { rows, rate } = await withReadRetry(database, () => readRows(deps, shopper.userId))
    const items = (await withVariants(deps, rows, shopper)).flatMap(([{ quantity }, kept]) =>
      // Without a price it is none that he may buy, nowadays.
      kept.variant.price === null ? [] : [{ ...told(kept), price: kept.variant.price, quantity }],
    )
    return withTotals(items, rate)
  }
  return {
    getCart,
    async changeCart(shopper, change, key) {
      const outcome = await inTurn(shopper.userId, (transaction) => once(transaction, shopper, change, key))
      if (outcome === 'gone') return 'gone'
      return outcome === undefined ? getCart(shopper) : { refused: outcome }
    },
  }
}

/** Lines in the order of adding, and the client's rate with his practitioner (cart.uses-the-clients-rate). */
async function readRows({ database: { db } }: ShoppingDeps, userId: number) {
  const rows = await db
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select(['variant_id', 'product_id', 'cart_line.quantity'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('variant_id')
    .execute()
  const link = await db
    .selectFrom('client')
    .innerJoin('client_practitioner as link', (join) =>
      join.onRef('link.client_id', '=', 'client.user_id').onRef('link.practitioner_id', '=', 'client.practitioner_id'),
    )
    .select('discount_rate')
    .where('client.user_id', '=', userId)
    .executeTakeFirst()
  return { rows, rate: link?.discount_rate ?? 0 }
}

/** A call that was refused may come again under its key. */
async function once(
  transaction: Transaction<Schema>,
  shopper: Shopper,
  change: CartChange,
  key: string | undefined,
): Promise<CartRefusal | undefined> {
  if (key === undefined) return carryOut(transaction, shopper, change)
  const { kind, product_id, product_variant_id, quantity } = change
  const keyed = { userId: shopper.userId, key, call: [kind, product_id, product_variant_id, quantity] }
  const known = await lookUpKey(transaction, keyed)
  if (known === 'repeated') return undefined
  if (known === 'other') return { why: 'keyUsed' }
  const refusal = await carryOut(transaction, shopper, change)
  if (refusal === undefined) await keepKey(transaction, keyed)
  return refusal
}

/** Writes the line as it is wanted, or writes nothing and says why. */
async function carryOut(
  transaction: Transaction<Schema>,
  shopper: Shopper,
  { kind, quantity, ...ids }: CartChange,
): Promise<CartRefusal | undefined> {
  const { userId } = shopper
  const variant = await findVariant(transaction, ids)
  if (variant === undefined) return { why: 'unknown' }
  const line = await transaction
    .selectFrom('cart_line')
    .select('quantity')
    .where('user_id', '=', userId)
    .where('variant_id', '=', variant.id)
    .executeTakeFirst()
  const present = line?.quantity ?? 0
  const wanted = kind === 'add' ? present + quantity : quantity
  if (wanted > present) {
    const refusal = whyNotMore(variant, wanted, shopper)
    if (refusal !== undefined) return refusal
    if (present === 0 && (await countOf(transaction, 'cart_line', userId)) >= CART_LINES_MAX)
      return { why: 'full', most: CART_LINES_MAX }
  }
  if (wanted === 0) {
    await transaction
      .deleteFrom('cart_line')
      .where('user_id', '=', userId)
      .where('variant_id', '=', variant.id)
      .execute()
    return undefined
  }
  await transaction
    .insertInto('cart_line')
    .values({ user_id: userId, variant_id: variant.id, quantity: wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'variant_id']).doUpdateSet({ quantity: wanted }))
    .execute()
  return undefined
}

function whyNotMore(
  { isOnSale, isRestricted, stock, product_id: id }: KnownVariant,
  wanted: number,
  { viewer }: Shopper,
): CartRefusal | undefined {
  if (!isOnSale) return { why: 'unknown' }
  if (!mayBuy(viewer, { id, isRestricted })) return { why: 'restricted' }
  if (wanted > stock) return { why: 'stock', most: stock }
  return wanted > QUANTITY_MAX ? { why: 'most', most: QUANTITY_MAX } : undefined
}
