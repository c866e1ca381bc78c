import { type Kysely, sql } from 'kysely'

/**
 * Invitations to be a practitioner's client, and their answers: nobody is linked without a yes of their own
 * (clients.linked-by-their-own-yes).
 *
 * - `invitation`: one for each practitioner and email, with what the practitioner typed. Its number comes out of the accounts'
 *   sequence, so that it is never an account's, and looks like one (clients.invited-looks-alike). `asked_at` is when the person
 *   was last asked. `answer`: 'yes' while they are linked by it, 'no', or 'ended' once they have ended the link.
 * - `protocol_share.invitation_id`: the practitioner sees the share under their invitation until it is answered with yes.
 *   `client_id` is null where the email is not a client's.
 * - `one_time_token.invitation_id`: choosing a password by this link is a yes to it.
 *
 * `imported_client.refusal` says nothing from now on: no email is refused.
 *
 * Clients who have no password yet, and those of whom another practitioner is the one, have said no yes so far: they are asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      invitation_id integer primary key default nextval('account_user_id_seq'),
      practitioner_id integer not null references account on delete cascade,
      email text collate "C" not null,
      first_name text not null default '',
      last_name text not null default '',
      discount_rate smallint not null default 0 check (discount_rate between 0 and 100),
      notes text not null default '' check (length(notes) <= 2000),
      asked_at timestamptz not null default now(),
      answer text check (answer in ('yes', 'no', 'ended')),
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    );
    create unique index invitation_email on invitation (practitioner_id, lower(email));
    create index invitation_of_email on invitation (lower(email));

    alter table protocol_share
      drop constraint protocol_share_pkey,
      add column share_id integer generated always as identity primary key,
      alter column client_id drop not null,
      add column invitation_id integer references invitation on delete cascade,
      add constraint protocol_share_has_a_person check (num_nonnulls(client_id, invitation_id) > 0),
      add constraint protocol_share_of_client_once unique (protocol_id, client_id),
      add constraint protocol_share_of_invitation_once unique (protocol_id, invitation_id);
    create index protocol_share_of_invitation on protocol_share (invitation_id) where invitation_id is not null;

    alter table one_time_token add column invitation_id integer references invitation on delete cascade;

    insert into invitation (practitioner_id, email, first_name, last_name, discount_rate, notes, asked_at)
    select link.practitioner_id, email, first_name, last_name, link.discount_rate, notes, linked_at
    from client_practitioner link
    join account on account.user_id = link.client_id
    join client on client.user_id = link.client_id
    where activated_at is null or client.practitioner_id is distinct from link.practitioner_id;

    update protocol_share
    set invitation_id = invitation.invitation_id
    from invitation, protocol, account
    where protocol.protocol_id = protocol_share.protocol_id
      and account.user_id = protocol_share.client_id
      and invitation.practitioner_id = protocol.user_id
      and lower(invitation.email) = lower(account.email);

    delete from client_practitioner link
    using account, client
    where account.user_id = link.client_id and client.user_id = link.client_id
      and (activated_at is null or client.practitioner_id is distinct from link.practitioner_id);
    update client set practitioner_id = null
    from account
    where account.user_id = client.user_id and activated_at is null;

    update imported_client set refusal = null where refusal is not null;
  `.execute(db)
}
