import type { Transaction } from 'kysely'

import type { CallInput } from '#contract/call.ts'
import { QUANTITY_MAX, type Region } from '#contract/constants.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { addProtocolProduct, updateProtocolProduct, WrittenLine } from '#areas/protocols/contract/protocols.ts'

import { now } from '#server/database/clock.ts'
import { findVariant } from '#areas/catalogue/server/kept-variants.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ProtocolDeps } from './deps.ts'
import { hasProtocol, touch } from './own.ts'
import { makeRoom, readPlaces } from './place.ts'
import { readProducts } from './read.ts'
import { usualDosage } from './usual-dosage.ts'

/** The most lines of a protocol. Lines whose variant is not on sale count too. */
export const PROTOCOL_LINES_MAX = 300

/** Without name and language, which the call also sends: the catalogue names the product. */
export type NewLine = Pick<
  CallInput<typeof addProtocolProduct>['body'],
  'product_id' | 'product_variant_id' | 'quantity' | 'notes' | 'dosage' | 'position'
>
export type LineChange = CallInput<typeof updateProtocolProduct>['body']

/**
 * 'missing': the caller has no such protocol. 'lineMissing': the protocol has no such line. 'unknown': the product is not on
 * sale. 'gone': the account was deleted meanwhile.
 */
export interface ProtocolLines {
  /** Once for each key. Raises a line that is there, up to the largest quantity; an empty note leaves the line's note. */
  addProduct(
    owner: Shopper,
    protocolId: number,
    line: NewLine,
    key: string | undefined,
  ): Promise<WrittenLine | 'unknown' | 'restricted' | 'full' | 'keyUsed' | 'lineMissing' | 'missing' | 'gone'>
  updateProduct(
    owner: Shopper,
    protocolId: number,
    change: LineChange,
  ): Promise<WrittenLine | 'lineMissing' | 'missing' | 'gone'>
  removeProduct(
    owner: Shopper,
    protocolId: number,
    variantId: number,
  ): Promise<'removed' | 'lineMissing' | 'missing' | 'gone'>
}

export function protocolLines(deps: ProtocolDeps & AccountLock): ProtocolLines {
  /** `carryOut` resolves with the id of the variant that it changed, or with a refusal; the answer is that line. */
  async function changed<Refusal extends string>(
    owner: Shopper,
    protocolId: number,
    carryOut: (transaction: Transaction<Schema>) => Promise<number | Refusal>,
  ): Promise<WrittenLine | Refusal | 'lineMissing' | 'missing' | 'gone'> {
    const outcome = await inOwn(owner, protocolId, carryOut)
    if (typeof outcome === 'string') return outcome
    const [product] =
      (await readProducts(deps, [protocolId], owner.language, { variantId: outcome })).get(protocolId) ?? []
    if (product === undefined) return 'lineMissing'
    const { product_id, notes, item_count: quantity } = product
    return { data: { protocol_id: protocolId, product_id, product_variant_id: outcome, notes, quantity }, product }
  }
  const inOwn = <Result>(
    { userId }: Shopper,
    protocolId: number,
    carryOut: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result | 'missing' | 'gone'> =>
    deps.withAccountLock<Result | 'missing'>(userId, async (transaction) =>
      (await hasProtocol(transaction, userId, protocolId)) ? carryOut(transaction) : 'missing',
    )

  return {
    addProduct: (owner, protocolId, line, key) => {
      const { product_id, product_variant_id, quantity, notes, dosage, position } = line
      const call = ['addProtocolProduct', protocolId, product_id, product_variant_id, quantity, notes, dosage, position]
      return changed(owner, protocolId, (transaction) =>
        oncePerKey(
          transaction,
          { userId: owner.userId, key, call },
          {
            carryOut: () => add(transaction, deps.region, owner, protocolId, line),
            repeat: () => Promise.resolve(product_variant_id),
          },
        ),
      )
    },

    updateProduct: (owner, protocolId, change) =>
      changed(owner, protocolId, (transaction) => update(transaction, deps.region, protocolId, change)),

    removeProduct: (owner, protocolId, variantId) =>
      inOwn(owner, protocolId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('protocol_line')
          .where('protocol_id', '=', protocolId)
          .where('variant_id', '=', variantId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return 'lineMissing'
        await touch(transaction, protocolId)
        return 'removed'
      }),
  }
}

async function add(
  transaction: Transaction<Schema>,
  region: Region,
  { userId, viewer }: Shopper,
  protocolId: number,
  { quantity, notes, dosage, position = 1, ...ids }: NewLine,
): Promise<number | 'unknown' | 'restricted' | 'full'> {
  const variant = await findVariant(transaction, region, ids)
  if (variant?.isOnSale !== true) return 'unknown'
  if (variant.isRestricted && !viewer.mayBuyRestricted) return 'restricted'
  const present = await findLine(transaction, region, protocolId, variant.id)
  if (present !== undefined) {
    const raised = Math.min(present.quantity + quantity, QUANTITY_MAX)
    await write(transaction, protocolId, variant.id, {
      quantity: raised,
      ...(notes !== '' && { notes }),
      ...(dosage && { dosage }),
    })
    return variant.id
  }
  const places = await readPlaces(transaction, region, protocolId)
  if (places.length >= PROTOCOL_LINES_MAX) return 'full'
  await transaction
    .insertInto('protocol_line')
    .values({
      protocol_id: protocolId,
      variant_id: variant.id,
      place: await makeRoom(transaction, protocolId, places, position),
      quantity,
      notes,
      noted_at: notes === '' ? null : now,
      dosage: stored(dosage === undefined ? await usualDosage(transaction, userId, ids.product_id) : dosage),
      dosed_at: dosage ? now : null,
    })
    .execute()
  await touch(transaction, protocolId)
  return variant.id
}

/** Writes of a line only the parts that were changed (lines.update-keeps-the-rest). */
async function update(
  transaction: Transaction<Schema>,
  region: Region,
  protocolId: number,
  { product_variant_id, quantity, notes, dosage, changed = ['quantity', 'notes', 'dosage'] }: LineChange,
): Promise<number | 'lineMissing'> {
  const line = await findLine(transaction, region, protocolId, product_variant_id)
  if (line?.isOnSale !== true) return 'lineMissing'
  const to = {
    ...(quantity !== undefined && changed.includes('quantity') && { quantity }),
    ...(notes !== undefined && changed.includes('notes') && { notes }),
    ...(dosage !== undefined && changed.includes('dosage') && { dosage }),
  }
  if (Object.keys(to).length > 0) await write(transaction, protocolId, product_variant_id, to)
  return product_variant_id
}

const stored = (dosage: Dosage | null): string | null => dosage && JSON.stringify(dosage)

async function findLine(
  transaction: Transaction<Schema>,
  region: Region,
  protocolId: number,
  variantId: number,
): Promise<{ readonly quantity: number; readonly isOnSale: boolean } | undefined> {
  return transaction
    .selectFrom('protocol_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select(['protocol_line.quantity', onSale(region).as('isOnSale')])
    .where('protocol_id', '=', protocolId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
}

async function write(
  transaction: Transaction<Schema>,
  protocolId: number,
  variantId: number,
  { dosage, ...to }: { readonly quantity?: number; readonly notes?: string; readonly dosage?: Dosage | null },
): Promise<void> {
  await transaction
    .updateTable('protocol_line')
    .set({
      ...to,
      ...(to.notes !== undefined && { noted_at: now }),
      ...(dosage !== undefined && { dosage: stored(dosage), dosed_at: dosage === null ? null : now }),
    })
    .where('protocol_id', '=', protocolId)
    .where('variant_id', '=', variantId)
    .execute()
  await touch(transaction, protocolId)
}
