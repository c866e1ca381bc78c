import { type Kysely, sql } from 'kysely'

import {
  countTaken,
  isTakenDay,
  TAKEN_DAYS,
  type TakenCount,
  type TakenMark,
  type TakenRecord,
  type TakenSight,
} from '#areas/protocols/contract/taken.ts'
import type { Intake } from '#areas/protocols/contract/dosage/dosage.ts'

import { isLinked } from '#areas/account/server/links.ts'
import type { ClientDeps } from '#areas/clients/server/deps.ts'
import { type Database, withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'

export interface TakenService {
  readTaken(client: Shopper): Promise<TakenRecord>
  /** 'missing' if the client holds no such line; 'badDay' if it is no day that can be marked now. */
  markTaken(client: Shopper, mark: TakenMark, isTaken: boolean): Promise<'set' | 'missing' | 'badDay' | 'gone'>
  /** Lets a linked practitioner see something, or no longer. 'missing' if they are not linked. */
  shareTaken(client: Shopper, practitionerId: number, sight: TakenSight): Promise<'set' | 'missing' | 'gone'>
}

/** The day by the clock of UTC; those of clients are at most one away from it. */
const today = (): string => new Date().toISOString().slice(0, 10)

/** No time is stored as an empty text, since the column is part of a key. */
const stored = (at: Intake['at']): string => at ?? ''

export function takenService(deps: ClientDeps & AccountLock): TakenService {
  const { database, withAccountLock } = deps
  const { db } = database
  return {
    readTaken: ({ userId }) =>
      withReadRetry(database, async () => ({
        marks: await readMarks(db, userId),
        readers: await readReaders(db, userId),
      })),

    async markTaken({ userId }, { protocol_id, product_variant_id: variant_id, day, at }, isTaken) {
      if (!isTakenDay(day, today())) return 'badDay'
      const row = { client_id: userId, protocol_id, variant_id, day, at: stored(at) }
      return await withAccountLock(userId, async (transaction) => {
        await transaction
          .deleteFrom('intake_taken')
          .where('client_id', '=', userId)
          .where(sql<boolean>`day < ${today()}::date - ${TAKEN_DAYS}::int`)
          .execute()
        if (isTaken) {
          const held = await heldLine(transaction, row)
          if (held === undefined) return 'missing'
          await transaction
            .insertInto('intake_taken')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          return 'set'
        }
        await transaction
          .deleteFrom('intake_taken')
          .where('client_id', '=', userId)
          .where('protocol_id', '=', protocol_id)
          .where('variant_id', '=', variant_id)
          .where('day', '=', day)
          .where('at', '=', row.at)
          .execute()
        return 'set'
      })
    },

    shareTaken: ({ userId }, practitionerId, sight) =>
      withAccountLock(userId, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('client_practitioner')
          .set(sight)
          .where('client_id', '=', userId)
          .where('practitioner_id', '=', practitionerId)
          .executeTakeFirst()
        return numUpdatedRows === 0n ? 'missing' : 'set'
      }),
  }
}

/** Locked until the mark is there, as the practitioner may take the line away at the same moment. */
const heldLine = (
  db: Kysely<Schema>,
  { client_id, protocol_id, variant_id }: { client_id: number; protocol_id: number; variant_id: number },
) =>
  db
    .selectFrom('protocol_line')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_line.protocol_id')
    .innerJoin('protocol_share', 'protocol_share.protocol_id', 'protocol.protocol_id')
    .select('protocol_line.variant_id')
    .where('protocol_share.client_id', '=', client_id)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('protocol_line.protocol_id', '=', protocol_id)
    .where('protocol_line.variant_id', '=', variant_id)
    .forShare('protocol_line')
    .executeTakeFirst()

async function readMarks(db: Kysely<Schema>, clientId: number): Promise<TakenMark[]> {
  const rows = await db
    .selectFrom('intake_taken')
    .select(['protocol_id', 'variant_id', sql<string>`day::text`.as('day'), 'at'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`day >= ${today()}::date - ${TAKEN_DAYS}::int`)
    .orderBy('marked_at')
    .execute()
  return rows.map(({ variant_id, at, ...mark }) => ({
    ...mark,
    product_variant_id: variant_id,
    at: at === '' ? null : (at as TakenMark['at']),
  }))
}

const readReaders = (db: Kysely<Schema>, clientId: number): Promise<TakenRecord['readers']> =>
  db
    .selectFrom('client_practitioner')
    .innerJoin('account', 'account.user_id', 'practitioner_id')
    .leftJoin('practitioner', 'practitioner.user_id', 'practitioner_id')
    .select([
      'account.user_id',
      'first_name',
      'last_name',
      sql<string>`coalesce(practice_name, '')`.as('practice_name'),
      'sees_taken',
      'sees_intake',
    ])
    .where('client_id', '=', clientId)
    .orderBy('linked_at')
    .orderBy('account.user_id')
    .execute()

/**
 * The numbers of marked intakes of the lines that a practitioner has shared with a client, or null where the client does not let
 * them see it (taken.seen-where-shared).
 */
export async function readTakenCounts(
  database: Pick<Database, 'db' | 'healthy'>,
  { clientId, practitionerId }: { readonly clientId: number; readonly practitionerId: number },
): Promise<TakenCount[] | null> {
  const { db } = database
  const link = await db
    .selectFrom('client_practitioner')
    .select('sees_taken')
    .where('client_id', '=', clientId)
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst()
  if (link?.sees_taken !== true || !(await isLinked(db, clientId, practitionerId))) return null
  const lines = await db
    .selectFrom('protocol_line')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_line.protocol_id')
    .innerJoin('protocol_share', 'protocol_share.protocol_id', 'protocol.protocol_id')
    .select(['protocol_line.protocol_id', 'variant_id', 'dosage', 'shared_at'])
    .where('protocol.user_id', '=', practitionerId)
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('dosage', 'is not', null)
    .orderBy('protocol_line.protocol_id')
    .orderBy('place', 'desc')
    .execute()
  const marks = await readMarks(db, clientId)
  return lines.flatMap(({ protocol_id, variant_id: product_variant_id, dosage, shared_at }) => {
    if (dosage === null) return []
    const isOfLine = (mark: TakenMark) =>
      mark.protocol_id === protocol_id && mark.product_variant_id === product_variant_id
    const counted = countTaken(dosage, {
      today: today(),
      start: shared_at.toISOString().slice(0, 10),
      marks: marks.filter(isOfLine).map(({ day }) => day),
    })
    return counted.planned === 0 ? [] : [{ protocol_id, product_variant_id, ...counted }]
  })
}
