import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '../database/schema.ts'
import type { MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { MailAttachment } from '../database/mail-blocks.ts'
import type { MailBlock } from './blocks.ts'
import { userIdOf } from './outbox.ts'

/**
 * Milliseconds for which a mail belongs to whoever claimed it. Nobody else sends it meanwhile; if he vanishes, it is
 * due again afterwards, since nobody knows whether it was sent.
 */
export const CLAIMED_FOR = 5 * 60_000

/** Milliseconds for which sent mails are kept: they hold names and addresses. */
const KEPT_FOR = 30 * 24 * 60 * 60_000

/** The database's time: it is one for all processes. */
export type Now = () => RawBuilder<Date>

export const databaseTime: Now = () => sql<Date>`clock_timestamp()`

/** A mail that this process alone may send until its claim ends. */
export interface ClaimedMail {
  readonly id: number
  /** The same at each attempt, so that a mailbox can tell a repetition. */
  readonly messageId: string
  readonly kind: string
  /** Null for the shop itself. */
  readonly to: string | null
  readonly replyTo: string | null
  readonly language: LanguageCode
  readonly subject: string
  readonly body: string
  /** Null for mails that are plain text only. */
  readonly blocks: readonly MailBlock[] | null
  readonly topic: MailTopic | null
  readonly shareId: number | null
  /** The paper that goes along as a file. */
  readonly attachment: MailAttachment | null
  /** Number of the account that it goes to; null where it has none. */
  readonly userId: number | null
  /** Its reader has refused such mails since it was written. */
  readonly refused: boolean
  /** Attempts so far, this one included. */
  readonly attempts: number
}

const after = (now: Now, ms: number): RawBuilder<Date> => sql<Date>`${now()} + ${ms} * interval '1 millisecond'`

/** Claims the mail that has been due for longest, and counts the attempt; undefined where none is due. */
export async function claimNext(db: Kysely<Schema>, now: Now): Promise<ClaimedMail | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: after(now, CLAIMED_FOR) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'message_id as messageId',
      'kind',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'body',
      'blocks',
      'topic',
      'share_id as shareId',
      'attachment',
      userIdOf,
      sql<boolean>`exists (
        select from mail_refusal
        where mail_refusal.topic = outbox.topic
          and mail_refusal.user_id = (select user_id from account where lower(email) = lower(recipient))
      ) or exists (
        select from protocol_share
        where protocol_share.share_id = outbox.share_id and (
            ended_at is not null or case when kind = 'supply-repeat' then repeat_weeks is null else supply_stopped_at is not null end
          )
      )`.as('refused'),
      'attempts',
      sql<LanguageCode>`(select code from language where language.id = language_id)`.as('language'),
    ])
    .executeTakeFirst()
}

/** Writes down that a mail was sent, and forgets those sent long ago. */
export async function markSent(db: Kysely<Schema>, { id }: ClaimedMail, now: Now): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now(), due_at: null, given_up_at: null }).where('id', '=', id).execute()
  await db.deleteFrom('outbox').where('sent_at', '<', after(now, -KEPT_FOR)).execute()
}

/** Writes down that a mail was not sent: it is due again after `wait` milliseconds, or never where that is undefined. */
export async function markUnsent(
  db: Kysely<Schema>,
  { id, attempts }: ClaimedMail,
  now: Now,
  wait: number | undefined,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(wait === undefined ? { due_at: null, given_up_at: now() } : { due_at: after(now, wait) })
    .where('id', '=', id)
    // A claim that has ended says nothing any more.
    .where('attempts', '=', attempts)
    .where('due_at', 'is not', null)
    .execute()
}
