import type { Kysely, Transaction } from 'kysely'

import type { Cart } from '#areas/cart/contract/cart.ts'
import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { TaxClass } from '#contract/tax.ts'
import { QUANTITY_MAX, type Region } from '#contract/constants.ts'

import { type OwnRate, type RateBound, readOwnRate } from '#areas/account/server/own-rate.ts'
import { mayBuy } from '#areas/catalogue/server/index.ts'
import {
  findVariant,
  itemFields,
  type KnownVariant,
  type VariantIds,
  withVariants,
} from '#areas/catalogue/server/kept-variants.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { countOf } from './count-of.ts'
import type { ShoppingDeps } from './deps.ts'
import { followLowered } from './followed.ts'

/** The most lines of a cart. */
export const CART_LINES_MAX = 200

/** 'add' raises the line by the quantity; 'set' makes it the quantity, and 0 removes the line. */
export interface CartChange extends VariantIds {
  readonly kind: 'add' | 'set'
  readonly quantity: number
}

/** `most`: pieces of the variant that the cart could hold ('stock', 'most'), or lines ('full'). */
export type CartRefusal =
  | { readonly why: 'unknown' | 'restricted' | 'keyUsed' }
  /** `present`: pieces, or lines, that the cart has. */
  | { readonly why: 'stock' | 'most' | 'full'; readonly most: number; readonly present: number }

export interface CartService {
  getCart(shopper: Shopper): Promise<Cart>
  /**
   * Resolves with the whole cart after the change (cart.calls-answer-the-whole-cart), which is carried out once for each key. A
   * change that lowers a quantity is never refused. 'gone' if the account was deleted meanwhile.
   */
  changeCart(
    shopper: Shopper,
    change: CartChange,
    key: string | undefined,
  ): Promise<Cart | { readonly refused: CartRefusal } | 'gone'>
}

export function cartService(deps: ShoppingDeps & AccountLock): CartService {
  const { database, withAccountLock } = deps
  const getCart = async (shopper: Shopper): Promise<Cart> =>
    toCart(deps, await withReadRetry(database, () => readCartRows(database.db, shopper.userId, deps)), shopper)
  return {
    getCart,
    async changeCart(shopper, change, key) {
      const { kind, product_id, product_variant_id, quantity } = change
      const call = [kind, product_id, product_variant_id, quantity]
      const outcome = await withAccountLock(shopper.userId, (transaction) =>
        oncePerKey(
          transaction,
          { userId: shopper.userId, key, call },
          {
            carryOut: () => carryOut(transaction, deps.region, shopper, change),
            repeat: () => Promise.resolve({ isChanged: false }),
          },
        ),
      )
      if (outcome === 'keyUsed') return { refused: { why: 'keyUsed' } }
      if (outcome === 'gone' || 'refused' in outcome) return outcome
      return getCart(shopper)
    },
  }
}

/** `tax_class`: left out for food supplements. */
interface CartRow {
  readonly variant_id: number
  readonly product_id: number
  readonly quantity: number
  readonly tax_class?: TaxClass
}

/** A cart as it is stored. */
export interface CartRows {
  readonly rows: readonly CartRow[]
  readonly own: OwnRate | undefined
}

/** Lines in the order of adding, and the rate that is taken off them (cart.uses-the-clients-rate). */
export async function readCartRows(db: Kysely<Schema>, userId: number, bound: RateBound): Promise<CartRows> {
  const rows = await db
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant_id', 'product_id', 'cart_line.quantity', 'tax_class'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('variant_id')
    .execute()
  return { rows, own: await readOwnRate(db, userId, bound) }
}

/**
 * The cart as its owner sees it, without what they can't buy. The rate does not lower the earlier price
 * (price.discount-is-no-reduction).
 */
export async function toCart(
  deps: Pick<ShoppingDeps, 'catalogue'>,
  { rows, own }: CartRows,
  viewed: Pick<Shopper, 'language' | 'viewer'>,
): Promise<Cart> {
  const items = (await withVariants(deps, rows, viewed)).flatMap(([{ quantity, tax_class }, kept]) => {
    const { price, earlier_price } = kept.variant
    // A variant without a price is not for sale to this user.
    return price === null
      ? []
      : [
          {
            ...itemFields(kept),
            price,
            ...(earlier_price && { earlier_price }),
            quantity,
            ...(tax_class === 'standard' && { tax_class }),
          },
        ]
  })
  return withTotals(items, own?.discount_rate ?? 0)
}

export type CarriedOut = { readonly isChanged: boolean } | { readonly refused: CartRefusal }

/** Changes a line of the cart. The transaction must hold the user's lock. */
export async function carryOut(
  transaction: Transaction<Schema>,
  region: Region,
  shopper: Pick<Shopper, 'userId' | 'viewer'>,
  { kind, quantity, ...ids }: CartChange,
): Promise<CarriedOut> {
  const { userId } = shopper
  const variant = await findVariant(transaction, region, ids)
  if (variant === undefined) return { refused: { why: 'unknown' } }
  const line = await transaction
    .selectFrom('cart_line')
    .select('quantity')
    .where('user_id', '=', userId)
    .where('variant_id', '=', variant.id)
    .executeTakeFirst()
  const present = line?.quantity ?? 0
  const requested = kind === 'add' ? present + quantity : quantity
  if (requested > present) {
    const refused = whyNotMore(variant, requested, shopper)
    if (refused !== undefined) return { refused: 'most' in refused ? { ...refused, present } : refused }
    if (present === 0) {
      const lines = await countOf(transaction, 'cart_line', userId)
      if (lines >= CART_LINES_MAX) return { refused: { why: 'full', most: CART_LINES_MAX, present: lines } }
    }
  }
  if (requested === 0) {
    await transaction
      .deleteFrom('cart_line')
      .where('user_id', '=', userId)
      .where('variant_id', '=', variant.id)
      .execute()
    return { isChanged: true }
  }
  if (requested < present) await followLowered(transaction, { userId, variantId: variant.id, by: present - requested })
  await transaction
    .insertInto('cart_line')
    .values({ user_id: userId, variant_id: variant.id, quantity: requested })
    .onConflict((conflict) => conflict.columns(['user_id', 'variant_id']).doUpdateSet({ quantity: requested }))
    .execute()
  return { isChanged: true }
}

type WithoutPresent<Refusal> = Refusal extends unknown ? Omit<Refusal, 'present'> : never

function whyNotMore(
  { isOnSale, isRestricted, stock, product_id: id }: KnownVariant,
  requested: number,
  { viewer }: Pick<Shopper, 'viewer'>,
): WithoutPresent<CartRefusal> | undefined {
  if (!isOnSale) return { why: 'unknown' }
  if (!mayBuy(viewer, { id, isRestricted })) return { why: 'restricted' }
  if (stock !== null && requested > stock) return { why: 'stock', most: stock }
  return requested > QUANTITY_MAX ? { why: 'most', most: QUANTITY_MAX } : undefined
}
