import { type Kysely, sql, type Transaction } from 'kysely'

import type { AdminPayout, createPayout, listPayable, Payable } from '#areas/commission/contract/admin-commission.ts'
import { findByEmail } from '#areas/account/server/find.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import type { BankDetails } from '#areas/commission/contract/bank.ts'
import type { Currency } from '#contract/currency.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { postMail } from '#server/mail/index.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { CommissionDeps } from './deps.ts'
import { entries, isApproved, toAmount } from './lines.ts'
import { payoutMail } from './mails/payout.ts'
import { type BankRow, openBank } from './bank/seal.ts'
import { settleFormers } from './former/settle.ts'
import { isOf, isSomebody, PAYEE, type PayeeId, withPayee } from './payee.ts'
import { nextPayoutOf } from './payout-day.ts'
import { readAdminPayout } from './payouts.ts'
import { todayIn } from './zone.ts'

type PayoutInput = CallInput<typeof createPayout>['body']

/** `total`: what is approved now, in the currency asked for. */
export type PayoutRefusal =
  | { readonly why: 'missing' | 'ahead' }
  /** `day`: the first on which it may have been paid (commission.no-date-before-the-newest). */
  | { readonly why: 'early'; readonly day: string }
  | { readonly why: 'changed'; readonly total: number }

type Refused = { readonly refused: PayoutRefusal }

/** Commission that is to be paid, with the account of its practitioner; null where none is kept. */
export interface Due extends Omit<Payable, 'bank'> {
  readonly bank: BankDetails | null
}

export interface Paying {
  /** Approved commission by practitioner and currency, without sums of 0 and below, by name. */
  listPayable(query: CallInput<typeof listPayable>['query']): Promise<CallResponse<typeof listPayable>>
  /** All of the same, with the accounts to pay to. */
  listDues(): Promise<Due[]>
  /**
   * Pays what is approved of a practitioner in one currency, if that is the total that the admin saw, once for each key
   * (admin.marks-commission-paid). 'gone' if the admin's account was deleted meanwhile.
   */
  createPayout(
    adminId: number,
    input: PayoutInput,
    key: string | undefined,
  ): Promise<AdminPayout | Refused | 'keyUsed' | 'gone'>
}

export function paying(deps: CommissionDeps & AccountLock): Paying {
  const { database, timeZone, payoutDay, withAccountLock } = deps
  return {
    listPayable: (query) =>
      withReadRetry(database, async () => {
        const { offset, limit, fields } = pageOf(query)
        const due = payable(database.db)
        const rows = await due.offset(offset).limit(limit).execute()
        const { count } = await database.db
          .selectFrom(due.as('payable'))
          .select(sql<number>`count(*)::int`.as('count'))
          .executeTakeFirstOrThrow()
        const today = await todayIn(database.db, timeZone)
        return {
          data: rows.map((row) => {
            const { bank, ...rest } = toDue(row, deps.bankSecret)
            return { ...rest, bank: bank?.kind ?? null }
          }),
          next_payout: nextPayoutOf(today, payoutDay),
          ...fields(count),
        }
      }),

    listDues: () =>
      withReadRetry(database, async () =>
        (await payable(database.db).execute()).map((row) => toDue(row, deps.bankSecret)),
      ),

    createPayout: (adminId, input, key) =>
      withAccountLock(adminId, (transaction) =>
        oncePerKey<AdminPayout | Refused>(
          transaction,
          { userId: adminId, key, call: ['createPayout', input] },
          {
            async carryOut() {
              // The payout keeps its key longer than the table of keys does.
              const earlier = key === undefined ? undefined : await readAdminPayout(transaction, { adminId, key })
              if (earlier !== undefined) return earlier
              const made = await pay(transaction, timeZone, { adminId, input, key })
              if ('refused' in made) return made
              await tell(transaction, made, deps)
              await settleFormers(transaction)
              return made
            },
            repeat: async ({ key: known }) => existing(await readAdminPayout(transaction, { adminId, key: known })),
          },
        ),
      ),
  }
}

/** Mails the practitioner that they were paid (commission.payout-is-mailed). */
async function tell(
  transaction: Transaction<Schema>,
  { practitioner, ...payout }: AdminPayout,
  deps: CommissionDeps,
): Promise<void> {
  if (practitioner === null) return
  const { former_id: formerId, email } = practitioner
  if (email === '') return
  const reader = formerId === null ? await findByEmail(transaction, email) : await formerReader(transaction, formerId)
  if (reader !== undefined)
    await postMail(transaction, payoutMail(payout, { ...reader, hasAccount: formerId === null }, deps))
}

const formerReader = (transaction: Transaction<Schema>, formerId: number) =>
  transaction
    .selectFrom('commission_former')
    .innerJoin('language', 'language.id', 'commission_former.language_id')
    .select([sql<string>`coalesce(email, '')`.as('email'), sql<LanguageCode>`language.code`.as('language')])
    .where('former_id', '=', formerId)
    .executeTakeFirst()

/** The day of the newest of these entries, or of the ledger's last payout: none is made before it. */
async function newestDayOf(
  transaction: Transaction<Schema>,
  timeZone: string,
  ledger: { readonly entryIds: readonly number[]; readonly payee: PayeeId; readonly currency: Currency },
): Promise<string | null> {
  const {
    rows: [newest],
  } = await sql<{ day: string | null }>`
    select greatest(
      (select max((created_at at time zone ${timeZone})::date) from commission_entry where entry_id = any(${ledger.entryIds}::int[])),
      (select max(paid_on) from commission_payout where ${isOf(ledger.payee, 'commission_payout')} and currency = ${ledger.currency})
    )::text as day
  `.execute(transaction)
  return newest?.day ?? null
}

const payable = (db: Kysely<Schema>) =>
  withPayee(approved(db), 'commission_entry')
    .leftJoin('bank_account', 'bank_account.user_id', 'account.user_id')
    .select(PAYEE)
    .select([
      'commission_entry.currency',
      sql<number>`count(*)::int`.as('entries'),
      sql<string>`sum(commission)`.as('total'),
      sql<Buffer | null>`coalesce(bank_account.details, commission_former.bank)`.as('sealed'),
    ])
    .where(isSomebody)
    .groupBy([
      'account.user_id',
      'practitioner.practice_name',
      'commission_former.former_id',
      'bank_account.user_id',
      'commission_entry.currency',
    ])
    .having(sql<boolean>`sum(commission) > 0`)
    .orderBy('account.user_id')
    .orderBy('commission_former.former_id')
    .orderBy('commission_entry.currency')

type PayableRow = Awaited<ReturnType<ReturnType<typeof payable>['execute']>>[number]

function toDue({ currency, entries: count, total, sealed, ...practitioner }: PayableRow, bankSecret: string): Due {
  const row: BankRow =
    practitioner.user_id === null ? `former ${practitioner.former_id ?? 0}` : `account ${practitioner.user_id}`
  const bank = sealed === null ? null : openBank(sealed, row, bankSecret)
  return { practitioner, currency, entries: count, total: toAmount(total), bank }
}

/** The entries that a payout pays. */
const approved = (db: Kysely<Schema>) => entries(db).where('payout_id', 'is', null).where(isApproved)

/**
 * Locks the entries of a payout in a fixed order, so that of two admins the second waits and then finds none approved. The
 * lock of the orders waits for an order that is being set to unpaid, and leaves it out.
 */
async function lockApproved(
  transaction: Transaction<Schema>,
  { payee, currency }: { readonly payee: PayeeId; readonly currency: Currency },
) {
  const locked = await approved(transaction)
    .select(['entry_id', 'commission', 'commission_entry.order_id', 'created_at'])
    .where(isOf(payee, 'commission_entry'))
    .where('commission_entry.currency', '=', currency)
    .orderBy('entry_id')
    .forUpdate('commission_entry')
    .execute()
  const paid = await transaction
    .selectFrom('shop_order')
    .select('order_id')
    .where(sql<boolean>`order_id = any(${locked.flatMap(({ order_id }) => order_id ?? [])}::int[])`)
    .where('paid_at', 'is not', null)
    .orderBy('order_id')
    .forShare()
    .execute()
  const orders = new Set(paid.map(({ order_id }) => order_id))
  return locked.filter(({ order_id }) => order_id === null || orders.has(order_id))
}

async function pay(
  transaction: Transaction<Schema>,
  timeZone: string,
  {
    adminId,
    input: { currency, paid_on, note, total, ...whom },
    key,
  }: { readonly adminId: number; readonly input: PayoutInput; readonly key: string | undefined },
): Promise<AdminPayout | Refused> {
  const [practitioner_id, former_id] = [whom.practitioner_id ?? null, whom.former_id ?? null]
  const payee = { practitionerId: practitioner_id, formerId: former_id }
  if (!(await isThere(transaction, payee))) return { refused: { why: 'missing' } }
  if (paid_on > (await todayIn(transaction, timeZone))) return { refused: { why: 'ahead' } }

  const rows = await lockApproved(transaction, { payee, currency })
  const cents = rows.reduce((sum, { commission }) => sum + Number(commission), 0)
  if (cents !== Math.round(total * 100)) return { refused: { why: 'changed', total: toAmount(cents) } }

  const earliest = await newestDayOf(transaction, timeZone, {
    entryIds: rows.map(({ entry_id }) => entry_id),
    payee,
    currency,
  })
  if (earliest !== null && paid_on < earliest) return { refused: { why: 'early', day: earliest } }

  const { payout_id: payoutId } = await transaction
    .insertInto('commission_payout')
    .values({
      practitioner_id,
      former_id,
      currency,
      total: cents,
      paid_on,
      note,
      created_by: adminId,
      idempotency_key: key ?? null,
    })
    .returning('payout_id')
    .executeTakeFirstOrThrow()
  await sql`
    update commission_entry set payout_id = ${payoutId}
    where entry_id = any(${rows.map(({ entry_id }) => entry_id)}::int[])
  `.execute(transaction)
  return existing(await readAdminPayout(transaction, { payoutId }))
}

/** Of a practitioner, or of one whose account is deleted; no payout is of both. */
async function isThere(transaction: Transaction<Schema>, { practitionerId, formerId }: PayeeId): Promise<boolean> {
  if ((practitionerId === null) === (formerId === null)) return false
  const found =
    practitionerId === null
      ? await transaction
          .selectFrom('commission_former')
          .select('former_id')
          .where('former_id', '=', formerId)
          .executeTakeFirst()
      : await transaction
          .selectFrom('account')
          .select('user_id')
          .where('user_id', '=', practitionerId)
          .executeTakeFirst()
  return found !== undefined
}

function existing(payout: AdminPayout | undefined): AdminPayout {
  if (payout === undefined) throw new Error('A payout is missing that was made under this key')
  return payout
}
