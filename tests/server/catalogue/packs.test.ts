import { expect, it } from 'vitest'

import { doseOf, packAsset, packHash, type PackSpec } from '#server/catalogue/packs.ts'

const SPEC: PackSpec = {
  product_id: 7, name: 'Zinc', brand: { id: 1, name: 'Alder' }, delivery_form: 'capsule', dose: '25 mg', contents: '60 capsules', variantIndex: 0,
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
    { ...SPEC, name: 'Zink' }, { ...SPEC, brand: { id: 1, name: 'Birch' } }, { ...SPEC, delivery_form: null },
    { ...SPEC, dose: null }, { ...SPEC, contents: '90 capsules' },
  ]
  expect(new Set([SPEC, ...others].map(packHash)).size).toBe(others.length + 1)
  expect(packHash({ ...SPEC, product_id: 8, brand: { id: 2, name: 'Alder' } })).toBe(packHash(SPEC))
})

it('has thumbnails of the three sizes and one large picture', () => {
  const address = (size: number) => `/media/packs/7-${packHash(SPEC)}-${size}.svg`
  expect(packAsset(SPEC)).toEqual({ thumbnails: { 75: address(75), 125: address(125), 250: address(250) }, image_url: address(1000) })
})
