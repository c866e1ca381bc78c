import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import { USER_TYPES } from '#contract/call.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { CART_LINES_MAX } from '#areas/cart/server/index.ts'

import { statusesOf } from '#tests/areas/account/server/support/shop.ts'
import { product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { linesOf, messages, shoppingShop } from './support/shop.ts'

describeOnEachEngine('a cart', (engine) => {
  it('is the full shape with zeros where nothing is in it (cart.answer-with-total-is-empty)', async () => {
    const shop = await shoppingShop(engine)
    const { status, body } = await shop.cart(await shop.person())
    expect([status, body]).toEqual([200, EMPTY_CART])
  })

  it('tells of each line what it is, in the order of adding, and adds up (cart.line-fields, cart.has-five-totals)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(10)
    const [powder, pack] = [await shop.idsOf('powder'), await shop.idsOf('mg-120')]
    expect((await shop.add(who, { ...powder, quantity: 3 })).status).toBe(200)
    const { body } = await shop.add(who, { ...pack, quantity: 2 })
    expect(body).toMatchObject({
      total_items: 5,
      total_price: 70.3,
      total_discount: 7.03,
      total_price_after_discount: 63.27,
      discount_rate: 10,
    })
    expect(body.items).toEqual([
      expect.objectContaining({
        ...powder,
        quantity: 3,
        price: 0.1,
        name: 'Collagen',
        stock: 3,
        net_contents: '250 g',
        unit_of_measure: 'g',
        unit_price: { price: 0.4, unit: 'kg', amount: 0.25 },
      }),
      {
        ...pack,
        quantity: 2,
        price: 35,
        name: 'Magnesium',
        slug: expect.any(String),
        brand: { id: expect.any(Number), name: 'Alder', slug: 'alder' },
        asset: { thumbnails: expect.any(Object), image_url: expect.any(String), variant_id: pack.product_variant_id },
        unit_of_measure: 'capsules',
        net_contents: '120 capsules',
        stock: 5000,
      },
    ])
    expect((await shop.cart(who)).body).toEqual(body)
  })

  it('asks the prices of its region (price.region-sets-the-currency)', async () => {
    const shop = await shoppingShop(engine, { region: 'uk' })
    const { body } = await shop.add(await shop.clientAt(15), { ...(await shop.idsOf('mg-60')), quantity: 3 })
    expect(body).toMatchObject({ total_price: 52.47, total_discount: 7.87, total_price_after_discount: 44.6 })
  })

  it('raises what is there, sets, lowers and removes a line, by body or query, and keeps its place (cart.add-raises-the-line, cart.set-quantity-zero-removes, cart.remove-lowers-by-one)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const [one, two] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    await shop.add(who, { ...one, quantity: 2 })
    await shop.add(who, { ...two, quantity: 1 })
    expect(linesOf(await shop.add(who, { ...one, quantity: 3 }))).toEqual([
      [one.product_variant_id, 5],
      [two.product_variant_id, 1],
    ])
    expect(linesOf(await shop.set(who, { ...one, quantity: 4 }))).toEqual([
      [one.product_variant_id, 4],
      [two.product_variant_id, 1],
    ])
    expect(linesOf(await shop.set(who, { ...one, quantity: 0 }))).toEqual([[two.product_variant_id, 1]])
    expect(linesOf(await shop.set(who, { ...one, quantity: 1 }))).toEqual([
      [two.product_variant_id, 1],
      [one.product_variant_id, 1],
    ])
    expect(linesOf(await shop.remove(who, two))).toEqual([[one.product_variant_id, 1]])
    expect(linesOf(await shop.remove(who, undefined, { query: one }))).toEqual([])
    expect([(await shop.remove(who, one)).status, (await shop.remove(who, undefined)).body.errors]).toEqual([
      200,
      {
        product_id: messages('en', 'fieldRequired'),
        product_variant_id: messages('en', 'fieldRequired'),
      },
    ])
  })

  it("tells the shop's own earlier price of one, whatever the client's rate (price.discount-is-no-reduction)", async () => {
    const shop = await shoppingShop(engine)
    const pack = await shop.idsOf('mg-120')
    await sql`update price_history set since = since - interval '31 days'`.execute(shop.database.db)
    await sql`update variant set price_eur = 2800, regular_price_eur = 3500 where sku = 'mg-120'`.execute(
      shop.database.db,
    )
    const answers = [await shop.add(await shop.person(), { ...pack, quantity: 1 })]
    answers.push(await shop.add(await shop.clientAt(10), { ...pack, quantity: 1 }))
    expect(answers.map(({ body }) => [body.items[0].price, body.items[0].earlier_price, body.total_discount])).toEqual([
      [28, 35, 0],
      [28, 35, 2.8],
    ])
  })

  it('is bounded by stock, and says in each language how many are left (cart.bounded-by-stock)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const [powder, zinc, large] = [await shop.idsOf('powder'), await shop.idsOf('zinc'), await shop.idsOf('mg-120')]
    await shop.add(who, { ...powder, quantity: 2 })
    for (const language of LANGUAGE_CODES) {
      const refused = await shop.add(who, { ...powder, quantity: 2 }, { language })
      expect([refused.status, refused.body]).toEqual([409, { message: messages(language, 'stockLeft', { count: 3 }) }])
    }
    expect((await shop.set(who, { ...powder, quantity: 4 })).status).toBe(409)
    expect((await shop.set(who, { ...powder, quantity: 3 })).status).toBe(200)
    expect((await shop.add(who, { ...zinc, quantity: 1 })).body.message).toBe(messages('en', 'soldOut'))
    await shop.add(who, { ...large, quantity: 999 })
    expect((await shop.add(who, { ...large, quantity: 1 })).body.message).toBe(
      messages('en', 'quantityMost', { count: 999 }),
    )
    expect((await shop.cart(who)).body.total_items).toBe(1002)
  })

  it('loses nothing where stock falls, and can always be lowered', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const ids = await shop.idsOf('mg-60')
    await shop.add(who, { ...ids, quantity: 9 })
    await shop.changeVariant('mg-60', { stock: 2 })
    expect((await shop.cart(who)).body.items).toEqual([expect.objectContaining({ quantity: 9, stock: 2 })])
    expect((await shop.set(who, { ...ids, quantity: 10 })).status).toBe(409)
    expect((await shop.set(who, { ...ids, quantity: 8 })).status).toBe(200)
    await shop.changeVariant('mg-60', { stock: 0 })
    expect((await shop.cart(who)).body.items).toEqual([expect.objectContaining({ quantity: 8, stock: 0 })])
    expect((await shop.set(who, { ...ids, quantity: 0 })).body).toEqual(EMPTY_CART)
  })

  it('leaves out what the shop does not sell any more, until it does again', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const [gone, stays] = [await shop.idsOf('mg-60'), await shop.idsOf('mg-120')]
    await shop.add(who, { ...gone, quantity: 1 })
    await shop.add(who, { ...stays, quantity: 1 })
    await shop.changeVariant('mg-60', { withdrawn_at: new Date() })
    expect((await shop.cart(who)).body).toMatchObject({ total_items: 1, total_price: 35, items: [stays] })
    expect((await shop.add(who, { ...gone, quantity: 1 })).status).toBe(404)
    await shop.changeVariant('mg-60', { withdrawn_at: null })
    expect((await shop.cart(who)).body.total_items).toBe(2)
  })

  it('takes nothing unknown, and no variant as another product’s', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const [one, other] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    for (const ids of [
      { ...one, product_variant_id: 999_999 },
      { ...one, product_id: other.product_id },
    ]) {
      const answers = [
        await shop.add(who, { ...ids, quantity: 1 }),
        await shop.set(who, { ...ids, quantity: 0 }),
        await shop.remove(who, ids),
      ]
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
        Array.from({ length: 3 }, () => [404, messages('en', 'productGone')]),
      )
    }
    expect((await shop.cart(who)).body).toEqual(EMPTY_CART)
  })

  it.each([
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', 1000],
    ['quantity', '2'],
    ['quantity', null],
    ['product_id', 0],
    ['product_variant_id', 'x'],
    ['product_variant_id', 2 ** 31],
  ])('takes no %s of %s', async (field, value) => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const refused = await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1, [field]: value })
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]])
  })

  it('takes what only certified practitioners may buy from them and admins alone (cart.restricted-needs-the-right)', async () => {
    const shop = await shoppingShop(engine)
    const iron = { ...(await shop.idsOf('iron')), quantity: 1 }
    const answers: (readonly [string, number])[] = []
    for (const [name, type] of Object.entries(USER_TYPES))
      answers.push([name, (await shop.add(await shop.person(type), iron)).status])
    expect(answers).toEqual([
      ['Admin', 200],
      ['CertifiedPractitioner', 200],
      ['Practitioner', 403],
      ['Client', 403],
    ])
  })

  it('leaves out what its owner may not buy any more, who can still remove it', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person(USER_TYPES.CertifiedPractitioner)
    const iron = await shop.idsOf('iron')
    await shop.add(who, { ...iron, quantity: 2 })
    await shop.db
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.Practitioner })
      .where('user_id', '=', who.userId)
      .execute()
    expect((await shop.cart(who)).body).toEqual(EMPTY_CART)
    expect((await shop.set(who, { ...iron, quantity: 3 })).body.message).toBe(messages('en', 'restrictedProduct'))
    expect((await shop.remove(who, iron)).status).toBe(200)
    expect(await shop.db.selectFrom('cart_line').selectAll().execute()).toEqual([])
  })

  it('is its owner’s alone', async () => {
    const shop = await shoppingShop(engine)
    const [mine, hers] = [await shop.person(), await shop.person()]
    await shop.add(mine, { ...(await shop.idsOf('mg-60')), quantity: 2 }, { key: 'k' })
    expect((await shop.cart(hers)).body).toEqual(EMPTY_CART)
    expect((await shop.add(hers, { ...(await shop.idsOf('powder')), quantity: 1 }, { key: 'k' })).status).toBe(200)
  })

  it('has the rate of the practitioner that the client has now (cart.uses-the-clients-rate)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(20)
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    expect((await shop.cart(who)).body).toMatchObject({ discount_rate: 20, total_discount: 4 })
    await shop.db.updateTable('client').set({ practitioner_id: null }).execute()
    expect((await shop.cart(who)).body).toMatchObject({
      discount_rate: 0,
      total_discount: 0,
      total_price_after_discount: 19.99,
    })
  })

  it('names its products in the asked language', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    await shop.db
      .insertInto('product_text')
      .columns(['product_id', 'language_id', 'name'])
      .expression((eb) =>
        eb
          .selectFrom(['product', 'language'])
          .select(['product.id', 'language.id as language_id', eb.val('マグネシウム').as('name')])
          .where('product.external_id', '=', 'magnesium')
          .where('code', '=', 'jp'),
      )
      .execute()
    expect((await shop.cart(who, { language: 'jp' })).body.items[0]).toMatchObject({ name: 'マグネシウム' })
    expect((await shop.cart(who, { language: 'de' })).body.items[0]).toMatchObject({ name: 'Magnesium', lang: 'en' })
  })

  it(`holds ${CART_LINES_MAX} different products and no more`, async () => {
    const shop = await shoppingShop(engine, {
      products: Array.from({ length: CART_LINES_MAX + 1 }, (_, i) => product(`p-${i}`)),
    })
    const who = await shop.person()
    const [last] = await shop.db
      .selectFrom('variant')
      .select(['id as product_variant_id', 'product_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    await shop.db
      .insertInto('cart_line')
      .columns(['user_id', 'variant_id', 'quantity'])
      .expression((eb) =>
        eb
          .selectFrom('variant')
          .select([eb.val(who.userId).as('user_id'), 'id', eb.lit(1).as('quantity')])
          .where('id', '<>', last?.product_variant_id ?? 0),
      )
      .execute()
    const refused = await shop.add(who, { ...last, quantity: 1 })
    expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'cartFull', { count: CART_LINES_MAX })])
    const { body } = await shop.cart(who)
    expect(body.items).toHaveLength(CART_LINES_MAX)
    const { product_id, product_variant_id } = body.items[0]
    expect((await shop.add(who, { product_id, product_variant_id, quantity: 1 })).status).toBe(200)
  })
})

describeOnEachEngine('a key of a change', (engine) => {
  it('has it carried out once; a repetition answers the cart as it is by then (cart.calls-answer-the-whole-cart)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const ids = await shop.idsOf('mg-60')
    const change = { ...ids, quantity: 2 }
    await shop.add(who, change, { key: 'one' })
    expect(linesOf(await shop.add(who, change, { key: 'one' }))).toEqual([[ids.product_variant_id, 2]])
    await shop.add(who, change, { key: 'two' })
    expect(linesOf(await shop.add(who, change, { key: 'one' }))).toEqual([[ids.product_variant_id, 4]])
    await shop.remove(who, ids, { key: 'three' })
    await shop.add(who, change, { key: 'four' })
    expect(linesOf(await shop.remove(who, undefined, { key: 'three', query: ids }))).toEqual([
      [ids.product_variant_id, 2],
    ])
  })

  it('is refused for another change', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const ids = await shop.idsOf('mg-60')
    await shop.add(who, { ...ids, quantity: 2 }, { key: 'one' })
    for (const refused of [
      await shop.add(who, { ...ids, quantity: 3 }, { key: 'one' }),
      await shop.set(who, { ...ids, quantity: 2 }, { key: 'one' }),
      await shop.remove(who, ids, { key: 'one' }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'keyUsed')])
    }
    expect((await shop.cart(who)).body.total_items).toBe(2)
  })

  it('is not used up by a change that was refused', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const zinc = { ...(await shop.idsOf('zinc')), quantity: 1 }
    expect((await shop.add(who, zinc, { key: 'one' })).status).toBe(409)
    await shop.changeVariant('zinc', { stock: 1 })
    expect((await shop.add(who, zinc, { key: 'one' })).body.total_items).toBe(1)
  })

  it('counts once where it is sent 20 times at once, and 20 keys count 20 times (call.idempotency-key-happens-once, cart.calls-answer-the-whole-cart)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const [one, many] = [await shop.idsOf('mg-60'), await shop.idsOf('mg-120')]
    const same = await Promise.all(
      Array.from({ length: 20 }, () => shop.add(who, { ...one, quantity: 1 }, { key: 'same' })),
    )
    const distinct = await Promise.all(
      Array.from({ length: 20 }, (_, i) => shop.add(who, { ...many, quantity: i + 1 }, { key: `key-${i}` })),
    )
    expect(new Set([...same, ...distinct].map(({ status }) => status))).toEqual(new Set([200]))
    expect(linesOf(await shop.cart(who))).toEqual([
      [one.product_variant_id, 1],
      [many.product_variant_id, 210],
    ])
  })

  it('does not let stock be passed by adds at once', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const ids = await shop.idsOf('powder')
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.add(who, { ...ids, quantity: 1 })))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(linesOf(await shop.cart(who))).toEqual([[ids.product_variant_id, 3]])
  })

  it('is forgotten after 30 days', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const change = { ...(await shop.idsOf('mg-60')), quantity: 1 }
    await shop.add(who, change, { key: 'old' })
    await shop.add(who, change, { key: 'kept' })
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
    await shop.db
      .updateTable('call_key')
      .set({ used_at: ago(31) })
      .where('key', '=', 'old')
      .execute()
    await shop.db
      .updateTable('call_key')
      .set({ used_at: ago(29) })
      .where('key', '=', 'kept')
      .execute()
    await shop.add(await shop.person(), change, { key: 'another' })
    expect((await shop.db.selectFrom('call_key').select('key').execute()).map(({ key }) => key).toSorted()).toEqual([
      'another',
      'kept',
    ])
  })

  it('is forgotten where the account has used 1,000 since', async () => {
    const shop = await shoppingShop(engine)
    const [who, other] = [await shop.person(), await shop.person()]
    const change = { ...(await shop.idsOf('mg-120')), quantity: 1 }
    for (const { userId } of [who, other]) {
      await sql`
        insert into call_key (user_id, key, call_hash, used_at)
        select ${userId}, 'earlier-' || number, decode(repeat('00', 32), 'hex'), now() - number * interval '1 minute' from generate_series(1, 1005) number
      `.execute(shop.db)
    }
    await shop.add(who, change, { key: 'latest' })
    const kept = await shop.db
      .selectFrom('call_key')
      .select('key')
      .where('user_id', '=', who.userId)
      .orderBy('used_at', 'desc')
      .execute()
    expect([kept.length, kept.at(0)?.key, kept.at(-1)?.key]).toEqual([1000, 'latest', 'earlier-999'])
    expect(
      await shop.db.selectFrom('call_key').select('key').where('user_id', '=', other.userId).execute(),
    ).toHaveLength(1005)
  })

  it.each(['', 'x'.repeat(201), 'ключ'])('is refused where it can be none: %#', async (key) => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const change = { ...(await shop.idsOf('mg-60')), quantity: 1 }
    const refused = await shop.add(who, change, { key: encodeKey(key) })
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['Idempotency-Key']])
    expect((await shop.cart(who)).body).toEqual(EMPTY_CART)
  })
})

/** A header holds bytes: what is beyond them comes as the bytes of UTF-8. */
const encodeKey = (key: string): string => Buffer.from(key, 'utf8').toString('latin1')
