import { type Kysely, sql } from 'kysely'

/**
 * Commission.
 *
 * - `commission_entry`: a line of the ledger. An order line of a client has one accrual, and a reversal once its order is
 *   cancelled. `rate` is what was left of the base rate when the order was placed, in whole percents; `commission` is signed
 *   cents. Its state follows from `payout_id` and the times of its order (commission.three-states). `practitioner_id` is null
 *   once their account is deleted.
 * - `commission_payout`: what an admin paid to a practitioner. `total` is the sum of its entries in cents; the key is the
 *   `Idempotency-Key` of the call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table commission_payout (
      payout_id integer generated always as identity primary key,
      practitioner_id integer references account on delete set null,
      currency text not null check (currency in ('EUR', 'GBP')),
      total bigint not null check (total > 0),
      paid_on date not null,
      note text not null default '',
      created_at timestamptz not null default clock_timestamp(),
      created_by integer references account on delete set null,
      idempotency_key text collate "C" check (length(idempotency_key) between 1 and 200),
      unique (created_by, idempotency_key),
      unique (payout_id, practitioner_id, currency)
    );
    create index commission_payout_of_practitioner on commission_payout (practitioner_id, paid_on desc, payout_id desc);
    create index commission_payout_latest on commission_payout (paid_on desc, payout_id desc);

    create table commission_entry (
      entry_id integer generated always as identity primary key,
      order_id integer not null,
      variant_id integer not null,
      kind text not null check (kind in ('accrual', 'reversal')),
      practitioner_id integer references account on delete set null,
      currency text not null check (currency in ('EUR', 'GBP')),
      rate smallint not null check (rate between 0 and 100),
      commission bigint not null check (commission >= 0 and kind = 'accrual' or commission <= 0 and kind = 'reversal'),
      created_at timestamptz not null default clock_timestamp(),
      payout_id integer references commission_payout,
      unique (order_id, variant_id, kind),
      foreign key (order_id, variant_id) references order_line (order_id, variant_id),
      foreign key (payout_id, practitioner_id, currency)
        references commission_payout (payout_id, practitioner_id, currency) on update cascade
    );
    create index commission_entry_of_practitioner on commission_entry (practitioner_id, created_at desc, entry_id desc);
    create index commission_entry_to_pay on commission_entry (practitioner_id, currency) where payout_id is null;
    create index commission_entry_of_payout on commission_entry (payout_id) where payout_id is not null;
  `.execute(db)
}
