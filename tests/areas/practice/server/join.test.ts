import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'

import { clientFields } from '#tests/areas/account/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, type PracticeShop, practiceShop } from './support/page.ts'

const JOIN = '/practices/linden/join'
const EMAIL = 'new@mail.example'

const linksOf = (db: PracticeShop['db'], clientId: number) =>
  db
    .selectFrom('client_practitioner')
    .select(['practitioner_id', 'discount_rate'])
    .where('client_id', '=', clientId)
    .execute()
const practitionerOf = async (db: PracticeShop['db'], clientId: number) =>
  (await db.selectFrom('client').selectAll().where('user_id', '=', clientId).executeTakeFirst())?.practitioner_id

describeOnEachEngine('joining a practice', (engine) => {
  it('is for clients without a practitioner, at no discount, and told to the practitioner (practice.joining-needs-no-practitioner)', async () => {
    const { shop, db, withPage } = await practiceShop(engine)
    const [owner, other] = [await withPage('linden'), await withPage('other')]
    const client = await shop.person()
    await db
      .updateTable('account')
      .set({ first_name: 'Mara', last_name: 'Vos' })
      .where('user_id', '=', client.userId)
      .execute()
    for (let times = 0; times < 2; times += 1)
      expect(await shop.ask(client, 'POST', JOIN)).toMatchObject({
        status: 200,
        body: { message: messages('en', 'practiceJoined') },
      })
    expect(await linksOf(db, client.userId)).toEqual([{ practitioner_id: owner.userId, discount_rate: 0 }])
    const mails = await shop.mails(owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Mara Vos is now your client'])
    expect(mails[0]?.body).toContain(`/en/account/practitioner/clients/${client.userId}`)
    expect((await shop.ask(client, 'GET', '/account/clients/profile')).body).toMatchObject({
      practitioner: { user_id: owner.userId, shop_name: 'linden' },
      discount_rate: 0,
    })
    const told = await shop.ask(client, 'POST', '/practices/other/join')
    expect(told).toMatchObject({ status: 409, body: { message: messages('en', 'otherPractitioner') } })
    expect(await shop.mails(other.email)).toEqual([])
    expect(await practitionerOf(db, client.userId)).toBe(owner.userId)
    const waiting = await shop.ask(owner, 'GET', '/account/practitioners/clients', undefined, {
      query: { order_by: 'waiting' },
    })
    expect(waiting.body).toMatchObject([{ id: client.userId, first_name: 'Mara' }])
  })

  it('again keeps the discount that the practitioner gave', async () => {
    const { shop, db, withPage } = await practiceShop(engine)
    const owner = await withPage('linden')
    const client = await shop.person()
    await db
      .insertInto('client_practitioner')
      .values({ client_id: client.userId, practitioner_id: owner.userId, discount_rate: 15 })
      .execute()
    expect((await shop.ask(client, 'POST', JOIN)).status).toBe(200)
    expect(await linksOf(db, client.userId)).toEqual([{ practitioner_id: owner.userId, discount_rate: 15 }])
    expect(await practitionerOf(db, client.userId)).toBe(owner.userId)
  })

  it('is for clients only, and for public pages only', async () => {
    const { shop, withPage } = await practiceShop(engine)
    await withPage('linden', USER_TYPES.Practitioner)
    const client = await shop.person()
    for (const name of ['linden', 'nobody'])
      expect((await shop.ask(client, 'POST', `/practices/${name}/join`)).status).toBe(404)
    expect((await shop.ask(await shop.person(USER_TYPES.Admin), 'POST', JOIN)).status).toBe(403)
    expect((await shop.app.request(`/api/v2${JOIN}`, { method: 'POST' })).status).toBe(401)
  })
})

describeOnEachEngine('a registration from a practice page', (engine) => {
  const register = (shop: PracticeShop['shop'], practice?: string, email = EMAIL) =>
    shop.ask({ token: '' }, 'POST', '/auth/register', { user_type_id: 4, fields: clientFields(email), practice })
  const tokenIn = async (shop: PracticeShop['shop'], path: string) =>
    new RegExp(`/${path}/([\\w-]+)`).exec((await shop.mails(EMAIL))[0]?.body ?? '')?.[1] ?? ''
  const idOf = async (db: PracticeShop['db']) =>
    (await db.selectFrom('account').select('user_id').where('email', '=', EMAIL).executeTakeFirstOrThrow()).user_id

  it('joins once its email is proven, not before (practice.registration-joins)', async () => {
    const { shop, db, withPage } = await practiceShop(engine)
    const owner = await withPage('linden')
    expect((await register(shop, 'linden')).status).toBe(200)
    const id = await idOf(db)
    expect([await linksOf(db, id), await shop.mails(owner.email)]).toEqual([[], []])
    const activated = await shop.ask({ token: '' }, 'POST', '/auth/activate', {
      token: await tokenIn(shop, 'activate'),
    })
    expect(activated.status).toBe(200)
    expect(await linksOf(db, id)).toEqual([{ practitioner_id: owner.userId, discount_rate: 0 }])
    expect(await shop.mails(owner.email)).toHaveLength(1)
  })

  it('that was repeated joins by the link that chooses a password', async () => {
    const { shop, db, withPage } = await practiceShop(engine)
    const [first, owner] = [await withPage('first'), await withPage('linden')]
    await register(shop, 'first')
    await register(shop, 'linden')
    const token = await tokenIn(shop, 'reset-password')
    const chosen = { password: 'Meadow-Path-8', confirm_password: 'Meadow-Path-8' }
    expect((await shop.ask({ token: '' }, 'POST', `/auth/reset-password/${token}`, chosen)).status).toBe(200)
    expect(await linksOf(db, await idOf(db))).toEqual([{ practitioner_id: owner.userId, discount_rate: 0 }])
    expect(await shop.mails(first.email)).toEqual([])
  })

  it('does not join where another act proves the email', async () => {
    const { shop, db, withPage } = await practiceShop(engine)
    await withPage('linden')
    await register(shop, 'linden')
    await shop.ask({ token: '' }, 'POST', '/auth/forgot-password', { email: EMAIL })
    const token = await tokenIn(shop, 'reset-password')
    const chosen = { password: 'Meadow-Path-8', confirm_password: 'Meadow-Path-8' }
    expect((await shop.ask({ token: '' }, 'POST', `/auth/reset-password/${token}`, chosen)).status).toBe(200)
    expect(await linksOf(db, await idOf(db))).toEqual([])
  })

  it('with a name that leads nowhere is one without', async () => {
    const { shop, db, withPage } = await practiceShop(engine)
    await withPage('waiting', USER_TYPES.Practitioner)
    for (const name of ['nobody', 'waiting']) {
      expect((await register(shop, name)).status).toBe(200)
      const row = await db
        .selectFrom('client')
        .select('asked_practitioner_id')
        .where('user_id', '=', await idOf(db))
        .execute()
      expect(row).toEqual([{ asked_practitioner_id: null }])
    }
    const refused = await register(shop, 'No name', 'other@mail.example')
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['practice']])
  })
})
