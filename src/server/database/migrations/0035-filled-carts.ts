import { type Kysely, sql } from 'kysely'

/**
 * Carts that a practitioner fills (filling.client-allows-it).
 *
 * - `client_practitioner.may_fill_cart`: the client lets the practitioner put protocols into their cart. Off for links that are
 *   older than the question.
 * - `invitation.tells_filling`: the email with the invitation said so, so that a password chosen by its link is a yes to it.
 * - `cart_filling`: a protocol as it was put into a client's cart, under the name that it had. `practitioner_id` is null once
 *   that account is deleted. `call_key` is the `Idempotency-Key` of the call. `answer` is what the client did with the note.
 * - `cart_filling_line`: `pieces` of it in the protocol, of which `quantity` were put in; `reason` says why not all of them.
 * - `cart_filled`: the pieces of it that are in the cart still, until the client answers. They go with the line of the cart, so
 *   they are never more than it has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client_practitioner add column may_fill_cart boolean not null default false;
    alter table invitation add column tells_filling boolean not null default false;

    create table cart_filling (
      filling_id integer generated always as identity primary key,
      client_id integer not null references account on delete cascade,
      practitioner_id integer references account on delete set null,
      protocol_id integer references protocol on delete set null,
      protocol_name text not null,
      message text not null default '' check (length(message) <= 2000),
      is_mailed boolean not null,
      call_key text collate "C",
      filled_at timestamptz not null default clock_timestamp(),
      answer text check (answer in ('kept', 'taken')),
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    );
    create index cart_filling_of_client on cart_filling (client_id, filled_at);
    create index cart_filling_of_practitioner on cart_filling (practitioner_id) where practitioner_id is not null;
    create index cart_filling_of_protocol on cart_filling (protocol_id) where protocol_id is not null;

    create table cart_filling_line (
      filling_id integer not null references cart_filling on delete cascade,
      variant_id integer not null references variant,
      pieces smallint not null check (pieces between 1 and 999),
      quantity smallint not null check (quantity between 0 and pieces),
      reason text check (reason in ('unknown', 'restricted', 'stock', 'most', 'full')),
      primary key (filling_id, variant_id),
      check ((quantity = pieces) = (reason is null))
    );

    create table cart_filled (
      filling_id integer not null,
      variant_id integer not null,
      user_id integer not null,
      quantity smallint not null check (quantity between 1 and 999),
      primary key (filling_id, variant_id),
      foreign key (filling_id, variant_id) references cart_filling_line on delete cascade,
      foreign key (user_id, variant_id) references cart_line on delete cascade
    );
    create index cart_filled_of_line on cart_filled (user_id, variant_id);
  `.execute(db)
}
