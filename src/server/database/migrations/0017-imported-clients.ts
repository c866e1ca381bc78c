import { type Kysely, sql } from 'kysely'

/**
 * People that practitioners have added from their own files, until they are invited or deleted.
 *
 * - `imported_client.wanted_at`: an invitation was asked for, which is to be written in `language_id`. `refusal`: no invitation
 *   can be sent.
 * - `invitation_run`: how many invitations have gone out since some were asked for and none waited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imported_client (
      imported_client_id integer generated always as identity primary key,
      practitioner_id integer not null references account on delete cascade,
      first_name text not null default '',
      last_name text not null default '',
      email text collate "C" not null,
      made_at timestamptz not null default now(),
      wanted_at timestamptz,
      language_id smallint references language,
      refusal text check (refusal in ('colleague')),
      check ((wanted_at is null) = (language_id is null)),
      check (wanted_at is null or refusal is null)
    );
    create unique index imported_client_email on imported_client (practitioner_id, lower(email));
    create index imported_client_wanted on imported_client (practitioner_id, wanted_at) where wanted_at is not null;

    create table invitation_run (
      practitioner_id integer primary key references account on delete cascade,
      invited integer not null
    );
  `.execute(db)
}
