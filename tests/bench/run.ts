/**
 * `npm run bench`: what the catalogue costs, on the file of REAL_CATALOGUE: the import, the listing, the options and the search
 * in process and over HTTP, and the JavaScript of the listing. A table, and JSON lines in .results/bench.jsonl.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { FilterIds } from '#areas/catalogue/contract/catalogue.ts'
import { toQueryText } from '#contract/call.ts'
import { buildClient, completeClient } from '#server/build/client.ts'
import { FIRST_MODULES } from '#server/build/first-javascript.ts'
import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { type Database, openDatabase } from '#server/database/index.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { readSettings } from '#server/settings.ts'
import { ROOT } from '#server/shop.ts'
import { quietLog } from '#tests/server/support/log.ts'

import { startChild } from './children.ts'
import { benchFirstPaint } from './first-paint.ts'
import { firstJavaScriptBytes } from '../support/first-javascript.ts'
import { createHttpClient } from './http-client.ts'
import type { ImportCost } from './import-once.ts'
import { measure, yardstick } from './measure.ts'
import { createResults, type Result } from './results.ts'
import { searchShapes, type SearchShape } from './searches.ts'
import { type Shape, shapesOf } from './shapes.ts'

/** Milliseconds that the slowest of a hundred calls may take. */
const LIMIT_IN_PROCESS = 15
const LIMIT_HTTP = 30
const LIMIT_MANY_CLIENTS = 100
const LIMIT_SEARCH_MANY_CLIENTS = 60
const LIMIT_IMPORT_SECONDS = 60
const LIMIT_IMPORT_MEGABYTES = 1024
const LIMIT_SEED = 6000
const LIMIT_FIRST_JAVASCRIPT = 150_000

const MANY_CLIENTS = 16
const CALLS = 300
const WARM_UP = 30

type Add = (result: Result) => Promise<void>

async function main(): Promise<void> {
  const { add, missed } = createResults('.results/bench.jsonl', {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    load: loadavg()[0] ?? 0,
  })
  const client = await buildClient(ROOT)
  await completeClient(ROOT, client.dir)
  const bytes = await firstJavaScriptBytes(client.dir, FIRST_MODULES)
  await add({
    what: 'first JavaScript of the listing',
    figures: { bytes },
    limit: { figure: 'bytes', below: LIMIT_FIRST_JAVASCRIPT },
  })

  await withDatabase((database) => benchSeed(database, add))

  const { realCatalogue } = readSettings({ REAL_CATALOGUE: process.env['REAL_CATALOGUE'] })
  if (realCatalogue === undefined) {
    process.stdout.write('skipped: the catalogue (REAL_CATALOGUE names no file)\n')
    return
  }
  await withDatabase((database) => benchCatalogue(database, resolve(realCatalogue), client.dir, add))
  process.stdout.write(missed() === 0 ? 'All within their limits.\n' : `${missed()} above their limit.\n`)
}

/** Runs something with an empty database of its own. */
async function withDatabase(run: (database: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-bench-'))
  const database = await openDatabase({ dataDir: join(folder, 'data'), log: quietLog })
  try {
    await run(database)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The demo in every language: what a first start waits for. */
async function benchSeed(database: Database, add: Add): Promise<void> {
  const began = performance.now()
  await seedDemo(database)
  await add({
    what: 'seed of the demo',
    figures: { ms: Math.round(performance.now() - began) },
    limit: { figure: 'ms', below: LIMIT_SEED },
  })
}

async function benchCatalogue(database: Database, path: string, clientDir: string, add: Add): Promise<void> {
  const { host = '', user = '', database: name = '' } = database.config
  const url = `postgres:///${name}?${new URLSearchParams({ host, user }).toString()}`
  for (const what of ['import', 'import, second time']) {
    const child = await startChild('import-once.ts', [url, path])
    const { lines, rejected, seconds, peakMegabytes } = child.message as ImportCost
    await add({
      what,
      figures: { lines, rejected, seconds },
      limit: { figure: 'seconds', below: LIMIT_IMPORT_SECONDS },
    })
    await add({
      what: `${what}: memory`,
      figures: { peakMegabytes },
      limit: { figure: 'peakMegabytes', below: LIMIT_IMPORT_MEGABYTES },
    })
  }

  const began = performance.now()
  const catalogue = await openCatalogue(database, { region: 'eu', log: quietLog })
  await add({ what: 'load of the read model', figures: { ms: Math.round(performance.now() - began) } })
  const shapes = shapesOf(await catalogue.listFilterOptions({}, 'en'))
  const slugs = await slugsOf(catalogue)
  const [, category] = shapes
  const searches = await searchShapes(catalogue, (WARM_UP + CALLS) * 2, (n) => category?.filter(n) ?? {})
  try {
    await benchCalls('in process', shapes, inProcess(catalogue), LIMIT_IN_PROCESS, add)
    await benchProducts('in process', slugs, inProcess(catalogue), LIMIT_IN_PROCESS, add)
    await benchSearches(
      'in process',
      searches,
      inProcess(catalogue),
      [LIMIT_IN_PROCESS, LIMIT_SEARCH_MANY_CLIENTS],
      add,
    )
  } finally {
    await catalogue.close()
  }

  const shop = await startChild('serve.ts', [], { PORT: '0', DATABASE_URL: url })
  const http = createHttpClient(String(shop.message), MANY_CLIENTS)
  try {
    await benchCalls('HTTP', shapes, overHttp(http.call), LIMIT_HTTP, add)
    await benchProducts('HTTP', slugs, overHttp(http.call), LIMIT_HTTP, add)
    await benchSearches('HTTP', searches, overHttp(http.call), [LIMIT_HTTP, LIMIT_MANY_CLIENTS], add)
  } finally {
    http.close()
    await shop.stop()
  }
  await benchFirstPaint(url, clientDir, slugs, add)
}

interface Calls {
  product(slug: string): Promise<unknown>
  list(filter: FilterIds, page: number): Promise<unknown>
  options(filter: FilterIds): Promise<unknown>
  search(search: FilterIds & { readonly query: string }): Promise<unknown>
}

function inProcess(catalogue: Catalogue): Calls {
  return {
    product: (slug) => catalogue.getProduct(slug, 'en', { mayBuyRestricted: false }),
    list: (filter, page) => catalogue.listProducts({ ...filter, page }, 'en', { mayBuyRestricted: false }),
    options: (filter) => catalogue.listFilterOptions(filter, 'en'),
    search: (query) =>
      catalogue.search({ params: undefined, query: { ...query, formatted: true }, body: undefined }, 'en', {
        mayBuyRestricted: false,
      }),
  }
}

function overHttp(call: (path: string, method?: 'POST') => Promise<number>): Calls {
  const queryOf = (values: object): string =>
    Object.entries(values)
      .map(([name, value]) => `&${name}=${encodeURIComponent(toQueryText(value) ?? '')}`)
      .join('')
  return {
    product: (slug) => call(`/api/v2/storefront/products/${slug}?language_code=en`),
    list: (filter, page) => call(`/api/v2/storefront/products?language_code=en${queryOf({ ...filter, page })}`),
    options: (filter) => call(`/api/v2/storefront/categories?language_code=en${queryOf(filter)}`),
    search: (query) => call(`/api/v2/storefront/search?language_code=en&formatted=1${queryOf(query)}`, 'POST'),
  }
}

/** Products from all over the catalogue, enough that none is asked for twice. */
async function slugsOf(catalogue: Catalogue): Promise<string[]> {
  const { total_pages } = await catalogue.listProducts({ limit: 1 }, 'en', { mayBuyRestricted: false })
  const wanted = (WARM_UP + CALLS) * 2
  const slugs: string[] = []
  for (let n = 0; n < wanted; n += 1) {
    const { data } = await catalogue.listProducts(
      { limit: 1, page: 1 + Math.floor((n * total_pages) / wanted) },
      'en',
      { mayBuyRestricted: false },
    )
    slugs.push(...data.map(({ slug }) => slug))
  }
  return slugs
}

async function benchProducts(
  where: string,
  slugs: readonly string[],
  calls: Calls,
  limit: number,
  add: Add,
): Promise<void> {
  let used = 0
  const call = (n: number) => calls.product(slugs[n] ?? '')
  for (const clients of [1, MANY_CLIENTS]) {
    await measure(clients, WARM_UP, (n) => call(used + n))
    const first = used + WARM_UP
    const { p50, p99, perSecond } = await measure(clients, CALLS, (n) => call(first + n))
    used = first + CALLS
    await add({
      what: `${where}, one product, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
      figures: { p50, p99, perSecond },
      limit: { figure: 'p99', below: clients === 1 ? limit : LIMIT_MANY_CLIENTS },
    })
  }
}

async function benchSearches(
  where: string,
  shapes: readonly SearchShape[],
  calls: Calls,
  limits: readonly [number, number],
  add: Add,
): Promise<void> {
  for (const shape of shapes) {
    let used = 0
    for (const [place, clients] of [1, MANY_CLIENTS].entries()) {
      await measure(clients, WARM_UP, (n) => calls.search(shape.search(used + n)))
      const first = used + WARM_UP
      const { p50, p99, perSecond } = await measure(clients, CALLS, (n) => calls.search(shape.search(first + n)))
      used = first + CALLS
      await add({
        what: `${where}, search: ${shape.name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
        figures: { p50, p99, perSecond },
        limit: { figure: 'p99', below: limits[place] ?? 0 },
      })
    }
  }
}

async function benchCalls(
  where: string,
  shapes: readonly Shape[],
  calls: Calls,
  limit: number,
  add: Add,
): Promise<void> {
  const { p50, p99 } = await measure(1, CALLS, yardstick)
  await add({ what: `yardstick before '${where}': computing only`, figures: { p50, p99 } })
  const kinds = [
    { name: 'page 1', call: (filter: FilterIds) => calls.list(filter, 1) },
    { name: 'page 500', call: (filter: FilterIds) => calls.list(filter, 500) },
    { name: 'options', call: (filter: FilterIds) => calls.options(filter) },
  ]
  for (const shape of shapes) {
    let used = 0
    for (const kind of kinds) {
      for (const clients of [1, MANY_CLIENTS]) {
        await measure(clients, WARM_UP, (n) => kind.call(shape.filter(used + n)))
        const first = used + WARM_UP
        const { p50, p99, perSecond } = await measure(clients, CALLS, (n) => kind.call(shape.filter(first + n)))
        used = first + CALLS
        await add({
          what: `${where}, ${shape.name}, ${kind.name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
          figures: { p50, p99, perSecond },
          limit: { figure: 'p99', below: clients === 1 ? limit : LIMIT_MANY_CLIENTS },
        })
      }
    }
  }
}

await main()
