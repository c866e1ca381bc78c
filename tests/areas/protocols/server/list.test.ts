import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, practice } from './support/practice.ts'

const NAMES = ['Week 10', 'Éclairs', 'apple', 'Week 9', 'Öl', 'Zinc']

describeOnEachEngine('the list of protocols', (engine) => {
  it('has five a page, those changed last first (protocols.list-answer)', async () => {
    const { mine } = await practice(engine)
    expect(await mine.list()).toEqual({
      data: [],
      current_page: 1,
      limit: 5,
      offset: 0,
      total_pages: 0,
      total_results: 0,
    })
    const ids = []
    for (const name of NAMES) ids.push(await mine.create(name))
    await mine.ask('PUT', `/update/${ids[0]}`, { name: 'Week 11', description: '' })
    const first = await mine.list()
    expect(first).toMatchObject({ current_page: 1, limit: 5, offset: 0, total_pages: 2, total_results: 6 })
    expect(first.data.map(({ name }) => name)).toEqual(['Week 11', 'Zinc', 'Öl', 'Week 9', 'apple'])
    const second = await mine.list({ page: 2 })
    expect(second).toMatchObject({ current_page: 2, limit: 5, offset: 5, total_pages: 2, total_results: 6 })
    expect(second.data.map(({ name }) => name)).toEqual(['Éclairs'])
    expect(await mine.list({ page: 3, limit: 4 })).toMatchObject({ data: [], offset: 8, total_pages: 2 })
  })

  it('is sorted by name as the language does, from either end, and unknown orders count for nothing', async () => {
    const { mine } = await practice(engine)
    for (const name of NAMES) await mine.create(name)
    const namesBy = async (query?: Record<string, string>, language: 'en' | 'hu' = 'en') =>
      (await mine.list({ limit: 100, ...query }, language)).data.map(({ name }) => name)
    const ascending = ['apple', 'Éclairs', 'Öl', 'Week 9', 'Week 10', 'Zinc']
    expect(await namesBy({ order_by: 'name' })).toEqual(ascending)
    expect(await namesBy({ order_by: 'name', order: 'asc' })).toEqual(ascending)
    expect(await namesBy({ order_by: 'name', order: 'desc' })).toEqual(ascending.toReversed())
    expect(await namesBy({ order_by: 'updated_at', order: 'asc' })).toEqual(NAMES)
    for (const unknown of [undefined, { order_by: 'price', order: '' }, { order_by: 'name;--', order: 'up' }])
      expect(await namesBy(unknown)).toEqual(NAMES.toReversed())
  })

  it('tells what each holds and costs, in whole cents', async () => {
    const { shop, mine, variants } = await practice(engine)
    const id = await mine.create(' Calm evenings ', ' Two weeks ')
    await mine.add(id, 'powder', { quantity: 3, notes: 'With porridge' })
    await mine.add(id, 'mg-60', { quantity: 57 })
    const [magnesium, powder] = await variants('mg-60', 'powder')
    const { product_id } = await shop.idsOf('powder')
    const [protocol] = (await mine.list()).data
    expect(protocol).toEqual({
      protocol_id: id,
      name: 'Calm evenings',
      description: 'Two weeks',
      total_price: 1139.73,
      updated_at: expect.any(String),
      shared_with: 0,
      products: [
        expect.objectContaining({ name: 'Magnesium', item_count: 57, notes: '' }),
        {
          product_id,
          name: 'Collagen',
          slug: expect.any(String),
          brand: { id: expect.any(Number), name: 'Alder', slug: 'alder' },
          assets: [expect.objectContaining({ variant_id: powder })],
          variants: [{ id: powder, price: 0.1, unit_of_measure: 'g', net_contents: '250 g', stock: 3 }],
          item_count: 3,
          notes: 'With porridge',
          dosage: null,
          pack: { unit: 'g', amount: 250 },
        },
      ],
    })
    expect(protocol?.products[0]?.variants).toEqual([expect.objectContaining({ id: magnesium, price: 19.99 })])
  })

  it('leaves out a product that is withdrawn, which comes back with its quantity and note', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'powder', { quantity: 3, notes: 'With porridge' })
    await mine.add(id, 'mg-60')
    const before = await mine.get(id)
    await shop.changeVariant('powder', { withdrawn_at: new Date() })
    expect(await mine.get(id)).toMatchObject({ total_price: 19.99, products: [{ name: 'Magnesium' }] })
    await shop.changeVariant('powder', { withdrawn_at: null })
    expect(await mine.get(id)).toEqual(before)
  })

  it('is for practitioners (protocols.list-for-types-two-and-three)', async () => {
    const { shop } = await practice(engine)
    const statuses = []
    for (const type of Object.values(USER_TYPES)) {
      const { status } = await shop.ask(await shop.person(type), 'GET', '/account/practitioners/protocols')
      statuses.push([type, status])
    }
    expect(statuses).toEqual([
      [USER_TYPES.Admin, 403],
      [USER_TYPES.CertifiedPractitioner, 200],
      [USER_TYPES.Practitioner, 200],
      [USER_TYPES.Client, 403],
    ])
  })
})

describeOnEachEngine('the search among protocols', (engine) => {
  it('finds every word in name or description, whatever case and accents, by page and order', async () => {
    const { mine, certified } = await practice(engine)
    await mine.create('Crème of oats', 'Breakfast')
    await mine.create('Evening', 'Magnesium and a CREME')
    await mine.create('鉄分プロトコル', '朝食')
    await certified.create('Creme', 'hers')
    const found = async (query: string, more?: Record<string, string | number>) =>
      (await mine.search(query, more)).data.map(({ name }) => name)
    expect(await found('creme')).toEqual(['Evening', 'Crème of oats'])
    expect(await found('creme', { order_by: 'name' })).toEqual(['Crème of oats', 'Evening'])
    expect(await found(' CRÈME  break ')).toEqual(['Crème of oats'])
    expect(await found('鉄分')).toEqual(['鉄分プロトコル'])
    expect(await found('oats magnesium')).toEqual([])
    expect(await found('100%_')).toEqual([])
    expect(await mine.search('creme', { limit: 1, page: 2 })).toMatchObject({
      data: [{ name: 'Crème of oats' }],
      current_page: 2,
      limit: 1,
      offset: 1,
      total_pages: 2,
      total_results: 2,
    })
  })

  it.each(['', '   '])('finds nothing for %j', async (blank) => {
    const { mine } = await practice(engine)
    await mine.create('Calm evenings')
    expect(await mine.search(blank)).toEqual({
      data: [],
      current_page: 1,
      limit: 5,
      offset: 0,
      total_pages: 0,
      total_results: 0,
    })
  })
})

describeOnEachEngine('one protocol', (engine) => {
  it('is told with those it is shared with, the latest first, and the commission', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const [early, late, ended] = [await shop.person(), await shop.person(), await shop.person()]
    const { userId } = await shop.db
      .selectFrom('protocol')
      .select('user_id as userId')
      .where('protocol_id', '=', id)
      .executeTakeFirstOrThrow()
    await shop.db
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.CertifiedPractitioner })
      .where('user_id', '=', userId)
      .execute()
    for (const who of [early, late, ended])
      await shop.db
        .insertInto('client_practitioner')
        .values({ client_id: who.userId, practitioner_id: userId })
        .execute()
    const share = (who: { readonly userId: number }, more: object) =>
      shop.db
        .insertInto('protocol_share')
        .values({ protocol_id: id, client_id: who.userId, discount: 10, notes: 'Start low', ...more })
        .execute()
    await share(early, { shared_at: '2026-05-01T10:00:00Z', opened_at: '2026-05-02T10:00:00Z' })
    await share(late, { shared_at: '2026-06-01T10:00:00Z', discount: 0, notes: '' })
    await share(ended, { shared_at: '2026-07-01T10:00:00Z', ended_at: '2026-07-02T10:00:00Z' })
    const { body } = await mine.ask('GET', `/${id}`)
    expect(body).toMatchObject({ protocol_id: id, shared_with: 2, commission_rate: 20 })
    expect(body.shares).toEqual([
      {
        client: { id: late.userId, first_name: '', last_name: '', email: late.email },
        status: 'active',
        discount: 0,
        notes: '',
        shared_at: '2026-06-01T10:00:00.000Z',
        opened_at: null,
        ordered_at: null,
      },
      {
        client: { id: early.userId, first_name: '', last_name: '', email: early.email },
        status: 'active',
        discount: 10,
        notes: 'Start low',
        shared_at: '2026-05-01T10:00:00.000Z',
        opened_at: '2026-05-02T10:00:00.000Z',
        ordered_at: null,
      },
    ])
    expect((await mine.list()).data[0]).not.toHaveProperty('shares')
    const missing = await mine.ask('GET', `/${id + 1}`, undefined, { language: 'de' })
    expect([missing.status, missing.body.message]).toEqual([404, messages('de', 'protocolGone')])
  })
})
