import { type Kysely, sql } from 'kysely'

/**
 * Tables of shops whose columns an admin names.
 *
 * - `import_job.state`: in `columns` it waits to be told which column is what. `answers`: what an admin has said about how to read
 *   the file. `columns`: its columns with the first values of each, as the API tells them.
 * - `product.import_shop`: the other shop that it came from, as the addresses in its file had it; null where none did.
 * - `import_columns`: what was said about tables with these headings; `signature` is a hash of them, `columns` the field of each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_job
      add column answers jsonb not null default '{}',
      add column columns jsonb,
      drop constraint import_job_state_check,
      add constraint import_job_state_check
        check (state in (
          'checking', 'columns', 'checked', 'running', 'done', 'failed', 'interrupted', 'cancelled', 'undone'
        ));
    drop index import_job_open;
    create unique index import_job_open on import_job ((true)) where state in ('checking', 'columns', 'checked', 'running');

    alter table product add column import_shop text;

    create table import_columns (
      signature text collate "C" primary key,
      columns jsonb not null,
      answered_at timestamptz not null default clock_timestamp()
    );
  `.execute(db)
}
