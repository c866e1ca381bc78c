import { type Kysely, sql, type Transaction } from 'kysely'

import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { endOf } from '#areas/protocols/contract/supply/length.ts'
import { SOON, TOLD_BEFORE } from '#areas/protocols/contract/supply/own-supply.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { within } from '#areas/catalogue/server/within.ts'
import type { Schema } from '#server/database/schema.ts'
import { postMail } from '#server/mail/index.ts'
import { readProducts } from '../read.ts'
import type { SupplyDeps } from './deps.ts'
import { type HeldShare, readAtHome, type SuppliedLine } from './home.ts'
import { type Ending, endingMail, repeatMail } from './mails.ts'
import { startIn, todayOf } from './start.ts'

/**
 * Writes the emails that are due for the first share after one, once whatever process looks (supply.one-mail-before-it-runs-out).
 *
 * @param today as YYYY-MM-DD; that of the shop where it is left out
 * @returns the number of the share that was looked at; undefined where none is left
 */
export function remindNext(deps: SupplyDeps, after: number, today?: string): Promise<number | undefined> {
  return deps.database.db.transaction().execute(async (transaction) => {
    const day = today ?? (await todayOf(transaction, deps.timeZone))
    const share = await nextShare(transaction, { after, day, timeZone: deps.timeZone })
    if (share !== undefined) await remindOf(transaction, deps, share, day)
    return share?.shareId
  })
}

type Share = NonNullable<Awaited<ReturnType<typeof nextShare>>>

/** Shares that ended, were stopped or whose client has no account are passed over; so are those that another process looks at. */
function nextShare(
  transaction: Kysely<Schema>,
  { after, day, timeZone }: { readonly after: number; readonly day: string; readonly timeZone: string },
) {
  return transaction
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .innerJoin('account', 'account.user_id', 'protocol_share.client_id')
    .select([
      'share_id as shareId',
      'protocol.protocol_id as protocolId',
      'account.user_id as clientId',
      'shared_at as sharedAt',
      'protocol.name as protocol',
      'email as to',
      'first_name as name',
      'supply_stopped_at as stoppedAt',
      sql<boolean>`repeat_on <= ${day}::date and repeat_asked_on is distinct from repeat_on`.as('isRepeatDue'),
      sql<LanguageCode>`(select code from language where language.id = account.language_id)`.as('language'),
      startIn(timeZone),
    ])
    .where('share_id', '>', after)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('activated_at', 'is not', null)
    .where(
      sql<boolean>`(
        (repeat_on <= ${day}::date and repeat_asked_on is distinct from repeat_on)
        or (supply_stopped_at is null and exists (
          select from shop_order where shop_order.user_id = client_id and placed_at >= shared_at and cancelled_at is null
        ))
      )`,
    )
    .orderBy('share_id')
    .limit(1)
    .forUpdate('protocol_share')
    .skipLocked()
    .executeTakeFirst()
}

async function remindOf(transaction: Transaction<Schema>, deps: SupplyDeps, share: Share, day: string): Promise<void> {
  const { protocolId, language, start, isRepeatDue } = share
  const inside = { ...deps, ...within(deps, transaction), database: { ...deps.database, db: transaction } }
  const products = (await readProducts(inside, [protocolId], language)).get(protocolId) ?? []
  const end = endOf(products, start)
  if (end !== null && end < day) return
  if (share.stoppedAt === null) await tellEndings(transaction, deps, share, { day, products })
  if (!isRepeatDue) return
  await transaction
    .updateTable('protocol_share')
    .set({ repeat_asked_on: sql`repeat_on` })
    .where('share_id', '=', share.shareId)
    .execute()
  await postMail(transaction, repeatMail(share, deps))
}

async function tellEndings(
  transaction: Transaction<Schema>,
  deps: SupplyDeps,
  share: Share,
  { day, products }: { readonly day: string; readonly products: readonly ProtocolProduct[] },
): Promise<void> {
  const held: HeldShare = share
  const lines = await readAtHome(transaction, held, products, deps.timeZone)
  const ending = endingSoon(lines, day)
  if (ending.length === 0) return
  const told = await transaction
    .insertInto('supply_told')
    .values(
      ending.map(({ product_variant_id: variant_id, orderId: order_id }) => ({
        share_id: share.shareId,
        variant_id,
        order_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('variant_id')
    .execute()
  const isNew = new Set(told.map(({ variant_id }) => variant_id))
  const endings = products.flatMap(({ name, brand, variants: [variant] }): readonly Ending[] => {
    const line = ending.find(({ product_variant_id }) => product_variant_id === variant?.id)
    return line && isNew.has(line.product_variant_id) ? [{ name, brand: brand.name, day: line.runs_out }] : []
  })
  if (endings.length > 0) await postMail(transaction, endingMail(share, endings, deps))
}

interface EndingLine extends SuppliedLine {
  readonly runs_out: string
  readonly orderId: number
}

/** Those that end within two weeks, once one ends within one; not what has ended, and not what is ordered again. */
function endingSoon(lines: readonly SuppliedLine[], day: string): readonly EndingLine[] {
  const ending = lines.filter(
    (line): line is EndingLine =>
      line.runs_out !== null &&
      line.orderId !== null &&
      !line.is_ordered &&
      line.runs_out >= day &&
      line.runs_out <= addDays(day, SOON),
  )
  return ending.some(({ runs_out }) => runs_out <= addDays(day, TOLD_BEFORE)) ? ending : []
}
