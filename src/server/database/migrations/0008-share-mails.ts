import { type Kysely, sql } from 'kysely'

/**
 * The mail of a share as it was sent, without its link, for its practitioner to read (share.mail-can-be-read): the outbox
 * forgets mails. And what a practitioner noted when they invited a client, for themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table protocol_share
      add column mail_subject text not null default '',
      add column mail_text text not null default '';

    alter table client_practitioner
      add column notes text not null default '' check (length(notes) <= 2000);
  `.execute(db)
}
