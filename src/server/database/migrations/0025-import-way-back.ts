import { type Kysely, sql } from 'kysely'

/**
 * Imports can be looked at before they are started, ended, and undone.
 *
 * - `import_job.state`: `cancelled` one was stopped and is not continued, `undone` one was taken back. `look`: what its check
 *   would make of the file. `undone`: products by what became of them. `off_sale`: products that its file no longer names,
 *   once an admin has taken them off sale.
 * - `import_finding.alike`: equal for findings that are told as one.
 * - `import_change`: products that an import has made or changed; `before` is how a product was with its parts, null where there
 *   was none, and `hash` its `import_hash` after. Kept until another import is started.
 * - `import_absent`: products of the same shop, on sale, that the file of an import does not name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_job
      drop constraint import_job_state_check,
      add constraint import_job_state_check check
        (state in ('checking', 'checked', 'running', 'done', 'failed', 'interrupted', 'cancelled', 'undone')),
      add column look jsonb,
      add column undone jsonb,
      add column off_sale integer;

    alter table import_finding add column alike text not null default '';

    create table import_change (
      import_id integer not null references import_job on delete cascade,
      product_id integer not null references product,
      before jsonb,
      hash bytea not null,
      changed_at timestamptz not null default clock_timestamp(),
      primary key (import_id, product_id)
    );

    create table import_absent (
      import_id integer not null references import_job on delete cascade,
      product_id integer not null references product,
      primary key (import_id, product_id)
    );
  `.execute(db)
}
