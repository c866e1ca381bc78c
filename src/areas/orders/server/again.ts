import type { Transaction } from 'kysely'

import { QUANTITY_MAX, type Region } from '#contract/constants.ts'
import type { LeftOut, LeftOutReason, Order, OrderedAgain } from '#areas/orders/contract/orders.ts'

import { readBuyingRights } from '#areas/account/server/principal.ts'
import { mayBuy } from '#areas/catalogue/server/index.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { Schema } from '#server/database/schema.ts'
import { CART_LINES_MAX, readCartRows, toCart } from '#areas/cart/server/cart.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { viewerOf } from '#server/signed-in/viewer.ts'
import type { OrderDeps } from './deps.ts'
import { readOrder } from './own.ts'
import { within } from '#areas/catalogue/server/within.ts'

export interface OrderingAgain {
  /**
   * Puts what can be bought of one of the own orders into the cart, once for each key (checkout.order-again-fills-the-cart).
   * 'missing' if it is not one of this user's orders, 'gone' if the account was deleted in the meantime.
   */
  orderAgain(
    shopper: Shopper,
    orderId: number,
    key: string | undefined,
  ): Promise<OrderedAgain | 'missing' | 'keyUsed' | 'gone'>
}

export function orderingAgain(deps: OrderDeps & AccountLock): OrderingAgain {
  return {
    orderAgain: (shopper, orderId, key) =>
      deps.withAccountLock(shopper.userId, (transaction) =>
        oncePerKey<OrderedAgain | 'missing'>(
          transaction,
          { userId: shopper.userId, key, call: ['orderAgain', orderId] },
          {
            carryOut: () => again(transaction, deps, shopper, orderId, add),
            repeat: () => again(transaction, deps, shopper, orderId, addedBefore),
          },
        ),
      ),
  }
}

interface Ordered {
  readonly id: number
  readonly quantity: number
  /** Pieces that the cart holds. */
  readonly present: number
  /** Undefined if it can be bought. */
  readonly unbuyable: Exclude<LeftOutReason, 'fewer' | 'cart_full'> | undefined
  /** The most that the cart may hold. */
  readonly most: number
}

interface Put {
  readonly quantity: number
  readonly reason: LeftOutReason | undefined
}

type Putting = (lines: readonly Ordered[], cartLines: number) => readonly Put[]

/** The lines in their order, as long as the cart has room for another. */
const add: Putting = (lines, cartLines) => {
  let count = cartLines
  return lines.map(({ quantity, present, unbuyable, most }) => {
    if (unbuyable !== undefined) return { quantity: 0, reason: unbuyable }
    if (present === 0 && count >= CART_LINES_MAX) return { quantity: 0, reason: 'cart_full' }
    const put = Math.max(0, Math.min(quantity, most - present))
    if (present === 0 && put > 0) count += 1
    return { quantity: put, reason: put < quantity ? 'fewer' : undefined }
  })
}

/** Reads from the cart what an earlier call put in. */
const addedBefore: Putting = (lines, cartLines) =>
  lines.map(({ quantity, present, unbuyable }) => {
    const put = Math.min(quantity, present)
    if (put === quantity) return { quantity: put, reason: undefined }
    if (put > 0) return { quantity: put, reason: 'fewer' }
    return { quantity: 0, reason: unbuyable ?? (cartLines >= CART_LINES_MAX ? 'cart_full' : 'fewer') }
  })

async function again(
  transaction: Transaction<Schema>,
  deps: OrderDeps,
  { userId, language }: Shopper,
  orderId: number,
  putting: Putting,
): Promise<OrderedAgain | 'missing'> {
  const order = await readOrder(transaction, userId, { orderId }, { language, messages: deps.messages })
  if (order === undefined) return 'missing'
  const viewer = viewerOf(await readBuyingRights(transaction, userId))
  const { rows } = await readCartRows(transaction, userId, deps)
  const lines = await readOrdered(
    transaction,
    deps.region,
    order,
    viewer,
    new Map(rows.map((row) => [row.variant_id, row.quantity])),
  )
  const puts = putting(lines, rows.length)
  if (putting === add) await write(transaction, userId, lines, puts)
  return {
    cart: await toCart(within(deps, transaction), await readCartRows(transaction, userId, deps), { language, viewer }),
    added: puts.reduce((sum, { quantity }) => sum + quantity, 0),
    left_out: order.lines.flatMap(({ product_variant_id, name }, place): LeftOut[] => {
      const { reason, quantity = 0 } = puts[place] ?? {}
      return reason === undefined ? [] : [{ product_variant_id, name, reason, quantity }]
    }),
  }
}

async function readOrdered(
  transaction: Transaction<Schema>,
  region: Region,
  { lines }: Order,
  viewer: Viewer,
  present: ReadonlyMap<number, number>,
): Promise<Ordered[]> {
  const rows = await transaction
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant.id', 'product_id', 'practitioner_only as isRestricted', 'stock', onSale(region).as('isOnSale')])
    .where(
      'variant.id',
      'in',
      lines.map(({ product_variant_id }) => product_variant_id),
    )
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return lines.map(({ product_variant_id: id, quantity }) => {
    const variant = found.get(id)
    return {
      id,
      quantity,
      present: present.get(id) ?? 0,
      most: Math.min(variant?.stock ?? QUANTITY_MAX, QUANTITY_MAX),
      unbuyable: variant === undefined ? 'gone' : whyNot(variant, viewer),
    }
  })
}

function whyNot(
  variant: {
    readonly product_id: number
    readonly isRestricted: boolean
    readonly stock: number | null
    readonly isOnSale: boolean
  },
  viewer: Viewer,
): Ordered['unbuyable'] {
  if (!variant.isOnSale) return 'gone'
  if (!mayBuy(viewer, { id: variant.product_id, isRestricted: variant.isRestricted })) return 'not_for_you'
  return variant.stock === 0 ? 'out_of_stock' : undefined
}

async function write(
  transaction: Transaction<Schema>,
  userId: number,
  lines: readonly Ordered[],
  puts: readonly Put[],
): Promise<void> {
  for (const [place, { id: variant_id, present }] of lines.entries()) {
    const put = puts[place]?.quantity ?? 0
    if (put === 0) continue
    const quantity = present + put
    await transaction
      .insertInto('cart_line')
      .values({ user_id: userId, variant_id, quantity })
      .onConflict((conflict) => conflict.columns(['user_id', 'variant_id']).doUpdateSet({ quantity }))
      .execute()
  }
}
