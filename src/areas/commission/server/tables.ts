import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { CommissionKind } from '#areas/commission/contract/commission.ts'
import type { OrderSummary } from '#areas/orders/contract/orders.ts'
import type { GivenTimestamp, NullableTimestamp, Cents } from '#server/database/columns.ts'

export interface CommissionTables {
  bank_account: BankAccountTable
  commission_entry: CommissionEntryTable
  commission_former: CommissionFormerTable
  commission_payout: CommissionPayoutTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends CommissionTables {}
}

interface BankAccountTable {
  user_id: number
  details: Buffer
  changed_at: GivenTimestamp
}

interface CommissionEntryTable {
  entry_id: GeneratedAlways<number>
  /** Null for a correction, as is the variant. */
  order_id: number | null
  variant_id: number | null
  kind: CommissionKind
  /** Null once the account is deleted. */
  practitioner_id: number | null
  /** A deleted practitioner who is owed it, or was until it was paid. */
  former_id: Generated<number | null>
  currency: OrderSummary['currency']
  /** Whole percent. */
  rate: number
  commission: Cents
  created_at: GivenTimestamp
  payout_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Null in accruals, and in reversals made before returns were kept. */
  quantity: ColumnType<number | null, undefined, never>
  amount: ColumnType<string | null, undefined, never>
  return_id: ColumnType<number | null, undefined, never>
  /** Of a correction. */
  reason: Generated<string>
  created_by: Generated<number | null>
  idempotency_key: Generated<string | null>
}

interface CommissionFormerTable {
  former_id: GeneratedAlways<number>
  first_name: string
  last_name: string
  practice_name: string
  country: string | null
  /** Null once nothing is owed any more, as are the bank details. */
  email: string | null
  language_id: number
  bank: Buffer | null
  left_at: GivenTimestamp
  settled_at: NullableTimestamp
}

interface CommissionPayoutTable {
  payout_id: GeneratedAlways<number>
  /** Null once the account is deleted. */
  practitioner_id: number | null
  former_id: Generated<number | null>
  currency: OrderSummary['currency']
  total: Cents
  /** A Date at midnight in the process's own time zone: select it as text. */
  paid_on: ColumnType<Date, string, never>
  note: Generated<string>
  created_at: GivenTimestamp
  created_by: number | null
  idempotency_key: string | null
}
