import { expect, it } from 'vitest'

import { labelText } from '#areas/import/server/other-shops/label-texts.ts'

it.each([
  'Warnings (product.metafields.custom.warnings)',
  'Meta: _safety_warnings',
  'Warnhinweise',
  'Advarsler',
  'Advertencias',
  'Mise en garde',
  'Figyelmeztetések',
  'Avvertenze',
  'Waarschuwingen',
  'Advertências',
  'Avertismente',
  'ご注意',
  '注意事項',
])('takes the field %s for warnings', (name) => {
  expect(labelText(name)).toBe('warnings')
})

it.each([
  'Allergens',
  'Allergene',
  'Allergener',
  'Alérgenos',
  'Allergènes',
  'Allergének',
  'Allergeni',
  'Allergenen',
  'Alergénios',
  'Alergeni',
  'アレルゲン',
  '過敏原',
])('takes the field %s for allergens', (name) => {
  expect(labelText(name)).toBe('allergens')
})

it.each(['Warning level', 'Free of allergens', 'Colour', '注意深い選択'])('leaves the field %s alone', (name) => {
  expect(labelText(name)).toBeUndefined()
})
