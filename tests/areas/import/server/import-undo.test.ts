import { afterEach, beforeEach, expect, it } from 'vitest'

import { importCatalogue, type ImportLine } from '#areas/import/server/index.ts'
import { SAMPLE_ORDER, SAMPLE_ORDER_LINE } from '#tests/server/http/support/people.ts'

import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { admin, importsOf, once, sentFile, settled, uploads } from './support/sent-import.ts'

describeOnEachEngine('an import that is undone', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(async () => {
    await test.drop()
  })

  const shop = async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    const take = async (...products: readonly ImportLine[]) => {
      await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(...products)))
      const { import_id } = await once(imports, settled)
      await imports.start(import_id)
      return once(imports, settled)
    }
    return { imports, take }
  }

  /** All that is known of products, but when it was written. */
  const catalogue = async () => {
    const { db } = test.database
    const products = await db.selectFrom('product').selectAll().orderBy('id').execute()
    return {
      products: products.map(({ updated_at: _, ...rest }) => rest),
      options: await db.selectFrom('product_option').selectAll().orderBy('product_id').orderBy('option_id').execute(),
      variants: await db.selectFrom('variant').selectAll().orderBy('id').execute(),
      images: await db.selectFrom('product_image').selectAll().orderBy('product_id').orderBy('position').execute(),
    }
  }
  const onSale = async () =>
    (
      await test.database.db
        .selectFrom('product')
        .innerJoin('variant', 'variant.product_id', 'product.id')
        .where('withdrawn_at', 'is', null)
        .select('external_id')
        .distinct()
        .orderBy('external_id')
        .execute()
    ).map(({ external_id }) => external_id)

  const full = product('a', {
    categories: [['Vitamins', 'C']],
    free_from: ['Gluten'],
    delivery_form: 'Capsule',
    description: 'One a day.',
    ingredients: [{ name: 'Zinc', amount: 5, unit: 'mg' }],
    other_ingredients: ['Cellulose'],
    images: ['a.jpg', 'b.jpg'],
    variants: [
      variant('v1', { barcode: '4006381333931', image: 'b.jpg' }),
      variant('v2', { net_contents: '120', stock: null }),
    ],
  })
  const changed = product('a', {
    name: 'Another name',
    brand: 'Birch',
    free_from: ['Soy'],
    images: ['c.jpg'],
    variants: [variant('v2', { net_contents: '90', price_eur: 20 }), variant('v3', { net_contents: '30' })],
  })

  it('restores what was changed, with all of its parts, and withdraws what was made (admin.import-is-undone)', async () => {
    const { imports, take } = await shop()
    await importCatalogue(test.database, lines(full, product('b')))
    const before = await catalogue()
    const { import_id, can_undo } = await take(changed, product('b'), product('new'))
    expect(can_undo).toBe(true)
    expect(await onSale()).toEqual(['a', 'b', 'new'])
    expect(await imports.weighUndo(import_id)).toEqual({ withdrawn: 1, restored: 1, stayed: 0, staying: [] })
    expect(await imports.undo(import_id)).toBe('undone')

    expect(await imports.read('en')).toMatchObject({
      state: 'undone',
      can_undo: false,
      can_start: false,
      undone: { withdrawn: 1, restored: 1, stayed: 0 },
    })
    expect(await onSale()).toEqual(['a', 'b'])
    const { products, options, variants, images } = await catalogue()
    const known = new Set(before.products.map(({ id }) => id))
    const were = new Set(before.variants.map(({ id }) => id))
    expect({
      products: products.filter(({ id }) => known.has(id)),
      options: options.filter(({ product_id }) => known.has(product_id)),
      variants: variants.filter(({ id }) => were.has(id)),
      images: images.filter(({ product_id }) => known.has(product_id)),
    }).toEqual(before)
    expect(variants.filter(({ id }) => !were.has(id)).every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true)
    expect(await imports.undo(import_id)).toBe('undone')
    expect(await imports.undo(import_id + 1)).toBe('missing')
  })

  it('takes the same file again afterwards', async () => {
    const { imports, take } = await shop()
    const { import_id } = await take(product('new'))
    await imports.undo(import_id)
    expect(await onSale()).toEqual([])
    expect(await take(product('new'))).toMatchObject({ state: 'done', taken: { updated: 1 } })
    expect(await onSale()).toEqual(['new'])
  })

  it('names what was ordered or changed since, and leaves it as it is (admin.undo-keeps-what-was-ordered)', async () => {
    const { imports, take } = await shop()
    const { db } = test.database
    const { import_id } = await take(product('ordered'), product('edited'), product('again'), product('free'))
    const ids = new Map(
      (await db.selectFrom('product').select(['external_id', 'id']).execute()).map((one) => [one.external_id, one.id]),
    )
    const idOf = (externalId: string) => ids.get(externalId) ?? 0
    const { order_id } = await db
      .insertInto('shop_order')
      .values({ ...SAMPLE_ORDER, number: '2222-2222' })
      .returning('order_id')
      .executeTakeFirstOrThrow()
    const { id: variant_id } = await db
      .selectFrom('variant')
      .select('id')
      .where('product_id', '=', idOf('ordered'))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_line')
      .values({ ...SAMPLE_ORDER_LINE, name: 'x', order_id, product_id: idOf('ordered'), variant_id })
      .execute()
    await db
      .insertInto('product_edit')
      .values({ product_id: idOf('edited'), field: 'name', before: '"x"', after: '"y"' })
      .execute()
    await importCatalogue(test.database, lines(product('again', { name: 'By another file' })))

    expect(await imports.weighUndo(import_id)).toEqual({
      withdrawn: 1,
      restored: 0,
      stayed: 3,
      staying: [
        { name: 'By another file', brand: 'Alder', reason: 'edited' },
        { name: 'Product edited', brand: 'Alder', reason: 'edited' },
        { name: 'Product ordered', brand: 'Alder', reason: 'ordered' },
      ],
    })
    await imports.undo(import_id)
    expect((await imports.read('en'))?.undone).toEqual({ withdrawn: 1, restored: 0, stayed: 3 })
    expect(await onSale()).toEqual(['again', 'edited', 'ordered'])
  })

  it('is not there for an import that has changed nothing, or once another is started', async () => {
    const { imports, take } = await shop()
    const first = await take(product('a'))
    const second = await take(product('a'))
    expect(second).toMatchObject({ state: 'done', can_undo: false })
    expect(await imports.weighUndo(second.import_id)).toBe('over')
    expect(await imports.undo(second.import_id)).toBe('over')
    expect(await imports.undo(first.import_id)).toBe('missing')
  })

  it('is offered again once a newer file was dropped', async () => {
    const { imports, take } = await shop()
    const { import_id } = await take(product('a'))
    const uploadsDir = await uploads()
    const userId = await admin(test.database, 'Bo')
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('b'))))
    const next = await once(imports, settled)
    await imports.cancel(next.import_id)
    expect(await imports.read('en')).toMatchObject({ import_id, state: 'done', can_undo: true })
  })

  it('offers products that a newer file does not name, and takes them off sale by a press (admin.import-offers-what-is-absent)', async () => {
    const { imports, take } = await shop()
    await importCatalogue(test.database, lines(product('by-command')))
    expect(await take(product('a'), product('b'), product('c'))).toMatchObject({ absent: { count: 0 } })
    const { import_id, absent } = await take(product('a'), { ...product('c'), variants: [] })
    expect(absent).toEqual({ count: 1, names: ['Product b'] })
    expect(await imports.takeAbsentOffSale(import_id)).toBe('off sale')
    expect(await onSale()).toEqual(['a', 'by-command', 'c'])
    expect(await imports.read('en')).toMatchObject({ absent: { count: 0, names: [] }, off_sale: 1, can_undo: true })
    expect(await imports.takeAbsentOffSale(import_id)).toBe('off sale')

    await imports.undo(import_id)
    expect(await onSale()).toEqual(['a', 'b', 'by-command', 'c'])
    expect(await take(product('a'), product('c'))).toMatchObject({ absent: { count: 1 } })
  })
})
