import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'

import { practice } from '#tests/areas/clients/server/support/practice.ts'
import { dosage } from '#tests/areas/protocols/models/dosage-samples.ts'
import { storeOrder } from './support/stored-order.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'

describeOnEachEngine('the daily amounts over all that a client has (intake.shown-by-client)', (engine) => {
  const twice = async () => {
    const { shop, db, practitioner, link, deleteProtocol } = await practice(engine)
    const [mine, other, client] = [await practitioner(), await practitioner(), await shop.person()]
    await link(client, mine)
    await db
      .updateTable('product')
      .set({
        serving_size: '1 Capsule(s)',
        ingredients: JSON.stringify([{ name: 'Magnesium', amount: 100, unit: 'mg' }]),
      })
      .execute()
    const ids = [await mine.protocol(['mg-60']), await mine.protocol(['mg-120'])] as const
    await db
      .updateTable('protocol_line')
      .set({ dosage: JSON.stringify(dosage(1)) })
      .execute()
    for (const id of ids) await mine.share(id, { email: client.email })
    const sums = async (who: typeof mine, id: number, client_id?: number) => {
      const query: Readonly<Record<string, number>> = client_id === undefined ? {} : { client_id }
      return (await who.ask('GET', `/protocols/${id}/intake`, undefined, { query })).body as IntakeSums
    }
    const total = async (who: typeof mine, id: number, client_id?: number) => {
      const query: Readonly<Record<string, number>> = client_id === undefined ? {} : { client_id }
      const { status, body } = await who.ask('GET', `/protocols/${id}/intake`, undefined, { query })
      return status === 200 ? ((body as IntakeSums).rows[0]?.total ?? 0) : status
    }
    return { shop, mine, other, client, ids, total, sums, db, link, deleteProtocol }
  }

  it('go over all protocols that the practitioner shares with them, and no other', async () => {
    const { mine, client, ids, total, db, deleteProtocol } = await twice()
    expect(await total(mine, ids[0])).toBe(100)
    expect(await total(mine, ids[0], client.userId)).toBe(200)
    await db.updateTable('protocol_share').set({ ended_at: new Date() }).where('protocol_id', '=', ids[1]).execute()
    expect(await total(mine, ids[0], client.userId)).toBe(100)
    await deleteProtocol(ids[0])
    expect(await total(mine, ids[0], client.userId)).toBe(404)
  })

  it('stand beside figures for the group that the client told (intake.group-as-the-client-told)', async () => {
    const { mine, other, client, ids, sums, db } = await twice()
    expect(await sums(mine, ids[0], client.userId)).toMatchObject({ group: 'adult', is_told: false })
    await db.updateTable('client').set({ life_stage: 'pregnant' }).where('user_id', '=', client.userId).execute()
    expect(await sums(mine, ids[0], client.userId)).toMatchObject({ group: 'pregnant', is_told: true })
    expect(await sums(mine, ids[0])).toMatchObject({ group: 'adult', is_told: false })
    const theirs = await other.protocol(['powder'])
    expect(await sums(other, theirs, client.userId)).toMatchObject({ group: 'adult', is_told: false })
  })

  it('count what comes from others and from orders only while the client lets them (intake.counts-others-where-shared)', async () => {
    const { shop, mine, other, client, ids, sums, db, link } = await twice()
    await link(client, other)
    const theirs = await other.protocol(['powder'])
    await db
      .updateTable('protocol_line')
      .set({ dosage: JSON.stringify(dosage(1)) })
      .execute()
    await other.share(theirs, { email: client.email })
    const today = new Date().toISOString().slice(0, 10)
    const [userId, practitionerId] = [client.userId, mine.userId]
    for (const bought of [
      { sku: 'mg-120', placed: today },
      { sku: 'iron', placed: today },
      { sku: 'zinc', placed: today, cancelled: today },
    ])
      await storeOrder(shop, { ...bought, userId, practitionerId })
    const allow = async (sight: object) =>
      (await shop.ask(client, 'PUT', `/account/clients/practitioners/${mine.userId}/taken`, sight)).status
    const totals = async () => {
      const { rows, elsewhere } = await sums(mine, ids[0], client.userId)
      return [rows[0]?.total, elsewhere.map(({ from }) => from)]
    }
    expect(await totals()).toEqual([200, []])
    expect(await allow({ sees_taken: true })).toBe(200)
    expect(await totals()).toEqual([200, []])
    expect(await allow({ sees_intake: true })).toBe(200)
    expect(await totals()).toEqual([400, ['practitioner', 'order']])
    expect((await sums(mine, ids[0])).elsewhere).toEqual([])
    expect((await sums(other, theirs, client.userId)).elsewhere).toEqual([])
    expect(await allow({ sees_intake: false })).toBe(200)
    expect(await totals()).toEqual([200, []])
    expect(await allow({})).toBe(400)
  })

  it('show nothing of the client to a practitioner whose approval was refused (clients.refused-approval-rests)', async () => {
    const { shop, mine, client, ids, sums, db } = await twice()
    const today = new Date().toISOString().slice(0, 10)
    await storeOrder(shop, { sku: 'iron', placed: today, userId: client.userId, practitionerId: mine.userId })
    await db.updateTable('client').set({ life_stage: 'pregnant' }).where('user_id', '=', client.userId).execute()
    await shop.ask(client, 'PUT', `/account/clients/practitioners/${mine.userId}/taken`, { sees_intake: true })
    const seen = async () => {
      const { group, is_told, elsewhere } = await sums(mine, ids[0], client.userId)
      return { group, is_told, elsewhere: elsewhere.length }
    }
    expect(await seen()).toEqual({ group: 'pregnant', is_told: true, elsewhere: 1 })
    await db
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.Practitioner })
      .where('user_id', '=', mine.userId)
      .execute()
    expect(await seen()).toEqual({ group: 'adult', is_told: false, elsewhere: 0 })
  })

  it("are the practitioner's own", async () => {
    const { mine, other, client, ids, total } = await twice()
    const theirs = await other.protocol(['powder'])
    expect(await total(other, ids[0], client.userId)).toBe(404)
    expect(await total(other, theirs, client.userId)).toBe(0)
    expect(await total(mine, ids[0], client.userId + 999)).toBe(0)
  })
})
