import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { Misfit } from '#areas/protocols/contract/protocols.ts'
import type { ImportLine } from '#areas/import/server/index.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { practice } from '#tests/areas/clients/server/support/practice.ts'

const VEGAN_AND_MILK_FREE = { suitable_for: ['Vegans'], free_from: ['Milk'] }
const MAGNESIUM = [{ name: 'Magnesium', amount: 200, unit: 'mg' }]

const of = (id: string, price_eur: number, more: Partial<ImportLine> = {}, stock = 5): ImportLine =>
  product(id, { ingredients: MAGNESIUM, variants: [variant(id, { price_eur, stock })], ...more })

const PRODUCTS = [
  of('whey', 12, { suitable_for: ['Vegetarians'] }),
  of('half', 12, { suitable_for: ['Vegans'] }),
  of('good', 20, VEGAN_AND_MILK_FREE),
  of('dear', 30, VEGAN_AND_MILK_FREE),
  of('cheap', 10, VEGAN_AND_MILK_FREE),
  of('dearest', 40, VEGAN_AND_MILK_FREE),
  of('sold-out', 1, VEGAN_AND_MILK_FREE, 0),
  of('certified', 2, { ...VEGAN_AND_MILK_FREE, practitioner_only: true }),
  of('multi', 3, { ...VEGAN_AND_MILK_FREE, ingredients: [{ name: 'Zinc' }, ...MAGNESIUM] }),
  product('bare', { variants: [variant('bare')] }),
]

async function withWishes(engine: Engine, type: 2 | 3 = USER_TYPES.CertifiedPractitioner) {
  const made = await practice(engine, { products: PRODUCTS })
  const { db, shop } = made
  const mine = await made.practitioner(type)
  const client = await shop.person()
  await db
    .insertInto('client_practitioner')
    .values({ client_id: client.userId, practitioner_id: mine.userId })
    .execute()
  const optionOf = async (name: string) =>
    (await db.selectFrom('option').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const wishes = { suitable_for: [await optionOf('Vegans')], free_from: [await optionOf('Milk')] }
  await shop.ask(client, 'PUT', '/account/clients/profile', wishes)
  const check = (id: number, clientId = client.userId, who = mine) => who.ask('GET', `/protocols/${id}/fit/${clientId}`)
  return {
    ...made,
    mine,
    client,
    check,
    found: async (id: number) => ((await check(id)).body as { data: Misfit[] }).data,
  }
}

const slugsOf = ({ swaps }: Misfit) => swaps.map(({ slug }) => slug.replace('alder-product-', ''))
const lacksOf = ({ lacks }: Misfit) => lacks.map(({ name, group }) => [name, group])

describeOnEachEngine('whether a protocol suits a client', (engine) => {
  it('names the lines that lack something, what it is, and three products in their place, the cheapest first', async () => {
    const { mine, shop, found } = await withWishes(engine)
    const [half, whey, good, ...rest] = await found(await mine.protocol(['good', 'whey', 'half']))
    expect([rest, good]).toEqual([[], undefined])
    expect(whey?.product_variant_id).toBe((await shop.idsOf('whey')).product_variant_id)
    expect(whey && lacksOf(whey)).toEqual([
      ['Vegans', 'suitable_for'],
      ['Milk', 'free_from'],
    ])
    expect(half && lacksOf(half)).toEqual([['Milk', 'free_from']])
    expect(whey && slugsOf(whey)).toEqual(['certified', 'cheap', 'dear'])
    expect(whey?.swaps.map(({ variants }) => variants[0]?.price)).toEqual([2, 10, 30])
  })

  it('is told to no practitioner who is not approved (clients.approval-gives-clients)', async () => {
    const { mine, check } = await withWishes(engine, USER_TYPES.Practitioner)
    expect((await check(await mine.protocol(['whey']))).status).toBe(403)
  })

  it('is not told before the client has agreed (clients.linked-by-their-own-yes)', async () => {
    const { mine, shop, check, asking, answer } = await withWishes(engine)
    const client = await shop.person()
    const id = await mine.protocol(['whey'])
    const { client_id } = (await mine.share(id, { email: client.email })).body
    expect([(await check(id, client_id)).status, (await check(id, client.userId)).status]).toEqual([404, 404])
    const [asked] = await asking(client)
    await answer(client, asked?.id ?? 0, 'yes')
    expect((await check(id, client.userId)).status).toBe(200)
  })

  it('has no swaps for what has no ingredient, nothing for what is not on sale, and nothing for a client without wishes', async () => {
    const { mine, shop, found, client } = await withWishes(engine)
    const id = await mine.protocol(['whey', 'bare'])
    const [bare, whey] = await found(id)
    expect([bare?.swaps, whey?.swaps.length]).toEqual([[], 3])
    await shop.changeVariant('whey', { withdrawn_at: new Date() })
    expect((await found(id)).length).toBe(1)
    await shop.ask(client, 'PUT', '/account/clients/profile', { suitable_for: [], free_from: [] })
    expect(await found(id)).toEqual([])
    expect(await found(await mine.protocol([]))).toEqual([])
  })

  it('is told of own protocols and own clients only', async () => {
    const { mine, practitioner, shop, check, client, deleteProtocol } = await withWishes(engine)
    const hers = await practitioner()
    const [id, deleted] = [await mine.protocol(['whey']), await mine.protocol(['whey'])]
    await deleteProtocol(deleted)
    const asked = [
      await check(id, client.userId, hers),
      await check(await hers.protocol(['whey']), client.userId, hers),
      await check(await hers.protocol(['whey'])),
      await check(id, (await shop.person()).userId),
      await check(id, 99_999),
      await check(deleted),
      await check(99_999),
    ]
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
    expect((await mine.ask('GET', `/protocols/x/fit/${client.userId}`)).status).toBe(400)
  })
})
