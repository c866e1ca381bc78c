import fc from 'fast-check'
import { expect, test } from 'vitest'

import { packShared, unpackShared } from '#app/shared-parts.ts'

const many = { a: 1, b: 2, c: 3, d: 4, e: [5, 6] }

test('what stands in several places is written once, and is one again when it is read', () => {
  const text = packShared({ one: { options: many }, two: [many], small: [{ x: 1 }] })
  expect(text.match(/"e":\[5,6\]/g)).toHaveLength(1)
  const read = unpackShared(text) as { one: { options: unknown }; two: unknown[] }
  expect(read).toEqual({ one: { options: many }, two: [many], small: [{ x: 1 }] })
  expect(read.one.options).toBe(read.two[0])
})

test('a shared part may hold another', () => {
  const inner = { v: 1, w: 2, x: 3, y: 4, z: 5 }
  const outer = { inner, b: 2, c: 3, d: 4, e: 5 }
  const read = unpackShared(packShared({ inner, outer, again: outer })) as Record<string, unknown>
  expect(read).toEqual({ inner, outer, again: outer })
  expect((read['outer'] as { inner: unknown }).inner).toBe(read['inner'])
})

test('any plain value is the same after writing and reading', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const value = { one, other, again: one, list: [other, one] }
      expect(unpackShared(packShared(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
