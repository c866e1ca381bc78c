import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { waitOrReturn } from '#actors/wait-or-return.ts'

let page: Window
let leave: AbortController
let hasEnded: boolean

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { setTimeout, clearTimeout }) as unknown as Window
  leave = new AbortController()
  hasEnded = false
  void waitOrReturn(page, 2000, leave.signal).then(() => (hasEnded = true))
})
afterEach(() => vi.useRealTimers())

test('a wait ends after its pause', async () => {
  await vi.advanceTimersByTimeAsync(1999)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasEnded).toBe(true)
})

test.each(['focus', 'online'])('a wait ends at once on %s, and leaves no timer', async (event) => {
  page.dispatchEvent(new Event('blur'))
  await vi.advanceTimersByTimeAsync(0)
  expect(hasEnded).toBe(false)
  page.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect([hasEnded, vi.getTimerCount()]).toEqual([true, 0])
})

test('a wait that is called off leaves neither timer nor listener', () => {
  const added: AbortSignal[] = []
  const other = Object.assign(new EventTarget(), { setTimeout, clearTimeout })
  other.addEventListener = (_: string, __: unknown, options?: AddEventListenerOptions | boolean) => {
    if (typeof options === 'object' && options.signal) added.push(options.signal)
  }
  leave.abort()
  const off = new AbortController()
  void waitOrReturn(other as unknown as Window, 2000, off.signal)
  expect([added.map(({ aborted }) => aborted), vi.getTimerCount()]).toEqual([[false, false], 1])
  off.abort()
  expect([added.map(({ aborted }) => aborted), vi.getTimerCount()]).toEqual([[true, true], 0])
})
