import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { EMAIL_MAX_LENGTH, IMPORTED_CLIENTS_MAX, INVITATIONS_AN_HOUR, NAME_MAX } from '#contract/constants.ts'
import type { ImportedClients } from '#areas/clients/contract/imported-clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { startInvitationWork } from '#areas/clients/server/imported/index.ts'
import { INVITATIONS_BY_ACCOUNT } from '#areas/clients/server/limits.ts'

import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { MARA, messages, practice } from './support/practice.ts'

const PATH = '/imported-clients'
/** Milliseconds that a busy machine may take for two invitations. */
const WITHIN = 20_000
const NOON = new Date('2026-03-03T12:00:00.000Z')

const people = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => ({
    email: `client-${first + at}@file.example`,
    first_name: 'Bo',
    last_name: `${first + at}`,
  }))

/** A practice whose practitioners take people over. */
async function importing(engine: Engine) {
  const made = await practice(engine)
  const practitioner = async (type?: Parameters<typeof made.practitioner>[0]) => {
    const who = await made.practitioner(type)
    return {
      ...who,
      take: (clients: readonly object[], key?: string) => who.ask('POST', PATH, { clients }, { ...(key && { key }) }),
      list: async (): Promise<ImportedClients> => (await who.ask('GET', PATH)).body,
      invite: (ids?: readonly number[], language: LanguageCode = 'en') =>
        who.ask('POST', `${PATH}/invitations`, { ...(ids && { ids }) }, { language }),
    }
  }
  const outbox = () => made.db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  return { ...made, practitioner, outbox }
}

/** One run at that time. People are signed in at noon. */
async function inviteAt(at: number, shop: { invite(): Promise<void> }): Promise<void> {
  vi.setSystemTime(at)
  await shop.invite()
  vi.setSystemTime(NOON)
}

const statesIn = ({ clients }: ImportedClients) => clients.map(({ state }) => state)

describeOnEachEngine('people from a practitioner’s file', (engine) => {
  it('are names and emails of an approved practitioner, without account or mail (clients.imported-has-no-account, clients.imported-gets-no-mail)', async () => {
    const { practitioner, accountOf, outbox } = await importing(engine)
    const mine = await practitioner()
    const taken = await mine.take([
      { email: ' Mara.Vos@Mail.example ', first_name: ' Mara ', last_name: 'Vos' },
      { email: 'bo@mail.example' },
    ])
    expect([taken.status, taken.body]).toEqual([200, { added: 2, skipped: [] }])
    expect(await mine.list()).toEqual({
      clients: [
        { id: expect.any(Number), ...MARA, email: 'Mara.Vos@Mail.example', state: 'kept' },
        { id: expect.any(Number), email: 'bo@mail.example', first_name: '', last_name: '', state: 'kept' },
      ],
      invited: 0,
      next_at: null,
    })
    expect([await accountOf(MARA.email), await outbox(), await mine.clients()]).toEqual([undefined, [], []])
  })

  it('are taken over and asked by nobody whose certificate is not approved, and wait while it is refused (clients.approval-gives-clients, clients.refused-approval-rests)', async () => {
    const { practitioner, db, shop, outbox } = await importing(engine)
    const other = await practitioner(USER_TYPES.Practitioner)
    expect([(await other.take([MARA])).status, (await other.invite()).status]).toEqual([403, 403])
    const mine = await practitioner()
    await mine.take(people(2))
    await mine.invite()
    const setType = (type: 2 | 3) =>
      db.updateTable('account').set({ user_type_id: type }).where('user_id', '=', mine.userId).execute()
    await setType(USER_TYPES.Practitioner)
    await shop.invite()
    expect([statesIn(await mine.list()), await outbox()]).toEqual([['waiting', 'waiting'], []])
    await setType(USER_TYPES.CertifiedPractitioner)
    await shop.invite()
    expect((await mine.list()).invited).toBe(2)
  })

  it('are kept once, whatever the case of the email; clients are told as such (clients.file-becomes-clients)', async () => {
    const { practitioner } = await importing(engine)
    const mine = await practitioner()
    await mine.ask('POST', '/clients', { ...MARA, discount_rate: 0 })
    await mine.take([{ email: 'bo@mail.example' }])
    const { body } = await mine.take([
      { email: 'MARA.VOS@mail.example' },
      { email: 'BO@mail.example', first_name: 'Other' },
      { email: 'new@mail.example' },
      { email: 'New@mail.example' },
    ])
    expect(body).toEqual({
      added: 1,
      skipped: [
        { email: 'MARA.VOS@mail.example', reason: 'client' },
        { email: 'BO@mail.example', reason: 'listed' },
        { email: 'New@mail.example', reason: 'listed' },
      ],
    })
    expect((await mine.list()).clients.map(({ email }) => email)).toEqual(['bo@mail.example', 'new@mail.example'])
  })

  it('are taken over once for each key, answered alike, and the key is no other list’s (call.idempotency-key-happens-once)', async () => {
    const { practitioner } = await importing(engine)
    const mine = await practitioner()
    await mine.take([{ email: 'bo@mail.example' }])
    const list = [{ email: 'bo@mail.example' }, { email: 'new@mail.example' }]
    const first = await mine.take(list, 'key-1')
    expect(first.body).toEqual({ added: 1, skipped: [{ email: 'bo@mail.example', reason: 'listed' }] })
    expect((await mine.take(list, 'key-1')).body).toEqual(first.body)
    expect((await mine.take([{ email: 'third@mail.example' }], 'key-1')).status).toBe(409)
    expect((await mine.list()).clients.length).toBe(2)
  })

  it.each([
    ['no email', { email: ' ' }, 'email'],
    ['a broken email', { email: 'fritz@' }, 'email'],
    ['a long email', { email: `${'a'.repeat(EMAIL_MAX_LENGTH)}@b.example` }, 'email'],
    ['a long name', { email: 'bo@mail.example', last_name: 'x'.repeat(NAME_MAX + 1) }, 'last_name'],
  ])('are refused together where one row has %s, told by row', async (_, row, field) => {
    const { practitioner } = await importing(engine)
    const mine = await practitioner()
    const { status, body } = await mine.take([{ email: 'good@mail.example' }, row])
    expect([status, Object.keys(body.errors)]).toEqual([400, [`clients.1.${field}`]])
    expect((await mine.list()).clients).toEqual([])
  })

  it('leave everything else of a row behind, such as a day of birth (clients.file-is-read-in-the-browser)', async () => {
    const { practitioner, db } = await importing(engine)
    const mine = await practitioner()
    expect((await mine.take([{ email: 'bo@mail.example', date_of_birth: '1980-02-01' }])).status).toBe(200)
    expect(JSON.stringify(await db.selectFrom('imported_client').selectAll().execute())).not.toContain('1980')
    expect(JSON.stringify(await mine.list())).not.toContain('1980')
  })

  it('may be many, of long names, up to a most; more are refused as a whole (clients.file-has-limits)', async () => {
    const { practitioner } = await importing(engine)
    const mine = await practitioner()
    const long = people(IMPORTED_CLIENTS_MAX - 1).map((one) => ({ ...one, first_name: 'é'.repeat(NAME_MAX) }))
    expect((await mine.take(long)).body).toMatchObject({ added: IMPORTED_CLIENTS_MAX - 1 })
    const full = await mine.take(people(2, IMPORTED_CLIENTS_MAX))
    expect([full.status, full.body.message]).toEqual([409, messages('en', 'importedClientsFull')])
    expect((await mine.take(people(1, IMPORTED_CLIENTS_MAX))).body).toMatchObject({ added: 1 })
    expect((await mine.list()).clients.length).toBe(IMPORTED_CLIENTS_MAX)
    expect((await mine.take(people(IMPORTED_CLIENTS_MAX + 1))).status).toBe(400)
    expect((await mine.take([])).status).toBe(400)
  })

  it('are nobody else’s to see, invite or delete (clients.imported-has-no-account)', async () => {
    const { practitioner, shop } = await importing(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    await mine.take([MARA])
    const [person] = (await mine.list()).clients
    expect((await hers.list()).clients).toEqual([])
    expect((await hers.ask('DELETE', `${PATH}/${person?.id}`)).status).toBe(404)
    await hers.ask('DELETE', PATH)
    await hers.invite([person?.id ?? 0])
    await mine.invite()
    await hers.ask('DELETE', `${PATH}/invitations`)
    expect(statesIn(await mine.list())).toEqual(['waiting'])
    // Theirs all the same, each of their own.
    expect((await hers.take([MARA])).body).toMatchObject({ added: 1 })
    const client = await shop.person()
    expect((await shop.ask(client, 'GET', `/account/practitioners${PATH}`)).status).toBe(403)
  })

  it('are deleted without trace, one or all (clients.imported-can-be-deleted)', async () => {
    const { practitioner, db, outbox } = await importing(engine)
    const mine = await practitioner()
    await mine.take(people(3))
    const [first] = (await mine.list()).clients
    const one = await mine.ask('DELETE', `${PATH}/${first?.id}`)
    expect([one.status, one.body.clients.length]).toEqual([200, 2])
    expect((await mine.ask('DELETE', `${PATH}/${first?.id}`)).status).toBe(404)
    await mine.invite()
    expect((await mine.ask('DELETE', PATH)).body).toMatchObject({ clients: [] })
    expect(await db.selectFrom('imported_client').selectAll().execute()).toEqual([])
    expect(await outbox()).toEqual([])
  })

  it('are in the practitioner’s export, and go with the account (account.data-can-be-exported, account.can-be-deleted)', async () => {
    const { practitioner, shop, db } = await importing(engine)
    const mine = await practitioner()
    await mine.take([MARA])
    await mine.invite()
    const { body } = await shop.ask(mine, 'GET', '/account/export')
    expect(body.imported_clients).toMatchObject([{ ...MARA, wanted_at: expect.any(String) }])
    await db.deleteFrom('account').where('user_id', '=', mine.userId).execute()
    expect(await db.selectFrom('imported_client').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('invitation_run').selectAll().execute()).toEqual([])
  })
})

describeOnEachEngine('invitations of people from files', (engine) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('make what the form’s invitation makes, in the language in which they were asked for, and end the row (clients.imported-becomes-a-client)', async () => {
    const { practitioner, shop, accountOf } = await importing(engine)
    const mine = await practitioner()
    await mine.take([MARA, { email: 'bo@mail.example', first_name: 'Bo' }])
    const [mara] = (await mine.list()).clients
    const asked = await mine.invite([mara?.id ?? 0], 'fr')
    expect([asked.status, statesIn(asked.body)]).toEqual([200, ['waiting', 'kept']])
    await shop.invite()
    expect(await mine.list()).toMatchObject({ clients: [{ email: 'bo@mail.example', state: 'kept' }], invited: 1 })
    expect(await mine.clients()).toMatchObject([{ ...MARA, discount_rate: 0, status: 'invited' }])
    expect((await shop.mails(MARA.email)).map(({ language }) => language)).toEqual(['fr'])
    expect(await accountOf('bo@mail.example')).toBeUndefined()
  })

  it('count to the limit of single ones, tell when the next goes, and go on once it opens (clients.imported-invited-at-pace)', async () => {
    const { practitioner, shop } = await importing(engine)
    const mine = await practitioner()
    await mine.ask('POST', '/clients', { ...MARA, discount_rate: 0 })
    await mine.take(people(INVITATIONS_AN_HOUR + 3))
    await mine.invite()
    await shop.invite()
    const opens = new Date(NOON.getTime() + INVITATIONS_BY_ACCOUNT.seconds * 1000)
    const told = await mine.list()
    expect([told.invited, statesIn(told)]).toEqual([INVITATIONS_AN_HOUR - 1, Array(4).fill('waiting')])
    expect(Math.abs(Date.parse(told.next_at ?? '') - opens.getTime())).toBeLessThan(2000)
    expect((await mine.ask('POST', '/clients', { ...MARA, email: 'more@mail.example', discount_rate: 0 })).status).toBe(
      429,
    )
    await inviteAt(opens.getTime() - 5000, shop)
    expect((await mine.list()).clients.length).toBe(4)
    await inviteAt(opens.getTime() + 5000, shop)
    expect(await mine.list()).toEqual({ clients: [], invited: INVITATIONS_AN_HOUR + 3, next_at: null })
  })

  it('go out at once when they are asked for, and when a process begins, until it ends', async () => {
    const { practitioner, shop } = await importing(engine)
    const mine = await practitioner()
    await mine.take(people(3))
    const [first] = (await mine.list()).clients
    await mine.invite([first?.id ?? 0])
    const isInvited = (count: number) => async () => expect(await mine.list()).toMatchObject({ invited: count })
    const work = startInvitationWork(shop.invitationDeps)
    await vi.waitFor(isInvited(1), WITHIN)
    await mine.invite()
    work.wake()
    await vi.waitFor(isInvited(2), WITHIN)
    await work.stop(new AbortController().signal)
    await mine.take([MARA])
    await mine.invite()
    work.wake()
    expect(statesIn(await mine.list())).toEqual(['waiting'])
  })

  it('of one practitioner do not hold up those of another', async () => {
    const { practitioner, shop } = await importing(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    await mine.take(people(INVITATIONS_AN_HOUR + 1))
    await mine.invite()
    await hers.take([MARA])
    await hers.invite()
    await shop.invite()
    expect([(await mine.list()).clients.length, (await hers.list()).clients.length]).toEqual([1, 0])
  })

  it('go out once each, from two processes at once and after one that vanished', async () => {
    const { practitioner, shop, outbox } = await importing(engine)
    const mine = await practitioner()
    await mine.take(people(12))
    await mine.invite()
    await Promise.all([shop.invite(), shop.inviteElsewhere(), shop.invite(), shop.inviteElsewhere()])
    expect(await mine.list()).toEqual({ clients: [], invited: 12, next_at: null })
    expect((await outbox()).length).toBe(12)
    await mine.take(people(2, 20))
    await mine.invite()
    await shop.inviteElsewhere()
    expect([(await mine.list()).invited, (await outbox()).length]).toEqual([2, 14])
  })

  it('are taken back while they wait; those that went out stay', async () => {
    const { practitioner, shop } = await importing(engine)
    const mine = await practitioner()
    await mine.take(people(INVITATIONS_AN_HOUR + 2))
    await mine.invite()
    await shop.invite()
    const stopped = await mine.ask('DELETE', `${PATH}/invitations`)
    expect([stopped.status, statesIn(stopped.body), stopped.body.next_at]).toEqual([200, ['kept', 'kept'], null])
    await inviteAt(NOON.getTime() + 2 * INVITATIONS_BY_ACCOUNT.seconds * 1000, shop)
    expect((await mine.list()).clients.length).toBe(2)
  })

  it('look alike whoever the email belongs to (clients.invited-looks-alike)', async () => {
    const { practitioner, shop, link } = await importing(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    await link(client, hers, 5)
    const admin = await shop.person(USER_TYPES.Admin)
    const emails = [hers.email, client.email, admin.email, MARA.email]
    await mine.take(emails.map((email) => ({ email, first_name: 'Bo', last_name: 'Lind' })))
    await mine.invite()
    await shop.invite()
    expect(await mine.list()).toEqual({ clients: [], invited: 4, next_at: null })
    const told = await mine.clients({ order_by: 'recent', order: 'asc' })
    expect(told.map(({ id: _id, ...row }) => row)).toEqual(
      emails.toReversed().map((email) => ({
        email,
        first_name: 'Bo',
        last_name: 'Lind',
        discount_rate: 0,
        status: 'invited',
        shared_protocols: 0,
        unopened_protocols: 0,
        last_opened_at: null,
        last_ordered_at: null,
      })),
    )
  })

  it.each(['the form', 'a share'])('end with the row of one who becomes a client by %s', async (way) => {
    const { practitioner, shop, outbox } = await importing(engine)
    const mine = await practitioner()
    await mine.take([{ ...MARA, email: MARA.email.toUpperCase() }])
    await mine.invite()
    if (way === 'the form') await mine.ask('POST', '/clients', { ...MARA, discount_rate: 0 })
    else await mine.share(await mine.protocol(['mg-60']))
    expect((await mine.list()).clients).toEqual([])
    const sent = (await outbox()).length
    await shop.invite()
    expect((await outbox()).length).toBe(sent)
  })

  it('that fail go to the end, count nothing and are tried again', async () => {
    const { practitioner, shop, db } = await importing(engine)
    const mine = await practitioner()
    await mine.take([{ email: 'first@mail.example' }, { email: 'second@mail.example' }])
    await mine.invite()
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.recipient = 'first@mail.example' then raise 'planted'; end if; return new;
      end $$;
      create trigger refuse before insert on outbox for each row execute function refuse();
    `.execute(db)
    await shop.invite()
    await shop.invite()
    expect(await mine.list()).toMatchObject({
      clients: [{ email: 'first@mail.example', state: 'waiting' }],
      invited: 1,
    })
    expect(
      await db.selectFrom('call_limit').select('points').where('key', 'like', 'invitations-account:%').execute(),
    ).toEqual([{ points: 1 }])
    await sql`drop trigger refuse on outbox`.execute(db)
    await shop.invite()
    expect(await mine.list()).toMatchObject({ clients: [], invited: 2 })
  })
})
