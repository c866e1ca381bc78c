import { expect, it } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import type { Answered } from '#tests/areas/cart/server/support/shop.ts'
import { messages, practice, type Practitioner } from './support/practice.ts'

/** Every call that names a protocol, by what it is called. */
const CALLS: Readonly<Record<string, (by: Practitioner, id: number) => Promise<Answered>>> = {
  getProtocol: (by, id) => by.ask('GET', `/${id}`),
  updateProtocol: (by, id) => by.ask('PUT', `/update/${id}`, { name: 'Mine now', description: '' }),
  duplicateProtocol: (by, id) => by.ask('POST', '/duplicate', { protocol_id: id }),
  addProtocolProduct: (by, id) => by.add(id, 'powder'),
  raiseProtocolProduct: (by, id) => by.add(id, 'mg-60'),
  updateProtocolProduct: (by, id) => by.update(id, 'mg-60', { quantity: 9, notes: 'Changed' }),
  removeProtocolProduct: (by, id) => by.remove(id, 'mg-60'),
  deleteProtocol: (by, id) => by.ask('DELETE', `/${id}`),
}

describeOnEachEngine('a protocol', (engine) => {
  it.each(Object.keys(CALLS))(
    'is there for %s only if it is the own one and not deleted (protocols.owner-only)',
    async (name) => {
      const { shop, mine, certified } = await practice(engine)
      const call = CALLS[name]
      if (call === undefined) throw new Error('no such call')
      const make = async (by: Practitioner) => {
        const id = await by.create('Calm evenings')
        await by.add(id, 'mg-60')
        return id
      }
      const [own, deleted, anothers] = [await make(mine), await make(mine), await make(certified)]
      await mine.ask('DELETE', `/${deleted}`)
      const stored = async () => [
        await shop.db.selectFrom('protocol').selectAll().where('protocol_id', '<>', own).execute(),
        await shop.db.selectFrom('protocol_line').selectAll().where('protocol_id', '<>', own).execute(),
      ]
      const before = await stored()
      const refused = [await call(mine, anothers), await call(mine, deleted), await call(mine, 999_999)]
      expect(refused.map(({ status, body }) => [status, body])).toEqual(
        refused.map(() => [404, { message: messages('en', 'protocolGone') }]),
      )
      expect(await stored()).toEqual(before)
      expect((await call(mine, own)).status).toBe(200)
    },
  )

  it("that is another's stays deleted, and is in no list, search or suggestion", async () => {
    const { shop, mine, certified } = await practice(engine)
    const id = await certified.create('Calm evenings')
    await certified.add(id, 'mg-60', { notes: 'Hers alone' })
    expect([(await mine.list()).data, (await mine.search('calm')).data]).toEqual([[], []])
    const { product_id } = await shop.idsOf('mg-60')
    const notes = await shop.ask(mine.who, 'GET', '/account/practitioners/notes', undefined, { query: { product_id } })
    expect(notes.body).toEqual({ data: [] })
    await certified.ask('DELETE', `/${id}`)
    for (const unknown of [id, 999_999]) expect((await mine.ask('POST', `/${unknown}/restore`)).status).toBe(404)
    expect((await certified.list()).data).toEqual([])
    expect((await certified.ask('POST', `/${id}/restore`)).body).toMatchObject({ name: 'Calm evenings' })
  })

  it('is made or changed by nobody whose account was deleted', async () => {
    const { shop, mine } = await practice(engine)
    await shop.db.deleteFrom('account').where('user_id', '=', mine.who.userId).execute()
    expect((await mine.ask('POST', '/create', { name: 'Late', description: 'x' })).status).toBe(401)
    expect(await shop.db.selectFrom('protocol').selectAll().execute()).toEqual([])
  })
})
