import { expect, it } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { practice } from './support/practice.ts'

describeOnEachEngine('earlier notes', (engine) => {
  it('are the own ones, first those for the product, the latest first, then those used most', async () => {
    const { shop, mine, certified } = await practice(engine)
    const suggest = async (sku: string) => {
      const { product_id } = await shop.idsOf(sku)
      const asked = await shop.ask(mine.who, 'GET', '/account/practitioners/notes', undefined, {
        query: { product_id },
      })
      expect(asked.status).toBe(200)
      return asked.body.data
    }
    expect(await suggest('mg-60')).toEqual([])
    const write = async (sku: string, notes: string) => mine.add(await mine.create('Any'), sku, { notes })
    await write('powder', 'With porridge')
    await write('zinc', 'After lunch')
    await write('powder', 'After lunch')
    await write('mg-120', 'Two at noon')
    await write('mg-60', 'At bedtime')
    await write('zinc', '')
    await certified.add(await certified.create('Hers'), 'mg-60', { notes: 'Hers alone' })
    expect(await suggest('mg-60')).toEqual(['At bedtime', 'Two at noon', 'After lunch', 'With porridge'])
    expect(await suggest('iron')).toEqual(['After lunch', 'At bedtime', 'Two at noon', 'With porridge'])
  })

  it('are known from deleted protocols too, as they were written last, and at most eight', async () => {
    const { shop, mine } = await practice(engine)
    const suggest = async () => {
      const { product_id } = await shop.idsOf('mg-60')
      return (await shop.ask(mine.who, 'GET', '/account/practitioners/notes', undefined, { query: { product_id } }))
        .body.data
    }
    for (let i = 1; i <= 9; i += 1) await mine.add(await mine.create('Any'), 'mg-60', { notes: `Note ${i}` })
    const [latest] = (await mine.list()).data
    await mine.ask('DELETE', `/${latest?.protocol_id}`)
    expect(await suggest()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((i) => `Note ${i}`))
    const { protocol_id = 0 } = (await mine.list({ page: 2 })).data.at(-1) ?? {}
    await mine.update(protocol_id, 'mg-60', { quantity: 2 })
    expect(await suggest()).not.toContain('Note 1')
    await mine.update(protocol_id, 'mg-60', { notes: 'Note 7' })
    expect(await suggest()).toEqual([7, 9, 8, 6, 5, 4, 3, 2].map((i) => `Note ${i}`))
  })

  it.each(['', '0', 'x'])('are asked for by no product %j', async (product_id) => {
    const { shop, mine } = await practice(engine)
    const asked = await shop.ask(mine.who, 'GET', '/account/practitioners/notes', undefined, { query: { product_id } })
    expect(asked.status).toBe(400)
  })
})
