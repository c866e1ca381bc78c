/**
 * `npm run bench:pages`: what it costs to open pages, and what a press costs a person on the listing, in a browser whose
 * processor is slowed down four times, over the catalogue of REAL_CATALOGUE; with an address behind it, of the shop that
 * runs there, and with `loads` behind that only the first. A table, and JSON lines in .results/bench-pages.jsonl.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { expect } from 'playwright/test'

import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import { buildClient, completeClient } from '#server/build/client.ts'
import { openDatabase } from '#server/database/index.ts'
import { readSettings } from '#server/settings.ts'
import { ROOT } from '#server/shop.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { SearchBarPart } from '#tests/areas/catalogue/browser/pages/search-bar.ts'
import { text } from '#tests/browser/texts.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { CHROMIUM_FLAGS, provideChromium } from '#tests/support/runner/chromium.ts'

import { startChild } from './children.ts'
import { benchLoads } from './loads.ts'
import {
  heapMegabytes,
  median,
  middle,
  press,
  type Press,
  scrollFrames,
  typeKey,
  watchPresses,
} from './page-measures.ts'
import { createResults, type Result } from './results.ts'

const SLOWER = 4
const TIMES = 5
const PAGE = 26
const LOADED = [PAGE, 20 * PAGE, 200 * PAGE]

/**
 * Delay of answers over a network, in milliseconds. Without it an answer is often there before the press is drawn, and both
 * are measured as one.
 */
const NETWORK_MS = 150

const IS_SETTLED = `document.querySelector('main [aria-busy="true"]') === null`

/**
 * True once the list on a page has been answered: its waiting shows only after the first picture. Only the list is looked
 * up, since it is asked at every picture and there may be a hundred thousand elements in it.
 */
const IS_LISTED = `((list) => (globalThis.hasWaited ||= list === 'true') && list !== 'true')(document.querySelector('main ul[aria-busy]')?.getAttribute('aria-busy'))`

/** Search words, typed to the end. */
const WORDS = [
  'magnesium',
  'vitamin d',
  'omega 3',
  'ashwagandha',
  'zinc picolinate',
  'probiotic',
  'curcumin',
  'collagen',
]

const ARE_SUGGESTED = `document.querySelector('[role="listbox"][aria-busy="false"] [role="option"]') !== null`

type Add = (result: Result) => Promise<void>

async function main(): Promise<void> {
  const [address] = process.argv.slice(2)
  const { realCatalogue } = readSettings({ REAL_CATALOGUE: process.env['REAL_CATALOGUE'] })
  if (address !== undefined) await bench(address)
  else if (realCatalogue !== undefined) await withCatalogue(resolve(realCatalogue), bench)
  else process.stdout.write('skipped: the pages (REAL_CATALOGUE names no file)\n')
}

async function bench(address: string): Promise<void> {
  const { add } = createResults('.results/bench-pages.jsonl', {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    load: loadavg()[0] ?? 0,
  })
  const executablePath = await provideChromium()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  try {
    await benchLoads(browser, executablePath ?? chromium.executablePath(), address, add)
    if (process.argv[3] === 'loads') return
    await benchSuggestions(browser, address, add)
    await benchPresses(browser, address, add)
    await benchLoaded(browser, address, add)
  } finally {
    await browser.close()
  }
}

/** Runs something against a shop of its own with the client as it is and a catalogue from a file. */
async function withCatalogue(path: string, run: (address: string) => Promise<void>): Promise<void> {
  const client = await buildClient(ROOT)
  await completeClient(ROOT, client.dir)
  const folder = await mkdtemp(join(tmpdir(), 'verbena-bench-'))
  const database = await openDatabase({ dataDir: join(folder, 'data'), log: quietLog })
  try {
    const { host = '', user = '', database: name = '' } = database.config
    const url = `postgres:///${name}?${new URLSearchParams({ host, user }).toString()}`
    await startChild('import-once.ts', [url, path])
    const shop = await startChild('serve.ts', [client.dir], { PORT: '0', DATABASE_URL: url })
    try {
      await run(String(shop.message))
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function openListing(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await watchPresses(page)
  await page.route(/\/api\//, async (route) => {
    await setTimeout(NETWORK_MS)
    await route.continue()
  })
  await page.goto('/en/products')
  await settleWholly(page)
  return page
}

/** Waits also for what comes once the page is shown, and belongs to no press. */
async function settleWholly(page: Page): Promise<void> {
  await settle(page)
  await page.waitForLoadState('networkidle')
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

const zeroWaste = (page: Page) => new ListingPage(page).option(text('catalogue:option.zeroWaste'))

/**
 * From the last key of some words to their suggestions being drawn, without the debounce. The shop answers as fast as
 * it can.
 */
async function benchSuggestions(browser: Browser, origin: string, add: Add): Promise<void> {
  for (const rate of [SLOWER, 1]) {
    const page = await openListing(browser, origin)
    await page.unrouteAll({ behavior: 'wait' })
    const { field, list } = new SearchBarPart(page)
    await field.click()
    await slowDown(page, rate)
    const times: number[] = []
    for (const words of WORDS) {
      await field.fill(words.slice(0, -1))
      await expect(list).toHaveAttribute('aria-busy', 'false')
      await settleWholly(page)
      times.push((await typeKey(page, words.slice(-1), ARE_SUGGESTED)) - SEARCH_DEBOUNCE_MS)
    }
    await add({
      what: `suggestions after the debounce${rate === 1 ? ', not slowed' : ''}`,
      figures: { p50: middle(times), max: Math.round(Math.max(...times)) },
    })
    await page.close()
  }
}

/** Goes to what is to be pressed as a person does, who sees it and points at it first: what comes into sight on the way belongs to no press. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await settleWholly(page)
}

/** The four things that a person does on the listing, each on a page just opened. */
async function benchPresses(browser: Browser, origin: string, add: Add): Promise<void> {
  const kinds: readonly {
    what: string
    isDone: string
    target: (page: Page) => Locator
    trigger: (target: Locator) => Promise<unknown>
  }[] = [
    { what: 'filter', isDone: IS_LISTED, target: zeroWaste, trigger: (target) => target.click() },
    {
      what: 'sort',
      isDone: IS_LISTED,
      target: (page) => new ListingPage(page).sort,
      trigger: (target) => target.selectOption('2'),
    },
    {
      what: 'load more',
      isDone: IS_SETTLED,
      target: (page) => new ListingPage(page).more,
      trigger: (target) => target.click(),
    },
    {
      what: 'open product',
      isDone: `location.pathname !== '/en/products' && ${IS_SETTLED}`,
      target: (page) => new ListingPage(page).products.nth(1),
      trigger: (target) => target.click(),
    },
  ]
  for (const { what, isDone, target, trigger } of kinds) {
    const presses: Press[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const page = await openListing(browser, origin)
      // The second page comes by itself, all others by the button.
      if (what === 'load more') await load(page, 2 * PAGE)
      await goTo(page, target(page))
      await slowDown(page, SLOWER)
      presses.push(await press(page, () => trigger(target(page)), isDone))
      await page.close()
    }
    await add({ what, figures: median(presses) })
  }
}

/** A filter among more and more loaded products, and what the browser itself takes for a press that changes nothing there; both also with the processor as it is. */
async function benchLoaded(browser: Browser, origin: string, add: Add): Promise<void> {
  for (const wanted of LOADED) {
    for (const rate of [SLOWER, 1]) {
      const presses: Press[] = []
      const idle: Press[] = []
      let heap = 0
      let frames = { p50: 0, p95: 0 }
      for (let time = 0; time < (wanted > 1000 ? 3 : TIMES); time += 1) {
        const page = await openListing(browser, origin)
        await load(page, wanted)
        const cdp = await page.context().newCDPSession(page)
        heap = await heapMegabytes(cdp)
        await slowDown(page, rate)
        if (time === 0 && wanted > PAGE) frames = await scrollFrames(page)
        await page.evaluate('scrollTo(0, 0)')
        await settleWholly(page)
        idle.push(await press(page, () => new ListingPage(page).heading.click(), IS_SETTLED))
        await goTo(page, zeroWaste(page))
        presses.push(await press(page, () => zeroWaste(page).click(), IS_LISTED))
        await page.close()
      }
      const among = `among ${wanted} products${rate === 1 ? ', not slowed' : ''}`
      await add({ what: `press that changes nothing ${among}`, figures: median(idle) })
      await add({ what: `filter ${among}`, figures: { ...median(presses), heap } })
      if (wanted > PAGE) await add({ what: `scrolling ${among}: frame`, figures: frames })
    }
  }
}

/** Comes back by a reload to where so many products were loaded: two hundred presses would take minutes. */
async function load(page: Page, wanted: number): Promise<void> {
  if (wanted <= PAGE) return
  await page.addInitScript((pages) => {
    const { __TSR_key: entry } = (history.state ?? {}) as { __TSR_key?: string }
    if (entry)
      sessionStorage.setItem(
        'verbena:places',
        JSON.stringify({ [entry]: { pages, card: null, offset: 0, focus: null } }),
      )
  }, wanted / PAGE)
  await page.reload()
  await expect(new ListingPage(page).products).toHaveCount(wanted, { timeout: 300_000 })
  await settleWholly(page)
}

await main()
