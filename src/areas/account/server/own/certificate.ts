import type { Transaction } from 'kysely'

import { CERTIFIED_FIELDS } from '#areas/account/contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import { type CertifiedDetails, certifiedDetailsOf, type Judgement } from '#areas/account/contract/account.ts'

import type { Schema } from '#server/database/schema.ts'
import { now } from '#server/database/clock.ts'
import { type PractitionerRow, practitioners } from './profile.ts'

/**
 * Writes the state of a certificate, and with it the type of its owner (share.not-approved-is-type-three). Corrected
 * details of an approved certificate are checked again while it stays approved (admin.refusal-ends-the-approval).
 */
export async function writeJudgement(
  transaction: Transaction<Schema>,
  { user_id, checked_since, approved_details }: PractitionerRow,
  status: Judgement['status'],
  reason: string | null,
): Promise<void> {
  const judged = transaction.updateTable('practitioner').where('user_id', '=', user_id)
  if (status === 'pending' && approved_details !== null) {
    await judged.set({ checked_since: now }).execute()
    return
  }
  await judged
    .set({
      certificate_status: status,
      certificate_reason: reason,
      certificate_judged_at: status === 'pending' ? null : now,
      checked_since: null,
      ...(status === 'approved' && checked_since !== null ? {} : { approved_details: null }),
    })
    .execute()
  await transaction
    .updateTable('account')
    .set({ user_type_id: status === 'approved' ? USER_TYPES.CertifiedPractitioner : USER_TYPES.Practitioner })
    .where('user_id', '=', user_id)
    .execute()
}

/**
 * Makes a change. A certified practitioner is checked again if the certified details differ from the approved ones, and
 * no longer if they are the same again (account.changed-certificate-is-checked).
 */
export async function keepingCertificate(
  transaction: Transaction<Schema>,
  userId: number,
  change: () => Promise<void>,
): Promise<void> {
  const read = practitioners(transaction)
    .where('account.user_id', '=', userId)
    .where('user_type_id', '=', USER_TYPES.CertifiedPractitioner)
    .where('certificate_status', '=', 'approved')
  const before = await read.forUpdate().executeTakeFirst()
  await change()
  const after = before && (await read.executeTakeFirst())
  if (!before || !after) return
  const isChecked = before.checked_since !== null
  const approved = (isChecked ? before.approved_details : null) ?? certifiedDetailsOf(before)
  const isAsApproved = hasSameDetails(approved, after)
  if (isAsApproved && !isChecked) return
  await transaction
    .updateTable('practitioner')
    .set(
      isAsApproved
        ? { checked_since: null, approved_details: null }
        : { checked_since: before.checked_since ?? now, approved_details: JSON.stringify(approved) },
    )
    .where('user_id', '=', userId)
    .execute()
}

/** True if a certificate of one covers the other: no certified field differs. */
export const hasSameDetails = (one: CertifiedDetails, other: CertifiedDetails): boolean =>
  CERTIFIED_FIELDS.every((field) => one[field] === other[field])
