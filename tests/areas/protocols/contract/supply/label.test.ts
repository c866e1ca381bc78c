import { describe, expect, it } from 'vitest'

import { packOf } from '#areas/protocols/contract/supply/label.ts'

describe('the contents of a pack by its label (supply.label-tells-the-pack)', () => {
  it.each([
    ['60 capsules', 'en', { unit: 'capsule', amount: 60 }],
    ['60 Vegetable Capsule(s)', 'en', { unit: 'capsule', amount: 60 }],
    ['1000 Gram(s)', 'en', { unit: 'g', amount: 1000 }],
    ['50 Gummy(ies)', 'en', { unit: 'gummy', amount: 50 }],
    ['60 mL', 'en', { unit: 'ml', amount: 60 }],
    ['5.5 Ounce(s); 156 Gram(s)', 'en', { unit: 'g', amount: 156 }],
    ['90 Kapseln', 'de', { unit: 'capsule', amount: 90 }],
    ['90 capsules', 'de', { unit: 'capsule', amount: 90 }],
    ['60カプセル', 'jp', { unit: 'capsule', amount: 60 }],
  ] as const)('“%s” in %s', (label, language, pack) => {
    expect(packOf(label, language)).toEqual(pack)
  })

  it.each([
    '',
    '4 Fluid Ounce(s)',
    '15.1 oz.',
    'Large',
    '30 capsules; 60 tablets',
    '30-60 capsules',
    '0 capsules',
    'x'.repeat(121),
  ])('is not known from “%s”', (label) => {
    expect(packOf(label, 'en')).toBeNull()
  })
})
