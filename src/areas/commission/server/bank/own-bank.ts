import { findById } from '#areas/account/server/find.ts'
import type { BankDetails, OwnBank } from '#areas/commission/contract/bank.ts'

import { now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import { postMail } from '#server/mail/index.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { CommissionDeps } from '../deps.ts'
import { bankMail } from '../mails/bank.ts'
import { openBank, sealBank } from './seal.ts'

export interface BankAccounts {
  /** The own account to be paid to, masked (commission.bank-details). */
  getBank(userId: number): Promise<OwnBank>
  /** Replaces it and mails that it was changed. 'gone' if the account was deleted in the meantime. */
  saveBank(userId: number, details: BankDetails): Promise<OwnBank | 'gone'>
  deleteBank(userId: number): Promise<OwnBank | 'gone'>
}

const lastFour = (number: string): string => number.slice(-4)

export function bankAccounts(deps: CommissionDeps & AccountLock): BankAccounts {
  const { database, bankSecret, withAccountLock } = deps
  return {
    getBank: (userId) =>
      withReadRetry(database, async () => {
        const found = await database.db
          .selectFrom('bank_account')
          .select(['details', 'changed_at'])
          .where('user_id', '=', userId)
          .executeTakeFirst()
        const details = found && openBank(found.details, `account ${userId}`, bankSecret)
        return details ? masked(details, found.changed_at) : { bank: null }
      }),

    saveBank: (userId, details) =>
      withAccountLock(userId, async (transaction) => {
        const sealed = sealBank(details, `account ${userId}`, bankSecret)
        const { changed_at } = await transaction
          .insertInto('bank_account')
          .values({ user_id: userId, details: sealed })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ details: sealed, changed_at: now }))
          .returning('changed_at')
          .executeTakeFirstOrThrow()
        await postMail(transaction, bankMail(await findById(transaction, userId), deps))
        return masked(details, changed_at)
      }),

    deleteBank: (userId) =>
      withAccountLock(userId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('bank_account')
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await postMail(transaction, bankMail(await findById(transaction, userId), deps))
        return { bank: null }
      }),
  }
}

function masked({ kind, holder, iban, account_number }: BankDetails, changedAt: Date): OwnBank {
  const ends = lastFour(kind === 'iban' ? iban : account_number)
  return { bank: { kind, holder, ends, changed_at: changedAt.toISOString() } }
}
