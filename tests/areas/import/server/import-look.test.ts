import { afterEach, beforeEach, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { describeReport } from '#areas/import/server/console.ts'
import { findingsOf, grouped } from '#areas/import/server/alike.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { obstacleOf } from '#areas/import/server/obstacle.ts'

import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { table } from './other-shops/support/read.ts'
import { admin, importsOf, once, sentFile, settled, uploads } from './support/sent-import.ts'

const row = (handle: string, fields: Readonly<Record<string, string>> = {}) => ({
  Handle: handle,
  Title: `Title of ${handle}`,
  'Option1 Name': 'Size',
  'Option1 Value': '30 ml',
  Vendor: 'Alder',
  'Variant SKU': `sku-${handle}`,
  'Variant Price': '9.90',
  Status: 'active',
  ...fields,
})

const feed = (...prices: readonly string[]) =>
  `<rss><channel>${prices
    .map(
      (price, n) =>
        `<item><id>${n}</id><title>Tea ${n}</title><brand>Alder</brand><price>${price}</price><availability>in stock</availability></item>`,
    )
    .join('')}</channel></rss>`

describeOnEachEngine('a look at what a file would make', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(async () => {
    await test.drop()
  })

  const check = async (text: string | readonly string[]) => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    await imports.begin(
      { userId, key: undefined },
      await sentFile(uploadsDir, typeof text === 'string' ? [text] : text),
    )
    const job = await once(imports, settled)
    return { imports, job }
  }

  it('has the first five products with their prices, contents and options (admin.import-is-looked-at)', async () => {
    const { job } = await check(
      lines(
        product('a', {
          variants: [variant('v1', { net_contents: '30 ml', stock: null }), variant('v2', { price_gbp: null })],
        }),
        ...['b', 'c', 'd', 'e', 'f'].map((id) => product(id)),
      ),
    )
    expect(job.look?.products.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `Product ${id}`))
    expect(job.look?.products[0]).toEqual({
      name: 'Product a',
      brand: 'Alder',
      asset: null,
      variants: [
        { net_contents: '30 ml', stock: null, price_eur: 10, price_gbp: 9 },
        { net_contents: '60 capsules', stock: 5, price_eur: 10, price_gbp: null },
      ],
    })
    expect(job.look?.currency).toBeNull()
  })

  it('has changed products by name with old and new price, those first whose prices change (admin.import-is-looked-at)', async () => {
    await importCatalogue(test.database, lines(product('a'), product('b'), product('c')))
    const { job } = await check(
      lines(
        product('a', { description: 'New words.' }),
        product('b', { variants: [variant('sku-b', { price_eur: 12, price_gbp: null }), variant('new')] }),
        product('c'),
      ),
    )
    expect(job.look?.changes).toEqual([
      {
        name: 'Product b',
        brand: 'Alder',
        prices: [
          { net_contents: '60 capsules', currency: 'EUR', before: 10, after: 12 },
          { net_contents: '60 capsules', currency: 'GBP', before: 9, after: null },
          { net_contents: '60 capsules', currency: 'EUR', before: null, after: 10 },
          { net_contents: '60 capsules', currency: 'GBP', before: null, after: 9 },
        ],
      },
      { name: 'Product a', brand: 'Alder', prices: [] },
    ])
  })

  it('reads prices without a currency as the shop’s own, or as an admin says (admin.import-is-looked-at)', async () => {
    const { imports, job } = await check(table(row('a'), row('b', { Status: 'draft' })))
    expect(job.look).toMatchObject({ currency: 'EUR', currencies: ['EUR', 'GBP'], unpublished: 1 })
    expect(job.look?.products[0]?.variants[0]).toMatchObject({ price_eur: 9.9, price_gbp: null })
    await imports.answer(job.import_id, { currency: 'GBP', take_unpublished: true })
    const again = await once(imports, settled)
    expect(again).toMatchObject({
      answers: { currency: 'GBP', take_unpublished: true },
      look: { currency: 'GBP', unpublished: 0 },
      checked: { created: 2 },
    })
    expect(again.look?.products[0]?.variants[0]).toMatchObject({ price_eur: null, price_gbp: 9.9 })
  })

  it('says in one sentence why nothing of a file can be taken, and starts nothing (admin.import-says-why-nothing-is-taken)', async () => {
    const { imports, job } = await check(feed('499 INR', '1299.00 INR', '20 USD'))
    expect(job).toMatchObject({ state: 'checked', can_start: false })
    expect(job.reason).toBe(
      'None of the 3 products can be imported: all prices are in INR, USD, and this shop sells in EUR. Export the products with prices in EUR and send the file again.',
    )
    for (const language of LANGUAGE_CODES) expect((await imports.read(language))?.reason).toContain('INR')
    expect(await imports.start(job.import_id)).toBe('unchecked')
  })

  it.each([
    [
      ['{"external_id": 1'],
      'None of the 1 products can be imported, all for the same reason: The line isn’t JSON. Correct the file and send it again.',
    ],
    [
      ['{"external_id": 1', '{', ...lines({ ...product('a'), variants: [] })],
      'None of the 3 products can be imported. The most common reason (2 times) is: The line isn’t JSON. Correct the file and send it again.',
    ],
    [
      table(row('a', { Status: 'draft' })),
      'None of the 1 products can be imported, because the other shop doesn’t sell them or they’re a kind that isn’t sold here.',
    ],
  ])('says so of other causes (admin.import-says-why-nothing-is-taken)', async (text, reason) => {
    const { job } = await check(text)
    expect(job).toMatchObject({ state: 'checked', can_start: false, reason })
  })

  it('can be started where all is there already', async () => {
    await importCatalogue(test.database, lines(product('a')))
    const { job } = await check(lines(product('a')))
    expect(job).toMatchObject({ can_start: true, reason: null, checked: { unchanged: 1 } })
  })

  it('tells equal findings as one with their number, and keeps each for the download (admin.import-equal-findings-are-one)', async () => {
    const bad = ['a', 'b', 'c'].map((id) => product(id, { variants: [variant(id, { price_eur: 0 })] }))
    const far = product('d', { images: ['http://cdn.test/1.jpg', 'http://cdn.test/2.jpg'] })
    const { imports, job } = await check(lines(...bad, far))
    expect(job.findings_kept).toBe(5)
    expect(job.findings).toEqual([
      { line: 1, kind: 'rejected', reason: expect.stringContaining('price_eur'), count: 3 },
      {
        line: 4,
        kind: 'picture',
        reason: 'We couldn’t load 2 images from cdn.test (is neither a path nor an https address)',
        count: 2,
      },
    ])
    expect((await imports.downloadFindings(job.import_id, 'en'))?.trim().split('\r\n')).toHaveLength(6)
  })
})

const NOTHING = {
  format: 'merchant',
  lines: 2,
  created: 0,
  updated: 0,
  unchanged: 0,
  pictures: 0,
  rejected: [],
  notes: [],
  leftOut: [],
  lost: [],
  missingPictures: [],
  incomplete: undefined,
} as const

it('tells notes on prices before those on skus and on texts (admin.import-equal-findings-are-one)', () => {
  const notes = [
    { number: 1, detail: 'description: has 6000 characters, all of them are taken' },
    { number: 2, detail: 'sku a stands in line 1 already; this variant has a-2' },
    { number: 3, detail: 'no price in EUR: shops of the other region show it, this one does not' },
    { number: 4, detail: 'sku b stands in line 2 already; this variant has b-2' },
  ]
  const found = grouped(findingsOf({ rejected: [], missingPictures: [], notes }))
  expect(found.map(({ line, count }) => [line, count])).toEqual([
    [3, 1],
    [2, 2],
    [1, 1],
  ])
})

it('tells the command’s reader the same, in a line each (admin.import-equal-findings-are-one, admin.import-says-why-nothing-is-taken)', () => {
  const problem = { code: 'invalid', detail: 'price: is in INR, and this shop sells in EUR and GBP' } as const
  const missingPictures = Array.from({ length: 261 }, (_, n) => ({
    number: n + 1,
    address: `https://cdn.test/${n}.jpg`,
    detail: 'could not be fetched (ENOTFOUND)',
  }))
  const report = {
    ...NOTHING,
    rejected: [
      { number: 1, problem },
      { number: 2, problem },
    ],
    missingPictures,
  }
  expect(describeReport(report, { seconds: 1, isCheck: true, own: 'EUR' })).toEqual([
    'line 1 and 1 more: price: is in INR, and this shop sells in EUR and GBP',
    'line 1 and more: 261 pictures of cdn.test could not be had, the first: https://cdn.test/0.jpg could not be fetched (ENOTFOUND)',
    'Nothing was written.',
    '2 lines in 1.0 s: 0 would be new, 0 would be changed, 0 unchanged, 2 rejected',
    'None of the 2 products can be taken: all prices are in INR, this shop sells in EUR.',
  ])
  expect(obstacleOf({ ...report, incomplete: 'stopped' })).toBeUndefined()
})
