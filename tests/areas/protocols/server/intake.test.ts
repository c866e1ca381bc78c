import { expect, it } from 'vitest'

import type { IntakeSums } from '#areas/intake/contract/sums.ts'

import { dosage } from '#tests/areas/protocols/models/dosage-samples.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { practice } from './support/practice.ts'

const MAGNESIUM = JSON.stringify([
  { name: 'Magnesium (as bisglycinate)', amount: 100, unit: 'mg' },
  { name: 'Ashwagandha', amount: 300, unit: 'mg' },
])

describeOnEachEngine('the daily amounts of a protocol (intake.shown-by-protocol)', (engine) => {
  const labelled = async () => {
    const all = await practice(engine)
    await all.shop.db
      .updateTable('product')
      .set({ serving_size: '2 Capsule(s)', ingredients: MAGNESIUM })
      .where('name', '=', 'Magnesium')
      .execute()
    const sums = async (id: number, query: Record<string, string> = {}) =>
      (await all.mine.ask('GET', `/${id}/intake`, undefined, { query })).body as IntakeSums
    return { ...all, sums }
  }

  it('follow from what is taken and from the labels, beside figures for a group', async () => {
    const { mine, sums, variants } = await labelled()
    const id = await mine.create('Calm evenings')
    expect((await sums(id)).rows).toEqual([])
    await mine.add(id, 'mg-60', { dosage: dosage(3) })
    const [variant_id] = await variants('mg-60')
    const adults = await sums(id)
    expect(adults).toMatchObject({
      group: 'adult',
      rows: [{ substance: 'magnesium', unit: 'mg', total: 150, shares: [{ variant_id, amount: 150 }], is_over: false }],
      unknown: [{ variant_id, ingredient: 'Ashwagandha', reason: 'name' }],
      asks_a_doctor: false,
    })
    expect(await sums(id, { group: 'pregnant' })).toMatchObject({ group: 'pregnant', asks_a_doctor: true })
    await mine.update(id, 'mg-60', { dosage: dosage(6) })
    expect((await sums(id)).rows[0]).toMatchObject({ total: 300, is_over: true })
  })

  it('leave out, and say so, what nobody said how much is taken of', async () => {
    const { mine, sums } = await labelled()
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { dosage: null })
    await mine.add(id, 'mg-120', { dosage: dosage(1, { unit: 'drop' }) })
    const { rows, unknown } = await sums(id)
    expect(rows).toEqual([])
    expect(unknown.filter(({ reason }) => reason === 'servings')).toHaveLength(2)
  })

  it('count what an admin says that an ingredient is', async () => {
    const { mine, sums, shop } = await labelled()
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { dosage: dosage(2) })
    await shop.db
      .insertInto('ingredient_correction')
      .values({ name_key: 'ashwagandha', name: 'Ashwagandha', language_id: null, target: null })
      .execute()
    expect((await sums(id)).unknown).toEqual([])
  })

  it('name pairs that are taken at the same time of day, by the dosages (intake.pairs-taken-apart)', async () => {
    const { mine, sums, shop, variants } = await labelled()
    await shop.db
      .updateTable('product')
      .set({
        serving_size: '1 Capsule(s)',
        ingredients: JSON.stringify([
          { name: 'Iron', amount: 14, unit: 'mg' },
          { name: 'Calcium', amount: 100, unit: 'mg' },
        ]),
      })
      .where('name', '=', 'Magnesium')
      .execute()
    const id = await mine.create('Iron and calcium')
    await mine.add(id, 'mg-60', { dosage: dosage(1) })
    expect((await sums(id)).apart).toEqual([])
    await mine.add(id, 'mg-120', { dosage: dosage(1) })
    const ids = (await variants('mg-60', 'mg-120')).toSorted((one, other) => one - other)
    const [pair, ...others] = (await sums(id)).apart
    expect(others).toEqual([])
    expect(pair).toMatchObject({ time: 'bed', substances: ['iron', 'calcium'] })
    expect(pair?.products.map((found) => found.toSorted((one, other) => one - other))).toEqual([ids, ids])
  })

  it('are the own ones, for a known group', async () => {
    const { mine, certified } = await labelled()
    const id = await certified.create('Hers')
    expect((await mine.ask('GET', `/${id}/intake`)).status).toBe(404)
    const own = await mine.create('Mine')
    expect((await mine.ask('GET', `/${own}/intake`, undefined, { query: { group: 'infants' } })).status).toBe(400)
  })
})
