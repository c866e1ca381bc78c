import { type Kysely, sql } from 'kysely'

/**
 * Mails of HTML and plain text, and those that an account doesn't want.
 *
 * - `outbox.blocks`: what HTML and plain text are made of; null for a mail of plain text only. `body` holds its plain text.
 * - `outbox.attachment`: the paper that goes with the mail, read when it is sent.
 * - `outbox.topic`: what the mail is about, where its reader may refuse such mails; null for one about an order or the
 *   account's safety.
 * - `mail_refusal`: the topics that an account gets no mails about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      add column blocks jsonb check (jsonb_typeof(blocks) = 'array'),
      add column attachment jsonb check (jsonb_typeof(attachment) = 'object'),
      add column topic text collate "C" check (topic in ('invitations', 'protocols', 'clients'));

    create table mail_refusal (
      user_id integer not null references account on delete cascade,
      topic text collate "C" not null check (topic in ('invitations', 'protocols', 'clients')),
      refused_at timestamptz not null default now(),
      primary key (user_id, topic)
    );
  `.execute(db)
}
