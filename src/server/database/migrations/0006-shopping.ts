import { type Kysely, sql } from 'kysely'

/**
 * Carts, wishlists and saved folders.
 *
 * - `cart_line`: one line per variant, in the order of adding. Variants are withdrawn and never deleted, so a line
 *   stays valid.
 * - `call_key` holds each `Idempotency-Key` whose call was carried out, with SHA-256 of that call, to tell a repetition
 *   from another call under the same key (call.idempotency-key-happens-once).
 * - `wishlist_item`: one item per variant.
 * - `folder` with `folder_item`: saved folders of a practitioner (folders.named-folders-of-practitioners). A deleted
 *   folder keeps its contents for a while, so that deleting can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart_line (
      user_id integer not null references account on delete cascade,
      variant_id integer not null references variant,
      quantity smallint not null check (quantity between 1 and 999),
      added_at timestamptz not null default clock_timestamp(),
      primary key (user_id, variant_id)
    );

    create table call_key (
      user_id integer not null references account on delete cascade,
      key text collate "C" not null check (length(key) between 1 and 200),
      call_hash bytea not null check (length(call_hash) = 32),
      used_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index call_key_used on call_key (used_at);

    create table wishlist_item (
      wishlist_item_id integer generated always as identity primary key,
      user_id integer not null references account on delete cascade,
      variant_id integer not null references variant,
      added_at timestamptz not null default clock_timestamp(),
      unique (user_id, variant_id)
    );

    create table folder (
      folder_id integer generated always as identity primary key,
      user_id integer not null references account on delete cascade,
      name text not null check (length(name) between 1 and 120),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index folder_of_account on folder (user_id);
    create index folder_deleted on folder (deleted_at) where deleted_at is not null;

    create table folder_item (
      item_id integer generated always as identity primary key,
      folder_id integer not null references folder on delete cascade,
      variant_id integer not null references variant,
      unique (folder_id, variant_id)
    );
  `.execute(db)
}
