import { expect, it } from 'vitest'

import { AVAILABLE, UNAVAILABLE } from '#areas/catalogue/contract/catalogue.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'
import { WISHLIST_MAX } from '#areas/cart/server/wishlist.ts'

import { product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnBothEngines } from '#tests/server/support/database.ts'
import { type Answered, messages, type Person, shoppingShop, type ShoppingShop } from './support/shop.ts'

const calls = (shop: ShoppingShop, who: Person) => ({
  list: () => shop.ask(who, 'GET', '/account/wishlist'),
  add: (body: object) => shop.ask(who, 'POST', '/account/wishlist', body),
  remove: (body?: object, query?: Readonly<Record<string, number>>) =>
    shop.ask(who, 'DELETE', '/account/wishlist', body, { ...(query && { query }) }),
})

const variantsOf = ({ body }: Answered): number[] =>
  (body as WishlistItem[]).map(({ product_variant_id }) => product_variant_id)

describeOnBothEngines('a wishlist', (engine) => {
  it('has the latest first, and each variant once, in its place (wishlist.changes-by-variant)', async () => {
    const shop = await shoppingShop(engine)
    const { list, add } = calls(shop, await shop.person())
    expect((await list()).body).toEqual([])
    const [one, two] = [await shop.idsOf('mg-60'), await shop.idsOf('mg-120')]
    const first = await add(one)
    await add(two)
    const again = await add(one)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(variantsOf(await list())).toEqual([two.product_variant_id, one.product_variant_id])
  })

  it(`holds ${WISHLIST_MAX} products and no more`, async () => {
    const shop = await shoppingShop(engine, {
      products: Array.from({ length: WISHLIST_MAX + 1 }, (_, i) => product(`p-${i}`)),
    })
    const who = await shop.person()
    const { add, remove } = calls(shop, who)
    const variants = await shop.db.selectFrom('variant').select(['id', 'product_id']).orderBy('id').execute()
    const [last, first] = [variants.at(-1), variants[0]].map((variant) => ({
      product_id: variant?.product_id,
      product_variant_id: variant?.id,
    }))
    await shop.db
      .insertInto('wishlist_item')
      .values(variants.slice(0, -1).map(({ id }) => ({ user_id: who.userId, variant_id: id })))
      .execute()
    const refused = await add({ ...last })
    expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'wishlistFull')])
    expect((await add({ ...first })).status).toBe(200)
    await remove({ ...first })
    expect((await add({ ...last })).status).toBe(200)
  })

  it('tells all of an item, in the shape of the contract (wishlist.item-fields)', async () => {
    const shop = await shoppingShop(engine)
    const ids = await shop.idsOf('powder')
    const { body } = await calls(shop, await shop.person()).add(ids)
    expect(body).toEqual({
      ...ids,
      wishlist_item_id: expect.any(Number),
      brand: { brand_id: expect.any(Number), name: 'Alder', slug: 'alder' },
      product: { name: 'Collagen', slug: expect.any(String) },
      variants: [
        {
          id: ids.product_variant_id,
          price: 0.1,
          sku: 'powder',
          unit_of_measure: 'g',
          images: [expect.stringMatching(/^\/media\/packs\/.*-1000\.svg$/)],
          weight: 250,
          unit_price: { price: 0.4, unit: 'kg', amount: 0.25 },
          availability: AVAILABLE,
          net_contents: '250 g',
          stock: 3,
        },
      ],
      assets: [
        {
          asset_id: 1,
          asset_order: 1,
          is_primary: true,
          image_url: expect.any(String),
          thumbnails: {
            thumbnail_75: expect.any(String),
            thumbnail_125: expect.any(String),
            thumbnail_250: expect.any(String),
          },
        },
      ],
    })
  })

  it('holds what is sold out, and what its owner may not buy, which has no price for him', async () => {
    const shop = await shoppingShop(engine)
    const [client, certified] = [await shop.person(), await shop.person(USER_TYPES.CertifiedPractitioner)]
    const [zinc, iron] = [await shop.idsOf('zinc'), await shop.idsOf('iron')]
    expect((await calls(shop, client).add(zinc)).body.variants[0]).toMatchObject({
      availability: UNAVAILABLE,
      stock: 0,
      price: 10,
      weight: null,
    })
    expect((await calls(shop, client).add(iron)).body.variants[0]).toMatchObject({ price: null })
    expect((await calls(shop, certified).add(iron)).body.variants[0]).toMatchObject({ price: 10 })
  })

  it('lets go by body or query, and of what is not there as well', async () => {
    const shop = await shoppingShop(engine)
    const { list, add, remove } = calls(shop, await shop.person())
    const [one, two] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    await add(one)
    await add(two)
    const removed = await remove(one)
    expect([removed.status, removed.body]).toEqual([200, { message: messages('en', 'wishlistRemoved') }])
    expect([(await remove(undefined, two)).status, (await remove(two)).status]).toEqual([200, 200])
    expect((await list()).body).toEqual([])
    expect([(await remove()).status, (await remove(undefined, { product_id: 1 })).status]).toEqual([400, 400])
  })

  it('knows nothing unknown, withdrawn or of another product', async () => {
    const shop = await shoppingShop(engine)
    const { list, add, remove } = calls(shop, await shop.person())
    const [one, other] = [await shop.idsOf('mg-60'), await shop.idsOf('powder')]
    expect((await add({ ...one, product_id: other.product_id })).status).toBe(404)
    expect((await remove({ ...one, product_variant_id: 999_999 })).status).toBe(404)
    await add(one)
    await shop.changeVariant('mg-60', { withdrawn_at: new Date() })
    expect([(await list()).body, (await add(one)).status]).toEqual([[], 404])
    await shop.changeVariant('mg-60', { withdrawn_at: null })
    expect(variantsOf(await list())).toEqual([one.product_variant_id])
  })

  it('is its owner’s alone, and has an item once where it is added at once', async () => {
    const shop = await shoppingShop(engine)
    const [mine, hers] = [calls(shop, await shop.person()), calls(shop, await shop.person())]
    const ids = await shop.idsOf('mg-60')
    const answers = await Promise.all(Array.from({ length: 8 }, () => mine.add(ids)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await mine.list()).body).toHaveLength(1)
    await hers.remove(ids)
    expect([(await hers.list()).body, (await mine.list()).body.length]).toEqual([[], 1])
  })
})
