import { type Kysely, sql } from 'kysely'

/**
 * Reminders before the products of a shared protocol run out (supply.one-mail-before-it-runs-out).
 *
 * - `protocol_share.supply_stopped_at`: the client has stopped them for this protocol.
 * - `protocol_share.repeat_…`: the client's wish to be reminded of ordering every so many weeks, its next day, and the day for which
 *   an email was written.
 * - `supply_told`: the supply that an email has named, known by the last order that it came from.
 * - `outbox.share_id`: the shared protocol whose reminders a reader of the email may stop.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table protocol_share
      add column supply_stopped_at timestamptz,
      add column repeat_weeks smallint check (repeat_weeks between 1 and 52),
      add column repeat_on date,
      add column repeat_asked_on date,
      add check ((repeat_weeks is null) = (repeat_on is null));

    create table supply_told (
      share_id integer not null references protocol_share on delete cascade,
      variant_id integer not null references variant,
      order_id integer not null references shop_order on delete cascade,
      told_at timestamptz not null default clock_timestamp(),
      primary key (share_id, variant_id, order_id)
    );
    create index supply_told_of_order on supply_told (order_id);

    alter table outbox add column share_id integer references protocol_share on delete set null;
    create index outbox_of_share on outbox (share_id) where share_id is not null;

    alter table outbox drop constraint outbox_topic_check,
      add constraint outbox_topic_check check (topic in ('invitations', 'protocols', 'clients', 'supply'));
    alter table mail_refusal drop constraint mail_refusal_topic_check,
      add constraint mail_refusal_topic_check check (topic in ('invitations', 'protocols', 'clients', 'supply'));
  `.execute(db)
}
