import { afterAll, beforeAll, expect, it } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from './support/lines.ts'
import { openShop, type TestShop } from './support/shop.ts'

const PRODUCTS = [
  product('sleep-wide', {
    name: 'Sleep for all',
    brand: 'A',
    health_goals: ['Sleep'],
    suitable_for: ['Vegans', 'Seniors'],
  }),
  product('sleep-narrow', { name: 'Sleep', brand: 'B', health_goals: ['Sleep'] }),
  product('sleep-gone', {
    name: 'Sleep sold out',
    brand: 'C',
    health_goals: ['Sleep'],
    suitable_for: ['Vegans', 'Seniors', 'Athletes'],
    variants: [variant('gone', { stock: 0 })],
  }),
  product('sleep-clinic', {
    name: 'Sleep for clinics',
    brand: 'D',
    health_goals: ['Sleep'],
    suitable_for: ['Vegans', 'Seniors', 'Athletes'],
    practitioner_only: true,
  }),
  product('bones-a', { name: 'Bones of A', brand: 'A', health_goals: ['Bones'], suitable_for: ['Vegans'] }),
  product('bones-b', { name: 'Bones of B', brand: 'B', health_goals: ['Bones'] }),
  ...Array.from({ length: 20 }, (_, n) => product(`more-${n}`, { name: `More ${n}`, brand: `M${n}` })),
]

describeOnEachEngine('popular products', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(engine, PRODUCTS)
  })
  afterAll(async () => {
    await shop.close()
  })

  it('are twelve that anyone can buy today, first one for each health goal, each of another brand where it can be', async () => {
    const popular = await shop.catalogue.popular('en')
    const names = popular.map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['Sleep for all', 'Bones of B'])
    expect(new Set(names).size).toBe(12)
    expect(new Set(popular.map(({ brand }) => brand.id)).size).toBe(12)
    expect(
      popular.every(
        ({ practitioner_only, variants }) => !practitioner_only && variants.some(({ stock }) => stock !== 0),
      ),
    ).toBe(true)
  })

  it('are the same at each call', async () => {
    expect(await shop.catalogue.popular('en')).toEqual(await shop.catalogue.popular('en'))
  })
})

describeOnEachEngine('popular products of a small shop', (engine) => {
  it('are as many as there are, and none of an empty one', async () => {
    const small = await openShop(engine, PRODUCTS.slice(0, 3))
    expect((await small.catalogue.popular('de')).map(({ name }) => name)).toEqual(['Sleep for all', 'Sleep'])
    await small.close()
    const empty = await openShop(engine, [])
    expect(await empty.catalogue.popular('en')).toEqual([])
    await empty.close()
  })
})
