import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { FieldValue } from '#areas/products/contract/fields.ts'
import type { AdminProduct } from '#areas/products/contract/products.ts'
import { changesOf, conflictsOf, faultsOf, keptMine, leftOver, pruned, withTyped } from '#machines/products/draft.ts'

import { adminProduct } from '../models/product-samples.ts'

type Fields = AdminProduct['fields']

const fields: Fields = adminProduct(12).fields
const typed = (entries: Readonly<Record<string, FieldValue>>) =>
  Object.entries(entries).reduce((draft, [field, value]) => withTyped(draft, fields, field, value), {})

test('a field that says what it said is no change, however its number is typed (products.nothing-typed-is-lost)', () => {
  expect(typed({ 'price_eur.5': '10', 'price_gbp.5': '9,00', 'stock.5': '３', name: 'Zinc' })).toEqual({})
  expect(changesOf(typed({ 'price_eur.5': '12,5', 'stock.5': '', hidden: true }))).toEqual([
    { field: 'price_eur.5', from: 10, to: 12.5 },
    { field: 'stock.5', from: 3, to: null },
    { field: 'hidden', from: false, to: true },
  ])
})

test('what cannot be saved is said at its field (products.bad-input-is-said-at-its-field)', () => {
  expect(faultsOf(typed({ name: '  ' }), fields)).toEqual({ name: 'form.empty-field' })
  expect(faultsOf(typed({ 'price_eur.5': 'ten' }), fields)).toEqual({ 'price_eur.5': 'form.number-invalid' })
  expect(faultsOf(typed({ 'price_eur.5': '0' }), fields)).toEqual({ 'price_eur.5': 'form.number-invalid' })
  expect(faultsOf(typed({ 'stock.5': '1.5' }), fields)).toEqual({ 'stock.5': 'form.number-invalid' })
  expect(faultsOf(typed({ 'price_eur.5': '', 'price_gbp.5': '' }), fields)).toEqual({
    'price_eur.5': 'products:noPrice',
  })
  expect(faultsOf(typed({ 'price_eur.5': '' }), fields)).toEqual({})
  expect(faultsOf(typed({ 'description.de': 'Reines Zink.' }), fields)).toEqual({ 'name.de': 'form.empty-field' })
  expect(faultsOf(typed({ 'description.de': 'Reines Zink.', 'name.de': 'Zink' }), fields)).toEqual({})
  expect(faultsOf(typed({ brand: null }), fields)).toEqual({ brand: 'form.empty-field' })
})

const NAMES = ['name', 'description.de', 'hidden', 'price_eur.5', 'stock.5'] as const
const values = fc.record({
  name: fc.string(),
  'description.de': fc.string(),
  hidden: fc.boolean(),
  'price_eur.5': fc.integer({ min: 1, max: 9999 }).map((cents) => cents / 100),
  'stock.5': fc.option(fc.nat({ max: 999 })),
})
const asTyped = (value: string | number | null): string => `${value ?? ''}7`

test('of two drafts on one product, those fields conflict that both changed, and no others (products.admins-merge-by-field)', () => {
  fc.assert(
    fc.property(values, values, fc.subarray([...NAMES]), fc.subarray([...NAMES]), (base, other, mine, theirs) => {
      const before: Fields = { ...fields, ...base }
      const changed = Object.fromEntries(theirs.map((field) => [field, other[field]]))
      const after: Fields = { ...before, ...changed }
      const draft = mine.reduce(
        (held, field) => withTyped(held, before, field, field === 'hidden' ? !base.hidden : asTyped(base[field])),
        {},
      )
      const conflicts = conflictsOf(pruned(draft, after), after)
      for (const field of conflicts) {
        expect(field in draft).toBe(true)
        expect(after[field]).not.toEqual(before[field])
      }
      const resolved = conflicts.reduce((held, field) => keptMine(held, after, field), pruned(draft, after))
      expect(conflictsOf(resolved, after)).toEqual([])
      expect(
        leftOver(resolved, changesOf(resolved), {
          ...after,
          ...Object.fromEntries(changesOf(resolved).map(({ field, to }) => [field, to])),
        }),
      ).toEqual({})
    }),
  )
})
