import { type Kysely, sql } from 'kysely'

/**
 * Protocols that practitioners recommend.
 *
 * - `protocol` with `protocol_line`: one line per variant (lines.known-by-variant), the greatest `place` first. A
 *   deleted protocol keeps its lines and shares for a while, so that deleting can be undone
 *   (protocols.deleted-can-be-restored). `noted_at` is the time of the last change to a line's note.
 * - `protocol_share`: a client holds a protocol until `ended_at` (protocols.client-delete-ends-the-share). Sharing it
 *   again creates a new share. `discount` is the offer made with it; the cart's actual discount is in
 *   `client_practitioner`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table protocol (
      protocol_id integer generated always as identity primary key,
      user_id integer not null references account on delete cascade,
      name text not null check (length(name) between 1 and 120),
      description text not null default '' check (length(description) <= 5000),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index protocol_of_account on protocol (user_id);
    create index protocol_deleted on protocol (deleted_at) where deleted_at is not null;

    create table protocol_line (
      protocol_id integer not null references protocol on delete cascade,
      variant_id integer not null references variant,
      place integer not null,
      quantity smallint not null check (quantity between 1 and 999),
      notes text not null default '' check (length(notes) <= 2000),
      noted_at timestamptz,
      primary key (protocol_id, variant_id)
    );

    create table protocol_share (
      protocol_id integer not null references protocol on delete cascade,
      client_id integer not null references client on delete cascade,
      discount smallint not null check (discount between 0 and 100),
      notes text not null default '' check (length(notes) <= 2000),
      shared_at timestamptz not null default now(),
      opened_at timestamptz,
      ended_at timestamptz,
      primary key (protocol_id, client_id)
    );
    create index protocol_share_of_client on protocol_share (client_id);

    alter table folder_item
      alter column variant_id drop not null,
      add column protocol_id integer references protocol on delete cascade,
      add constraint folder_item_is_one_thing check (num_nonnulls(variant_id, protocol_id) = 1),
      add constraint folder_protocol_once unique (folder_id, protocol_id);
  `.execute(db)
}
