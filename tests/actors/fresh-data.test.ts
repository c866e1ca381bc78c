import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { freshDataActors } from '#actors/fresh-data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('data is asked for in the language by which it is known, once it is ready to be asked for', async () => {
  const asked: unknown[] = []
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => (isReady = resolve))
  const { fetchData } = freshDataActors(
    ({ language }) => {
      asked.push(language)
      return Promise.resolve({ ok: true, value: 7 } as const)
    },
    () => ready,
  )
  const actor = createActor(fetchData, { input: { key: 'dk' } }).start()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([])
  isReady()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['dk'])
  expect(actor.getSnapshot().output).toEqual({ result: { ok: true, value: 7 }, at: Date.now() })
})
