import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { DISCOUNT_CHOICES, NAME_MAX, NOTE_MAX } from '#contract/constants.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MARA, messages, practice } from '#tests/areas/clients/server/support/practice.ts'

const SKUS = ['mg-60', 'powder']

describeOnEachEngine('sharing a protocol', (engine) => {
  it('is for types 1 and 2 only', async () => {
    const { practitioner } = await practice(engine)
    const statusOf = async (type: 1 | 2 | 3) => {
      const who = await practitioner(type)
      return (await who.share(await who.protocol(SKUS), { email: `to-${type}@mail.example` })).status
    }
    expect([await statusOf(1), await statusOf(2), await statusOf(3)]).toEqual([200, 200, 403])
  })

  it("shares the own ones only, an admin's too (share.admin-shares-own-only, protocols.owner-only)", async () => {
    const { practitioner, deleteProtocol, shop, db } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const admin = await practitioner(USER_TYPES.Admin)
    const [id, deleted] = [await mine.protocol(SKUS), await mine.protocol(SKUS)]
    await deleteProtocol(deleted)
    for (const [who, protocol] of [
      [hers, id],
      [admin, id],
      [mine, deleted],
      [mine, 99_999],
    ] as const) {
      const refused = await who.share(protocol)
      expect([refused.status, refused.body.message]).toEqual([404, messages('en', 'protocolGone')])
    }
    expect(await shop.mails(MARA.email)).toEqual([])
    expect(await db.selectFrom('protocol_share').selectAll().execute()).toEqual([])
  })

  it('takes what a share consists of, and says what is wrong with it by its field (share.request-fields)', async () => {
    const { practitioner } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS)
    for (const [fields, field] of [
      [{ email: 'mara' }, 'email'],
      [{ first_name: '' }, 'first_name'],
      [{ last_name: '  ' }, 'last_name'],
      [{ first_name: 'a'.repeat(NAME_MAX + 1) }, 'first_name'],
      [{ discount: 7 }, 'discount'],
      [{ discount: -5 }, 'discount'],
      [{ notes: 'a'.repeat(NOTE_MAX + 1) }, 'notes'],
      [{ user_id: 0 }, 'user_id'],
    ] as const) {
      const refused = await mine.share(id, fields)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]])
    }
    expect((await mine.ask('POST', '/protocols/assign', { id: 'x', ...MARA, discount: 0 })).status).toBe(400)
    const shared = await mine.share(id, { discount: 10, notes: 'Start with half.' })
    expect([shared.status, shared.body]).toEqual([
      200,
      { message: messages('en', 'protocolShared'), client_id: expect.any(Number), discount_rate: 10 },
    ])
    const { shares, shared_with } = (await mine.ask('GET', `/protocols/${id}`)).body
    expect([shared_with, shares]).toEqual([
      1,
      [
        {
          client: { id: shared.body.client_id, ...MARA },
          status: 'invited',
          discount: 10,
          notes: 'Start with half.',
          shared_at: expect.any(String),
          opened_at: null,
          ordered_at: null,
        },
      ],
    ])
  })

  it('needs something to share: a product that is on sale', async () => {
    const { practitioner, shop } = await practice(engine)
    const mine = await practitioner()
    for (const id of [await mine.protocol([]), await mine.protocol(['zinc'])]) {
      await shop.changeVariant('zinc', { withdrawn_at: new Date() })
      const refused = await mine.share(id)
      expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'nothingToShare')])
    }
    expect(await mine.clients()).toEqual([])
  })

  it('makes an inactive account of a new email, in the language of the caller, and links nobody (share.unknown-email-is-invited)', async () => {
    const { practitioner, accountOf, db } = await practice(engine)
    const mine = await practitioner()
    const { body } = await mine.share(await mine.protocol(SKUS), { discount: 15 }, { language: 'hu' })
    const account = await accountOf(MARA.email)
    expect(account).toMatchObject({
      ...MARA,
      user_type_id: USER_TYPES.Client,
      password_hash: null,
      activated_at: null,
      language_id: 6,
      region: 'eu',
    })
    expect(await db.selectFrom('client').selectAll().execute()).toEqual([
      { user_id: account?.user_id, practitioner_id: null, asked_practitioner_id: null, life_stage: null },
    ])
    expect(await db.selectFrom('client_practitioner').selectAll().execute()).toEqual([])
    expect(await mine.clients()).toEqual([
      expect.objectContaining({ id: body.client_id, ...MARA, discount_rate: 15, status: 'invited' }),
    ])
  })

  it('knows a client by number, if they are an own one, and by email in any letter case', async () => {
    const { practitioner, shop } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const [id, another] = [await mine.protocol(SKUS), await mine.protocol(SKUS, 'Second')]
    const { client_id } = (await mine.share(id)).body
    const again = await mine.share(another, { email: 'MARA.VOS@MAIL.EXAMPLE', first_name: 'Other', discount: 5 })
    expect(again.body.client_id).toBe(client_id)
    expect((await mine.share(id, { user_id: client_id, first_name: '', last_name: '' })).body.client_id).toBe(client_id)
    expect(await mine.clients()).toEqual([expect.objectContaining({ id: client_id, first_name: 'Mara' })])
    const stranger = await shop.person()
    for (const [who, user_id] of [
      [hers, client_id],
      [mine, stranger.userId],
      [mine, hers.userId],
      [mine, mine.userId],
      [mine, 99_999],
    ] as const) {
      const refused = await who.share(await who.protocol(SKUS), { user_id })
      expect([refused.status, refused.body.message]).toEqual([404, messages('en', 'clientGone')])
    }
  })

  it('gives no discount to a linked client of another practitioner, and says so (share.discount-of-their-own-practitioner, clients.one-practitioner-each)', async () => {
    const { practitioner, db, shop, link } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    for (const who of [mine, hers]) await link(client, who)
    await mine.share(await mine.protocol(SKUS), { email: client.email, discount: 5 })
    const id = await hers.protocol(SKUS)
    const shared = await hers.share(id, { email: client.email, discount: 20 }, { key: 'once' })
    expect(shared.body).toMatchObject({ client_id: client.userId, discount_rate: null })
    const again = await hers.share(id, { email: client.email, discount: 20 }, { key: 'once' })
    expect(again.body).toEqual(shared.body)
    expect((await hers.share(id, { user_id: client.userId, discount: 10 })).body.discount_rate).toBeNull()
    expect((await hers.ask('GET', `/protocols/${id}`)).body.shares).toMatchObject([{ discount: 0 }])
    expect(await hers.clients()).toMatchObject([{ id: client.userId, discount_rate: null }])
    expect(await mine.clients()).toMatchObject([{ id: client.userId, discount_rate: 5 }])

    await shop.add(client, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    expect((await shop.cart(client)).body.discount_rate).toBe(5)
    await db.updateTable('client').set({ practitioner_id: hers.userId }).where('user_id', '=', client.userId).execute()
    expect(await hers.clients()).toMatchObject([{ discount_rate: 10 }])
    expect(await mine.clients()).toMatchObject([{ discount_rate: null }])
  })

  it("sets the client's rate with this practitioner, which the cart uses (share.sets-the-clients-rate)", async () => {
    const { practitioner, shop, link } = await practice(engine)
    const mine = await practitioner()
    const client = await shop.person()
    await link(client, mine)
    const id = await mine.protocol(SKUS)
    await shop.add(client, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    for (const discount of DISCOUNT_CHOICES) {
      await mine.share(id, { email: client.email, discount })
      expect((await shop.cart(client)).body.discount_rate).toBe(discount)
      expect((await mine.client(client.userId)).discount_rate).toBe(discount)
    }
  })

  it('refuses the own email, and says so at it', async () => {
    const { practitioner, shop } = await practice(engine)
    const mine = await practitioner()
    const refused = await mine.share(await mine.protocol(SKUS), { email: mine.email.toUpperCase() }, { language: 'nl' })
    const text = messages('nl', 'ownEmail')
    expect([refused.status, refused.body]).toEqual([409, { message: text, errors: { email: text } }])
    expect([await shop.mails(mine.email), await mine.clients()]).toEqual([[], []])
  })

  it('gives each of several recipients a result of their own', async () => {
    const { practitioner, shop } = await practice(engine)
    const mine = await practitioner()
    const id = await mine.protocol(SKUS)
    const statuses: number[] = []
    for (const email of ['one@mail.example', mine.email, 'three@mail.example'])
      statuses.push((await mine.share(id, { email })).status)
    expect(statuses).toEqual([200, 409, 200])
    expect((await mine.clients()).length).toBe(2)
    expect([(await shop.mails('one@mail.example')).length, (await shop.mails('three@mail.example')).length]).toEqual([
      1, 1,
    ])
  })

  it('begins anew when it is shared again', async () => {
    const { practitioner, shop, open, shared, link } = await practice(engine)
    const mine = await practitioner()
    const client = await shop.person()
    await link(client, mine)
    const id = await mine.protocol(SKUS)
    await mine.share(id, { email: client.email, discount: 5, notes: 'First' })
    await open(client, id)
    const [before] = await shared(client)
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${id}`)
    await mine.share(id, { email: client.email, discount: 10, notes: 'Second' })
    const [after, ...rest] = await shared(client)
    expect([after, rest]).toEqual([
      {
        ...before,
        discount: 10,
        total_price_after_discount: 18.08,
        opened_at: null,
        share_notes: 'Second',
        shared_at: expect.any(String),
      },
      [],
    ])
    expect(Date.parse(after?.shared_at ?? '')).toBeGreaterThan(Date.parse(before?.shared_at ?? ''))
  })

  it('of a registration that is not proven invites its owner, and forgets what it chose', async () => {
    const { practitioner, shop, accountOf, linkTo } = await practice(engine)
    const mine = await practitioner()
    const fields = {
      email: MARA.email,
      password: 'Meadow-Path-7',
      first_name: 'Somebody',
      last_name: 'Else',
      country: 'NL',
      terms: true,
      newsletter: true,
    } as const
    await shop.accounts.register({ user_type_id: 4, fields }, { device: '', language: 'de' })
    expect((await mine.share(await mine.protocol(SKUS))).status).toBe(200)
    expect(await accountOf(MARA.email)).toMatchObject({
      ...MARA,
      password_hash: null,
      country: null,
      newsletter: false,
    })
    expect(await linkTo(MARA.email)).toContain('/en/reset-password/')
    await shop.accounts.register({ user_type_id: 4, fields }, { device: '', language: 'de' })
    expect(await accountOf(MARA.email)).toMatchObject({ ...MARA, password_hash: null })
    expect((await mine.clients()).length).toBe(1)
  })

  it('works for many at once: two who share with one new email, and two who share with each other', async () => {
    const { practitioner, accountOf, shop } = await practice(engine)
    const [mine, hers] = [await practitioner(), await practitioner()]
    const [id, her] = [await mine.protocol(SKUS), await hers.protocol(SKUS)]
    const both = await Promise.all([mine.share(id), hers.share(her)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await accountOf(MARA.email)).toMatchObject(MARA)
    expect((await shop.mails(MARA.email)).length).toBe(2)
    for (let round = 0; round < 10; round += 1) {
      const each = await Promise.all([mine.share(id, { email: hers.email }), hers.share(her, { email: mine.email })])
      expect(each.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  it('is possible sixty times an hour', async () => {
    const { practitioner } = await practice(engine)
    const mine = await practitioner()
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1) statuses.push((await mine.share(99_999)).status)
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429])
  })
})
