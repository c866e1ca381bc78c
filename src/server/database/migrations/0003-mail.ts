import { type Kysely, sql } from 'kysely'

/**
 * Mail and limits.
 *
 * - `outbox`: mails that wait to be sent, were sent, or were given up; exactly one of `due_at`, `sent_at` and
 *   `given_up_at` says which. A mail is written in the transaction of what causes it (mail.written-with-its-cause).
 *   Whoever sends it first moves `due_at` on, which is their claim: should they vanish, it is due again. A null
 *   recipient is the shop itself.
 *   No address can hold a second one, and no subject a line break.
 * - `call_limit`: how often somebody made a call within a span of time. Its columns, in this order, are those of
 *   rate-limiter-flexible; `expire` is milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id integer generated always as identity primary key,
      message_id uuid not null unique default gen_random_uuid(),
      kind text not null check (kind <> ''),
      language_id smallint not null references language,
      recipient text check (recipient ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'),
      reply_to text check (reply_to ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'),
      subject text not null check (subject !~ '[[:cntrl:]]'),
      body text not null,
      written_at timestamptz not null default now(),
      attempts smallint not null default 0,
      due_at timestamptz default now(),
      sent_at timestamptz,
      given_up_at timestamptz,
      check (num_nonnulls(due_at, sent_at, given_up_at) = 1)
    );
    create index outbox_due on outbox (due_at) where due_at is not null;
    create index outbox_sent on outbox (sent_at) where sent_at is not null;

    create table call_limit (
      key text collate "C" primary key,
      points integer not null,
      expire bigint
    );
    create index call_limit_expire on call_limit (expire);
  `.execute(db)
}
