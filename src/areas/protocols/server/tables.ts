import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { RepeatWeeks } from '#areas/protocols/contract/supply/own-supply.ts'

import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface ProtocolsTables {
  protocol: ProtocolTable
  protocol_line: ProtocolLineTable
  protocol_share: ProtocolShareTable
  supply_told: SupplyToldTable
  intake_taken: IntakeTakenTable
  plan_feed: PlanFeedTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends ProtocolsTables {}
}

interface ProtocolTable {
  protocol_id: GeneratedAlways<number>
  user_id: number
  name: string
  description: Generated<string>
  created_at: GivenTimestamp
  updated_at: GivenTimestamp
  deleted_at: NullableTimestamp
}

interface ProtocolLineTable {
  protocol_id: number
  variant_id: number
  place: number
  quantity: number
  notes: Generated<string>
  noted_at: NullableTimestamp
  /** Written as JSON. */
  dosage: ColumnType<Dosage | null, string | null | undefined, string | null>
  dosed_at: NullableTimestamp
}

interface IntakeTakenTable {
  client_id: number
  protocol_id: number
  variant_id: number
  /** As YYYY-MM-DD. */
  day: ColumnType<string, string, never>
  /** Empty where the time is left open. */
  at: string
  marked_at: GivenTimestamp
}

interface PlanFeedTable {
  client_id: number
  token_hash: Buffer
  language_id: number
  made_at: GivenTimestamp
}

interface ProtocolShareTable {
  share_id: GeneratedAlways<number>
  protocol_id: number
  /** Null if the email of the invitation does not belong to a client. */
  client_id: number | null
  /** Null once the client is linked. */
  invitation_id: number | null
  /** Whole percent. */
  discount: number
  notes: Generated<string>
  shared_at: GivenTimestamp
  opened_at: NullableTimestamp
  ended_at: NullableTimestamp
  mail_subject: Generated<string>
  mail_text: Generated<string>
  supply_stopped_at: NullableTimestamp
  repeat_weeks: ColumnType<RepeatWeeks | null, undefined, RepeatWeeks | null>
  /** Both days; read them as text. */
  repeat_on: ColumnType<Date | null, undefined, string | null>
  repeat_asked_on: ColumnType<Date | null, undefined, string | null>
}

interface SupplyToldTable {
  share_id: number
  variant_id: number
  order_id: number
  told_at: GivenTimestamp
}
