import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { type Engine, describeOnEachEngine } from '#tests/server/support/database.ts'
import { buy } from '#tests/areas/orders/server/support/checkout.ts'

import { MARA, messages, type Person, practice } from './support/practice.ts'

/** A practitioner whose client, linked by a yes, holds a protocol of theirs. */
async function filling(engine: Engine, skus: readonly string[] = ['mg-60', 'mg-120']) {
  const { shop, db, practitioner, link, asking, answer, ...rest } = await practice(engine)
  const mine = await practitioner()
  const client = await shop.person()
  await mine.ask('POST', '/clients', { email: client.email, first_name: 'Mara', last_name: 'Vos', discount_rate: 10 })
  await answer(client, (await asking(client))[0]?.id ?? 0, 'yes')
  const protocolId = await mine.protocol(skus)
  await mine.share(protocolId, { email: client.email, discount: 10 })
  const fill = (body: object = {}, key: string = randomUUID(), who: Person = mine) =>
    shop.ask(
      who,
      'POST',
      `/account/practitioners/clients/${client.userId}/cart`,
      { protocol_id: protocolId, mail: false, ...body },
      { key },
    )
  const quantities = async () =>
    Object.fromEntries(
      (await shop.cart(client)).body.items.map((item: { net_contents: string; quantity: number }) => [
        item.net_contents,
        item.quantity,
      ]),
    )
  const notes = async () => (await shop.ask(client, 'GET', '/storefront/cart/fillings')).body
  const give = (id: number, word: 'keep' | 'take') =>
    shop.ask(client, 'PUT', `/storefront/cart/fillings/${id}`, { answer: word })
  const allow = (isAllowed: boolean) =>
    shop.ask(client, 'PUT', `/account/clients/practitioners/${mine.userId}`, { may_fill_cart: isAllowed })
  return { shop, db, practitioner, link, mine, client, protocolId, fill, quantities, notes, give, allow, ...rest }
}

const PILLS = { 'mg-60': '60 capsules', 'mg-120': '120 capsules' } as const

describeOnEachEngine('a cart that a practitioner fills', (engine) => {
  it('gets the lines of the protocol on top of what is there, and the client reads who, what and why (filling.by-the-rules-of-the-cart, filling.client-reads-it)', async () => {
    const { shop, mine, client, fill, quantities, notes } = await filling(engine)
    await shop.add(client, { ...(await shop.idsOf('mg-60')), quantity: 2 })
    const { status, body } = await fill({ message: 'For the first month.' })
    expect([status, body.left_out, body.mailed]).toEqual([200, [], false])
    expect(
      body.lines
        .map((line: { net_contents: string; quantity: number }) => [line.net_contents, line.quantity])
        .toSorted(),
    ).toEqual([
      [PILLS['mg-120'], 1],
      [PILLS['mg-60'], 1],
    ])
    expect(await quantities()).toEqual({ [PILLS['mg-60']]: 3, [PILLS['mg-120']]: 1 })
    expect(await notes()).toMatchObject([
      {
        practitioner: { user_id: mine.userId, first_name: 'Linnea', last_name: 'Hart' },
        protocol: 'Calm evenings',
        message: 'For the first month.',
        lines: [{ quantity: 1 }, { quantity: 1 }],
      },
    ])
    expect(await shop.mails(client.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('cart') }),
    )
  })

  it('is filled once though it is asked twice, and another call under the key is refused (filling.happens-once)', async () => {
    const { fill, quantities, notes } = await filling(engine)
    const first = await fill({}, 'one')
    const again = await fill({}, 'one')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await quantities()).toEqual({ [PILLS['mg-60']]: 1, [PILLS['mg-120']]: 1 })
    expect(await notes()).toHaveLength(1)
    expect((await fill({ message: 'Another' }, 'one')).status).toBe(409)
  })

  it('leaves out and names what the client may not buy or there is too little of (filling.by-the-rules-of-the-cart)', async () => {
    const { shop, fill, quantities } = await filling(engine)
    await shop.changeVariant('mg-60', { stock: 0 })
    const { body } = await fill()
    expect(body.left_out).toEqual([
      expect.objectContaining({ name: 'Magnesium', net_contents: PILLS['mg-60'], quantity: 1, reason: 'stock' }),
    ])
    expect(await quantities()).toEqual({ [PILLS['mg-120']]: 1 })
    await shop.changeVariant('mg-120', { withdrawn_at: new Date() })
    const none = await fill({ mail: true })
    expect([none.status, none.body.lines, none.body.mailed]).toEqual([200, [], false])
    expect(none.body.left_out.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual(['stock', 'unknown'])
  })

  it('puts in as many as can be had where the stock is smaller', async () => {
    const { shop, db, protocolId, fill, quantities } = await filling(engine, ['mg-60'])
    await db.updateTable('protocol_line').set({ quantity: 5 }).where('protocol_id', '=', protocolId).execute()
    await shop.changeVariant('mg-60', { stock: 3 })
    const { body } = await fill()
    expect([body.lines[0].quantity, body.left_out[0].quantity, body.left_out[0].reason]).toEqual([3, 2, 'stock'])
    expect(await quantities()).toEqual({ [PILLS['mg-60']]: 3 })
  })

  it('is filled only while the client allows it (filling.client-allows-it)', async () => {
    const { shop, mine, client, fill, allow, quantities, link, practitioner } = await filling(engine)
    const detail = async () => (await mine.client(client.userId)).may_fill_cart
    expect(await detail()).toBe(true)
    expect((await allow(false)).body.message).toBe(messages('en', 'fillingStopped'))
    const refused = await fill()
    expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'fillingNotAllowed')])
    expect([await quantities(), await detail()]).toEqual([{}, false])
    expect((await shop.ask(client, 'GET', '/account/clients/profile')).body.practitioners[0].may_fill_cart).toBe(false)
    await allow(true)
    expect((await fill()).status).toBe(200)
    // A link that is older than the question.
    const older = await practitioner(undefined, 'Older')
    await link(client, older)
    expect((await older.client(client.userId)).may_fill_cart).toBe(false)
  })

  it.each([true, false])(
    'is allowed by a password that was chosen by an email only if that said so (filling.client-allows-it, clients.password-by-link-is-a-yes): %s',
    async (saidSo) => {
      const { practitioner, shop, db, accountOf } = await practice(engine)
      const mine = await practitioner()
      await mine.ask('POST', '/clients', { ...MARA, discount_rate: 0 })
      if (!saidSo) await db.updateTable('invitation').set({ tells_filling: false }).execute()
      const [mail] = await shop.mails(MARA.email)
      const token = /reset-password\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
      await shop.accounts.resetPassword(token, 'Meadow-Path-7', { device: '', language: 'en' })
      const { user_id: id = 0 } = (await accountOf(MARA.email)) ?? {}
      expect((await mine.client(id)).may_fill_cart).toBe(saidSo)
    },
  )

  it('is nobody’s to fill but the linked, approved practitioner’s, with a protocol that the client holds (filling.approved-and-linked, filling.of-a-protocol-they-hold)', async () => {
    const { shop, db, mine, client, protocolId, fill, practitioner, quantities } = await filling(engine)
    const other = await practitioner(undefined, 'Other')
    expect((await fill({ protocol_id: await other.protocol(['mg-60']) }, undefined, other)).status).toBe(404)
    const unshared = await fill({ protocol_id: await mine.protocol(['mg-60']) })
    expect([unshared.status, unshared.body.message]).toEqual([404, messages('en', 'protocolNotHeld')])
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${protocolId}`)
    expect((await fill()).status).toBe(404)
    await mine.share(protocolId, { email: client.email, discount: 10 })
    await db.updateTable('account').set({ user_type_id: 3 }).where('user_id', '=', mine.userId).execute()
    expect((await fill()).status).toBe(403)
    await db.updateTable('account').set({ user_type_id: 2 }).where('user_id', '=', mine.userId).execute()
    await shop.ask(client, 'DELETE', `/account/clients/practitioners/${mine.userId}`)
    expect((await fill()).status).toBe(404)
    expect(await quantities()).toEqual({})
  })

  it('gives exactly that back by one press, and leaves what the client had and has added (filling.taking-out-leaves-the-rest)', async () => {
    const { shop, client, fill, quantities, notes, give } = await filling(engine)
    const ids = await shop.idsOf('mg-60')
    await shop.add(client, { ...ids, quantity: 2 })
    await fill()
    await fill()
    await shop.add(client, { ...ids, quantity: 1 })
    expect(await quantities()).toEqual({ [PILLS['mg-60']]: 5, [PILLS['mg-120']]: 2 })
    const [latest, first] = await notes()
    expect((await give(latest.id, 'take')).body.map(({ id }: { id: number }) => id)).toEqual([first.id])
    expect(await quantities()).toEqual({ [PILLS['mg-60']]: 4, [PILLS['mg-120']]: 1 })
    expect((await give(latest.id, 'take')).status).toBe(200)
    expect((await give(latest.id, 'keep')).status).toBe(404)
    // Two pieces that the client takes out themselves: the first of them was put in.
    await shop.set(client, { ...ids, quantity: 2 })
    expect((await notes())[0].lines.map(({ net_contents }: { net_contents: string }) => net_contents)).toEqual([
      PILLS['mg-120'],
    ])
    await give(first.id, 'take')
    expect(await quantities()).toEqual({ [PILLS['mg-60']]: 2 })
  })

  it('keeps what was put in by one press, after which nothing is left to take out', async () => {
    const { fill, quantities, notes, give } = await filling(engine)
    await fill()
    const [note] = await notes()
    expect((await give(note.id, 'keep')).body).toEqual([])
    expect([await quantities(), (await give(note.id, 'take')).status]).toEqual([
      { [PILLS['mg-60']]: 1, [PILLS['mg-120']]: 1 },
      404,
    ])
  })

  it('says nothing of it once it is ordered or gone, and tells the practitioner when, and of the order (filling.practitioner-sees-when)', async () => {
    const { shop, mine, client, protocolId, fill, notes } = await filling(engine, ['mg-60'])
    const last = async () => (await mine.client(client.userId)).fillings
    expect(await last()).toEqual([])
    await fill()
    expect(await last()).toEqual([{ protocol_id: protocolId, filled_at: expect.any(String), ordered_at: null }])
    await buy(shop, client, 'mg-60')
    expect(await last()).toEqual([
      { protocol_id: protocolId, filled_at: expect.any(String), ordered_at: expect.any(String) },
    ])
    expect(await notes()).toEqual([])
  })

  it('stays readable when the link ends and the practitioner is gone', async () => {
    const { shop, db, mine, client, fill, notes, give, quantities } = await filling(engine)
    await fill()
    await shop.ask(client, 'DELETE', `/account/clients/practitioners/${mine.userId}`)
    expect(await notes()).toHaveLength(1)
    await db.deleteFrom('account').where('user_id', '=', mine.userId).execute()
    const [note] = await notes()
    expect([note.practitioner, note.protocol]).toEqual([null, 'Calm evenings'])
    await give(note.id, 'take')
    expect(await quantities()).toEqual({})
  })

  it('mails the client the products and the way to the checkout, without the message (filling.mailed-if-wanted, filling.client-alone-orders)', async () => {
    const { shop, db, client, fill } = await filling(engine)
    const { body } = await fill({ mail: true, message: 'Against the pain.' })
    expect(body.mailed).toBe(true)
    const [mail] = await shop.mails(client.email)
    expect(mail?.subject).toBe('Linnea Hart has put products into your cart')
    expect(mail?.body).toContain('Linnea Hart (Linden Practice) has put these products into your cart')
    expect(mail?.body).toContain('/en/checkout')
    expect(mail?.body).toMatch(/2 × |1 × /)
    expect(mail?.body).not.toContain('pain')
    expect(await db.selectFrom('shop_order').select('order_id').execute()).toEqual([])
  })

  it('is mailed about at most five times a day by one practitioner', async () => {
    const { fill } = await filling(engine)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await fill({ mail: true })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await fill()).status).toBe(200)
  })
})
