import { type Kysely, sql } from 'kysely'

/**
 * Marks of clients in the plan of their day, and its address for calendars.
 *
 * - `intake_taken`: an intake that a client has marked as taken (taken.once-each), on a day of their own calendar. `at` as in a
 *   dosage, empty where the time is left open. It goes with the line of the protocol.
 * - `client_practitioner.sees_taken`: the client lets the practitioner see how many (taken.seen-where-shared).
 * - `plan_feed`: the address under which calendars fetch a client's plan (feed.address-is-private), by the hash of its token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table intake_taken (
      client_id integer not null references client on delete cascade,
      protocol_id integer not null,
      variant_id integer not null,
      day date not null,
      at text collate "C" not null check (length(at) <= 10),
      marked_at timestamptz not null default clock_timestamp(),
      primary key (client_id, protocol_id, variant_id, day, at),
      foreign key (protocol_id, variant_id) references protocol_line on delete cascade
    );
    create index intake_taken_of_line on intake_taken (protocol_id, variant_id);
    create index intake_taken_of_day on intake_taken (day);

    alter table client_practitioner add column sees_taken boolean not null default false;

    create table plan_feed (
      client_id integer primary key references account on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      language_id integer not null references language,
      made_at timestamptz not null default clock_timestamp()
    );
  `.execute(db)
}
