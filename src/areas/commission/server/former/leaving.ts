import { sql, type Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import type { LeavingArea } from '#server/signed-in/leaving.ts'
import { openBank, sealBank } from '../bank/seal.ts'
import { counts, entries, isApproved, toAmount } from '../lines.ts'

/** A practitioner who deletes their account is told what is owed to them, and stays payable (commission.owed-after-deletion). */
export const leaving: LeavingArea = {
  async tell(db, userId) {
    const owed = await entries(db)
      .select([
        'commission_entry.currency',
        sql<string>`coalesce(sum(commission) filter (where not ${isApproved}), 0)`.as('pending'),
        sql<string>`coalesce(sum(commission) filter (where ${isApproved}), 0)`.as('approved'),
      ])
      .where('commission_entry.practitioner_id', '=', userId)
      .where('payout_id', 'is', null)
      .where(counts)
      .groupBy('commission_entry.currency')
      .orderBy('commission_entry.currency')
      .execute()
    const bank = await db.selectFrom('bank_account').select('user_id').where('user_id', '=', userId).executeTakeFirst()
    return {
      commission: owed
        .map(({ currency, pending, approved }) => ({
          currency,
          pending: toAmount(pending),
          approved: toAmount(approved),
        }))
        .filter(({ pending, approved }) => pending !== 0 || approved !== 0),
      has_bank_details: bank !== undefined,
    }
  },

  async keep(transaction, userId, { bankSecret }) {
    const open = await entries(transaction)
      .select('entry_id')
      .where('commission_entry.practitioner_id', '=', userId)
      .where('payout_id', 'is', null)
      .where(counts)
      .where('commission', '<>', '0')
      .limit(1)
      .executeTakeFirst()
    if (open === undefined) return
    const formerId = await keepPerson(transaction, userId)
    await keepBank(transaction, { userId, formerId, bankSecret })
    await transaction
      .updateTable('commission_entry')
      .set({ former_id: formerId })
      .where('practitioner_id', '=', userId)
      .where('payout_id', 'is', null)
      .execute()
  },
}

async function keepPerson(transaction: Transaction<Schema>, userId: number): Promise<number> {
  const { former_id } = await transaction
    .insertInto('commission_former')
    .columns(['first_name', 'last_name', 'practice_name', 'country', 'email', 'language_id'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .leftJoin('practitioner', 'practitioner.user_id', 'account.user_id')
        .select([
          'first_name',
          'last_name',
          sql<string>`coalesce(practice_name, '')`.as('practice_name'),
          'country',
          'email',
          'language_id',
        ])
        .where('account.user_id', '=', userId),
    )
    .returning('former_id')
    .executeTakeFirstOrThrow()
  return former_id
}

async function keepBank(
  transaction: Transaction<Schema>,
  of: { readonly userId: number; readonly formerId: number; readonly bankSecret: string },
): Promise<void> {
  const bank = await transaction
    .selectFrom('bank_account')
    .select('details')
    .where('user_id', '=', of.userId)
    .executeTakeFirst()
  const details = bank && openBank(bank.details, `account ${of.userId}`, of.bankSecret)
  if (!details) return
  await transaction
    .updateTable('commission_former')
    .set({ bank: sealBank(details, `former ${of.formerId}`, of.bankSecret) })
    .where('former_id', '=', of.formerId)
    .execute()
}
