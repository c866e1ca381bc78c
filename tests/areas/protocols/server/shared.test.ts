import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { PRODUCTS } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, practice, type Person, type Practice } from '#tests/areas/clients/server/support/practice.ts'

/** A practitioner, a client, and a protocol that is shared. */
async function sharedOnce(
  engine: Parameters<typeof practice>[0],
  skus: readonly string[] = ['mg-60', 'powder'],
  discount = 0,
) {
  const made = await practice(engine)
  const mine = await made.practitioner()
  const client = await made.shop.person()
  await made.link(client, mine)
  const id = await mine.protocol(skus, 'Calm evenings', 'For a few weeks.')
  await mine.share(id, { email: client.email, discount, notes: 'Start with half.' })
  return { ...made, mine, client, id }
}

describeOnEachEngine('protocols shared with a client', (engine) => {
  it('are seen by them, the latest first, with what they would pay (protocols.clients-see-theirs)', async () => {
    const { mine, client, id, shared, shop, db } = await sharedOnce(engine, ['mg-60', 'powder'], 15)
    await db.updateTable('protocol_line').set({ notes: 'In the evening' }).execute()
    await db.updateTable('account').set({ phone: '+49 30 1234567' }).where('user_id', '=', mine.userId).execute()
    await db.updateTable('protocol_line').set({ quantity: 3 }).where('place', '=', 1).execute()
    const second = await mine.protocol(['mg-120'], 'Second')
    await mine.share(second, { email: client.email, discount: 15 })
    const [{ product_id, product_variant_id }, seen] = [await shop.idsOf('powder'), await shared(client)]
    expect(seen.map(({ protocol_id }) => protocol_id)).toEqual([second, id])
    expect(seen[1]).toEqual({
      protocol_id: id,
      name: 'Calm evenings',
      description: 'For a few weeks.',
      total_price: 20.29,
      discount: 15,
      // 15 % of 19.99 are 3.00, of 0.30 they are 0.05, each rounded as the cart does.
      total_price_after_discount: 17.24,
      products: [
        expect.objectContaining({
          product_id,
          item_count: 3,
          notes: 'In the evening',
          variants: [expect.objectContaining({ id: product_variant_id, price: 0.1 })],
        }),
        expect.objectContaining({ name: 'Magnesium', item_count: 1 }),
      ],
      shared_at: expect.any(String),
      opened_at: null,
      share_notes: 'Start with half.',
      practitioner: {
        user_id: mine.userId,
        first_name: 'Linnea',
        last_name: 'Hart',
        practice_name: 'Linden Practice',
        email: mine.email,
        phone: '+49 30 1234567',
      },
    })
  })

  it('say what to mind of each product where one is opened, and not in lists (dosage.plan-names-what-to-mind)', async () => {
    const products = [
      product('magnesium', {
        variants: [variant('mg-60')],
        warnings: 'Ask a doctor first.',
        allergens: 'Fish',
      }),
      product('powder', { variants: [variant('powder')] }),
    ]
    const made = await practice(engine, { products })
    const mine = await made.practitioner()
    const client = await made.shop.person()
    await made.link(client, mine)
    const id = await mine.protocol(['powder', 'mg-60'])
    await mine.share(id, { email: client.email })
    const cautionsOf = ({ products: lines }: { products: { cautions?: unknown }[] }) =>
      lines.map(({ cautions }) => cautions)
    await sql`
      insert into product_text (product_id, language_id, name, warnings, allergens)
      select product.id, language.id, 'Magnesium', 'Fragen Sie ärztlichen Rat.', 'Fisch'
      from product, language where external_id = 'magnesium' and code = 'de'
    `.execute(made.db)
    const german = { language: 'de' } as const
    expect(cautionsOf((await made.open(client, id)).body)).toEqual([
      { warnings: 'Ask a doctor first.', allergens: 'Fish' },
      undefined,
    ])
    expect(cautionsOf((await made.open(client, id, german)).body)).toEqual([
      { warnings: 'Fragen Sie ärztlichen Rat.', allergens: 'Fisch' },
      undefined,
    ])
    expect(cautionsOf((await made.open(client, id, { language: 'fr' })).body)).toEqual([
      { warnings: 'Ask a doctor first.', allergens: 'Fish', lang: 'en' },
      undefined,
    ])
    expect(cautionsOf((await mine.ask('GET', `/protocols/${id}`)).body)).toEqual([
      { warnings: 'Ask a doctor first.', allergens: 'Fish' },
      undefined,
    ])
    expect((await made.shared(client)).flatMap(cautionsOf)).toEqual([undefined, undefined])
  })

  it('cost less only with their own practitioner, whose rate it is then (clients.one-practitioner-each)', async () => {
    const { client, shared, shop, practitioner, mine, id, link } = await sharedOnce(engine, ['mg-120'], 20)
    const hers = await practitioner()
    await link(client, hers)
    const other = await hers.protocol(['mg-120'])
    await hers.share(other, { email: client.email, discount: 10 })
    const prices = async () =>
      (await shared(client)).map(({ protocol_id, discount, total_price_after_discount }) => [
        protocol_id,
        discount,
        total_price_after_discount,
      ])
    expect(await prices()).toEqual([
      [other, 0, 35],
      [id, 20, 28],
    ])
    await mine.ask('PUT', `/clients/${client.userId}`, { discount_rate: 5 })
    expect(await prices()).toEqual([
      [other, 0, 35],
      [id, 5, 33.25],
    ])
    await shop.ask(client, 'PUT', '/account/clients/profile', { practitioner_id: hers.userId })
    expect(await prices()).toEqual([
      [other, 10, 31.5],
      [id, 0, 35],
    ])
    await shop.ask(client, 'PUT', '/account/clients/profile', { practitioner_id: null })
    expect(await prices()).toEqual([
      [other, 0, 35],
      [id, 0, 35],
    ])
  })

  it('are recorded as opened, once, and for this client alone (protocols.opening-is-recorded)', async () => {
    const { client, open, mine, id, shop, link } = await sharedOnce(engine)
    const other = await shop.person()
    await link(other, mine)
    await mine.share(id, { email: other.email })
    expect((await mine.client(client.userId)).unopened_protocols).toBe(1)
    const first = await open(client, id)
    expect([first.status, first.body.opened_at]).toEqual([200, expect.any(String)])
    expect((await open(client, id)).body).toEqual(first.body)
    expect(await mine.client(client.userId)).toMatchObject({
      unopened_protocols: 0,
      last_opened_at: first.body.opened_at,
    })
    const { shares } = (await mine.ask('GET', `/protocols/${id}`)).body
    expect(shares.map((share: { opened_at: string | null }) => share.opened_at)).toEqual([null, first.body.opened_at])
  })

  it.each(['/api/account', '/api/v2/account'])(
    'are ended by a delete at %s, and stay with the practitioner (protocols.client-delete-ends-the-share, protocols.client-delete-has-two-paths)',
    async (path) => {
      const { client, shop, open, shared, mine, id } = await sharedOnce(engine)
      const end = async (who: Person, protocolId: number) => {
        const response = await shop.app.request(`${path}/clients/protocols/${protocolId}?language_code=es`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${who.token}` },
        })
        return [response.status, await response.json()]
      }
      expect(await end(client, id)).toEqual([200, { message: messages('es', 'shareEnded') }])
      expect(await end(client, id)).toEqual([404, { message: messages('es', 'shareGone') }])
      expect([await shared(client), (await open(client, id)).status]).toEqual([[], 404])
      const { body } = await mine.ask('GET', `/protocols/${id}`)
      expect([body.name, body.shares, body.shared_with]).toEqual(['Calm evenings', [], 0])
      expect(await mine.clients()).toEqual([expect.objectContaining({ id: client.userId, shared_protocols: 0 })])
    },
  )

  it("are none of another client's, and gone once deleted, until they are brought back", async () => {
    const { client, shop, open, shared, mine, id } = await sharedOnce(engine)
    const other = await shop.person()
    const end = (who: Person, protocolId: number) => shop.ask(who, 'DELETE', `/account/clients/protocols/${protocolId}`)
    for (const [who, protocol] of [
      [other, id],
      [client, 99_999],
    ] as const)
      expect([(await open(who, protocol)).status, (await end(who, protocol)).status]).toEqual([404, 404])
    await mine.ask('DELETE', `/protocols/${id}`)
    expect([await shared(client), (await open(client, id)).status, (await end(client, id)).status]).toEqual([
      [],
      404,
      404,
    ])
    await mine.ask('POST', `/protocols/${id}/restore`)
    expect(await shared(client)).toEqual([expect.objectContaining({ protocol_id: id, opened_at: null })])
  })

  it('stay with a client who leaves the practitioner, and are exported to both', async () => {
    const { client, shop, shared, mine, id } = await sharedOnce(engine)
    await shop.ask(client, 'PUT', '/account/clients/profile', { practitioner_id: null })
    expect((await shared(client)).length).toBe(1)
    const exported = async (who: Person) => (await shop.ask(who, 'GET', '/account/export')).body
    expect(await exported(client)).toMatchObject({
      shared_with_you: [{ protocol_id: id, practitioner_id: mine.userId, notes: 'Start with half.', ended_at: null }],
      shares: [],
    })
    expect(await exported(mine)).toMatchObject({
      shared_with_you: [],
      shares: [{ protocol_id: id, client_id: client.userId, notes: 'Start with half.' }],
    })
  })

  it('go with the account of either', async () => {
    const { client, shop, shared, mine, id, db, link } = await sharedOnce(engine)
    const other = await shop.person()
    await link(other, mine)
    await mine.share(id, { email: other.email })
    await shop.ask(client, 'DELETE', '/account/')
    expect(await db.selectFrom('protocol_share').select('client_id').execute()).toEqual([{ client_id: other.userId }])
    await shop.ask(mine, 'DELETE', '/account/')
    expect(await shared(other)).toEqual([])
  })
})

describeOnEachEngine('a product for certified practitioners that was shared', (engine) => {
  const showing = async ({ shop }: Practice, who: Person | { readonly token: '' }) => {
    const { body } = await shop.ask(who, 'GET', '/storefront/products', undefined, {
      query: { order_by: 'price', order: 'asc' },
    })
    const page = await shop.ask(who, 'GET', '/storefront/products/alder-iron')
    const priceOf = ({ variants }: ListProduct) => variants[0]?.price
    const listed = body.data as ListProduct[]
    return {
      listed: listed.map(({ slug }) => slug),
      list: priceOf(listed.find(({ slug }) => slug === 'alder-iron') as ListProduct),
      page: priceOf(page.body),
    }
  }

  it('shows its price to that client, and can be bought, as long as they hold it (cart.restricted-needs-the-right)', async () => {
    const made = await sharedOnce(engine, ['iron', 'mg-60'], 10)
    const { client, shop, id, mine } = made
    const other = await shop.person()
    const iron = { ...(await shop.idsOf('iron')), quantity: 2 }
    for (const who of [other, { token: '' } as const])
      expect(await showing(made, who)).toMatchObject({ list: null, page: null })
    expect(await showing(made, client)).toMatchObject({ list: 10, page: 10 })
    expect((await showing(made, client)).listed.at(-1)).not.toBe('alder-iron')
    expect((await shop.add(other, iron)).status).toBe(403)
    const added = await shop.add(client, iron)
    expect([added.status, added.body]).toMatchObject([200, { total_price: 20, total_price_after_discount: 18 }])
    await shop.ask(client, 'DELETE', `/account/clients/protocols/${id}`)
    expect((await showing(made, client)).listed.at(-1)).toBe('alder-iron')
    expect(await showing(made, client)).toMatchObject({ list: null, page: null })
    expect([(await shop.add(client, iron)).status, (await shop.cart(client)).body.items]).toEqual([403, []])
    await mine.share(id, { email: client.email })
    expect((await shop.cart(client)).body.total_items).toBe(2)
    await mine.ask('DELETE', `/protocols/${id}`)
    expect([(await shop.add(client, iron)).status, (await shop.cart(client)).body.items]).toEqual([403, []])
  })

  it('is that product, and no other one', async () => {
    const products = [
      ...PRODUCTS,
      product('iron-2', { name: 'Iron 2', practitioner_only: true, variants: [variant('iron-2')] }),
    ]
    const made = await practice(engine, { products })
    const mine = await made.practitioner()
    const client = await made.shop.person()
    await mine.share(await mine.protocol(['iron']), { email: client.email })
    const add = async (sku: string) =>
      (await made.shop.add(client, { ...(await made.shop.idsOf(sku)), quantity: 1 })).status
    expect([await add('iron'), await add('iron-2')]).toEqual([200, 403])
  })

  it('is nothing new to a practitioner who is not certified', async () => {
    const { shop, db, id } = await sharedOnce(engine, ['iron'])
    const practitioner = await shop.person(USER_TYPES.Practitioner)
    await db.insertInto('client').values({ user_id: practitioner.userId }).execute()
    await db
      .insertInto('protocol_share')
      .values({ protocol_id: id, client_id: practitioner.userId, discount: 0 })
      .execute()
    expect((await shop.add(practitioner, { ...(await shop.idsOf('iron')), quantity: 1 })).status).toBe(403)
  })
})
