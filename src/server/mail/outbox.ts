import { type Kysely, sql, type Transaction } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '../database/schema.ts'
import type { MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { MailBlock } from './blocks.ts'
import { type NewMail, oneLine, plainLines } from './mail.ts'

/**
 * Writes a mail to the outbox in the transaction of its cause (mail.written-with-its-cause), so it is sent if and only
 * if that transaction commits.
 */
export async function postMail(
  transaction: Transaction<Schema>,
  { kind, to, replyTo, language, subject, body, blocks, topic, paperId, shareId }: NewMail,
): Promise<void> {
  if (topic !== undefined && to !== null && (await isRefused(transaction, to, topic))) return
  await transaction
    .insertInto('outbox')
    .values((eb) => ({
      kind,
      recipient: to,
      reply_to: replyTo ?? null,
      language_id: eb.selectFrom('language').select('id').where('code', '=', language),
      subject: oneLine(subject),
      body: plainLines(body),
      blocks: blocks === undefined ? null : JSON.stringify(blocks),
      attachment: paperId === undefined ? null : JSON.stringify({ paperId }),
      topic: topic ?? null,
      share_id: shareId ?? null,
    }))
    .execute()
}

/** True if the account of this address gets no mails about that (mail.topics-can-be-refused). */
async function isRefused(transaction: Transaction<Schema>, to: string, topic: MailTopic): Promise<boolean> {
  const refusal = await transaction
    .selectFrom('mail_refusal')
    .innerJoin('account', 'account.user_id', 'mail_refusal.user_id')
    .select('topic')
    .where((eb) => eb(eb.fn('lower', ['account.email']), '=', eb.fn('lower', [eb.val(to)])))
    .where('topic', '=', topic)
    .executeTakeFirst()
  return refusal !== undefined
}

/** A mail as the outbox page shows it. */
export interface OutboxMail {
  readonly id: number
  /** Null for the shop itself. */
  readonly to: string | null
  readonly replyTo: string | null
  readonly language: LanguageCode
  readonly subject: string
  readonly body: string
  readonly blocks: readonly MailBlock[] | null
  readonly topic: MailTopic | null
  readonly shareId: number | null
  /** Number of the account that it goes to; null where it has none. */
  readonly userId: number | null
  readonly writtenAt: Date
  readonly state: 'waiting' | 'sent' | 'given up'
  /** Attempts to send it so far. */
  readonly attempts: number
}

/** Returns the newest mails, newest first. */
export async function newestMails(db: Kysely<Schema>, count: number): Promise<OutboxMail[]> {
  return mailsOf(db).orderBy('outbox.id', 'desc').limit(count).execute()
}

/** Returns a mail by its number; undefined where there is none. */
export async function findMail(db: Kysely<Schema>, id: number): Promise<OutboxMail | undefined> {
  return mailsOf(db).where('outbox.id', '=', id).executeTakeFirst()
}

/** The account that a mail goes to. */
export const userIdOf = sql<number | null>`(select user_id from account where lower(email) = lower(recipient))`.as(
  'userId',
)

function mailsOf(db: Kysely<Schema>) {
  return db
    .selectFrom('outbox')
    .innerJoin('language', 'language.id', 'outbox.language_id')
    .select([
      'outbox.id',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'body',
      'blocks',
      'topic',
      'share_id as shareId',
      userIdOf,
      'written_at as writtenAt',
      'attempts',
      sql<LanguageCode>`language.code`.as('language'),
      sql<
        OutboxMail['state']
      >`case when sent_at is not null then 'sent' when given_up_at is not null then 'given up' else 'waiting' end`.as(
        'state',
      ),
    ])
}
