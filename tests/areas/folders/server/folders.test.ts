import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { NAME_MAX } from '#contract/constants.ts'
import type { Folder } from '#areas/folders/contract/folders.ts'
import { FOLDER_ITEMS_MAX, FOLDERS_MAX } from '#areas/folders/server/folders.ts'

import { product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'
import { messages, type Sent, shoppingShop } from '#tests/areas/cart/server/support/shop.ts'

const DAY = 24 * 60 * 60_000

async function practice(engine: Engine, products?: Parameters<typeof shoppingShop>[1]) {
  const shop = await shoppingShop(engine, products)
  const callsOf = async (who: Awaited<ReturnType<typeof shop.person>>) => {
    const ask = (method: string, path = '', body?: unknown, sent?: Sent) =>
      shop.ask(who, method, `/account/practitioners/folders${path}`, body, sent)
    return {
      who,
      ask,
      list: async (sent?: Sent) => (await ask('GET', '', undefined, sent)).body as Folder[],
      create: (name: string) => ask('POST', '', { name }),
      put: (id: number, ids: object) => ask('POST', `/${id}/items`, { kind: 'product', ...ids }),
    }
  }
  return {
    shop,
    mine: await callsOf(await shop.person(USER_TYPES.Practitioner)),
    hers: await callsOf(await shop.person(USER_TYPES.CertifiedPractitioner)),
  }
}

describeOnEachEngine('saved folders', (engine) => {
  it('are made, listed by name as the language orders it, and renamed (folders.named-folders-of-practitioners)', async () => {
    const { mine } = await practice(engine)
    expect(await mine.list()).toEqual([])
    for (const name of ['Zinc', 'Éclairs', 'apple', 'Week 10', 'Week 9', ' apple ']) await mine.create(name)
    expect((await mine.list()).map(({ name }) => name)).toEqual([
      'apple',
      'apple',
      'Éclairs',
      'Week 9',
      'Week 10',
      'Zinc',
    ])
    const [{ folder_id } = { folder_id: 0 }] = await mine.list()
    const renamed = await mine.ask('PUT', `/${folder_id}`, { name: ' Ölwechsel ' })
    expect([renamed.status, renamed.body]).toEqual([
      200,
      { folder_id, name: 'Ölwechsel', updated_at: expect.any(String), items: [] },
    ])
    expect((await mine.list({ language: 'hu' })).at(3)?.name).toBe('Week 9')
  })

  it.each([
    ['', 'fieldRequired'],
    ['   ', 'fieldRequired'],
    ['a'.repeat(NAME_MAX + 1), 'fieldTooLong'],
  ] as const)('take no name like %j (folders.names-are-checked)', async (name, key) => {
    const { mine } = await practice(engine)
    const refused = await mine.create(name)
    expect([refused.status, refused.body.errors]).toEqual([400, { name: messages('en', key) }])
  })

  it('are made once for each key, whatever comes of the answer (folders.made-once)', async () => {
    const { mine } = await practice(engine)
    const create = (name: string, key: string) => mine.ask('POST', '', { name }, { key })
    const made = await create('Winter', 'a-1')
    expect((await create('Winter', 'a-1')).body).toEqual(made.body)
    expect((await mine.list()).length).toBe(1)
    expect((await create('Summer', 'a-1')).status).toBe(409)
    expect((await create('Winter', 'a-2')).status).toBe(200)
    expect((await mine.list()).length).toBe(2)
    await mine.ask('PUT', `/${(made.body as Folder).folder_id}`, { name: 'Autumn' })
    await create('Spring', 'a-3')
    const { folder_id } = (await mine.list()).find(({ name }) => name === 'Spring') as Folder
    await mine.ask('DELETE', `/${folder_id}`)
    expect((await create('Spring', 'a-3')).status).toBe(404)
  })

  it('take products by variant, each once, in the order of adding, and let them go (folders.hold-products-once)', async () => {
    const { shop, mine } = await practice(engine)
    const { folder_id: id } = (await mine.create('Calm nights')).body as Folder
    const [one, two, iron] = [await shop.idsOf('mg-60'), await shop.idsOf('powder'), await shop.idsOf('iron')]
    const { updated_at } = (await mine.put(id, two)).body as Folder
    await mine.put(id, one)
    const { body } = await mine.put(id, two)
    expect(body.items).toEqual([
      expect.objectContaining({
        ...two,
        kind: 'product',
        name: 'Collagen',
        price: 0.1,
        brand: { id: expect.any(Number), name: 'Alder', slug: 'alder' },
        stock: 3,
        net_contents: '250 g',
      }),
      expect.objectContaining(one),
    ])
    expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse(updated_at))
    expect((await mine.put(id, iron)).body.items.at(-1)).toMatchObject({ ...iron, price: null })
    const left = await mine.ask('DELETE', `/${id}/items/${body.items[0].item_id}`)
    expect([left.status, left.body.items.length, left.body.items[0]]).toEqual([200, 2, expect.objectContaining(one)])
    expect((await mine.ask('DELETE', `/${id}/items/${body.items[0].item_id}`)).status).toBe(404)
    expect(await mine.list()).toEqual([left.body])
  })

  it('take own protocols, told as the builder opens them, which go and come back with the protocol (folders.hold-protocols, folders.hold-products-once)', async () => {
    const { shop, mine, hers } = await practice(engine)
    const protocols = (who: typeof mine.who, method: string, path: string, body?: object) =>
      shop.ask(who, method, `/account/practitioners/protocols${path}`, body)
    const make = async (who: typeof mine.who) =>
      (await protocols(who, 'POST', '/create', { name: 'Calm evenings', description: 'Two weeks' })).body.id as number
    const [protocol_id, anothers, deleted] = [await make(mine.who), await make(hers.who), await make(mine.who)]
    const one = await shop.idsOf('mg-60')
    const line = { ...one, language_id: 1, name: 'Magnesium', quantity: 3 }
    await protocols(mine.who, 'POST', `/${protocol_id}/product/add`, line)
    await protocols(mine.who, 'DELETE', `/${deleted}`)
    const { folder_id: id } = (await mine.create('Calm nights')).body as Folder
    const putProtocol = (number: number) => mine.ask('POST', `/${id}/items`, { kind: 'protocol', protocol_id: number })
    await mine.put(id, one)
    for (let i = 0; i < 2; i += 1)
      expect((await putProtocol(protocol_id)).body.items).toEqual([
        expect.objectContaining({ kind: 'product', ...one }),
        {
          kind: 'protocol',
          item_id: expect.any(Number),
          protocol_id,
          name: 'Calm evenings',
          description: 'Two weeks',
          total_price: 59.97,
          updated_at: expect.any(String),
          shared_with: 0,
        },
      ])
    for (const unknown of [anothers, deleted, 999_999]) {
      const refused = await putProtocol(unknown)
      expect([refused.status, refused.body.message]).toEqual([404, messages('en', 'protocolGone')])
    }
    const [before] = await mine.list()
    await protocols(mine.who, 'DELETE', `/${protocol_id}`)
    expect((await mine.list())[0]?.items).toMatchObject([{ kind: 'product' }])
    await protocols(mine.who, 'POST', `/${protocol_id}/restore`)
    expect(await mine.list()).toEqual([before])
    await mine.ask('DELETE', `/${id}`)
    expect((await mine.ask('POST', `/${id}/restore`)).body).toEqual(before)
    const left = await mine.ask('DELETE', `/${id}/items/${before?.items[1]?.item_id}`)
    expect(left.body.items).toMatchObject([{ kind: 'product' }])
    expect((await protocols(mine.who, 'GET', `/${protocol_id}`)).status).toBe(200)
  })

  it('take nothing unknown', async () => {
    const { shop, mine } = await practice(engine)
    const { folder_id: id } = (await mine.create('Calm nights')).body as Folder
    const one = await shop.idsOf('mg-60')
    const answers = [
      await mine.put(id, { ...one, product_variant_id: 999_999 }),
      await mine.ask('POST', `/${id}/items`, { kind: 'protocol', protocol_id: 1 }),
      await mine.put(id, { ...one, product_id: 0 }),
      await mine.ask('POST', `/${id}/items`, { kind: 'page', protocol_id: 1 }),
      await mine.ask('POST', '/0/items', { kind: 'product', ...one }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400])
    await shop.changeVariant('mg-60', { withdrawn_at: new Date() })
    expect((await mine.put(id, one)).status).toBe(404)
  })

  it('that are deleted can be brought back with what they held, for 30 days (folders.deleted-can-be-restored)', async () => {
    const { shop, mine } = await practice(engine)
    const { folder_id: id } = (await mine.create('Calm nights')).body as Folder
    const one = await shop.idsOf('mg-60')
    const before = (await mine.put(id, one)).body as Folder
    const deleted = await mine.ask('DELETE', `/${id}`)
    expect([deleted.status, deleted.body, await mine.list()]).toEqual([
      200,
      { message: messages('en', 'folderDeleted') },
      [],
    ])
    const gone = [
      await mine.ask('DELETE', `/${id}`),
      await mine.ask('PUT', `/${id}`, { name: 'x' }),
      await mine.put(id, one),
      await mine.ask('DELETE', `/${id}/items/${before.items[0]?.item_id}`),
    ]
    expect(gone.map(({ status, body }) => [status, body.message])).toEqual(
      gone.map(() => [404, messages('en', 'folderGone')]),
    )
    for (let i = 0; i < 2; i += 1) {
      const restored = await mine.ask('POST', `/${id}/restore`)
      expect([restored.status, restored.body]).toEqual([200, before])
    }
    await mine.ask('DELETE', `/${id}`)
    await shop.db
      .updateTable('folder')
      .set({ deleted_at: new Date(Date.now() - 31 * DAY) })
      .execute()
    expect((await mine.ask('POST', `/${id}/restore`)).status).toBe(404)
    const { folder_id: other } = (await mine.create('Another')).body as Folder
    await mine.ask('DELETE', `/${other}`)
    expect(
      (await shop.db.selectFrom('folder').select('folder_id').execute()).map(({ folder_id }) => folder_id),
    ).toEqual([other])
    expect(await shop.db.selectFrom('folder_item').selectAll().execute()).toEqual([])
  })

  it('of somebody else look like none (role.others-data-looks-like-none)', async () => {
    const { shop, mine, hers } = await practice(engine)
    const one = await shop.idsOf('mg-60')
    const { folder_id: id } = (await hers.create('Hers')).body as Folder
    const { items } = (await hers.put(id, one)).body as Folder
    const { folder_id: own } = (await mine.create('Mine')).body as Folder
    const answers = [
      await mine.ask('PUT', `/${id}`, { name: 'x' }),
      await mine.ask('DELETE', `/${id}`),
      await mine.put(id, one),
      await mine.ask('DELETE', `/${id}/items/${items[0]?.item_id}`),
      await mine.ask('DELETE', `/${own}/items/${items[0]?.item_id}`),
      await mine.ask('POST', `/${id}/restore`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    await hers.ask('DELETE', `/${id}`)
    expect([(await mine.ask('POST', `/${id}/restore`)).status, await hers.list()]).toEqual([404, []])
    expect((await hers.ask('POST', `/${id}/restore`)).body).toMatchObject({ name: 'Hers', items })
    expect((await mine.list()).map(({ name }) => name)).toEqual(['Mine'])
  })

  it(`are at most ${FOLDERS_MAX}, with ${FOLDER_ITEMS_MAX} things each`, async () => {
    const { shop, mine } = await practice(engine, {
      products: Array.from({ length: FOLDER_ITEMS_MAX + 1 }, (_, i) => product(`p-${i}`)),
    })
    const { folder_id: id } = (await mine.create('Full')).body as Folder
    const [last, ...others] = await shop.db
      .selectFrom('variant')
      .select(['id', 'product_id'])
      .orderBy('id', 'desc')
      .execute()
    await shop.db
      .insertInto('folder_item')
      .values(others.map((variant) => ({ folder_id: id, variant_id: variant.id })))
      .execute()
    const tooMuch = await mine.put(id, { product_id: last?.product_id, product_variant_id: last?.id })
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([400, { product_variant_id: messages('en', 'folderFull') }])
    const { protocol_id } = await shop.db
      .insertInto('protocol')
      .values({ user_id: mine.who.userId, name: 'Calm evenings' })
      .returning('protocol_id')
      .executeTakeFirstOrThrow()
    const noRoom = await mine.ask('POST', `/${id}/items`, { kind: 'protocol', protocol_id })
    expect([noRoom.status, noRoom.body.errors]).toEqual([400, { protocol_id: messages('en', 'folderFull') }])
    const { folder_id: deleted } = (await mine.create('Deleted')).body as Folder
    await mine.ask('DELETE', `/${deleted}`)
    await shop.db
      .insertInto('folder')
      .values(Array.from({ length: FOLDERS_MAX - 1 }, (_, i) => ({ user_id: mine.who.userId, name: `${i}` })))
      .execute()
    const tooMany = await mine.create('One more')
    expect([tooMany.status, tooMany.body.errors]).toEqual([400, { name: messages('en', 'foldersFull') }])
    expect((await mine.ask('POST', `/${deleted}/restore`)).body.message).toBe(messages('en', 'foldersFull'))
    expect((await mine.list()).find(({ folder_id }) => folder_id === id)?.items).toHaveLength(FOLDER_ITEMS_MAX)
  })

  it('that were deleted are kept up to 200 of a practitioner, the latest', async () => {
    const { shop, mine, hers } = await practice(engine)
    const deleted = (userId: number, minutes: number) => ({
      user_id: userId,
      name: `Deleted ${minutes}`,
      deleted_at: new Date(Date.now() - minutes * 60_000),
    })
    for (const { who } of [mine, hers])
      await shop.db
        .insertInto('folder')
        .values(Array.from({ length: 205 }, (_, i) => deleted(who.userId, i + 1)))
        .execute()
    const { folder_id } = (await mine.create('Calm nights')).body as Folder
    await mine.ask('DELETE', `/${folder_id}`)
    const namesOf = async (userId: number) =>
      (
        await shop.db
          .selectFrom('folder')
          .select('name')
          .where('user_id', '=', userId)
          .orderBy('deleted_at', 'desc')
          .execute()
      ).map(({ name }) => name)
    const kept = await namesOf(mine.who.userId)
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([200, 'Calm nights', 'Deleted 199'])
    expect(await namesOf(hers.who.userId)).toHaveLength(205)
  })

  it('may be changed 600 times in a quarter of an hour, by each practitioner', async () => {
    const { shop, mine, hers } = await practice(engine)
    const { folder_id } = (await mine.create('Calm nights')).body as Folder
    await hers.create('Hers')
    await shop.db.updateTable('call_limit').set({ points: 599 }).where('key', 'like', `%:${mine.who.userId}`).execute()
    expect((await mine.ask('PUT', `/${folder_id}`, { name: 'Nights' })).status).toBe(200)
    for (const refused of [
      await mine.create('More'),
      await mine.ask('PUT', `/${folder_id}`, { name: 'Days' }),
      await mine.ask('DELETE', `/${folder_id}`),
      await mine.ask('POST', `/${folder_id}/restore`),
      await mine.put(folder_id, await shop.idsOf('mg-60')),
      await mine.ask('DELETE', `/${folder_id}/items/1`),
    ]) {
      expect([refused.status, refused.body.message, refused.headers.get('Retry-After')]).toEqual([
        429,
        messages('en', 'tooMany'),
        expect.stringMatching(/^\d+$/),
      ])
    }
    expect([(await mine.list()).map(({ name }) => name), (await hers.create('Another')).status]).toEqual([
      ['Nights'],
      200,
    ])
  })
})
