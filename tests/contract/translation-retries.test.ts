import { createInstance } from 'i18next'
import type { ReadCallback } from 'i18next'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/**
 * These figures are the library's own defaults, asserted on what is installed
 * (operations.library-defaults-are-asserted).
 */
const defaults = v.object({ maxRetries: v.number(), retryTimeout: v.number(), maxParallelReads: v.number() })

/** Starts i18next over a backend that answers as told, and keeps the times of its reads in ms. */
async function start(answer: (namespace: string, callback: ReadCallback) => void, ns: readonly string[] = ['common']) {
  const reads: number[] = []
  const began = Date.now()
  const instance = createInstance()
  const ready = instance
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (_language: string, namespace: string, callback: ReadCallback) => {
        reads.push(Date.now() - began)
        answer(namespace, callback)
      },
    })
    .init({ lng: 'en', fallbackLng: false, ns: [...ns], partialBundledLanguages: false })
  await vi.advanceTimersByTimeAsync(60_000)
  return { instance, reads, ready }
}

describe('the library that loads translations', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('retries 5 times, first after 350 ms, with at most 10 reads at once (language.retries-on-network-and-5xx, operations.library-defaults-are-asserted)', async () => {
    const { instance } = await start((_, callback) => callback(null, {}))
    expect(v.parse(defaults, instance.services.backendConnector)).toEqual({
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
    })
  })

  it('doubles the wait where the backend says that trying again may help (language.retries-on-network-and-5xx)', async () => {
    const { reads } = await start((_, callback) => callback(new Error('503'), true))
    expect(reads).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  })

  it('does not try again where it says that it will not (language.retries-on-network-and-5xx)', async () => {
    const { reads } = await start((_, callback) => callback(new Error('404'), false))
    expect(reads).toEqual([0])
  })

  it('keeps further reads back until one of ten is done (language.retries-on-network-and-5xx)', async () => {
    const held: ReadCallback[] = []
    const namespaces = Array.from({ length: 12 }, (_, index) => `n${index}`)
    const { reads } = await start((_, callback) => held.push(callback), namespaces)
    expect(reads).toHaveLength(10)
    held[0]?.(null, {})
    expect(reads).toHaveLength(11)
  })
})
