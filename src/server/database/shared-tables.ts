import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { MailAttachment, MailBlock } from '#server/database/mail-blocks.ts'
import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface SharedTables {
  language: LanguageTable
  outbox: OutboxTable
  mail_refusal: MailRefusalTable
  call_limit: CallLimitTable
  call_key: CallKeyTable
}

interface LanguageTable {
  id: number
  code: string
}

interface OutboxTable {
  id: GeneratedAlways<number>
  message_id: Generated<string>
  kind: string
  language_id: number
  recipient: string | null
  reply_to: string | null
  subject: string
  body: string
  blocks: JSONColumnType<readonly MailBlock[]> | null
  attachment: JSONColumnType<MailAttachment> | null
  topic: MailTopic | null
  share_id: ColumnType<number | null, number | null | undefined, number | null>
  written_at: GivenTimestamp
  attempts: Generated<number>
  due_at: NullableTimestamp
  sent_at: NullableTimestamp
  given_up_at: NullableTimestamp
}

interface MailRefusalTable {
  user_id: number
  topic: MailTopic
  refused_at: GivenTimestamp
}

interface CallLimitTable {
  key: string
  points: number
  /** Milliseconds since 1970; as text, since it may exceed JavaScript's safe integers. */
  expire: string | null
}

interface CallKeyTable {
  user_id: number
  key: string
  call_hash: Buffer
  used_at: GivenTimestamp
}
