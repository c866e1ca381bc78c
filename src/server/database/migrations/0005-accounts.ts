import { type Kysely, sql } from 'kysely'

/**
 * People: accounts, what practitioners and clients have besides, and the ways in.
 *
 * - `account`: an e-mail is one account's, in any letter case. Without a `password_hash` it was invited, or came from
 *   another system; without `activated_at` its e-mail is not proven yet. `region` is that of the shop where it registered
 *   (sign-in.other-region-is-led-to-its-shop). Deleting an account deletes all that is personal with it.
 * - `client_practitioner` links a client with those whose protocols he holds; `client.practitioner_id` is the one of them
 *   who is his practitioner (clients.one-practitioner-each). A client who leaves him, or whom he leaves, has none.
 * - `session` is a device that is signed in; deleting it signs the device out at once.
 * - `refresh_token` holds SHA-256 of each token given out, until it expires, so that one used again is known. Those of one
 *   session are a family. Without a session it was revoked (session.late-use-revokes-the-family).
 * - `one_time_token` holds SHA-256 of tokens in mails, `used_multipass` of tokens of other systems that were used
 *   (sign-in.multipass-works-once).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      user_id integer generated always as identity primary key,
      user_type_id smallint not null check (user_type_id between 1 and 4),
      email text collate "C" not null check (email ~ '^[^[:space:]<>(),;:"@]+@[^[:space:]<>(),;:"@]+$'),
      password_hash text,
      first_name text not null default '',
      last_name text not null default '',
      phone text not null default '',
      country text check (country ~ '^[A-Z]{2}$'),
      language_id smallint not null references language,
      newsletter boolean not null default false,
      builder_mode text not null default 'redesign' check (builder_mode in ('standard', 'redesign')),
      region text not null check (region in ('eu', 'uk')),
      registered_at timestamptz not null default now(),
      activated_at timestamptz,
      last_seen_at timestamptz
    );
    create unique index account_email on account (lower(email));

    create table practitioner (
      user_id integer primary key references account on delete cascade,
      health_profession smallint,
      expertise_level smallint,
      organisation_type smallint,
      practice_name text not null default '',
      website text not null default '',
      professional_body text not null default '',
      professional_number text not null default '',
      certificate_status text not null default 'pending' check (certificate_status in ('pending', 'approved', 'refused')),
      certificate_reason text,
      certificate_judged_at timestamptz
    );

    create table client (
      user_id integer primary key references account on delete cascade,
      practitioner_id integer
    );

    create table client_practitioner (
      client_id integer not null references client on delete cascade,
      practitioner_id integer not null references account on delete cascade,
      discount_rate smallint not null default 0 check (discount_rate between 0 and 100),
      linked_at timestamptz not null default now(),
      primary key (client_id, practitioner_id)
    );
    create index clients_of_practitioner on client_practitioner (practitioner_id);
    alter table client add constraint client_practitioner_is_linked
      foreign key (user_id, practitioner_id) references client_practitioner on delete set null (practitioner_id);

    create table client_wish (
      user_id integer not null references client on delete cascade,
      option_id integer not null references option on delete cascade,
      primary key (user_id, option_id)
    );

    create table session (
      session_id integer generated always as identity primary key,
      user_id integer not null references account on delete cascade,
      device text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    );
    create index session_of_account on session (user_id);

    create table refresh_token (
      hash bytea primary key check (length(hash) = 32),
      session_id integer references session on delete set null,
      issued_at timestamptz not null default now(),
      replaced_at timestamptz,
      expires_at timestamptz not null
    );
    create index refresh_token_of_session on refresh_token (session_id);
    create index refresh_token_expires on refresh_token (expires_at);

    create table one_time_token (
      hash bytea primary key check (length(hash) = 32),
      user_id integer not null references account on delete cascade,
      purpose text not null check (purpose <> ''),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index one_time_token_of_account on one_time_token (user_id);

    create table used_multipass (
      hash bytea primary key check (length(hash) = 32),
      expires_at timestamptz not null
    );
    create index used_multipass_expires on used_multipass (expires_at);
  `.execute(db)
}
