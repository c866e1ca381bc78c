import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readCountry, readDismissal, storeCountry, storeDismissal } from '#actors/country.ts'
import type { Storage } from '#actors/storage.ts'

const HOUR = 3_600_000
const NOTHING_ELSE = new Proxy(
  {},
  {
    get: (_, name) => () => {
      throw new Error(`${String(name)} is not for the country`)
    },
  },
)

/** A browser's local storage, and nothing else. */
function localOnly() {
  const held = new Map<string, string>()
  const storage = Object.assign(Object.create(NOTHING_ELSE) as Storage, {
    local: (name: string) => held.get(name),
    setLocal: (name: string, value: string) => void held.set(name, value),
    removeLocal: (name: string) => void held.delete(name),
  })
  return { held, storage }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a dismissal of the notice is stored for 24 hours, and is gone then (country.dismissal-is-kept-a-day)', () => {
  const { held, storage } = localOnly()
  expect(readDismissal(storage)).toBeNull()
  storeDismissal(storage)
  vi.advanceTimersByTime(24 * HOUR - 1)
  expect(readDismissal(storage)).toBe(24 * HOUR - 1)
  vi.advanceTimersByTime(1)
  expect(readDismissal(storage)).toBeNull()
  expect(held.size).toBe(0)
})

it('the country is stored with its time, also where it could not be told', () => {
  const { storage } = localOnly()
  expect(readCountry(storage)).toBeNull()
  storeCountry(storage, 'GB')
  vi.advanceTimersByTime(HOUR)
  expect(readCountry(storage)).toEqual({ country: 'GB', age: HOUR })
  storeCountry(storage, null)
  expect(readCountry(storage)).toEqual({ country: null, age: 0 })
})

it.each(['GB', 'GB soon', ''])('%j, which was stored by nobody, is no country', (text) => {
  const { held, storage } = localOnly()
  storeCountry(storage, 'GB')
  for (const name of held.keys()) held.set(name, text)
  expect(readCountry(storage)).toBeNull()
})

it('a clock that was set back makes nothing younger than new', () => {
  const { storage } = localOnly()
  storeCountry(storage, 'GB')
  storeDismissal(storage)
  vi.setSystemTime(Date.now() - HOUR)
  expect([readCountry(storage)?.age, readDismissal(storage)]).toEqual([0, 0])
})
