import type { Transaction } from 'kysely'

import type { FilledCart } from '#areas/clients/contract/filling.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { readBuyingRights } from '#areas/account/server/principal.ts'
import { standingLinks } from '#areas/account/server/links.ts'
import { type PutLine, putIntoCart, readFilled, recordFilling } from '#areas/cart/server/index.ts'
import { namesOf } from '#areas/cart/server/filling/read.ts'
import { postFilledMail } from '#areas/cart/server/filling/mail.ts'
import { within } from '#areas/catalogue/server/within.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { viewerOf } from '#server/signed-in/viewer.ts'
import type { ClientDeps } from './deps.ts'

export interface Filling {
  readonly protocol_id: number
  readonly message: string
  readonly mail: boolean
}

/**
 * 'missing': no client of the practitioner's (filling.approved-and-linked). 'notAllowed': the client does not let them. 'notHeld': no protocol of theirs that
 * the client holds.
 */
type FillingRefusal = 'missing' | 'notAllowed' | 'notHeld'

/** `isRepeated` if an earlier call under the key has put it in. */
type Filled = FilledCart & { readonly isRepeated: boolean }

export interface FillingService {
  /**
   * Puts a protocol into a client's cart, once for each key, and writes the email to the client. Nothing is recorded where
   * nothing of it can be put in.
   */
  fillCart(
    practitioner: Shopper,
    clientId: number,
    filling: Filling,
    key: string | undefined,
  ): Promise<Filled | FillingRefusal | 'keyUsed' | 'gone'>
  /** Lets a linked practitioner put protocols into the client's cart, or no longer. 'missing' if they are not linked. */
  allowFilling(client: Shopper, practitionerId: number, isAllowed: boolean): Promise<'set' | 'missing' | 'gone'>
}

interface Nothing {
  readonly refused: FilledCart
}

export function fillingService(deps: ClientDeps & AccountLock): FillingService {
  const { withAccountLock } = deps
  return {
    async fillCart({ userId, language }, clientId, filling, key) {
      const outcome = await withAccountLock(userId, (transaction) =>
        oncePerKey<Filled | FillingRefusal | Nothing>(
          transaction,
          {
            userId,
            key,
            call: ['fillClientsCart', clientId, filling.protocol_id, filling.message, filling.mail],
          },
          {
            carryOut: () => fill(transaction, deps, { practitionerId: userId, clientId, filling, key, language }),
            repeat: () => repeated(transaction, deps, { practitionerId: userId, key, language }),
          },
        ),
      )
      return typeof outcome === 'object' && 'refused' in outcome ? { ...outcome.refused, isRepeated: true } : outcome
    },

    allowFilling: ({ userId }, practitionerId, isAllowed) =>
      withAccountLock(userId, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('client_practitioner')
          .set({ may_fill_cart: isAllowed })
          .where('client_id', '=', userId)
          .where('practitioner_id', '=', practitionerId)
          .executeTakeFirst()
        return numUpdatedRows === 0n ? 'missing' : 'set'
      }),
  }
}

interface Fill {
  readonly practitionerId: number
  readonly clientId: number
  readonly filling: Filling
  readonly key: string | undefined
  readonly language: LanguageCode
}

/** The client's own lock is taken before rights are read: what they change at the same moment comes before, or after. */
async function fill(
  transaction: Transaction<Schema>,
  deps: ClientDeps,
  { practitionerId, clientId, filling, key, language }: Fill,
): Promise<Filled | FillingRefusal | Nothing> {
  await transaction
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const link = await standingLinks(transaction)
    .select('may_fill_cart')
    .where('link.client_id', '=', clientId)
    .where('link.practitioner_id', '=', practitionerId)
    .executeTakeFirst()
  if (link === undefined) return 'missing'
  if (!link.may_fill_cart) return 'notAllowed'
  const protocol = await heldProtocol(transaction, { practitionerId, clientId, protocolId: filling.protocol_id })
  if (protocol === undefined) return 'notHeld'
  const wanted = await protocolLines(transaction, filling.protocol_id)
  const viewer = viewerOf(await readBuyingRights(transaction, clientId))
  const put = await putIntoCart(
    transaction,
    deps.region,
    { userId: clientId, viewer },
    wanted.map(({ product_id, variant_id, quantity }) => ({ product_id, product_variant_id: variant_id, quantity })),
  )
  if (put.every(({ quantity }) => quantity === 0)) {
    const names = await namesOf(within(deps, transaction), wanted, language)
    return {
      refused: answerOf(
        names.map(([row, named], at) => [{ ...row, ...lineAt(put, at) }, named] as const),
        false,
      ),
    }
  }
  const fillingId = await recordFilling(
    transaction,
    {
      clientId,
      practitionerId,
      protocolId: filling.protocol_id,
      protocolName: protocol.name,
      message: filling.message,
      isMailed: filling.mail,
      key,
    },
    put,
  )
  if (filling.mail) await postFilledMail(transaction, deps, { clientId, practitionerId, fillingId, viewer })
  return { ...answerOf(await readFilled(deps, transaction, fillingId, language), filling.mail), isRepeated: false }
}

const lineAt = (put: readonly PutLine[], at: number) => {
  const { wanted = 0, quantity = 0, reason = null } = put[at] ?? {}
  return { wanted, quantity, reason }
}

type Named = Awaited<ReturnType<typeof readFilled>>[number][1]
type Carried = Pick<PutLine, 'wanted' | 'quantity' | 'reason'>

function answerOf(lines: readonly (readonly [Carried, Named])[], mailed: boolean): FilledCart {
  return {
    lines: lines.flatMap(([{ quantity }, named]) => (quantity === 0 ? [] : [{ ...named, quantity }])),
    left_out: lines.flatMap(([{ wanted, quantity, reason }, named]) =>
      reason === null ? [] : [{ ...named, quantity: wanted - quantity, reason }],
    ),
    mailed,
  }
}

/** The answer to a call that has put something in before. */
async function repeated(
  transaction: Transaction<Schema>,
  deps: ClientDeps,
  { practitionerId, key, language }: Pick<Fill, 'practitionerId' | 'key' | 'language'>,
): Promise<Filled | 'missing'> {
  const filling = await transaction
    .selectFrom('cart_filling')
    .select(['filling_id', 'is_mailed'])
    .where('practitioner_id', '=', practitionerId)
    .where('call_key', '=', key ?? '')
    .executeTakeFirst()
  if (filling === undefined) return 'missing'
  const lines = await readFilled(deps, transaction, filling.filling_id, language)
  return { ...answerOf(lines, filling.is_mailed), isRepeated: true }
}

/** A protocol of the practitioner's that is shared with the client (filling.of-a-protocol-they-hold). */
const heldProtocol = (
  transaction: Transaction<Schema>,
  of: { readonly practitionerId: number; readonly clientId: number; readonly protocolId: number },
) =>
  transaction
    .selectFrom('protocol')
    .innerJoin('protocol_share', 'protocol_share.protocol_id', 'protocol.protocol_id')
    .select('name')
    .where('protocol.protocol_id', '=', of.protocolId)
    .where('protocol.user_id', '=', of.practitionerId)
    .where('deleted_at', 'is', null)
    .where('client_id', '=', of.clientId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

const protocolLines = (transaction: Transaction<Schema>, protocolId: number) =>
  transaction
    .selectFrom('protocol_line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant_id', 'product_id', 'product.name as product', 'variant.net_contents', 'protocol_line.quantity'])
    .where('protocol_id', '=', protocolId)
    .orderBy('place', 'desc')
    .orderBy('variant_id', 'desc')
    .execute()

/** The time at which each protocol was put into the client's cart last, and of the first order since with something of it. */
export async function readLastFillings(
  db: Transaction<Schema> | ClientDeps['database']['db'],
  { clientId, practitionerId }: { readonly clientId: number; readonly practitionerId: number },
): Promise<{ protocol_id: number; filled_at: string; ordered_at: string | null }[]> {
  const rows = await db
    .selectFrom('cart_filling as filling')
    .select(['protocol_id', 'filled_at'])
    .select((eb) =>
      eb
        .selectFrom('shop_order')
        .innerJoin('order_line', 'order_line.order_id', 'shop_order.order_id')
        .innerJoin('cart_filling_line as line', 'line.variant_id', 'order_line.variant_id')
        .select((inner) => inner.fn.min('placed_at').as('placed_at'))
        .whereRef('line.filling_id', '=', 'filling.filling_id')
        .where('line.quantity', '>', 0)
        .whereRef('shop_order.user_id', '=', 'filling.client_id')
        .whereRef('shop_order.practitioner_id', '=', 'filling.practitioner_id')
        .whereRef('placed_at', '>=', 'filling.filled_at')
        .where('cancelled_at', 'is', null)
        .as('ordered_at'),
    )
    .distinctOn('protocol_id')
    .where('client_id', '=', clientId)
    .where('filling.practitioner_id', '=', practitionerId)
    .where('protocol_id', 'is not', null)
    .orderBy('protocol_id')
    .orderBy('filled_at', 'desc')
    .execute()
  return rows.map(({ protocol_id, filled_at, ordered_at }) => ({
    protocol_id: protocol_id ?? 0,
    filled_at: filled_at.toISOString(),
    ordered_at: ordered_at === null ? null : new Date(ordered_at).toISOString(),
  }))
}
