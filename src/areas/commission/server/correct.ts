import { sql, type Transaction } from 'kysely'

import type { Correction, createCorrection } from '#areas/commission/contract/admin-commission.ts'
import { type CallInput, USER_TYPES } from '#contract/call.ts'
import { CURRENCIES } from '#contract/constants.ts'

import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { CommissionDeps } from './deps.ts'
import { toAmount } from './lines.ts'

type CorrectionInput = CallInput<typeof createCorrection>['body']

export interface Correcting {
  /**
   * Adds an entry with a reason to a practitioner's ledger, once for each key (commission.corrections-have-a-reason). 'missing'
   * if no practitioner has this email, 'gone' if the admin's account was deleted meanwhile.
   */
  createCorrection(
    adminId: number,
    input: CorrectionInput,
    key: string | undefined,
  ): Promise<Correction | 'missing' | 'keyUsed' | 'gone'>
}

export function correcting({ region, withAccountLock }: CommissionDeps & AccountLock): Correcting {
  const { currency } = CURRENCIES[region]
  return {
    createCorrection: (adminId, input, key) =>
      withAccountLock(adminId, (transaction) =>
        oncePerKey<Correction | 'missing'>(
          transaction,
          { userId: adminId, key, call: ['createCorrection', input] },
          {
            async carryOut() {
              // The entry keeps its key longer than the table of keys does.
              const earlier = key === undefined ? undefined : await read(transaction, { adminId, key })
              return earlier ?? correct(transaction, { adminId, input, key, currency })
            },
            repeat: async ({ key: known }) => existing(await read(transaction, { adminId, key: known })),
          },
        ),
      ),
  }
}

async function correct(
  transaction: Transaction<Schema>,
  {
    adminId,
    input: { email, amount, reason },
    key,
    currency,
  }: {
    readonly adminId: number
    readonly input: CorrectionInput
    readonly key: string | undefined
    readonly currency: Correction['currency']
  },
): Promise<Correction | 'missing'> {
  const practitioner = await transaction
    .selectFrom('account')
    .select('user_id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('user_type_id', 'in', [USER_TYPES.CertifiedPractitioner, USER_TYPES.Practitioner])
    .forKeyShare()
    .executeTakeFirst()
  if (practitioner === undefined) return 'missing'
  const { entry_id: entryId } = await transaction
    .insertInto('commission_entry')
    .values({
      order_id: null,
      variant_id: null,
      kind: 'correction',
      practitioner_id: practitioner.user_id,
      currency,
      rate: 0,
      commission: Math.round(amount * 100),
      reason,
      created_by: adminId,
      idempotency_key: key ?? null,
    })
    .returning('entry_id')
    .executeTakeFirstOrThrow()
  return existing(await read(transaction, { entryId }))
}

/** One correction, by its id or by the key it was made under; undefined if there is none. */
async function read(
  transaction: Transaction<Schema>,
  named: { readonly entryId: number } | { readonly adminId: number; readonly key: string },
): Promise<Correction | undefined> {
  const query = transaction
    .selectFrom('commission_entry')
    .innerJoin('account', 'account.user_id', 'practitioner_id')
    .leftJoin('practitioner', 'practitioner.user_id', 'practitioner_id')
    .select([
      'entry_id',
      'currency',
      'commission',
      'reason',
      'created_at',
      'account.user_id',
      'first_name',
      'last_name',
      'email',
      sql<string>`coalesce(practice_name, '')`.as('practice_name'),
    ])
  const found = await (
    'entryId' in named
      ? query.where('entry_id', '=', named.entryId)
      : query.where('created_by', '=', named.adminId).where('idempotency_key', '=', named.key)
  ).executeTakeFirst()
  if (found === undefined) return undefined
  const { entry_id, currency, commission, reason, created_at, ...practitioner } = found
  return {
    entry_id,
    practitioner: { ...practitioner, former_id: null },
    currency,
    amount: toAmount(commission),
    reason,
    created_at: created_at.toISOString(),
  }
}

function existing(correction: Correction | undefined): Correction {
  if (correction === undefined) throw new Error('A correction is missing that was made under this key')
  return correction
}
