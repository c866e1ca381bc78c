import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { catalogueFile, importCatalogue, type ImportLine, pictureSource } from '#areas/import/server/index.ts'
import { parseLine } from '#areas/import/server/parse.ts'
import { DESCRIPTION_MAX } from '#contract/constants.ts'
import type { Database } from '#server/database/index.ts'
import { exportShop } from '#server/export/index.ts'
import { PhotoError } from '#server/pictures/photos/errors.ts'
import { openPhotoFolder } from '#server/pictures/photos/folder.ts'

import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { jpeg } from '#tests/server/pictures/support/samples.ts'
import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { tries } from '#tests/support/tries.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'verbena-export-'))
})
afterEach(async () => {
  await rm(home, { recursive: true, force: true })
})

const options = (folder: string) => ({
  folder: join(home, folder),
  uploadsDir: join(home, 'uploads'),
  bound: { commissionRate: 20 },
  shopName: 'Verbena',
})
const read = (folder: string, file: string) => readFile(join(home, folder, file), 'utf8')
const linesIn = async (folder: string, file: string): Promise<Record<string, unknown>[]> =>
  (await read(folder, file))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** Imports an exported catalogue with its pictures. */
const takeBack = async ({ bulk }: Database, folder: string) =>
  importCatalogue(
    { bulk },
    await catalogueFile(join(home, folder, 'catalogue.jsonl'), { region: 'eu', name: 'Verbena' }),
    {
      pictures: pictureSource({ folder: join(home, folder), photos: openPhotoFolder(join(home, 'uploads')) }),
    },
  )

const EVERYTHING: readonly ImportLine[] = [
  product('full', {
    name: 'Magnésium & <calm>',
    delivery_form: 'Capsules',
    categories: [['Minerals', 'Magnesium'], ['Minerals'], ['Sleep', 'Evening', 'Late']],
    health_goals: ['Sleep', 'Energy'],
    suitable_for: ['Vegans'],
    free_from: ['Soya', 'Gluten'],
    zero_waste: true,
    practitioner_only: true,
    variants: [
      variant('m-60', { image: 'small.jpg', barcode: '4006381333931', price_eur: 19.99, price_gbp: 0.01 }),
      variant('m-120', { net_contents: '120 capsules', stock: null, price_gbp: null }),
    ],
    description: 'One.\nTwo, 3 < 4.',
    serving_size: '1 capsule',
    suggested_use: 'With water.',
    ingredients: [
      { name: 'Magnesium', amount: 150.5, unit: 'mg', dv_percent: 40, group: 'Minerals', kind: 'citrate' },
      { name: 'Zinc' },
    ],
    other_ingredients: ['Cellulose', 'Water'],
    images: ['front.jpg', 'https://shop.example/gone.jpg'],
    created_at: '2025-03-04T05:06:07.089Z',
    warnings: 'Keep dry.',
    allergens: 'None.',
  }),
  product('pounds', { variants: [variant('p', { price_eur: null, net_contents: null, quantity: null, unit: null })] }),
]

describeOnEachEngine('the export of a shop (operations.export-command)', (engine) => {
  const drops: (() => Promise<void>)[] = []
  const emptyShop = async (): Promise<Database> => {
    const { database, drop } = await testDatabase(engine)
    drops.push(drop)
    return database
  }
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop()
  })

  it('has the catalogue with its pictures so that an empty shop that imports it has the same', async () => {
    const [shop, other] = [await emptyShop(), await emptyShop()]
    for (const [name, side] of [
      ['front.jpg', 40],
      ['small.jpg', 20],
    ] as const)
      await writeFile(join(home, name), await jpeg(side, side))
    await importCatalogue(shop, lines(...EVERYTHING), {
      pictures: pictureSource({
        folder: home,
        photos: openPhotoFolder(join(home, 'uploads')),
        fetch: () => Promise.reject(new PhotoError('is gone')),
      }),
    })
    const report = await exportShop(shop, options('a'))
    expect(report).toMatchObject({ pictures: 2, withoutPicture: 0, refused: [] })
    expect(report.files['catalogue.jsonl']).toBe(2)
    expect(await takeBack(other, 'a')).toMatchObject({ created: 2, rejected: [], pictures: 2 })
    await exportShop(other, options('b'))
    const withoutNames = (text: string) => text.replaceAll(/pictures\/[\w-]+\.webp/g, 'PICTURE')
    expect(withoutNames(await read('b', 'catalogue.jsonl'))).toBe(withoutNames(await read('a', 'catalogue.jsonl')))
    expect(await read('a', 'catalogue.jsonl')).toContain('https://shop.example/gone.jpg')
  })

  it('says of each product what the import has read of it', async () => {
    const shop = await emptyShop()
    const text = fc.stringMatching(/^[\w&<>"'äß漢;#-][\w &<>"'äß漢;#-]{0,20}$/u)
    const cents = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 100)
    const [drawn = []] = fc.sample(
      fc.array(
        fc.record({
          brand: text,
          name: text,
          description: fc.option(text, { nil: null }),
          health_goals: fc.uniqueArray(text),
          categories: fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
          other_ingredients: fc.array(text),
          price: cents,
          stock: fc.option(fc.nat(1000), { nil: null }),
        }),
        { minLength: 60, maxLength: 60 },
      ),
      { ...tries(1), numRuns: 1 },
    )
    const products = drawn.map(({ price, stock, ...fields }, at) =>
      product(`p${at}`, {
        ...fields,
        created_at: '2026-01-02T03:04:05.678Z',
        variants: [variant(`sku-${at}`, { price_eur: price, stock })],
      }),
    )
    const { created, rejected } = await importCatalogue(shop, lines(...products))
    expect(created + rejected.length).toBe(60)
    expect(created).toBeGreaterThan(40)
    await exportShop(shop, options('a'))
    const told = new Map(
      (await linesIn('a', 'catalogue.jsonl')).map((line) => [line['external_id'], JSON.stringify(line)]),
    )
    for (const line of lines(...products)) {
      const meant = parseLine(line)
      if ('problem' in meant) continue
      const found = parseLine(told.get(meant.product.external_id) ?? '')
      if ('problem' in found) throw new Error(found.problem.detail)
      expect(inOrder(found.product)).toEqual(inOrder(meant.product))
    }
  })

  it('leaves out packs that are not for sale, and names what the import would refuse', async () => {
    const shop = await emptyShop()
    await importCatalogue(shop, lines(product('a', { variants: [variant('a1'), variant('a2')] }), product('b')))
    await shop.db.updateTable('variant').set({ withdrawn_at: new Date() }).where('sku', 'in', ['a1', 'sku-b']).execute()
    await shop.db
      .updateTable('product')
      .set({ description: 'x'.repeat(DESCRIPTION_MAX + 1) })
      .where('external_id', '=', 'a')
      .execute()
    const { files, refused } = await exportShop(shop, options('a'))
    expect(files['catalogue.jsonl']).toBe(1)
    expect((await linesIn('a', 'catalogue.jsonl')).map(({ variants }) => variants)).toEqual([
      [expect.objectContaining({ sku: 'a2' })],
    ])
    expect(refused).toEqual([{ externalId: 'a', detail: `description: is longer than ${DESCRIPTION_MAX} characters` }])
  })

  it('touches no folder that holds something, and makes files for its user alone', async () => {
    const shop = await emptyShop()
    await mkdir(join(home, 'full'))
    await writeFile(join(home, 'full', 'mine.txt'), '')
    await expect(exportShop(shop, options('full'))).rejects.toThrow('There is something in this folder already')
    await expect(exportShop(shop, options('full/mine.txt'))).rejects.toThrow('This folder cannot be written')
    expect(await readdir(join(home, 'full'))).toEqual(['mine.txt'])
    await exportShop(shop, options('new/deep'))
    for (const name of await readdir(join(home, 'new/deep')))
      expect([name, ((await stat(join(home, 'new/deep', name))).mode & 0o777).toString(8)]).toEqual([name, '600'])
  })

  it('is not whole where it was stopped: nothing says that it is', async () => {
    const shop = await emptyShop()
    const signal = AbortSignal.abort()
    await expect(exportShop(shop, { ...options('a'), signal })).rejects.toThrow()
    expect(await readdir(join(home, 'a'))).not.toContain('export.json')
  })

  describe('of accounts and orders', () => {
    it('has each with what belongs to it, and nothing that opens a door', async () => {
      const shop = await shoppingShop(engine)
      const [client, admin] = [await shop.person(), await shop.person(1)]
      const { order_id, number } = (await buy(shop, client, 'mg-60', 2)).body as { order_id: number; number: string }
      await shop.db
        .insertInto('payment')
        .values({
          order_id,
          provider: 'stripe',
          method: 'credit_card',
          amount: 1050,
          currency: 'EUR',
          reference: 'cs_1',
          address: 'https://pay.example/door',
          reason: null,
          request: null,
        })
        .execute()
      await exportShop({ bulk: shop.db }, options('a'))

      const accounts = await linesIn('a', 'accounts.jsonl')
      expect(accounts.map(({ user_id }) => user_id)).toEqual([client.userId, admin.userId].toSorted((a, b) => a - b))
      expect(accounts.find(({ user_id }) => user_id === client.userId)).toMatchObject({
        account: { email: client.email },
        orders: [{ number }],
      })
      const orders = await linesIn('a', 'orders.jsonl')
      expect(orders).toMatchObject([
        {
          number,
          user_id: client.userId,
          lines: [{ sku: 'mg-60', quantity: 2 }],
          payments: [{ reference: 'cs_1', amount: 10.5 }],
        },
      ])
      const manifest = JSON.parse(await read('a', 'export.json')) as object
      expect(manifest).toMatchObject({ shop: 'Verbena', files: { 'accounts.jsonl': 2, 'orders.jsonl': 1 } })

      const all = (await Promise.all((await readdir(join(home, 'a'))).map((name) => read('a', name)))).join('\n')
      const doors = [
        ...(await shop.db.selectFrom('account').select('password_hash as door').execute()),
        ...(await shop.db.selectFrom('payment').select('key as door').execute()),
        ...(await shop.db.selectFrom('payment').select('refund_key as door').execute()),
        ...(await shop.db.selectFrom('call_key').select('key as door').execute()),
        { door: client.token },
        { door: 'https://pay.example/door' },
      ]
      expect(doors.filter(({ door }) => door !== null && all.includes(door))).toEqual([])
      expect(all).not.toMatch(/argon2|password_hash|idempotency_key|refund_key|"hash"/)
    })
  })
})

/** Lists of options are sets to a shop. */
function inOrder<Product extends { readonly health_goals: string[]; readonly categories: string[][] }>(read: Product) {
  const paths = new Map(read.categories.map((path) => [path.join('\n'), path]))
  return {
    ...read,
    health_goals: read.health_goals.toSorted(),
    categories: [...paths].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, path]) => path),
  }
}
