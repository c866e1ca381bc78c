import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { Client } from '#areas/clients/contract/clients.ts'

import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { MARA, messages, type Person, practice, type Practice, type Practitioner } from '../support/practice.ts'

const SKUS = ['mg-60']
const DAY = 24 * 60 * 60_000

/** Moves what was asked and answered so many days into the past. */
async function pass({ db }: Practice, days: number): Promise<void> {
  const rows = await db.selectFrom('invitation').selectAll().execute()
  const before = (date: Date | null) => date && new Date(date.getTime() - days * DAY)
  for (const { invitation_id, asked_at, answered_at } of rows)
    await db
      .updateTable('invitation')
      .set({ asked_at: before(asked_at) ?? asked_at, answered_at: before(answered_at) })
      .where('invitation_id', '=', invitation_id)
      .execute()
}

const invite = (who: Practitioner, email: string, discount_rate = 20) =>
  who.ask('POST', '/clients', { ...MARA, email, discount_rate })

const idOf = async (made: Practice, client: Person): Promise<number> => (await made.asking(client))[0]?.id ?? 0

const mailsTo = async ({ shop }: Practice, email: string): Promise<number> => (await shop.mails(email)).length

/** All that a practitioner can learn of a client. */
async function seenBy({ shop }: Practice, who: Practitioner, client: Person, orderId = 0) {
  const line = (await who.ask('GET', '/commission')).body.data[0]
  return {
    listed: (await who.clients()).length,
    page: (await who.ask('GET', `/clients/${client.userId}`)).status,
    fit: (await who.ask('GET', `/protocols/${await who.protocol(SKUS)}/fit/${client.userId}`)).status,
    orders: ((await who.ask('GET', '/orders')).body.data as unknown[]).length,
    order: (await who.ask('GET', `/orders/${orderId}`)).status,
    commission: line && [line.client?.id ?? null, line.commission],
    rate: (await shop.cart(client)).body.discount_rate,
  }
}

describeOnEachEngine('a client who is asked', (engine) => {
  it('is linked by their own yes, not before: no rate, no orders, no fit (clients.linked-by-their-own-yes)', async () => {
    const made = await practice(engine)
    const { practitioner, shop, asking, answer } = made
    const mine = await practitioner()
    const client = await shop.person(4, 'de')
    await shop.db.updateTable('account').set({ first_name: 'Zoë' }).where('user_id', '=', client.userId).execute()
    const invited = await invite(mine, client.email)
    expect(invited.body).toMatchObject({ ...MARA, email: client.email, status: 'invited', discount_rate: 20 })
    expect(invited.body.id).not.toBe(client.userId)
    const first = await buy(shop, client, 'mg-60')
    expect(await seenBy(made, mine, client, first.body.order_id)).toEqual({
      listed: 1,
      page: 404,
      fit: 404,
      orders: 0,
      order: 404,
      commission: undefined,
      rate: 0,
    })
    const [mail] = (await shop.mails(client.email)).filter(({ body }) => body.includes('/de/account/client\n'))
    expect([mail?.language, mail?.body]).toEqual(['de', expect.stringContaining(messages('de', 'mailSees'))])
    expect(mail?.body).toContain('https://shop.example/de/account/client\n')
    expect(mail?.body).toContain(messages('de', 'mailShareDiscount', { rate: 20 }))

    expect(await asking(client)).toEqual([
      {
        id: invited.body.id,
        practitioner: {
          user_id: mine.userId,
          first_name: 'Linnea',
          last_name: 'Hart',
          practice_name: 'Linden Practice',
          shop_name: null,
        },
        discount_rate: 20,
        asked_at: expect.any(String),
      },
    ])
    const said = await answer(client, invited.body.id, 'yes', { language: 'it' })
    expect([said.status, said.body]).toEqual([200, { message: messages('it', 'invitationAccepted'), data: [] }])
    expect((await answer(client, invited.body.id, 'yes')).status).toBe(200)
    expect((await answer(client, invited.body.id, 'no')).status).toBe(404)
    const second = await buy(shop, client, 'mg-60')
    expect(await seenBy(made, mine, client, second.body.order_id)).toEqual({
      listed: 1,
      page: 200,
      fit: 200,
      orders: 1,
      order: 200,
      commission: [client.userId, 0],
      rate: 20,
    })
    expect((await mine.clients())[0]).toMatchObject({ id: client.userId, first_name: 'Zoë', status: 'active' })
    expect(await mine.client(invited.body.id)).toMatchObject({ id: client.userId })
    expect((await shop.mails(mine.email))[0]?.body).toContain(`/account/practitioner/clients/${client.userId}`)
  })

  it('says no, which is told to nobody, and is asked again after a month at the earliest (clients.no-is-not-told, clients.asked-once-a-month)', async () => {
    const made = await practice(engine)
    const { practitioner, shop, asking, answer } = made
    const mine = await practitioner()
    const client = await shop.person()
    const { body } = await invite(mine, client.email)
    const page = await mine.client(body.id)
    const said = await answer(client, body.id, 'no')
    expect([said.status, said.body]).toEqual([200, { message: messages('en', 'invitationDeclined'), data: [] }])
    expect([await mine.clients(), await mine.client(body.id)]).toEqual([[body], page])
    expect((await answer(client, body.id, 'yes')).status).toBe(404)
    expect([(await invite(mine, client.email)).status, await mailsTo(made, client.email)]).toEqual([409, 1])

    await mine.share(await mine.protocol(SKUS), { email: client.email, discount: 10 })
    const [shared] = await shop.mails(client.email)
    expect(shared?.body).not.toContain(messages('en', 'mailSees'))
    expect(shared?.body).not.toContain(messages('en', 'mailShareDiscount', { rate: 10 }))
    expect(await asking(client)).toEqual([])

    await pass(made, 29)
    expect((await invite(mine, client.email)).status).toBe(409)
    await pass(made, 1)
    expect((await invite(mine, client.email, 5)).body).toEqual({
      ...body,
      discount_rate: 5,
      shared_protocols: 1,
      unopened_protocols: 1,
    })
    expect(await asking(client)).toMatchObject([{ id: body.id, discount_rate: 5 }])
    expect(await mailsTo(made, client.email)).toBe(3)
  })

  it('holds a protocol that is shared at full price, and reading it is not told (share.unlinked-is-asked)', async () => {
    const made = await practice(engine)
    const { practitioner, shop, shared, open, answer } = made
    const mine = await practitioner()
    const client = await shop.person()
    const id = await mine.protocol(['iron'])
    const { client_id } = (await mine.share(id, { email: client.email, discount: 10 })).body
    expect(await shared(client)).toMatchObject([{ protocol_id: id, discount: 0, total_price_after_discount: 10 }])
    expect((await open(client, id)).status).toBe(200)
    const bought = await buy(shop, client, 'iron')
    expect([bought.status, bought.body.total_discount]).toEqual([200, 0])
    const sharedWith = async () => (await mine.ask('GET', `/protocols/${id}`)).body
    const unanswered = {
      shared_with: 1,
      shares: [
        { client: { ...MARA, id: client_id, email: client.email }, discount: 10, opened_at: null, ordered_at: null },
      ],
    }
    expect(await sharedWith()).toMatchObject(unanswered)
    expect(await mine.client(client_id)).toMatchObject({
      unopened_protocols: 1,
      last_opened_at: null,
      protocols: [{ protocol_id: id, discount: 10, opened_at: null }],
      orders: [],
    })
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${id}`)
    expect(await sharedWith()).toMatchObject(unanswered)
    await mine.share(id, { user_id: client_id, discount: 15 })
    await answer(client, client_id, 'yes')
    expect(await sharedWith()).toMatchObject({ shares: [{ client: { id: client.userId, first_name: '' } }] })
    expect(await shared(client)).toMatchObject([{ discount: 15, total_price_after_discount: 8.5 }])
  })

  it('ends a link at once, after which the practitioner sees nothing of theirs and earns what was earned (clients.client-ends-the-link)', async () => {
    const made = await practice(engine)
    const { practitioner, shop, link, asking } = made
    const mine = await practitioner()
    const client = await shop.person()
    await link(client, mine, 10)
    const id = await mine.protocol(SKUS)
    await mine.share(id, { user_id: client.userId, discount: 10 })
    const order = await buy(shop, client, 'mg-60')
    const end = (language: 'en' | 'fr' = 'en') =>
      shop.ask(client, 'DELETE', `/account/clients/practitioners/${mine.userId}`, undefined, { language })
    const earned = (await seenBy(made, mine, client)).commission
    expect(earned).toEqual([client.userId, 1.8])
    const ended = await end('fr')
    expect([ended.status, ended.body]).toEqual([200, { message: messages('fr', 'linkEnded') }])
    expect([(await end()).status, (await end()).body]).toEqual([404, { message: messages('en', 'linkGone') }])
    expect(await seenBy(made, mine, client, order.body.order_id)).toEqual({
      listed: 0,
      page: 404,
      fit: 404,
      orders: 0,
      order: 404,
      commission: [null, 1.8],
      rate: 0,
    })
    expect((await mine.ask('GET', `/protocols/${id}`)).body).toMatchObject({ shared_with: 0, shares: [] })
    expect((await mine.ask('GET', `/protocols/${id}/shares/${client.userId}/mail`)).status).toBe(404)
    expect((await made.shared(client)).map(({ discount }) => discount)).toEqual([0])

    const mails = await mailsTo(made, client.email)
    const again = await invite(mine, client.email)
    expect([again.status, again.body]).toMatchObject([200, { ...MARA, email: client.email, status: 'invited' }])
    expect([await asking(client), await mailsTo(made, client.email)]).toEqual([[], mails])
    await pass(made, 31)
    expect((await invite(mine, client.email)).status).toBe(200)
    expect([(await asking(client)).length, await mailsTo(made, client.email)]).toEqual([1, mails + 1])
  })

  it('of two practitioners has the one who was answered last as the own one, and can leave either', async () => {
    const made = await practice(engine)
    const { practitioner, shop, answer } = made
    const [mine, hers] = [await practitioner(), await practitioner()]
    const client = await shop.person()
    await invite(mine, client.email, 5)
    await answer(client, await idOf(made, client), 'yes')
    await invite(hers, client.email, 15)
    expect((await shop.cart(client)).body.discount_rate).toBe(5)
    await answer(client, await idOf(made, client), 'yes')
    expect((await shop.cart(client)).body.discount_rate).toBe(15)
    const profile = async () => (await shop.ask(client, 'GET', '/account/clients/profile')).body
    expect(await profile()).toMatchObject({
      practitioner: { user_id: hers.userId },
      practitioners: [
        { user_id: mine.userId, discount_rate: 5, linked_at: expect.any(String) },
        { user_id: hers.userId, discount_rate: 15 },
      ],
    })
    await shop.ask(client, 'DELETE', `/account/clients/practitioners/${hers.userId}`)
    expect(await profile()).toMatchObject({
      practitioner: null,
      practitioners: [{ user_id: mine.userId }],
      discount_rate: 0,
    })
  })
})

describeOnEachEngine('what a practitioner learns by inviting', (engine) => {
  /** An email of each kind that a stranger could be curious about. */
  async function everyKind(made: Practice): Promise<readonly string[]> {
    const { practitioner, shop, link } = made
    const hers = await practitioner()
    const [free, taken] = [await shop.person(), await shop.person(4, 'jp')]
    await link(taken, hers, 20)
    const fields = {
      email: 'unproven@mail.example',
      password: 'Meadow-Path-7',
      first_name: 'Some',
      last_name: 'One',
      country: 'NL',
      terms: true,
      newsletter: false,
    } as const
    await shop.accounts.register({ user_type_id: 4, fields }, { device: '', language: 'de' })
    return [
      'unknown@mail.example',
      free.email,
      taken.email,
      fields.email,
      hers.email,
      (await shop.person(USER_TYPES.Practitioner)).email,
      (await shop.person(USER_TYPES.Admin)).email,
    ]
  }

  it('is the same whoever the email belongs to: answer, time, number, list, page and mail (clients.invited-looks-alike)', async () => {
    const made = await practice(engine)
    const emails = await everyKind(made)
    for (const way of ['invite', 'share'] as const) {
      const mine = await made.practitioner()
      const id = await mine.protocol(SKUS)
      const told: unknown[] = []
      const numbers: number[] = []
      for (const email of emails) {
        const begun = performance.now()
        const answer = way === 'invite' ? await invite(mine, email, 10) : await mine.share(id, { email, discount: 10 })
        const took = performance.now() - begun
        const number: number = way === 'invite' ? answer.body.id : answer.body.client_id
        numbers.push(number)
        const again = await invite(mine, email)
        const read = [
          answer.status,
          answer.body,
          again.status,
          again.body,
          await mine.client(number),
          ((await mine.clients()) as Client[]).filter((client) => client.email === email),
          way === 'share' && (await mine.ask('GET', `/protocols/${id}/shares/${number}/mail`)).body,
        ]
        told.push(
          JSON.stringify([took >= 99, read])
            .replaceAll(email, 'EMAIL')
            .replaceAll(`"id":${number}`, '"id":0')
            .replaceAll(`"client_id":${number}`, '"client_id":0')
            .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
        )
      }
      expect(new Set(told)).toEqual(new Set([told[0]]))
      expect(told[0]).toContain('[true,[200,')
      // Numbers that are further apart would tell that an account was made in between.
      const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0))
      expect(new Set(steps).size).toBe(1)
    }
  })

  it('tells a practitioner or an admin once why their account can’t be a client’s, and changes nothing of it', async () => {
    const made = await practice(engine)
    const { practitioner, shop, db } = made
    const mine = await practitioner()
    for (const type of [USER_TYPES.Practitioner, USER_TYPES.CertifiedPractitioner, USER_TYPES.Admin]) {
      const other = await shop.person(type, 'es')
      const before = await db.selectFrom('account').selectAll().where('user_id', '=', other.userId).execute()
      await mine.share(await mine.protocol(SKUS), { email: other.email })
      await mine.share(await mine.protocol(SKUS), { email: other.email })
      const mails = await shop.mails(other.email)
      expect(mails.map(({ language, body }) => [language, body.includes('/es/onboarding/register/client')])).toEqual([
        ['es', true],
      ])
      expect(await db.selectFrom('account').selectAll().where('user_id', '=', other.userId).execute()).toEqual(before)
      expect((await shop.ask(other, 'GET', '/account/clients/invitations')).status).toBe(403)
    }
    expect(await db.selectFrom('client_practitioner').selectAll().execute()).toEqual([])
  })

  it('is nothing more after the person has deleted their account', async () => {
    const made = await practice(engine)
    const { practitioner, shop, answer, db } = made
    const mine = await practitioner()
    const [asked, agreed] = [await shop.person(), await shop.person()]
    const id = await mine.protocol(SKUS)
    for (const { email } of [asked, agreed]) await mine.share(id, { email })
    await answer(agreed, await idOf(made, agreed), 'yes')
    const page = async () =>
      (await mine.ask('GET', `/protocols/${id}`)).body.shares.map(
        (share: { client: { email: string } }) => share.client.email,
      )
    for (const who of [asked, agreed]) await shop.ask(who, 'DELETE', '/account/')
    expect(await page()).toEqual([asked.email])
    expect((await mine.clients()).length).toBe(1)
    expect(await db.selectFrom('invitation').select('email').execute()).toEqual([{ email: asked.email }])
  })
})

describeOnEachEngine('an email without an account', (engine) => {
  it('of two invitations says yes to the one whose link chooses the password, and is asked by the other (clients.password-by-link-is-a-yes)', async () => {
    const made = await practice(engine)
    const { practitioner, shop, asking, db, accountOf } = made
    const [mine, hers] = [await practitioner(), await practitioner()]
    await invite(mine, MARA.email, 10)
    const [mail] = await shop.mails(MARA.email)
    await invite(hers, MARA.email, 20)
    expect(mail?.body).toContain('agree to be a client of Linnea Hart (Linden Practice)')
    expect(mail?.body).toContain(messages('en', 'mailSees'))
    const token = /reset-password\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const chosen = await shop.accounts.resetPassword(token, 'Meadow-Path-7', { device: '', language: 'en' })
    const userId = (await accountOf(MARA.email))?.user_id ?? 0
    const mara: Person = { userId, email: MARA.email, token: chosen?.access_token ?? '' }
    expect(await db.selectFrom('client_practitioner').select(['practitioner_id', 'discount_rate']).execute()).toEqual([
      { practitioner_id: mine.userId, discount_rate: 10 },
    ])
    expect(await asking(mara)).toMatchObject([{ practitioner: { user_id: hers.userId } }])
    expect(await hers.clients()).toMatchObject([{ status: 'invited' }])
  })

  it('that is registered without the link says no yes: it is asked', async () => {
    const made = await practice(engine)
    const { practitioner, shop, db } = made
    const mine = await practitioner()
    await invite(mine, MARA.email)
    await shop.accounts.forgotPassword(MARA.email, 'en')
    const token = (await made.linkTo(MARA.email)).split('/').at(-1) ?? ''
    const chosen = await shop.accounts.resetPassword(token, 'Meadow-Path-7', { device: '', language: 'en' })
    expect(await db.selectFrom('client_practitioner').selectAll().execute()).toEqual([])
    expect(await made.asking({ userId: 0, email: MARA.email, token: chosen?.access_token ?? '' })).toHaveLength(1)
  })
})
