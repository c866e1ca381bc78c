import { expect, it } from 'vitest'

import { choiceTokens } from '#server/mail/choice-token.ts'
import { claimNext, databaseTime } from '#server/mail/queue.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { JWT_SECRET } from '#tests/server/support/secrets.ts'
import { dayAfter, SHARED, takenByClient } from './support/supply.ts'

describeOnEachEngine('what a client has at home (supply.home-follows-from-orders)', (engine) => {
  it('follows from what was sent, and reorders add up', async () => {
    const { buy, supply } = await takenByClient(engine)
    expect(await supply()).toEqual({ lines: [], reminds: true, repeat: null })
    await buy({ sent: dayAfter(4) })
    const [line] = (await supply()).lines
    expect(line).toMatchObject({ runs_out: dayAfter(33), is_ordered: false })
    await buy({ quantity: 2, paid: dayAfter(20) })
    expect((await supply()).lines[0]).toMatchObject({ runs_out: dayAfter(93), is_ordered: false })
  })

  it('leaves out what was ordered before, cancelled or sent back, and tells what is on its way', async () => {
    const { buy, supply, db } = await takenByClient(engine)
    await buy({ placed: '2026-11-30', sent: SHARED })
    await buy({ sent: SHARED, cancelled: dayAfter(1) })
    expect((await supply()).lines).toEqual([])
    const id = await buy({ quantity: 2, sent: SHARED })
    await db
      .updateTable('order_line')
      .set({ returned: 1 } as never)
      .where('order_id', '=', id)
      .execute()
    await buy()
    expect((await supply()).lines).toMatchObject([{ runs_out: dayAfter(29), is_ordered: true }])
  })

  it('is nothing where the dosage is not known, and nobody else’s to read', async () => {
    const { buy, supply, db, shop, path } = await takenByClient(engine)
    await buy({ sent: SHARED })
    expect((await shop.ask(await shop.person(), 'GET', path)).status).toBe(404)
    await db.updateTable('protocol_line').set({ dosage: null }).execute()
    expect((await supply()).lines).toEqual([])
  })
})

describeOnEachEngine('the email before it runs out (supply.one-mail-before-it-runs-out)', (engine) => {
  it('comes seven days before, once, and again for what came since', async () => {
    const { buy, remind, mails } = await takenByClient(engine)
    await buy({ sent: SHARED })
    await remind(dayAfter(21))
    expect(await mails()).toEqual([])
    await remind(dayAfter(22))
    await remind(dayAfter(23))
    expect((await mails()).map(({ subject, topic }) => [subject, topic])).toEqual([
      ['Some of your products from Verbena will run out soon', 'supply'],
    ])
    expect((await mails())[0]?.body).toMatch(/Magnesium.*: lasts until 30 December 2026/)
    await buy({ placed: dayAfter(24), sent: dayAfter(24) })
    await remind(dayAfter(52))
    expect(await mails()).toHaveLength(2)
  })

  it('comes once where two processes look at the same moment', async () => {
    const { buy, remind, mails } = await takenByClient(engine)
    await buy({ sent: SHARED })
    await Promise.all([remind(dayAfter(25)), remind(dayAfter(25)), remind(dayAfter(25))])
    await remind(dayAfter(25))
    expect(await mails()).toHaveLength(1)
  })

  it('does not come after it ran out, for what is ordered again, or for a protocol that has ended', async () => {
    const { buy, remind, mails, take } = await takenByClient(engine)
    await buy({ sent: SHARED })
    await remind(dayAfter(30))
    await take('2 capsules until 2026-12-20')
    await remind(dayAfter(12))
    await remind(dayAfter(25))
    await take('2 capsules at dinner')
    await buy({ placed: dayAfter(20) })
    await remind(dayAfter(25))
    expect(await mails()).toEqual([])
  })

  it('does not come for a share that ended, a protocol that was deleted, or an account that is gone', async () => {
    const { buy, remind, db, client, id, shop, deleteProtocol } = await takenByClient(engine)
    await buy({ sent: SHARED })
    const written = async () => (await db.selectFrom('outbox').select('kind').execute()).length
    await deleteProtocol(id)
    await remind(dayAfter(25))
    await db.updateTable('protocol').set({ deleted_at: null }).execute()
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${id}`)
    await remind(dayAfter(25))
    await db.updateTable('protocol_share').set({ ended_at: null }).execute()
    await db.deleteFrom('account').where('user_id', '=', client.userId).execute()
    await remind(dayAfter(25))
    expect(await written()).toBe(0)
  })

  it('is stopped by one press without signing in, for its protocol alone, and started again on its page (supply.mail-stops-by-one-press)', async () => {
    const { buy, remind, mails, db, client, shop, supply, set } = await takenByClient(engine)
    await buy({ sent: SHARED })
    await remind(dayAfter(25))
    const [mail] = await mails()
    const shareId = mail?.shareId ?? 0
    const token = choiceTokens(JWT_SECRET).of({ userId: client.userId, topic: 'supply', shareId })
    expect(await shop.accounts.refuseMail(token)).toBe(true)
    expect((await supply()).reminds).toBe(false)
    // What waits in the outbox is not sent either.
    expect(await claimNext(db, databaseTime)).toMatchObject({ refused: true })
    expect(await db.selectFrom('mail_refusal').selectAll().execute()).toEqual([])
    await buy({ placed: dayAfter(26), sent: dayAfter(26) })
    await remind(dayAfter(55))
    expect(await mails()).toHaveLength(1)
    expect((await set({ reminds: true })).body.reminds).toBe(true)
    await remind(dayAfter(55))
    expect(await mails()).toHaveLength(2)
  })
})

describeOnEachEngine('the wish to be reminded (supply.repeat-asks-each-time)', (engine) => {
  it('brings one email on its day, and the next on the day that is set then', async () => {
    const { remind, mails, set, db } = await takenByClient(engine)
    expect((await set({ repeat: { weeks: 4, next_on: dayAfter(28) } })).body.repeat).toEqual({
      weeks: 4,
      next_on: dayAfter(28),
    })
    await remind(dayAfter(27))
    expect(await mails()).toEqual([])
    await Promise.all([remind(dayAfter(28)), remind(dayAfter(28))])
    await remind(dayAfter(29))
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your reminder to order at Verbena'])
    await set({ repeat: { weeks: 4, next_on: dayAfter(56) } })
    await remind(dayAfter(56))
    expect(await mails()).toHaveLength(2)
    await set({ repeat: null })
    await remind(dayAfter(90))
    expect(await mails()).toHaveLength(2)
    // Nothing is ordered, and nothing put into the cart.
    expect(await db.selectFrom('shop_order').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('cart_line').selectAll().execute()).toEqual([])
  })

  it('ends by the press in its email, and takes no wish that can not be', async () => {
    const { set, supply, client, shop, db, path } = await takenByClient(engine)
    await set({ repeat: { weeks: 2, next_on: dayAfter(14) } })
    const { share_id: shareId } = await db.selectFrom('protocol_share').select('share_id').executeTakeFirstOrThrow()
    const other = choiceTokens(JWT_SECRET).of({ userId: client.userId + 1, topic: 'supply', shareId })
    await shop.accounts.refuseMail(other)
    expect((await supply()).repeat).not.toBeNull()
    await shop.accounts.refuseMail(choiceTokens(JWT_SECRET).of({ userId: client.userId, topic: 'supply', shareId }))
    expect((await supply()).repeat).toBeNull()
    for (const repeat of [{ weeks: 3, next_on: SHARED }, { weeks: 4, next_on: '2026-02-30' }, { weeks: 4 }])
      expect((await shop.ask(client, 'PUT', path, { repeat })).status).toBe(400)
  })
})
