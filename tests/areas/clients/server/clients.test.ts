import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { CLIENT_LOOKUP_MAX, DISCOUNT_CHOICES, NAME_MAX, NOTE_MAX } from '#contract/constants.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MARA, messages, practice, type Practice } from './support/practice.ts'

const SKUS = ['mg-60']

/** Clients of a practitioner by first name, each linked a day before the one after. */
async function withClients(shop: Practice, practitionerId: number, names: readonly (readonly [string, string])[]) {
  const ids: number[] = []
  for (const [place, [first_name, last_name]] of names.entries()) {
    const { userId } = await shop.shop.person()
    await shop.db.updateTable('account').set({ first_name, last_name }).where('user_id', '=', userId).execute()
    await shop.db
      .insertInto('client_practitioner')
      .values({
        client_id: userId,
        practitioner_id: practitionerId,
        linked_at: sql<Date>`now() - ${names.length - place} * interval '1 day'`,
      })
      .execute()
    ids.push(userId)
  }
  return ids
}

describeOnEachEngine('the clients of a practitioner', (engine) => {
  it('are told with all that a record has (clients.record-fields)', async () => {
    const { practitioner, shop, open, link } = await practice(engine)
    const mine = await practitioner()
    const client = await shop.person()
    await link(client, mine)
    const [one, two] = [await mine.protocol(SKUS), await mine.protocol(SKUS)]
    for (const id of [one, two]) await mine.share(id, { email: client.email, discount: 15 })
    await open(client, one)
    const [listed] = await mine.clients()
    expect(listed).toEqual({
      id: client.userId,
      first_name: '',
      last_name: '',
      email: client.email,
      discount_rate: 15,
      status: 'active',
      shared_protocols: 2,
      unopened_protocols: 1,
      last_opened_at: expect.any(String),
      last_ordered_at: null,
    })
    expect(await mine.client(client.userId)).toMatchObject({
      ...listed,
      notes: '',
      linked_at: expect.any(String),
      orders: [],
    })
  })

  it('are found by a part of first, last or full name or email, without case and accents', async () => {
    const shop = await practice(engine)
    const mine = await shop.practitioner()
    await withClients(shop, mine.userId, [
      ['Zoë', 'Müller'],
      ['Ana', 'Zoeller'],
      ['Bo', 'Lind'],
    ])
    const found = async (keyword: string) => (await mine.clients({ keyword })).map(({ first_name }) => first_name)
    expect(await found('zoe')).toEqual(['Ana', 'Zoë'])
    expect(await found(' ZOË MUL ')).toEqual(['Zoë'])
    expect(await found('müller zoë')).toEqual(['Zoë'])
    expect(await found('MüllerZoë')).toEqual(['Zoë'])
    expect(await found('\u200b zo\u00adë\u200b m')).toEqual(['Zoë'])
    expect(await found('PERSON-')).toEqual(['Ana', 'Bo', 'Zoë'])
    expect(await found('%')).toEqual([])
    expect(await found('')).toEqual(['Ana', 'Bo', 'Zoë'])
    expect((await mine.ask('GET', '/clients', undefined, { query: { keyword: 'a'.repeat(201) } })).status).toBe(400)
  })

  it('are found by an email as it is typed (forms.international-email)', async () => {
    const { practitioner } = await practice(engine)
    const mine = await practitioner()
    await mine.share(await mine.protocol(['mg-60']), { email: 'info@müller.example' })
    const found = async (keyword: string) => (await mine.clients({ keyword })).length
    expect(await Promise.all(['info@müller.example', '@Müller.example', '@müller.exa'].map(found))).toEqual([1, 1, 1])
    expect(await Promise.all(['info@muller.example', 'xüller.example', ';'].map(found))).toEqual([0, 0, 0])
    expect(await found('müller.exa')).toBe(1)
  })

  it('are found by their whole emails, a list of them at once (share.address-is-looked-up)', async () => {
    const { practitioner } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const id = await mine.protocol(SKUS)
    for (const email of ['a@b.example', 'aa@b.example', 'info@müller.example']) await mine.share(id, { email })
    await hers.share(await hers.protocol(SKUS), { email: 'hers@b.example' })
    const found = async (...emails: readonly string[]) =>
      (await mine.clients({ emails: emails.join(',') })).map((client) => (client as { email?: string }).email)
    expect(await found('A@b.example', 'info@müller.example', 'hers@b.example', 'nobody@b.example')).toEqual([
      'a@b.example',
      'info@xn--mller-kva.example',
    ])
    expect(await found('b.example')).toEqual([])
    const many = Array.from({ length: CLIENT_LOOKUP_MAX }, (_, at) => `x${at}@b.example`)
    expect(await found(...many.slice(1), 'aa@b.example')).toEqual(['aa@b.example'])
    expect(
      (await mine.ask('GET', '/clients', undefined, { query: { emails: `${many.join(',')},y@b.de` } })).status,
    ).toBe(400)
  })

  it('come in pages, by name as the language orders it, by when they were met last, or first who waits', async () => {
    const shop = await practice(engine)
    const mine = await shop.practitioner()
    const ids = await withClients(shop, mine.userId, [
      ['Cid', ''],
      ['Äda', ''],
      ['Zed', ''],
      ['Bea', ''],
    ])
    const names = async (query: Readonly<Record<string, string | number>>, language: 'en' | 'de' = 'de') =>
      (await mine.clients(query, { language })).map(({ first_name }) => first_name)
    expect(await names({})).toEqual(['Äda', 'Bea', 'Cid', 'Zed'])
    expect(await names({ order_by: 'name', order: 'desc' })).toEqual(['Zed', 'Cid', 'Bea', 'Äda'])
    expect(await names({ order_by: 'shoe size' })).toEqual(['Äda', 'Bea', 'Cid', 'Zed'])
    expect(await names({ limit: 3, page: 2 })).toEqual(['Zed'])
    expect(await names({ page: 9 })).toEqual([])
    expect(await names({ order_by: 'recent' })).toEqual(['Bea', 'Zed', 'Äda', 'Cid'])
    const id = await mine.protocol(SKUS)
    const [cid = 0, ada = 0] = ids
    await mine.share(id, { user_id: cid })
    await mine.share(id, { user_id: ada })
    await shop.db.updateTable('protocol_share').set({ opened_at: new Date() }).where('client_id', '=', ada).execute()
    expect(await names({ order_by: 'recent' })).toEqual(['Äda', 'Cid', 'Bea', 'Zed'])
    expect(await names({ order_by: 'waiting' })).toEqual(['Cid', 'Zed', 'Bea', 'Äda'])
    const malformed: readonly Readonly<Record<string, string | number>>[] = [
      { page: 0 },
      { limit: 101 },
      { limit: 'ten' },
    ]
    for (const query of malformed) expect((await mine.ask('GET', '/clients', undefined, { query })).status).toBe(400)
  })

  it('are nobody else’s to see (clients.cannot-see-each-other)', async () => {
    const { practitioner, shop, shared, link } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    await link(client, mine)
    const id = await mine.protocol(SKUS)
    await mine.share(id, { email: client.email, discount: 5 })
    expect([(await mine.clients()).length, await hers.clients()]).toEqual([1, []])
    for (const clientId of [client.userId, mine.userId, 99_999]) {
      const asked = await hers.ask('GET', `/clients/${clientId}`)
      const changed = await hers.ask('PUT', `/clients/${clientId}`, { discount_rate: 20 })
      expect([asked.status, changed.status, asked.body.message]).toEqual([404, 404, messages('en', 'clientGone')])
    }
    expect((await mine.client(client.userId)).discount_rate).toBe(5)
    const another = await shop.person()
    await link(another, mine)
    await mine.share(id, { email: another.email })
    expect(JSON.stringify(await shared(client))).not.toContain(another.email)
    expect(await shared(client)).not.toEqual([expect.objectContaining({ shared_with: expect.anything() })])
  })

  it('have a page with what this practitioner shared and has not ended', async () => {
    const { practitioner, shop, deleteProtocol, link } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    for (const who of [mine, hers]) await link(client, who)
    const [one, two, deleted] = [
      await mine.protocol(SKUS, 'One'),
      await mine.protocol(SKUS, 'Two'),
      await mine.protocol(SKUS),
    ]
    const ended = await mine.protocol(SKUS)
    for (const id of [one, two, deleted, ended])
      await mine.share(id, { email: client.email, discount: 10, notes: 'Slowly' })
    await hers.share(await hers.protocol(SKUS, 'Hers'), { email: client.email })
    await deleteProtocol(deleted)
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${ended}`)
    const { protocols, shared_protocols } = await mine.client(client.userId)
    expect(shared_protocols).toBe(2)
    expect(protocols).toMatchObject([
      {
        protocol_id: two,
        name: 'Two',
        discount: 10,
        total_price: 19.99,
        total_price_after_discount: 17.99,
        share_notes: 'Slowly',
      },
      { protocol_id: one, name: 'One' },
    ])
    expect((await hers.client(client.userId)).protocols).toMatchObject([
      { name: 'Hers', discount: 0, total_price_after_discount: 19.99 },
    ])
  })

  it('get another rate at once, of the five, from their own practitioner alone (clients.rate-can-be-changed, share.discount-of-their-own-practitioner)', async () => {
    const { practitioner, shop, link } = await practice(engine)
    const mine = await practitioner()
    const client = await shop.person()
    await link(client, mine)
    await mine.share(await mine.protocol(SKUS), { email: client.email })
    for (const discount_rate of DISCOUNT_CHOICES) {
      const changed = await mine.ask('PUT', `/clients/${client.userId}`, { discount_rate })
      expect([changed.status, changed.body]).toMatchObject([200, { id: client.userId, discount_rate }])
      expect((await shop.cart(client)).body.discount_rate).toBe(discount_rate)
    }
    const hers = await practitioner()
    await link(client, hers)
    const refused = await hers.ask('PUT', `/clients/${client.userId}`, { discount_rate: 15 })
    expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'discountOfOther')])
    expect((await shop.cart(client)).body.discount_rate).toBe(20)
    for (const discount_rate of [7, -5, '10', null, undefined])
      expect((await mine.ask('PUT', `/clients/${client.userId}`, { discount_rate })).status).toBe(400)
  })
})

describeOnEachEngine('inviting a client', (engine) => {
  it('makes an invited client, who gets a mail without the note, and is linked once they choose a password (clients.can-be-invited, clients.password-by-link-is-a-yes)', async () => {
    const { practitioner, shop, linkTo } = await practice(engine)
    const mine = await practitioner()
    const invited = await mine.ask('POST', '/clients', { ...MARA, discount_rate: 10, notes: 'canary: prefers powders' })
    expect([invited.status, invited.body]).toEqual([
      200,
      {
        ...MARA,
        id: expect.any(Number),
        discount_rate: 10,
        status: 'invited',
        shared_protocols: 0,
        unopened_protocols: 0,
        last_opened_at: null,
        last_ordered_at: null,
      },
    ])
    expect(await mine.clients()).toEqual([invited.body])
    expect((await mine.client(invited.body.id)).notes).toBe('canary: prefers powders')
    const [mail] = await shop.mails(MARA.email)
    expect(mail?.subject).toBe('Linnea Hart has invited you to Verbena')
    expect(mail?.body).toContain('Hello Mara,\n\nLinnea Hart (Linden Practice) has invited you')
    expect(mail?.body).not.toMatch(/canary|\n{3}/)
    const token = (await linkTo(MARA.email)).split('/').at(-1) ?? ''
    await shop.accounts.resetPassword(token, 'Meadow-Path-7', { device: '', language: 'en' })
    const [linked] = await mine.clients()
    expect(linked).toMatchObject({ ...MARA, status: 'active', discount_rate: 10 })
    expect(await mine.client(invited.body.id)).toMatchObject({ id: linked?.id, notes: 'canary: prefers powders' })
  })

  it('refuses who is an own client already, who was asked lately, and the own email', async () => {
    const { practitioner, shop, link } = await practice(engine)
    const mine = await practitioner()
    const client = await shop.person(4, 'de')
    await link(client, mine)
    const invite = (email: string) =>
      mine.ask('POST', '/clients', { ...MARA, email, discount_rate: 0 }, { language: 'fr' })
    for (const [email, key] of [
      [client.email.toUpperCase(), 'clientKnown'],
      [mine.email, 'ownEmail'],
    ] as const) {
      const refused = await invite(email)
      expect([refused.status, refused.body.errors]).toEqual([409, { email: messages('fr', key) }])
      expect(await shop.mails(email)).toEqual([])
    }
    expect((await invite(MARA.email)).status).toBe(200)
    const again = await invite(MARA.email.toUpperCase())
    expect([again.status, again.body.errors]).toEqual([409, { email: messages('fr', 'invitedLately') }])
    expect((await shop.mails(MARA.email)).length).toBe(1)
    expect((await mine.clients()).length).toBe(2)
  })

  it.each([
    [{ email: 'mara' }, 'email'],
    [{ first_name: '' }, 'first_name'],
    [{ last_name: 'a'.repeat(NAME_MAX + 1) }, 'last_name'],
    [{ discount_rate: 12 }, 'discount_rate'],
    [{ notes: 'a'.repeat(NOTE_MAX + 1) }, 'notes'],
  ] as const)('is refused with %j, at its field', async (fields, field) => {
    const { practitioner } = await practice(engine)
    const mine = await practitioner()
    const refused = await mine.ask('POST', '/clients', { ...MARA, ...fields })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]])
  })

  it('is possible sixty times an hour', async () => {
    const { practitioner } = await practice(engine)
    const mine = await practitioner()
    const { email } = mine
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1) statuses.push((await mine.ask('POST', '/clients', { ...MARA, email })).status)
    expect([statuses.slice(0, 60).every((status) => status === 409), statuses.at(-1)]).toEqual([true, 429])
  })
})
