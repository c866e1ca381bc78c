import { type Kysely, sql } from 'kysely'

/**
 * The pages of practitioners.
 *
 * - `practice_picture`: an uploaded picture, whose files have its name. It is noted before its files are written, so none is
 *   ever forgotten. One that no page shows has `unused_since`, and one of a deleted account has no `user_id`: both are
 *   removed with their files, the first after a while.
 * - `practice_name`: every name that a page has had. It stays its owner's (practice.earlier-names-lead-on).
 * - `practice`: at most one for each practitioner, with one of these names or none yet. Opening hours are as the contract
 *   has them. `language_id` is that of the words that are not written yet.
 * - `practice_words`: what stands in a part of the page, in the language in which it was written.
 * - `practice_service`, `practice_package`: in the order of `place`. `package_feature`: in the order of adding.
 * - `client.asked_practitioner_id`: whose client a registration wants to become once its email is proven.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practice_picture (
      name text collate "C" primary key check (name ~ '^[0-9a-f]{32}$'),
      user_id integer references account on delete set null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      unused_since timestamptz default now()
    );
    create index practice_picture_of_account on practice_picture (user_id);
    create index practice_picture_unused on practice_picture (unused_since) where unused_since is not null;

    create table practice_name (
      name text collate "C" primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 120),
      user_id integer not null references account on delete cascade,
      unique (user_id, name)
    );

    create table practice (
      user_id integer primary key references account on delete cascade,
      shop_name text collate "C" unique,
      type text not null check (type in ('practice', 'clinic', 'online')),
      theme text not null check (theme <> ''),
      language_id smallint not null references language,
      opening_hours jsonb not null default '[]',
      timezone text,
      logo text collate "C" references practice_picture,
      approach_image text collate "C" references practice_picture,
      style_image text collate "C" references practice_picture,
      changed_at timestamptz not null default now(),
      foreign key (user_id, shop_name) references practice_name (user_id, name)
    );

    create table practice_words (
      user_id integer not null references practice on delete cascade,
      part text not null check (part in ('header', 'about', 'message', 'services', 'contact', 'approach')),
      title text not null check (length(title) <= 120),
      text text not null check (length(text) <= 5000),
      language_id smallint not null references language,
      primary key (user_id, part)
    );

    create table practice_service (
      service_id integer generated always as identity primary key,
      user_id integer not null references practice on delete cascade,
      place integer not null,
      name text not null check (length(name) between 1 and 120),
      description text not null check (length(description) <= 5000),
      icon text not null check (icon <> ''),
      language_id smallint not null references language
    );
    create index practice_service_of_page on practice_service (user_id);

    create table practice_package (
      package_id integer generated always as identity primary key,
      user_id integer not null references practice on delete cascade,
      place integer not null,
      name text not null check (length(name) <= 120),
      description text not null check (length(description) <= 5000),
      image text collate "C" references practice_picture,
      language_id smallint not null references language
    );
    create index practice_package_of_page on practice_package (user_id);

    create table package_feature (
      feature_id integer generated always as identity primary key,
      package_id integer not null references practice_package on delete cascade,
      text text not null check (length(text) between 1 and 120),
      language_id smallint not null references language
    );
    create index package_feature_of_package on package_feature (package_id);

    alter table client add column asked_practitioner_id integer references account on delete set null;
  `.execute(db)
}
