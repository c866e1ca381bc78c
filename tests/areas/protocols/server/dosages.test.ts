import { expect, it } from 'vitest'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'

import { dosage } from '#tests/areas/protocols/models/dosage-samples.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { practice } from './support/practice.ts'

const once = (amount: number) => dosage(amount, { steps: [{ days: null, intakes: [{ at: null, amount }] }] })

describeOnEachEngine('how a product of a protocol is taken', (engine) => {
  /** Magnesium of the label given. */
  const labelled = async (serving_size: string | null) => {
    const all = await practice(engine)
    await all.shop.db.updateTable('product').set({ serving_size }).where('name', '=', 'Magnesium').execute()
    const { mine } = all
    const addedTo = async (who: typeof mine, more: object = {}) => {
      const id = await who.create('Any')
      const { body } = await who.add(id, 'mg-60', more)
      return { id, product: body.product }
    }
    return { ...all, addedTo }
  }

  it('is what the label calls a serving, once a day (dosage.label-gives-the-default)', async () => {
    const { mine, addedTo } = await labelled('2 Capsule(s)')
    const { id, product } = await addedTo(mine)
    expect(product).toMatchObject({ dosage: once(2), serving: { unit: 'capsule', amount: 2 } })
    expect((await mine.get(id)).products[0]).toEqual(product)
  })

  it.each([null, 'As directed', '1-2 Capsule(s)'])('is nothing where the label says %j', async (serving) => {
    const { mine, addedTo } = await labelled(serving)
    const { product } = await addedTo(mine)
    expect(product.dosage).toBeNull()
    expect(product).not.toHaveProperty('serving')
  })

  it('is what is sent, or nothing (dosage.is-data)', async () => {
    const { mine, addedTo } = await labelled('2 Capsule(s)')
    const steps = { ...parseDosage('1-0-1', DEFAULT_LANGUAGE), from: '2026-12-01', until: '2026-12-24' }
    expect((await addedTo(mine, { dosage: steps })).product.dosage).toEqual(steps)
    expect((await addedTo(mine, { dosage: null })).product.dosage).toBeNull()
  })

  it('is what the practitioner chose last for the product, without its days (dosage.own-default-by-product)', async () => {
    const { mine, certified, addedTo, shop } = await labelled('2 Capsule(s)')
    const first = await addedTo(mine)
    await mine.update(first.id, 'mg-60', { dosage: dosage(3) })
    const second = await addedTo(mine)
    expect(second.product.dosage).toEqual(dosage(3))
    await mine.update(second.id, 'mg-60', { dosage: dosage(1, { from: '2026-12-01' }) })
    await mine.update(first.id, 'mg-60', { quantity: 4 })
    await mine.ask('DELETE', `/${second.id}`)
    const id = await mine.create('With another pack')
    expect((await mine.add(id, 'mg-120')).body.product.dosage).toEqual(dosage(1))
    expect((await mine.add(id, 'zinc')).body.product.dosage).toBeNull()
    expect((await addedTo(certified)).product.dosage).toEqual(once(2))
    await shop.db.updateTable('product').set({ serving_size: '5 Capsule(s)' }).where('name', '=', 'Magnesium').execute()
    expect((await addedTo(mine)).product.dosage).toEqual(dosage(1))
  })

  it('is changed alone, and taken away', async () => {
    const { mine, addedTo } = await labelled('2 Capsule(s)')
    const { id } = await addedTo(mine, { quantity: 3, notes: 'At night' })
    const body = { quantity: 9, notes: 'Another', dosage: dosage(1) }
    const changed = await mine.update(id, 'mg-60', { ...body, changed: ['dosage'] })
    expect(changed.body.product).toMatchObject({ item_count: 3, notes: 'At night', dosage: dosage(1) })
    await mine.update(id, 'mg-60', { quantity: 4 })
    expect((await mine.get(id)).products[0]).toMatchObject({ item_count: 4, dosage: dosage(1) })
    const [line] = (await mine.get(id)).products
    expect((await mine.add(id, 'mg-60')).body.product).toEqual({ ...line, item_count: 5 })
    expect((await mine.update(id, 'mg-60', { dosage: null })).body.product.dosage).toBeNull()
  })

  it('comes along with a copy', async () => {
    const { mine, addedTo } = await labelled('2 Capsule(s)')
    const { id } = await addedTo(mine, { dosage: dosage(3) })
    const copy = await mine.ask('POST', '/duplicate', { protocol_id: id })
    expect((await mine.get(copy.body.protocol_id)).products[0]?.dosage).toEqual(dosage(3))
  })

  it.each([
    { unit: 'handful' },
    { steps: [] },
    { steps: [{ days: null, intakes: [] }] },
    { steps: [{ days: null, intakes: [{ at: 'noon', amount: 1 }] }] },
    { steps: [{ days: null, intakes: [{ at: '24:00', amount: 1 }] }] },
    { steps: [{ days: null, intakes: [{ at: 'bed', amount: 0 }] }] },
    { steps: [{ days: null, intakes: [{ at: 'bed', amount: 0.0001 }] }] },
    {
      steps: [
        {
          days: null,
          intakes: [
            { at: 'bed', amount: 1 },
            { at: 'bed', amount: 2 },
          ],
        },
      ],
    },
    { steps: [dosage().steps[0], dosage().steps[0]] },
    { rhythm: { every: 1 } },
    { rhythm: { weekdays: [3, 1] } },
    { from: '2026-02-30' },
    { from: '2026-12-02', until: '2026-12-01' },
  ])('is refused with %j', async (wrong) => {
    const { mine, addedTo } = await labelled(null)
    const { id } = await addedTo(mine)
    const refused = await mine.update(id, 'mg-60', { dosage: { ...dosage(), ...wrong } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [expect.stringMatching(/^dosage/)]])
  })
})
