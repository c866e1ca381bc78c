import { expect, it } from 'vitest'

import { bySize, doseOf, packAsset, packHash, type PackSpec } from '#areas/catalogue/server/packs.ts'

const SPEC: PackSpec = {
  product_id: 7,
  variant_id: 70,
  name: 'Zinc',
  brand: { id: 1, name: 'Alder' },
  delivery_form: 'capsule',
  dose: '25 mg',
  contents: '60 capsules',
  variantIndex: 0,
}

it.each([
  ['Vitamin C 500 mg', '500 mg'],
  ['Vitamin D3 1,000 IU Softgels', '1,000 IU'],
  ['Flora 25 Billion CFU', '25 Billion CFU'],
  ['B12 500mcg', '500mcg'],
  ['Aloe Gel 99.5%', '99.5%'],
])('reads the strength out of the name %s', (name, dose) => {
  expect(doseOf(name, { amount: 1, unit: 'g' })).toBe(dose)
})

it.each([['Omega 3'], ['B-50 Complex'], ['Greens 24/7'], ['Formula 2 Men']])('finds none in %s', (name) => {
  expect(doseOf(name, undefined)).toBeNull()
})

it('takes the amount of the only ingredient where the name says nothing', () => {
  expect(doseOf('Zinc', { amount: 25, unit: 'mg' })).toBe('25 mg')
  expect(doseOf('Zinc', { amount: 0, unit: 'mg' })).toBeNull()
  expect(doseOf('Zinc', { unit: 'mg' })).toBeNull()
})

it('has another address as soon as anything drawn is another, and only then', () => {
  const others: PackSpec[] = [
    { ...SPEC, name: 'Zink' },
    { ...SPEC, brand: { id: 1, name: 'Birch' } },
    { ...SPEC, delivery_form: null },
    { ...SPEC, dose: null },
    { ...SPEC, contents: '90 capsules' },
    { ...SPEC, variantIndex: 1 },
  ]
  expect(new Set([SPEC, ...others].map(packHash)).size).toBe(others.length + 1)
  expect(packHash({ ...SPEC, product_id: 8, variant_id: 80, brand: { id: 2, name: 'Alder' } })).toBe(packHash(SPEC))
})

it('has thumbnails of the three sizes and one large picture, and says of which variant (catalogue.pack-shot-without-photo)', () => {
  const address = (size: number) => `/media/packs/7-70-${packHash(SPEC)}-${size}.svg`
  expect(packAsset(SPEC)).toEqual({
    thumbnails: { 75: address(75), 125: address(125), 250: address(250) },
    image_url: address(1000),
    variant_id: 70,
  })
})

it.each([
  [
    'by quantity',
    [
      [90, 'g'],
      [30, 'g'],
      [60, 'g'],
    ],
    [30, 60, 90],
  ],
  [
    'equals as they are listed',
    [
      [90, 'g'],
      [30, 'g'],
      [90, 'g'],
    ],
    [30, 90, 90],
  ],
  [
    'as they are listed where units differ',
    [
      [90, 'g'],
      [1, 'kg'],
    ],
    [90, 1],
  ],
  [
    'as they are listed where one has no quantity',
    [
      [90, 'g'],
      [null, 'g'],
      [30, 'g'],
    ],
    [90, null, 30],
  ],
] as const)('stands in line %s', (_, sizes, expected) => {
  const packs = sizes.map(([quantity, unit], position) => ({ quantity, unit, position }))
  for (const given of [packs, packs.toReversed()]) {
    expect(bySize(given).map(({ quantity }) => quantity)).toEqual(expected)
    expect(bySize(given).map(({ position }) => position)).toEqual(bySize(packs).map(({ position }) => position))
  }
})
