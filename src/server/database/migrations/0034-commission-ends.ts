import { type Kysely, sql } from 'kysely'

/**
 * The ends of commission.
 *
 * - `commission_entry`: a `correction` is of no order; it has an admin's reason, and the key is the `Idempotency-Key` of the call.
 * - `bank_account`: an account to pay commission to. `details` are encrypted (src/areas/commission/server/bank/seal.ts).
 * - `commission_former`: a practitioner who was still owed commission when their account was deleted. `bank` is encrypted like
 *   `details`. Email and bank details are null once everything is paid, at `settled_at`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_account (
      user_id integer primary key references account on delete cascade,
      details bytea not null,
      changed_at timestamptz not null default clock_timestamp()
    );
    create table commission_former (
      former_id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      practice_name text not null,
      country text,
      email text,
      language_id integer not null references language,
      bank bytea,
      left_at timestamptz not null default clock_timestamp(),
      settled_at timestamptz,
      check (settled_at is null or email is null and bank is null)
    );
    alter table commission_payout add column former_id integer references commission_former on delete set null;
    create index commission_payout_of_former on commission_payout (former_id) where former_id is not null;
    alter table commission_entry
      alter column order_id drop not null,
      alter column variant_id drop not null,
      drop constraint commission_entry_check,
      drop constraint commission_entry_kind_check,
      add column former_id integer references commission_former on delete set null,
      add column reason text not null default '',
      add column created_by integer references account on delete set null,
      add column idempotency_key text collate "C" check (length(idempotency_key) between 1 and 200),
      add constraint commission_entry_kind_check check (kind in ('accrual', 'reversal', 'correction')),
      add constraint commission_entry_check check (
        commission >= 0 and kind = 'accrual' or commission <= 0 and kind = 'reversal' or commission <> 0 and kind = 'correction'
      ),
      add constraint commission_entry_order_check check (
        (kind = 'correction') = (order_id is null) and (order_id is null) = (variant_id is null)
      ),
      add unique (created_by, idempotency_key);
    create index commission_entry_of_former on commission_entry (former_id) where former_id is not null;
  `.execute(db)
}
