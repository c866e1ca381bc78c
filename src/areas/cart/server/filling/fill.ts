import type { Transaction } from 'kysely'

import type { LeftOut } from '#areas/cart/contract/filling.ts'
import type { VariantIds } from '#areas/catalogue/server/kept-variants.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { type CarriedOut, carryOut } from '../cart.ts'
import type { ShoppingDeps } from '../deps.ts'

/** A line of a protocol to put into a cart. */
export interface WantedLine extends VariantIds {
  readonly quantity: number
}

/** The pieces of a line that were put into the cart, and why not all were. */
export interface PutLine {
  readonly variantId: number
  readonly wanted: number
  readonly quantity: number
  readonly reason: LeftOut | null
}

export interface NewFilling {
  readonly clientId: number
  readonly practitionerId: number
  readonly protocolId: number
  readonly protocolName: string
  readonly message: string
  readonly isMailed: boolean
  readonly key: string | undefined
}

/**
 * Raises the lines of a user's cart by the cart's own rules; a line that exceeds them is raised as far as possible
 * (filling.by-the-rules-of-the-cart). The transaction must hold the user's lock.
 */
export async function putIntoCart(
  transaction: Transaction<Schema>,
  region: ShoppingDeps['region'],
  shopper: Pick<Shopper, 'userId' | 'viewer'>,
  lines: readonly WantedLine[],
): Promise<PutLine[]> {
  const put: PutLine[] = []
  for (const line of lines) put.push(await putLine(transaction, region, shopper, line))
  return put
}

async function putLine(
  transaction: Transaction<Schema>,
  region: ShoppingDeps['region'],
  shopper: Pick<Shopper, 'userId' | 'viewer'>,
  { product_id, product_variant_id, quantity: wanted }: WantedLine,
): Promise<PutLine> {
  const ids = { product_id, product_variant_id }
  const add = (quantity: number) => carryOut(transaction, region, shopper, { kind: 'add', ...ids, quantity })
  const whole = await add(wanted)
  if (!('refused' in whole)) return { variantId: product_variant_id, wanted, quantity: wanted, reason: null }
  const { refused } = whole
  const possible = 'most' in refused && refused.why !== 'full' ? Math.min(wanted, refused.most - refused.present) : 0
  const quantity = possible > 0 && !('refused' in (await add(possible))) ? possible : 0
  return { variantId: product_variant_id, wanted, quantity, reason: reasonOf(refused) }
}

function reasonOf({ why }: Extract<CarriedOut, { refused: unknown }>['refused']): LeftOut {
  // Keys belong to the cart's own calls, so this change has none.
  return why === 'keyUsed' ? 'unknown' : why
}

/** Records what was put into a client's cart, for the client to keep or take out. Resolves with its number. */
export async function recordFilling(
  transaction: Transaction<Schema>,
  { clientId, practitionerId, protocolId, protocolName, message, isMailed, key }: NewFilling,
  lines: readonly PutLine[],
): Promise<number> {
  const { filling_id } = await transaction
    .insertInto('cart_filling')
    .values({
      client_id: clientId,
      practitioner_id: practitionerId,
      protocol_id: protocolId,
      protocol_name: protocolName,
      message,
      is_mailed: isMailed,
      call_key: key ?? null,
    })
    .returning('filling_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('cart_filling_line')
    .values(
      lines.map(({ variantId: variant_id, wanted: pieces, ...line }) => ({ filling_id, variant_id, pieces, ...line })),
    )
    .execute()
  const there = lines.filter(({ quantity }) => quantity > 0)
  await transaction
    .insertInto('cart_filled')
    .values(
      there.map(({ variantId: variant_id, quantity }) => ({ filling_id, variant_id, user_id: clientId, quantity })),
    )
    .execute()
  return filling_id
}
