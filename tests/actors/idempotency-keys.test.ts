import { expect, test } from 'vitest'

import { idempotencyKeys } from '#actors/idempotency-keys.ts'

const one = { id: 1, email: 'mara@b.de' }
const other = { id: 1, email: 'noah@b.de' }

test('what is sent again keeps its key, though others were sent and answered meanwhile (call.idempotency-key-happens-once)', () => {
  const keys = idempotencyKeys()
  const key = keys.of(one)
  expect(key).toMatch(/^\d+(?:-\d+){3}$/)
  expect(keys.of(other)).not.toBe(key)
  keys.done(other)
  expect(keys.of({ ...one })).toBe(key)
})

test('what was carried out and is wanted once more has another key', () => {
  const keys = idempotencyKeys()
  const key = keys.of(one)
  keys.done({ ...one })
  expect(keys.of(one)).not.toBe(key)
})

test('what differs in one value has a key of its own', () => {
  const keys = idempotencyKeys()
  expect(keys.of({ ...one, id: 2 })).not.toBe(keys.of(one))
})

test('no two tabs have the same keys', () => {
  expect(idempotencyKeys().of(one)).not.toBe(idempotencyKeys().of(one))
})
