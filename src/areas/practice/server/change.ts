import type { Transaction } from 'kysely'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { hasPage } from '#server/practice-data/read.ts'

/** 'missing': the caller has made no page. 'gone': the account was deleted meanwhile. */
export type NoPage = 'missing' | 'gone'

/** Changes the caller's page under the account's lock. */
export type ChangePage = <Outcome>(
  shopper: Shopper,
  carryOut: (transaction: Transaction<Schema>) => Promise<Outcome>,
) => Promise<Outcome | NoPage>

/** Outcomes that leave the page as it was. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'missing',
  'unknown',
  'noFeature',
  'full',
  'keyUsed',
  'beyond',
  'taken',
])

export function openChange({ withAccountLock }: AccountLock): ChangePage {
  return (shopper, carryOut) =>
    withAccountLock(shopper.userId, async (transaction) => {
      if (!(await hasPage(transaction, shopper.userId))) return 'missing'
      const outcome = await carryOut(transaction)
      if (REFUSALS.has(outcome)) return outcome
      await transaction.updateTable('practice').set({ changed_at: now }).where('user_id', '=', shopper.userId).execute()
      return outcome
    })
}

/** The ids with one of them moved to a position, counted from 1; undefined where there is none such. */
export function moved(ids: readonly number[], id: number, position: number): number[] | undefined {
  if (position > ids.length) return undefined
  return ids.filter((other) => other !== id).toSpliced(position - 1, 0, id)
}
