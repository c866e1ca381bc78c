import { expect, it } from 'vitest'

import { addDays } from '#areas/protocols/contract/dosage/amounts.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { TakenMark } from '#areas/protocols/contract/taken.ts'

import { type Person, practice } from '#tests/areas/clients/server/support/practice.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const TWICE: Dosage = {
  unit: 'capsule',
  steps: [
    {
      days: null,
      intakes: [
        { at: 'breakfast', amount: 1 },
        { at: null, amount: 1 },
      ],
    },
  ],
  food: null,
  rhythm: null,
  from: addDays(TODAY, -3),
  until: null,
}

/** A client with a protocol of a practitioner's, taken twice a day for three days. */
async function held(engine: Parameters<typeof practice>[0]) {
  const made = await practice(engine)
  const { shop, db } = made
  const mine = await made.practitioner()
  const client = await shop.person()
  await made.link(client, mine)
  const id = await mine.protocol(['mg-60'])
  await db
    .updateTable('protocol_line')
    .set({ dosage: JSON.stringify(TWICE) })
    .execute()
  await mine.share(id, { email: client.email })
  const { product_variant_id } = await shop.idsOf('mg-60')
  const markOf = (day: string, at: TakenMark['at']): TakenMark => ({ protocol_id: id, product_variant_id, day, at })
  const mark = async (who: Person, one: TakenMark, taken = true) =>
    (await shop.ask(who, 'PUT', '/account/clients/taken', { ...one, taken })).status
  return {
    ...made,
    mine,
    client,
    id,
    product_variant_id,
    markOf,
    mark,
    taken: async (who: Person) => (await shop.ask(who, 'GET', '/account/clients/taken')).body,
    allow: (sees_taken: boolean) =>
      shop.ask(client, 'PUT', `/account/clients/practitioners/${mine.userId}/taken`, { sees_taken }),
    counts: async () => (await mine.client(client.userId)).taken,
  }
}

describeOnEachEngine('intakes that a client marks', (engine) => {
  it('are marked once, however often they are sent, and taken back (taken.once-each)', async () => {
    const { client, mark, markOf, taken, db } = await held(engine)
    const [first, second] = [markOf(TODAY, 'breakfast'), markOf(TODAY, null)]
    expect([await mark(client, first), await mark(client, first), await mark(client, second)]).toEqual([200, 200, 200])
    expect((await taken(client)).marks).toEqual([first, second])
    expect([await mark(client, first, false), await mark(client, first, false)]).toEqual([200, 200])
    expect((await taken(client)).marks).toEqual([second])
    expect(await db.selectFrom('intake_taken').selectAll().execute()).toHaveLength(1)
  })

  it('are of a day from a week ago to tomorrow (taken.of-the-clients-day)', async () => {
    const { client, mark, markOf, db } = await held(engine)
    const status = (days: number) => mark(client, markOf(addDays(TODAY, days), 'breakfast'))
    expect([await status(-8), await status(-7), await status(1), await status(2)]).toEqual([400, 200, 200, 400])
    await db
      .insertInto('intake_taken')
      .values({
        client_id: client.userId,
        protocol_id: markOf(TODAY, null).protocol_id,
        variant_id: markOf(TODAY, null).product_variant_id,
        day: addDays(TODAY, -9),
        at: '',
      })
      .execute()
    await status(0)
    expect(await db.selectFrom('intake_taken').selectAll().execute()).toHaveLength(3)
  })

  it('are those of a line that they hold, and of nobody else', async () => {
    const { client, shop, mark, markOf, taken, mine, id, db, product_variant_id } = await held(engine)
    const other = await shop.person()
    const one = markOf(TODAY, 'breakfast')
    expect(await mark(other, one)).toBe(404)
    expect(await mark(client, { ...one, product_variant_id: product_variant_id + 1 })).toBe(404)
    expect(await mark(client, one)).toBe(200)
    expect((await taken(other)).marks).toEqual([])
    await mine.ask('DELETE', `/protocols/${id}/product/update`, { product_variant_id })
    expect(await db.selectFrom('intake_taken').selectAll().execute()).toEqual([])
    expect(await mark(client, one)).toBe(404)
  })

  it('are deleted where the client ends the sharing', async () => {
    const { client, shop, mark, markOf, id, db } = await held(engine)
    await mark(client, markOf(TODAY, 'breakfast'))
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${id}`)
    expect(await db.selectFrom('intake_taken').selectAll().execute()).toEqual([])
  })

  it('are counted for the practitioner while the client lets them see it, and not at first (taken.seen-where-shared)', async () => {
    const { client, mark, markOf, allow, counts, taken, id, product_variant_id, mine } = await held(engine)
    for (const days of [-3, -1, 0]) await mark(client, markOf(addDays(TODAY, days), 'breakfast'))
    await mark(client, markOf(addDays(TODAY, -1), null))
    // At a time at which the dosage has none any more.
    await mark(client, markOf(addDays(TODAY, -1), 'dinner'))
    const readers = async () => (await taken(client)).readers
    expect(await readers()).toMatchObject([{ user_id: mine.userId, last_name: 'Hart', sees_taken: false }])
    expect(await counts()).toBeNull()
    expect((await allow(true)).status).toBe(200)
    expect(await readers()).toMatchObject([{ sees_taken: true }])
    expect(await counts()).toEqual([{ protocol_id: id, product_variant_id, planned: 6, taken: 3 }])
    expect((await allow(false)).status).toBe(200)
    expect(await counts()).toBeNull()
  })

  it('are seen by no other practitioner, and by nobody once the link has ended', async () => {
    const { client, shop, mark, markOf, allow, practitioner, link, mine } = await held(engine)
    await mark(client, markOf(addDays(TODAY, -1), 'breakfast'))
    await allow(true)
    const hers = await practitioner()
    await link(client, hers)
    expect((await hers.client(client.userId)).taken).toBeNull()
    await shop.ask(client, 'PUT', `/account/clients/practitioners/${hers.userId}/taken`, { sees_taken: true })
    expect((await hers.client(client.userId)).taken).toEqual([])
    const stranger = await practitioner()
    const unknown = { sees_taken: true }
    expect(
      (await shop.ask(client, 'PUT', `/account/clients/practitioners/${stranger.userId}/taken`, unknown)).status,
    ).toBe(404)
    expect((await mine.client(client.userId)).taken).toHaveLength(1)
  })

  it('come with what the client exports, and go with their account', async () => {
    const { client, shop, mark, markOf, db } = await held(engine)
    await mark(client, markOf(TODAY, null))
    const { body } = await shop.ask(client, 'GET', '/account/export')
    expect(JSON.stringify(body)).toContain(`"day":"${TODAY}"`)
    await shop.ask(client, 'DELETE', '/account/')
    expect(await db.selectFrom('intake_taken').selectAll().execute()).toEqual([])
  })
})
