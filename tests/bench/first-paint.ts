import { setTimeout } from 'node:timers/promises'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { startChild } from './children.ts'
import { createHttpClient } from './http-client.ts'
import { measure } from './measure.ts'
import type { Result } from './results.ts'

const MANY_CLIENTS = 16
const CALLS = 300
const WARM_UP = 60
/** Pages drawn between the two looks at the memory, and by how much it may have grown, in megabytes. */
const DRAWN = 10_000
const LIMIT_GROWTH = 5
/** Times the rubbish is collected before the memory is looked at: what is only weakly held goes with the turns of the loop. */
const COLLECTIONS = 5

/** Measures the cost of drawing pages on the server, and the memory that stays. */
export async function benchFirstPaint(
  url: string,
  clientDir: string,
  slugs: readonly string[],
  add: (result: Result) => Promise<void>,
): Promise<void> {
  const shop = await startChild('serve.ts', [clientDir], { PORT: '0', DATABASE_URL: url }, ['--expose-gc'])
  const http = createHttpClient(String(shop.message), MANY_CLIENTS)
  const languageOf = (n: number) => LANGUAGE_CODES[n % LANGUAGE_CODES.length] ?? 'en'
  const pages = [
    { name: 'home', address: (n: number) => `/${languageOf(n)}` },
    { name: 'the listing', address: (n: number) => `/${languageOf(n)}/products?order_by=price&order=asc&order_name=4` },
    { name: 'a product', address: (n: number) => `/en/products/${slugs[n % slugs.length] ?? ''}` },
  ]
  try {
    for (const { name, address } of pages) {
      for (const clients of [1, MANY_CLIENTS]) {
        await measure(clients, WARM_UP, (n) => http.call(address(n)))
        const { p50, p99, perSecond } = await measure(clients, CALLS, (n) => http.call(address(n)))
        await add({
          what: `first paint of ${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
          figures: { p50, p99, perSecond },
        })
      }
    }
    const before = await heapOf(shop.ask)
    await measure(4, DRAWN, (n) => http.call(pages[n % pages.length]?.address(n) ?? '/en'))
    const after = await heapOf(shop.ask)
    const megabytes = Math.round(((after - before) / 1024 / 1024) * 10) / 10
    await add({
      what: `memory after ${DRAWN} pages drawn`,
      figures: { megabytes },
      limit: { figure: 'megabytes', below: LIMIT_GROWTH },
    })
  } finally {
    http.close()
    await shop.stop()
  }
}

async function heapOf(ask: (question: string) => Promise<unknown>): Promise<number> {
  let heap = 0
  for (let n = 0; n < COLLECTIONS; n += 1) {
    heap = Number(await ask('heap'))
    await setTimeout(200)
  }
  return heap
}
