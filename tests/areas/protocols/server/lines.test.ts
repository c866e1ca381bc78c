import { expect, it } from 'vitest'

import { NOTE_MAX, QUANTITY_MAX } from '#contract/constants.ts'
import { PROTOCOL_LINES_MAX } from '#areas/protocols/server/lines.ts'

import { product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { inWords, messages, practice, variantsOf } from './support/practice.ts'

const TOO_LONG = 'a'.repeat(NOTE_MAX + 1)

describeOnEachEngine('the lines of a protocol', (engine) => {
  it('are answered as they were stored, the last first (lines.add-call, lines.stored-fields)', async () => {
    const { shop, mine, variants } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const { updated_at } = await mine.get(id)
    await mine.add(id, 'mg-60')
    const added = await mine.add(id, 'powder', { quantity: 3, notes: ' With porridge ' })
    const protocol = await mine.get(id)
    expect([added.status, added.body]).toEqual([
      200,
      {
        data: { protocol_id: id, ...(await shop.idsOf('powder')), notes: 'With porridge', quantity: 3 },
        product: protocol.products[0],
      },
    ])
    expect(variantsOf(protocol)).toEqual(await variants('powder', 'mg-60'))
    expect(Object.keys(protocol)).toEqual(
      expect.arrayContaining(['protocol_id', 'name', 'description', 'total_price', 'products']),
    )
    expect(Date.parse(protocol.updated_at)).toBeGreaterThan(Date.parse(updated_at))
  })

  it('are known by their variant: one that is there is raised in its place, to 999 (lines.known-by-variant)', async () => {
    const { mine, variants } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { notes: 'At bedtime' })
    await mine.add(id, 'mg-120')
    await mine.add(id, 'powder')
    const raised = await mine.add(id, 'mg-60', { quantity: 2, notes: ' ', position: 1 })
    expect(raised.body.data).toMatchObject({ quantity: 3, notes: 'At bedtime' })
    expect(variantsOf(await mine.get(id))).toEqual(await variants('powder', 'mg-120', 'mg-60'))
    expect((await mine.add(id, 'mg-60', { notes: 'At noon' })).body.data).toMatchObject({
      quantity: 4,
      notes: 'At noon',
    })
    expect((await mine.add(id, 'mg-60', { quantity: QUANTITY_MAX })).body.data.quantity).toBe(QUANTITY_MAX)
    expect((await mine.get(id)).products).toHaveLength(3)
  })

  it('can be put at a position, as people count what they see', async () => {
    const { shop, mine, variants } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const order = async () => variantsOf(await mine.get(id))
    await mine.add(id, 'mg-60', { position: 7 })
    await mine.add(id, 'mg-120', { position: 1 })
    await mine.add(id, 'powder', { position: 2 })
    expect(await order()).toEqual(await variants('mg-120', 'powder', 'mg-60'))
    await mine.add(id, 'zinc', { position: 4 })
    expect(await order()).toEqual(await variants('mg-120', 'powder', 'mg-60', 'zinc'))
    await mine.remove(id, 'mg-60')
    await mine.add(id, 'mg-60', { position: 3 })
    expect(await order()).toEqual(await variants('mg-120', 'powder', 'mg-60', 'zinc'))
    await shop.changeVariant('powder', { withdrawn_at: new Date() })
    await mine.remove(id, 'zinc')
    await mine.add(id, 'zinc', { position: 2 })
    expect(await order()).toEqual(await variants('mg-120', 'zinc', 'mg-60'))
    await mine.add(id, 'zinc', { position: 1 })
    await shop.changeVariant('powder', { withdrawn_at: null })
    expect(await order()).toEqual(await variants('mg-120', 'powder', 'zinc', 'mg-60'))
  })

  it('are changed in what is sent, and answered (lines.update-call)', async () => {
    const { shop, mine, variants } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { quantity: 2, notes: 'At bedtime' })
    await mine.add(id, 'powder')
    const { updated_at } = await mine.get(id)
    const counted = await mine.update(id, 'mg-60', { quantity: 5 })
    expect([counted.status, counted.body]).toEqual([
      200,
      {
        data: { protocol_id: id, ...(await shop.idsOf('mg-60')), notes: 'At bedtime', quantity: 5 },
        product: (await mine.get(id)).products[1],
      },
    ])
    expect((await mine.update(id, 'mg-60', { notes: 'At noon' })).body.data).toMatchObject({
      quantity: 5,
      notes: 'At noon',
    })
    expect((await mine.update(id, 'mg-60', { notes: '' })).body.data).toMatchObject({ quantity: 5, notes: '' })
    const after = await mine.get(id)
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(updated_at))
    expect((await mine.update(id, 'mg-60', {})).body.product).toEqual(after.products[1])
    expect(await mine.get(id)).toEqual(after)
    expect(variantsOf(after)).toEqual(await variants('powder', 'mg-60'))
    const missing = await mine.update(id, 'zinc', { quantity: 1 })
    expect([missing.status, missing.body.message]).toEqual([404, messages('en', 'lineGone')])
  })

  it('keep what the sender has not changed, whatever it carries of it (lines.update-keeps-the-rest)', async () => {
    const { mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { quantity: 2, notes: 'At bedtime' })
    const old = { quantity: 2, notes: 'At bedtime' }
    await mine.update(id, 'mg-60', { ...old, notes: 'At noon', changed: ['notes'] })
    const counted = await mine.update(id, 'mg-60', { ...old, quantity: 5, changed: ['quantity'] })
    expect(counted.body.data).toMatchObject({ quantity: 5, notes: 'At noon' })
    const noted = await mine.update(id, 'mg-60', { ...old, notes: '', changed: ['notes'] })
    expect(noted.body.data).toMatchObject({ quantity: 5, notes: '' })
    expect((await mine.update(id, 'mg-60', old)).body.data).toMatchObject(old)
    expect((await mine.update(id, 'mg-60', { ...old, changed: ['price'] })).status).toBe(400)
  })

  it('are removed by the id in body or query, and only if they are there (lines.delete-call)', async () => {
    const { mine, variants } = await practice(engine)
    const id = await mine.create('Calm evenings')
    for (const sku of ['mg-60', 'powder', 'zinc']) await mine.add(id, sku)
    const { updated_at } = await mine.get(id)
    const [powder = 0, zinc = 0] = await variants('powder', 'zinc')
    const removed = [
      await mine.remove(id, 'powder'),
      await mine.ask('DELETE', `/${id}/product/update`, undefined, { query: { product_variant_id: zinc } }),
    ]
    expect(removed.map(({ status, body }) => [status, body])).toEqual(
      removed.map(() => [200, { message: messages('en', 'protocolLineRemoved') }]),
    )
    const after = await mine.get(id)
    expect(variantsOf(after)).toEqual(await variants('mg-60'))
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(updated_at))
    const again = await mine.remove(id, 'powder')
    expect([again.status, again.body.message]).toEqual([404, messages('en', 'lineGone')])
    const nothing = await mine.ask('DELETE', `/${id}/product/update`)
    expect([nothing.status, nothing.body.errors]).toEqual([
      400,
      { product_variant_id: messages('en', 'fieldRequired') },
    ])
    expect((await mine.ask('DELETE', `/${id}/product/update`, { product_variant_id: `${powder}` })).status).toBe(400)
  })

  it('hold what is for certified practitioners only if one of them adds it', async () => {
    const { mine, certified } = await practice(engine)
    const refused = await mine.add(await mine.create('Iron'), 'iron')
    expect([refused.status, refused.body.message]).toEqual([403, messages('en', 'restrictedProduct')])
    const id = await certified.create('Iron')
    expect((await certified.add(id, 'iron')).body.product.variants[0].price).toBeGreaterThan(0)
    expect((await certified.get(id)).total_price).toBeGreaterThan(0)
  })

  it('that are unseen are not changed', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'zinc', { notes: 'After lunch' })
    const before = await mine.get(id)
    await shop.changeVariant('zinc', { withdrawn_at: new Date() })
    const refused = await mine.update(id, 'zinc', { quantity: 2, notes: '' })
    expect([refused.status, refused.body.message]).toEqual([404, messages('en', 'lineGone')])
    await shop.changeVariant('zinc', { withdrawn_at: null })
    expect(await mine.get(id)).toEqual(before)
  })

  it('take nothing that is unknown, withdrawn or a pack of another product', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const { product_id } = await shop.idsOf('powder')
    await mine.add(id, 'zinc')
    await shop.changeVariant('mg-120', { withdrawn_at: new Date() })
    await shop.changeVariant('zinc', { withdrawn_at: new Date() })
    const answers = [
      await mine.add(id, 'mg-60', { product_variant_id: 999_999 }),
      await mine.add(id, 'mg-60', { product_id }),
      await mine.add(id, 'mg-120'),
      await mine.add(id, 'zinc'),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [404, messages('en', 'productGone')]),
    )
    expect((await mine.remove(id, 'zinc')).status).toBe(200)
    await shop.changeVariant('zinc', { withdrawn_at: null })
    expect((await mine.get(id)).products).toEqual([])
  })

  it.each([
    ['quantity', 0, 'fieldQuantity'],
    ['quantity', -1, 'fieldQuantity'],
    ['quantity', 1e9, 'fieldQuantity'],
    ['quantity', 1.5, 'fieldQuantity'],
    ['quantity', 'two', 'fieldQuantity'],
    ['notes', TOO_LONG, 'fieldTooLong'],
    ['notes', 5, 'fieldInvalid'],
  ] as const)('take no %s like %.10s', async (field, value, error) => {
    const { mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { quantity: 2, notes: 'At bedtime' })
    const before = await mine.get(id)
    for (const refused of [
      await mine.add(id, 'mg-60', { [field]: value }),
      await mine.add(id, 'powder', { [field]: value }),
      await mine.update(id, 'mg-60', { [field]: value }),
    ])
      expect([refused.status, refused.body.errors]).toEqual([400, inWords({ [field]: error })])
    expect(await mine.get(id)).toEqual(before)
  })

  it.each([0, -1, 1.5, '1', 1001])('are put at no position %j', async (position) => {
    const { mine } = await practice(engine)
    const refused = await mine.add(await mine.create('Calm evenings'), 'mg-60', { position })
    expect([refused.status, refused.body.errors]).toEqual([400, { position: messages('en', 'fieldInvalid') }])
  })

  it('are added once for each key, and later under it as the line then is', async () => {
    const { mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const add = (more: object, key: string) => mine.add(id, 'mg-60', more, { key })
    expect((await add({ quantity: 2, notes: 'At bedtime' }, 'a-1')).body.data.quantity).toBe(2)
    await mine.update(id, 'mg-60', { quantity: 5 })
    const repeated = await add({ quantity: 2, notes: 'At bedtime' }, 'a-1')
    expect([repeated.status, repeated.body.data.quantity]).toEqual([200, 5])
    for (const other of [
      { quantity: 3, notes: 'At bedtime' },
      { quantity: 2 },
      { quantity: 2, notes: 'At bedtime', position: 1 },
    ])
      expect((await add(other, 'a-1')).status).toBe(409)
    expect((await mine.add(await mine.create('Another'), 'mg-60', {}, { key: 'a-1' })).status).toBe(409)
    await mine.remove(id, 'mg-60')
    expect((await add({ quantity: 2, notes: 'At bedtime' }, 'a-1')).status).toBe(404)
    expect((await add({ quantity: 2, notes: 'At bedtime' }, 'a-2')).body.data.quantity).toBe(2)
  })

  it('may be added under the key of a call that was refused', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await shop.changeVariant('mg-60', { withdrawn_at: new Date() })
    expect((await mine.add(id, 'mg-60', {}, { key: 'a-1' })).status).toBe(404)
    await shop.changeVariant('mg-60', { withdrawn_at: null })
    expect((await mine.add(id, 'mg-60', {}, { key: 'a-1' })).status).toBe(200)
  })

  it(`are at most ${PROTOCOL_LINES_MAX}, and all of them are told`, async () => {
    const { shop, mine } = await practice(engine, {
      products: Array.from({ length: PROTOCOL_LINES_MAX + 1 }, (_, i) => product(`p-${i}`)),
    })
    const id = await mine.create('Long')
    const [last, ...others] = await shop.db.selectFrom('variant').select(['id', 'sku']).orderBy('id', 'desc').execute()
    await shop.db
      .insertInto('protocol_line')
      .values(others.map(({ id: variant_id }, place) => ({ protocol_id: id, variant_id, place, quantity: 1 })))
      .execute()
    const full = await mine.add(id, last?.sku ?? '')
    expect([full.status, full.body.errors]).toEqual([400, { product_variant_id: messages('en', 'protocolFull') }])
    expect((await mine.add(id, others[0]?.sku ?? '')).body.data.quantity).toBe(2)
    await mine.remove(id, others[0]?.sku ?? '')
    expect((await mine.add(id, last?.sku ?? '', { position: 150 })).status).toBe(200)
    const { products } = await mine.get(id)
    expect([products.length, products[149]?.variants[0]?.id]).toEqual([PROTOCOL_LINES_MAX, last?.id])
  })
})
