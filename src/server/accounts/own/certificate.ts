import type { Transaction } from 'kysely'

import { CERTIFIED_FIELDS } from '#contract/account.ts'
import type { CallInput } from '#contract/call.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { judgePractitioner } from '#contract/admin.ts'

import type { Schema } from '../../database/schema.ts'
import { now } from '../clock.ts'
import { practitioners } from './profile.ts'

export type Judgement = CallInput<typeof judgePractitioner>['body']

/** Writes where a certificate stands, and with it the type of its owner. */
export async function writeJudgement(
  transaction: Transaction<Schema>,
  userId: number,
  status: Judgement['status'],
  reason: string | null,
): Promise<void> {
  await transaction
    .updateTable('practitioner')
    .set({
      certificate_status: status,
      certificate_reason: reason,
      certificate_judged_at: status === 'pending' ? null : now,
    })
    .where('user_id', '=', userId)
    .execute()
  await transaction
    .updateTable('account')
    .set({ user_type_id: status === 'approved' ? USER_TYPES.CertifiedPractitioner : USER_TYPES.Practitioner })
    .where('user_id', '=', userId)
    .execute()
}

/** Makes a change, and lets an approved certificate wait again where that changed what it was approved for. */
export async function keepingCertificate(
  transaction: Transaction<Schema>,
  userId: number,
  change: () => Promise<void>,
): Promise<void> {
  const read = practitioners(transaction)
    .where('account.user_id', '=', userId)
    .where('user_type_id', '=', USER_TYPES.CertifiedPractitioner)
  const before = await read.forUpdate().executeTakeFirst()
  await change()
  const after = before && (await read.executeTakeFirst())
  if (before && CERTIFIED_FIELDS.some((field) => before[field] !== after?.[field]))
    await writeJudgement(transaction, userId, 'pending', null)
}
