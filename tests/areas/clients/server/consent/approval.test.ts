import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'

import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { MARA, messages, practice } from '../support/practice.ts'

const SKUS = ['mg-60']

/** A practitioner with a client at a rate, an admin who judges, and what depends on the approval. */
async function approved(engine: Engine, rate = 10) {
  const made = await practice(engine)
  const { shop, practitioner, link } = made
  const mine = await practitioner()
  const [client, admin] = [await shop.person(), await shop.person(USER_TYPES.Admin)]
  await link(client, mine, rate)
  await shop.db.updateTable('account').set({ activated_at: new Date() }).where('user_id', '=', mine.userId).execute()
  const judge = async (status: 'approved' | 'refused', reason = 'Number not found') =>
    (await shop.ask(admin, 'PUT', `/admin/practitioners/${mine.userId}`, { status, reason })).status
  const id = await mine.protocol(SKUS)
  const standing = async () => ({
    rate: (await shop.cart(client)).body.discount_rate,
    profile: (await shop.ask(client, 'GET', '/account/clients/profile')).body.practitioners[0]?.discount_rate,
    clients: (await mine.clients()).length,
    page: (await mine.ask('GET', `/clients/${client.userId}`)).status,
    orders: ((await mine.ask('GET', '/orders')).body.data as unknown[]).length,
    fit: (await mine.ask('GET', `/protocols/${id}/fit/${client.userId}`)).status,
    changed: (await mine.ask('PUT', `/clients/${client.userId}`, { discount_rate: rate })).status,
    invited: (await mine.ask('POST', '/clients', { ...MARA, discount_rate: 0 })).status,
    shared: (await mine.share(id, { user_id: client.userId, discount: rate })).status,
    sharedWith: (await mine.ask('GET', `/protocols/${id}`)).body.shared_with,
  })
  return { ...made, mine, client, judge, standing, id }
}

const RESTING = {
  rate: 0,
  profile: 0,
  clients: 0,
  page: 404,
  orders: 0,
  fit: 403,
  changed: 403,
  invited: 403,
  shared: 403,
  sharedWith: 0,
}

describeOnEachEngine('an approval that is refused later', (engine) => {
  it('takes what it gave from that moment, and gives it back with a new one (clients.refused-approval-rests)', async () => {
    const { shop, mine, client, judge, standing, db } = await approved(engine)
    await buy(shop, client, 'mg-60')
    expect(await standing()).toEqual({
      rate: 10,
      profile: 10,
      clients: 1,
      page: 200,
      orders: 1,
      fit: 200,
      changed: 200,
      invited: 200,
      shared: 200,
      sharedWith: 1,
    })
    expect(await judge('refused')).toBe(200)
    // The person who was invited is what the practitioner typed, and stays in the list.
    expect(await standing()).toEqual({ ...RESTING, clients: 1 })
    expect((await mine.clients())[0]).toMatchObject({ status: 'invited', email: MARA.email })
    const resting = await buy(shop, client, 'mg-60')
    expect(resting.body.total_discount).toBe(0)
    const orders = await db.selectFrom('shop_order').select('practitioner_id').orderBy('order_id').execute()
    expect(orders).toEqual([{ practitioner_id: mine.userId }, { practitioner_id: null }])
    const entries = (await mine.ask('GET', '/commission')).body.data
    expect(entries).toMatchObject([{ client: null, commission: 1.8 }])

    expect(await judge('approved')).toBe(200)
    expect(await standing()).toMatchObject({
      rate: 10,
      clients: 2,
      page: 200,
      orders: 1,
      fit: 200,
      shared: 200,
      sharedWith: 1,
    })
  })

  it('ends its asking: a client neither sees nor can accept its invitations meanwhile', async () => {
    const { shop, mine, judge, asking, answer } = await approved(engine)
    const other = await shop.person()
    const { body } = await mine.ask('POST', '/clients', { ...MARA, email: other.email, discount_rate: 10 })
    await judge('refused')
    expect(await asking(other)).toEqual([])
    const refused = await answer(other, body.id, 'yes')
    expect([refused.status, refused.body.message]).toEqual([404, messages('en', 'invitationGone')])
    await judge('approved')
    expect((await answer(other, body.id, 'yes')).status).toBe(200)
  })
})

describeOnEachEngine('a practitioner who was never approved', (engine) => {
  it('invites nobody, shares nothing and sets no rate (clients.approval-gives-clients)', async () => {
    const { practitioner, shop, db } = await practice(engine)
    const mine = await practitioner(USER_TYPES.Practitioner)
    const client = await shop.person()
    const statuses = [
      await mine.ask('POST', '/clients', { email: client.email, first_name: 'M', last_name: 'V', discount_rate: 20 }),
      await mine.share(await mine.protocol(SKUS), { email: client.email, discount: 20 }),
      await mine.ask('PUT', `/clients/${client.userId}`, { discount_rate: 20 }),
      await mine.ask('POST', '/imported-clients', { clients: [{ email: client.email }] }),
      await mine.ask('POST', '/imported-clients/invitations', {}),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 403, 403, 403])
    expect(await db.selectFrom('invitation').selectAll().execute()).toEqual([])
    expect(await shop.mails(client.email)).toEqual([])
  })
})

describeOnEachEngine('a rate', (engine) => {
  const shopAt = async (commissionRate: number) => {
    const made = await practice(engine, { orderSettings: { commissionRate } })
    const mine = await made.practitioner()
    const client = await made.shop.person()
    return { ...made, mine, client }
  }

  it('above the base rate of commission is refused at its field (commission.rates-are-bounded)', async () => {
    const { mine, client, link } = await shopAt(5)
    await link(client, mine)
    const id = await mine.protocol(SKUS)
    const refused = [
      [await mine.ask('POST', '/clients', { ...MARA, discount_rate: 10 }), 'discount_rate'],
      [await mine.ask('PUT', `/clients/${client.userId}`, { discount_rate: 10 }), 'discount_rate'],
      [await mine.share(id, { user_id: client.userId, discount: 10 }), 'discount'],
    ] as const
    for (const [{ status, body }, field] of refused)
      expect([status, body.errors]).toEqual([400, { [field]: messages('en', 'fieldDiscount') }])
    expect((await mine.share(id, { user_id: client.userId, discount: 5 })).status).toBe(200)
  })

  it('that is stored and higher counts as the base rate, wherever it is told (commission.rates-are-bounded)', async () => {
    const { mine, client, link, shop, shared, db } = await shopAt(5)
    await link(client, mine, 20)
    await db
      .insertInto('protocol_share')
      .values({ protocol_id: await mine.protocol(SKUS), client_id: client.userId, discount: 20 })
      .execute()
    const profile = (await shop.ask(client, 'GET', '/account/clients/profile')).body
    expect([
      (await shop.cart(client)).body.discount_rate,
      profile.discount_rate,
      profile.practitioners[0].discount_rate,
      (await mine.client(client.userId)).discount_rate,
      (await shared(client))[0]?.discount,
    ]).toEqual([5, 5, 5, 5, 5])
    const order = await buy(shop, client, 'mg-60')
    expect(order.body.total_discount).toBe(1)
    expect((await mine.ask('GET', '/commission')).body.data).toMatchObject([{ rate: 0, commission: 0 }])
    const { body } = await mine.ask('GET', '/profile')
    expect(body.commission_rate).toBe(5)
  })
})
