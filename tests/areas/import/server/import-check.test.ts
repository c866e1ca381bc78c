import { expect, it, onTestFinished } from 'vitest'

import { catalogueFile, checkCatalogue, importCatalogue } from '#areas/import/server/index.ts'

import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { fileWith, table } from './other-shops/support/read.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'

const row = (handle: string, fields: Readonly<Record<string, string>> = {}) => ({
  Handle: handle,
  Title: handle,
  'Option1 Name': 'Title',
  'Variant SKU': handle,
  'Variant Price': '9.90',
  'Image Src': '',
  Status: 'active',
  ...fields,
})

const FILE = table(
  row('a'),
  row('b', { Tags: 'vegan', 'Image Src': 'http://a.test/1.jpg' }),
  row('c', { Status: 'draft' }),
  row('d', { 'Variant Price': '0' }),
  row('e'),
)

const SHOP = { region: 'eu', name: 'Verbena' } as const

describeOnEachEngine('a check (operations.import-check)', (engine) => {
  it('says what an import does, and writes nothing', async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    await importCatalogue(database, lines(product('owner', { variants: [variant('e')] })))
    const path = await fileWith(FILE)
    const check = async () => checkCatalogue(database, await catalogueFile(path, SHOP))
    const first = await check()
    expect(first).toEqual({
      format: 'shopify',
      shop: 'a-test',
      lines: 5,
      created: 2,
      updated: 0,
      unchanged: 0,
      rejected: [
        { number: 5, problem: { code: 'invalid', detail: 'Variant Price: is not above 0' } },
        { number: 6, problem: { code: 'sku-taken', detail: 'sku e belongs to the product owner' } },
      ],
      notes: [],
      leftOut: [{ reason: 'draft', count: 1 }],
      lost: [{ field: 'Tags', count: 1 }],
      pictures: 0,
      missingPictures: [
        { number: 3, address: 'http://a.test/1.jpg', detail: 'is neither a path nor an https address' },
      ],
      incomplete: undefined,
    })
    expect(await database.db.selectFrom('product').select('external_id').execute()).toEqual([{ external_id: 'owner' }])
    expect(await importCatalogue(database, await catalogueFile(path, SHOP))).toEqual(first)
    expect(await check()).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    await importCatalogue(database, await catalogueFile(await fileWith(FILE.replace('9.90', '8.90')), SHOP))
    expect(await check()).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  })

  it('judges each batch as if those before were written', async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    const many = Array.from({ length: 1500 }, (_, n) => product(`p${n}`))
    const doubled = product('last', { variants: [variant('sku-p0')] })
    expect(await checkCatalogue(database, lines(...many, doubled))).toMatchObject({
      created: 1500,
      rejected: [{ number: 1501, problem: { detail: 'sku sku-p0 belongs to the product p0' } }],
    })
  })

  it('stops when it is told to', async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    const source = await catalogueFile(await fileWith(FILE), SHOP)
    expect(await checkCatalogue(database, source, { signal: AbortSignal.abort() })).toMatchObject({
      created: 0,
      incomplete: 'stopped',
    })
  })

  it('finds a table or a feed that is broken, and so does an import before it writes anything', async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    const broken = [
      [`${FILE}"f`, 'The table is broken in the row after line 6: '],
      ['<rss><channel><item><id>a</id></item><item>', 'The XML is broken at line 1: '],
    ] as const
    for (const [content, message] of broken) {
      const path = await fileWith(content)
      await expect(checkCatalogue(database, await catalogueFile(path, SHOP))).rejects.toThrow(message)
      await expect(importCatalogue(database, await catalogueFile(path, SHOP))).rejects.toThrow(message)
    }
    expect(await database.db.selectFrom('product').selectAll().execute()).toEqual([])
  })
})
