import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readTexts } from '#actors/read-texts.ts'
import { PAGE_NAMES, PAGES } from '#machines/pages/pages.ts'
import type { TextFile } from '#areas/text-files.ts'
import { textsOf } from '#machines/pages/place.ts'

let asked: number[]
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  const began = Date.now()
  asked = []
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now() - began)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(): Promise<unknown> {
  const texts = readTexts('http://shop.test/locales/de/common.json')
  await vi.advanceTimersByTimeAsync(60_000)
  return texts
}

test.each([
  ['a server that fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'with %s texts are asked for five times more, each time after twice the wait before (language.retries-on-network-and-5xx)',
  async (_, fails) => {
    answer = fails
    expect(await read()).toBeUndefined()
    expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  },
)

test('texts that are not there are not asked for again (language.retries-on-network-and-5xx)', async () => {
  answer = () => Promise.resolve(new Response('', { status: 404 }))
  expect(await read()).toBeUndefined()
  expect(asked).toEqual([0])
})

test('texts are asked for once by all who want them at the same time', async () => {
  answer = () => Promise.resolve(Response.json({ add: 'Add' }))
  expect(await Promise.all([read(), read()])).toEqual([{ add: 'Add' }, { add: 'Add' }])
  expect(asked).toEqual([0])
})

test.each(PAGE_NAMES)(
  'the page %s and the builder on it ask for no more files than may be read at once, which is ten (language.retries-on-network-and-5xx)',
  (name) => {
    const builder: readonly TextFile[] = ['builder', 'clients']
    const files = new Set([...textsOf({ language: 'en', path: PAGES[name].path, query: {} }), ...builder])
    expect(files.size).toBeLessThanOrEqual(10)
  },
)
