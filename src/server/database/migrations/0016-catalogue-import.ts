import { type Kysely, sql } from 'kysely'

/**
 * Imports of a catalogue from the browser. One is open at a time: in a state in which it works or waits to be started.
 *
 * - `import_job.folder`: below the folder of uploads, with the sent file in it. `call_key`: the `Idempotency-Key` under which it
 *   was sent. `checked` and `taken`: what the check found and what the import did so far. `failure`: a code, with the states
 *   `failed` and `interrupted`. `stop_wanted`: an admin has cancelled it, which the process that works on it looks for.
 * - `import_finding`: lines and pictures that are not taken, as the check or the import found them last; `code` is that of a
 *   line's problem, `detail` its English words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_job (
      import_id integer generated always as identity primary key,
      state text not null check (state in ('checking', 'checked', 'running', 'done', 'failed', 'interrupted')),
      begun_by integer references account on delete set null,
      call_key text collate "C",
      file_name text not null,
      file_size bigint not null,
      folder text not null,
      format text,
      fraction double precision,
      checked jsonb,
      taken jsonb,
      failure text,
      stop_wanted boolean not null default false,
      begun_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz
    );
    create index import_job_of_account on import_job (begun_by);
    create unique index import_job_open on import_job ((true)) where state in ('checking', 'checked', 'running');

    create table import_finding (
      import_id integer not null references import_job on delete cascade,
      place integer not null,
      line integer not null,
      kind text not null check (kind in ('rejected', 'picture', 'note')),
      code text not null,
      detail text not null,
      primary key (import_id, place)
    );
  `.execute(db)
}
