import { expect, it } from 'vitest'

import type { FieldValue } from '#areas/products/contract/fields.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { editedShop, photoNamed, refusalOf } from './support/products.ts'

const ZINC = product('zinc', {
  name: 'Zinc',
  description: 'Plain zinc.',
  delivery_form: 'Capsules',
  categories: [['Minerals', 'Zinc']],
  free_from: ['Gluten'],
  images: ['zinc/front.jpg', 'zinc/back.jpg'],
  variants: [variant('zinc-60'), variant('zinc-90', { net_contents: '90 capsules', price_eur: 14, price_gbp: null })],
})
const OTHER = product('other', {
  name: 'Other',
  brand: 'Birch',
  delivery_form: 'Powder',
  categories: [['Herbs']],
  free_from: ['Soy'],
})
const VISITOR = { mayBuyRestricted: false }

describeOnEachEngine('editing a product', (engine) => {
  it('tells every field by its name (products.admin-edits-every-field)', async () => {
    const shop = await editedShop(engine, [ZINC, OTHER])
    const [one, two] = [await shop.variantOf('zinc-60'), await shop.variantOf('zinc-90')]
    const { fields, ...told } = await shop.read('zinc')
    expect(fields).toMatchObject({
      name: 'Zinc',
      description: 'Plain zinc.',
      warnings: '',
      'name.de': '',
      brand: await shop.optionId('brands', 'Alder'),
      categories: [await shop.optionId('categories', 'Zinc')],
      hidden: false,
      tax_class: 'food_supplement',
      [`price_eur.${one}`]: 10,
      [`price_gbp.${two}`]: null,
      [`stock.${two}`]: 5,
      [`net_contents.${two}`]: '90 capsules',
      pictures: [
        { source: 'zinc/front.jpg', photo: null, variant_id: null },
        { source: 'zinc/back.jpg', photo: null, variant_id: null },
      ],
    })
    expect(told).toMatchObject({
      slug: 'alder-zinc',
      language: 'en',
      variants: [
        { sku: 'zinc-60', withdrawn: false },
        { sku: 'zinc-90', withdrawn: false },
      ],
      import: null,
      edits: [],
    })
  })

  it('writes every kind of field, and undoes all of it (products.admin-edits-every-field, products.edits-are-undone)', async () => {
    const shop = await editedShop(engine, [ZINC, OTHER])
    const [one, two] = [await shop.variantOf('zinc-60'), await shop.variantOf('zinc-90')]
    const before = (await shop.read('zinc')).fields
    const changes: Record<string, FieldValue> = {
      name: 'Zinc forte',
      warnings: 'Not for children.',
      'name.de': 'Zink forte',
      'description.de': 'Reines Zink.',
      brand: await shop.optionId('brands', 'Birch'),
      delivery_form: await shop.optionId('delivery_form', 'Powder'),
      categories: [await shop.optionId('categories', 'Minerals'), await shop.optionId('categories', 'Herbs')],
      free_from: [],
      zero_waste: true,
      practitioner_only: true,
      hidden: true,
      tax_class: 'standard',
      [`price_eur.${one}`]: 9.99,
      [`price_gbp.${one}`]: null,
      [`price_gbp.${two}`]: 12.5,
      [`stock.${one}`]: null,
      [`net_contents.${two}`]: '90 small capsules',
      [`barcode.${two}`]: '4006381333931',
      pictures: [
        { source: 'upload:a', photo: photoNamed('a'), variant_id: two },
        { source: 'zinc/front.jpg', photo: null, variant_id: null },
      ],
    }
    const ids = await shop.set('zinc', changes)
    const after = await shop.read('zinc')
    expect(after.fields).toEqual({ ...before, ...changes })
    expect(after.edits.map(({ field }) => field).toSorted()).toEqual(Object.keys(changes).toSorted())
    expect(after.edits.every(({ can_undo, edited_by }) => can_undo && edited_by?.first_name === 'Ada')).toBe(true)

    await shop.products.undo(after.product_id, ids)
    const undone = await shop.read('zinc')
    expect(undone.fields).toEqual(before)
    expect(undone.edits.every(({ undone_at, can_undo }) => undone_at !== null && !can_undo)).toBe(true)
    await shop.products.undo(after.product_id, ids)
    expect((await shop.read('zinc')).fields).toEqual(before)
  })

  it('shows in the shop within seconds (products.changes-show-in-seconds)', async () => {
    const shop = await editedShop(engine, [ZINC])
    await shop.set('zinc', { name: 'Zinc forte', [`price_eur.${await shop.variantOf('zinc-60')}`]: 8 })
    await expect
      .poll(async () => (await shop.catalogue.listProducts({}, 'en', VISITOR)).data[0], { timeout: 5000 })
      .toMatchObject({ name: 'Zinc forte', variants: [{ price: 8 }, {}] })
  })

  it('takes a product off sale everywhere (products.hidden-is-not-for-sale)', async () => {
    const shop = await editedShop(engine, [ZINC, OTHER])
    await shop.set('zinc', { hidden: true })
    await expect
      .poll(async () => (await shop.catalogue.listProducts({}, 'en', VISITOR)).data.map(({ name }) => name), {
        timeout: 5000,
      })
      .toEqual(['Other'])
    expect(await shop.catalogue.getProduct('alder-zinc', 'en', VISITOR)).toBeNull()
    await shop.set('zinc', { hidden: false })
    await expect
      .poll(async () => (await shop.catalogue.listProducts({}, 'en', VISITOR)).total_results, { timeout: 5000 })
      .toBe(2)
  })

  it('says at each field what is wrong, and writes nothing (products.bad-input-is-said-at-its-field)', async () => {
    const shop = await editedShop(engine, [ZINC, OTHER])
    const one = await shop.variantOf('zinc-60')
    const stranger = await shop.variantOf('sku-other')
    const before = (await shop.read('zinc')).fields
    const wrong: readonly [Record<string, FieldValue>, Record<string, string>][] = [
      [{ name: '  ' }, { name: 'fieldRequired' }],
      [{ name: 'x'.repeat(200), warnings: 'Fine.' }, { name: 'fieldTooLong' }],
      [{ brand: null }, { brand: 'fieldRequired' }],
      [{ brand: await shop.optionId('categories', 'Herbs') }, { brand: 'fieldInvalid' }],
      [{ categories: [await shop.optionId('free_from', 'Soy')] }, { categories: 'fieldInvalid' }],
      [{ [`price_eur.${one}`]: 9.999 }, { [`price_eur.${one}`]: 'fieldInvalid' }],
      [{ [`price_eur.${one}`]: 0 }, { [`price_eur.${one}`]: 'fieldInvalid' }],
      [{ [`stock.${one}`]: 1.5 }, { [`stock.${one}`]: 'fieldInvalid' }],
      [{ [`stock.${stranger}`]: 1 }, { [`stock.${stranger}`]: 'fieldInvalid' }],
      [{ [`price_eur.${one}`]: null, [`price_gbp.${one}`]: null }, { [`price_gbp.${one}`]: 'fieldNoPrice' }],
      [{ 'description.de': 'Nur ein Text.' }, { 'name.de': 'fieldRequired' }],
      [{ 'name.xx': 'Zink' }, { 'name.xx': 'fieldInvalid' }],
      [{ slug: 'zinc' }, { slug: 'fieldInvalid' }],
      [{ pictures: [{ source: 'a', photo: null, variant_id: stranger }] }, { pictures: 'fieldInvalid' }],
    ]
    for (const [changes, fields] of wrong)
      expect(await refusalOf(shop.set('zinc', changes))).toEqual({ status: 400, key: 'badInput', fields })
    const { fields, edits } = await shop.read('zinc')
    expect([fields, edits]).toEqual([before, []])
  })

  it('leaves products alone that are not there', async () => {
    const shop = await editedShop(engine, [ZINC])
    const change = { field: 'name', from: 'Zinc', to: 'Zinc forte' }
    expect(await shop.products.read(99)).toBeUndefined()
    expect((await refusalOf(shop.products.save(99, shop.ada, [change]))).status).toBe(404)
    expect((await refusalOf(shop.products.undo(99, [1]))).status).toBe(404)
  })
})

describeOnEachEngine('two admins at once', (engine) => {
  it('change different fields without a word (products.admins-merge-by-field)', async () => {
    const shop = await editedShop(engine, [ZINC])
    const { product_id } = await shop.read('zinc')
    await shop.products.save(product_id, shop.ada, [{ field: 'name', from: 'Zinc', to: 'Zinc forte' }])
    await shop.products.save(product_id, shop.bob, [{ field: 'warnings', from: '', to: 'Not for children.' }])
    expect((await shop.read('zinc')).fields).toMatchObject({ name: 'Zinc forte', warnings: 'Not for children.' })
  })

  it('are told of both values where both change one field (products.admins-merge-by-field)', async () => {
    const shop = await editedShop(engine, [ZINC])
    const { product_id } = await shop.read('zinc')
    const save = (userId: number, to: string, from = 'Zinc') =>
      shop.products.save(product_id, userId, [
        { field: 'name', from, to },
        { field: 'warnings', from: '', to: `By ${userId}.` },
      ])
    const [adas, bobs] = await Promise.allSettled([save(shop.ada, 'Zinc A'), save(shop.bob, 'Zinc B')])
    expect([adas.status, bobs.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const [won, lost] = adas.status === 'fulfilled' ? ['Zinc A', 'Zinc B'] : ['Zinc B', 'Zinc A']
    expect((await shop.read('zinc')).fields).toMatchObject({ name: won })
    expect(await refusalOf(save(shop.bob, lost))).toMatchObject({
      status: 409,
      key: 'productChanged',
      fields: { name: { key: 'fieldChanged', values: { now: won, yours: lost } } },
    })
    expect(await save(won === 'Zinc A' ? shop.ada : shop.bob, won)).toEqual([])
  })

  it('undo only what has not changed since (products.edits-are-undone)', async () => {
    const shop = await editedShop(engine, [ZINC])
    const [first = 0] = await shop.set('zinc', { name: 'Zinc A' })
    const [second = 0] = await shop.set('zinc', { name: 'Zinc B' }, shop.bob)
    const { product_id, edits } = await shop.read('zinc')
    expect(edits.map(({ id, can_undo }) => [id, can_undo])).toEqual([
      [second, true],
      [first, false],
    ])
    expect((await refusalOf(shop.products.undo(product_id, [first]))).status).toBe(409)
    await shop.products.undo(product_id, [second])
    expect((await shop.read('zinc')).fields['name']).toBe('Zinc A')
    await shop.products.undo(product_id, [first])
    expect((await shop.read('zinc')).fields['name']).toBe('Zinc')
  })
})

describeOnEachEngine('an import of a product that was edited', (engine) => {
  const LATER = {
    ...ZINC,
    name: 'Zinc of the file',
    warnings: 'Of the file.',
    categories: [['Minerals']],
    images: ['zinc/new.jpg'],
    variants: [variant('zinc-60', { price_eur: 11, stock: 50 }), ...ZINC.variants.slice(1)],
  }

  it('keeps the edited fields, and undoing restores what the file says (products.import-keeps-edits)', async () => {
    const shop = await editedShop(engine, [ZINC, OTHER])
    const one = await shop.variantOf('zinc-60')
    const edited = {
      name: 'Zinc by hand',
      categories: [await shop.optionId('categories', 'Herbs')],
      pictures: [{ source: 'zinc/back.jpg', photo: null, variant_id: null }],
      hidden: true,
      'name.de': 'Zink',
      [`price_eur.${one}`]: 9,
      [`stock.${one}`]: 40,
    }
    const ids = await shop.set('zinc', edited)
    // Orders take from the stock meanwhile.
    await shop.db.updateTable('variant').set({ stock: 37 }).where('id', '=', one).execute()
    expect(await shop.take([LATER])).toMatchObject({ updated: 1 })
    expect((await shop.read('zinc')).fields).toMatchObject({
      ...edited,
      [`stock.${one}`]: 37,
      warnings: 'Of the file.',
    })
    expect(await shop.take([LATER])).toMatchObject({ unchanged: 1 })

    const [name, categories, pictures, hidden, german, price] = ids as [number, number, number, number, number, number]
    const { product_id } = await shop.read('zinc')
    await shop.products.undo(product_id, [name, categories, pictures, hidden, german, price])
    expect((await shop.read('zinc')).fields).toMatchObject({
      name: 'Zinc of the file',
      categories: [await shop.optionId('categories', 'Minerals')],
      pictures: [{ source: 'zinc/new.jpg', photo: null, variant_id: null }],
      hidden: false,
      'name.de': '',
      [`price_eur.${one}`]: 11,
      [`stock.${one}`]: 37,
    })
  })

  it('overwrites them where it is told to, an unchanged line too (products.import-keeps-edits)', async () => {
    const shop = await editedShop(engine, [ZINC])
    await shop.set('zinc', { name: 'Zinc by hand', hidden: true })
    expect(await shop.take([ZINC])).toMatchObject({ unchanged: 1 })
    expect(await shop.take([ZINC], { overwriteEdits: true })).toMatchObject({ updated: 1 })
    const { fields, edits } = await shop.read('zinc')
    expect(fields).toMatchObject({ name: 'Zinc', hidden: true })
    expect(Object.fromEntries(edits.map(({ field, undone_at }) => [field, undone_at === null]))).toEqual({
      hidden: true,
      name: false,
    })
    expect(await shop.take([ZINC], { overwriteEdits: true })).toMatchObject({ unchanged: 1 })
  })

  it('restores what the first file said of a field that two edits changed (products.import-keeps-edits)', async () => {
    const shop = await editedShop(engine, [ZINC])
    const first = await shop.set('zinc', { name: 'Zinc A' })
    const second = await shop.set('zinc', { name: 'Zinc B' })
    await shop.take([LATER])
    const { product_id } = await shop.read('zinc')
    await shop.products.undo(product_id, second)
    expect((await shop.read('zinc')).fields['name']).toBe('Zinc A')
    await shop.products.undo(product_id, first)
    expect((await shop.read('zinc')).fields['name']).toBe('Zinc of the file')
  })
})
