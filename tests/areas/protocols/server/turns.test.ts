import { expect, it } from 'vitest'

import { QUANTITY_MAX } from '#contract/constants.ts'
import { PROTOCOL_LINES_MAX } from '#areas/protocols/server/lines.ts'
import { PROTOCOLS_MAX } from '#areas/protocols/server/own.ts'

import { product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { practice, variantsOf } from './support/practice.ts'

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

describeOnEachEngine('changes of one protocol at once, in two processes', (engine) => {
  it('each count, whoever is first', async () => {
    const { mine, elsewhere } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const other = elsewhere(mine)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? mine : other).add(id, 'mg-60')))
    expect(statusesOf(answers)).toEqual(answers.map(() => 200))
    expect((await mine.get(id)).products).toMatchObject([{ item_count: 20 }])
  })

  it('keep one order of the lines, each at a place of its own', async () => {
    const { shop, mine, elsewhere } = await practice(engine, {
      products: Array.from({ length: 12 }, (_, i) => product(`p-${i}`)),
    })
    const variants = await shop.db.selectFrom('variant').select('sku').execute()
    const id = await mine.create('Long')
    const by = [mine, elsewhere(mine)] as const
    const answers = await Promise.all(
      variants.map(({ sku }, i) => by[i % 2 ? 1 : 0].add(id, sku, { position: 1 + (i % 3) })),
    )
    expect(statusesOf(answers)).toEqual(answers.map(() => 200))
    const places = await shop.db.selectFrom('protocol_line').select('place').execute()
    expect(new Set(places.map(({ place }) => place)).size).toBe(12)
    expect(variantsOf(await mine.get(id))).toHaveLength(12)
  })

  it('happen once under one key', async () => {
    const { mine, elsewhere } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const by = [mine, elsewhere(mine)] as const
    const twice = (send: (each: typeof mine) => Promise<{ readonly body: unknown }>) =>
      Promise.all(by.map(async (each) => (await send(each)).body))
    const key = (name: string) => ({ key: name })
    const lines = await twice((each) => each.add(id, 'mg-60', { quantity: 3 }, key('a-1')))
    expect(lines[0]).toEqual(lines[1])
    expect((await mine.get(id)).products).toMatchObject([{ item_count: 3 }])
    const made = await twice((each) => each.ask('POST', '/create', { name: 'New', description: 'x' }, key('a-2')))
    expect(made[0]).toEqual(made[1])
    const copies = await twice((each) => each.ask('POST', '/duplicate', { protocol_id: id }, key('a-3')))
    expect(copies[0]).toEqual(copies[1])
    expect((await mine.list()).total_results).toBe(3)
  })

  it('cannot pass a bound together', async () => {
    const { shop, mine, elsewhere } = await practice(engine, {
      products: Array.from({ length: PROTOCOL_LINES_MAX + 1 }, (_, i) => product(`p-${i}`)),
    })
    const id = await mine.create('Long')
    const other = elsewhere(mine)
    const [one, two, ...rest] = await shop.db.selectFrom('variant').select(['id', 'sku']).execute()
    await shop.db
      .insertInto('protocol_line')
      .values(
        rest.map((variant, place) => ({ protocol_id: id, variant_id: variant.id, place, quantity: QUANTITY_MAX })),
      )
      .execute()
    const added = await Promise.all([mine.add(id, one?.sku ?? ''), other.add(id, two?.sku ?? '')])
    expect(statusesOf(added)).toEqual([200, 400])
    await shop.db
      .insertInto('protocol')
      .values(Array.from({ length: PROTOCOLS_MAX - 2 }, () => ({ user_id: mine.who.userId, name: 'Filler' })))
      .execute()
    const made = await Promise.all(
      [mine, other].map((each) => each.ask('POST', '/create', { name: 'The last', description: 'x' })),
    )
    expect(statusesOf(made)).toEqual([200, 400])
  })

  it('end in a protocol that is deleted, or in one with the change', async () => {
    const { mine, elsewhere } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const [added, deleted] = await Promise.all([elsewhere(mine).add(id, 'mg-60'), mine.ask('DELETE', `/${id}`)])
    expect([[200, 404].includes(added.status), deleted.status]).toEqual([true, 200])
    const { body } = await mine.ask('POST', `/${id}/restore`)
    expect(body.products).toHaveLength(added.status === 200 ? 1 : 0)
  })
})
