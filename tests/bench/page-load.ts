import { setTimeout } from 'node:timers/promises'

import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

import type { KeptUnder } from '#app/early-presses.ts'

import { heapMegabytes } from './page-measures.ts'
import type { PlainBrowser, PlainPage } from './plain-browser.ts'

/** Slow 4G and a phone's processor, as Lighthouse takes them. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const SLOWER = 4
/** Its `RunTask` holds what promises go on with, unlike that of `toplevel`. */
const TASKS = 'disabled-by-default-devtools.timeline'
/** Milliseconds from which a task counts as blocking. */
const BLOCKING = 50
/** Milliseconds without a request after which a page loads nothing more. */
const QUIET = 500
const IDLE = 'new Promise((resolve) => requestIdleCallback(resolve))'

const KEPT: KeptUnder = 'verbena.early-presses'
/** Resolves with true once something is seen, nothing is busy, and early presses are no longer kept. */
const ANSWERS = `new Promise((resolve) => {
  const look = () => {
    const isKeeping = Object.getOwnPropertySymbols(window).some(({ description }) => description === '${KEPT}')
    const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0
    const isBusy = document.querySelector('[aria-busy="true"]') !== null
    if (isKeeping || !isSeen || isBusy) setTimeout(look, 250)
    else resolve(true)
  }
  look()
})`
const LCP = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
})`

/** The cost of opening a page, in milliseconds. Tasks are counted by the processor time of the page's main thread, which other processes disturb little. */
export interface Load {
  readonly lcp: number
  /** The time of tasks beyond 50 ms each, from the first paint until the page is idle. */
  readonly blocked: number
  readonly longest: number
  readonly busy: number
}

/** The size of a page once it is idle. */
export interface Weight {
  readonly elements: number
  /** Kilobytes of JavaScript that were parsed, uncompressed. */
  readonly script: number
  /** Megabytes of its heap. */
  readonly heap: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
}

/** A window, and what a browser has stored for a shop before. */
export type LoadOptions = Pick<BrowserContextOptions, 'deviceScaleFactor' | 'isMobile' | 'hasTouch'> & {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** Opens a page in a browser that has nothing of it yet, on a slow network and processor. */
export async function load(browser: PlainBrowser, address: string, options: LoadOptions): Promise<Load> {
  const page = await browser.openPage()
  try {
    await prepare(page, options)
    await page.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const events = await traced(page, () => open(page, address))
    const lcp = await ask(page, LCP)
    return { lcp: Math.round(Number(lcp)), ...tasksOf(events) }
  } finally {
    await page.close()
  }
}

async function prepare(page: PlainPage, { viewport, storageState, ...options }: LoadOptions): Promise<void> {
  const { deviceScaleFactor = 1, isMobile: mobile = false, hasTouch = false } = options
  await page.send('Page.enable')
  await page.send('Network.enable')
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  await page.send('Network.setCookies', { cookies: storageState?.cookies ?? [] })
  const stored = storageState?.origins.flatMap(({ localStorage }) => localStorage) ?? []
  const source = `for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value)`
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
}

/** Opens an address and waits until the page is hydrated and loads nothing more by itself. */
async function open(page: PlainPage, address: string): Promise<void> {
  const quiet = quietNetwork(page)
  await page.send('Page.navigate', { url: address })
  await ask(page, ANSWERS)
  await quiet()
  await ask(page, IDLE)
}

/** Notes a page's requests from now on. What it gives resolves once there has been none for half a second. */
function quietNetwork(page: PlainPage): () => Promise<void> {
  const running = new Set<unknown>()
  let changed = performance.now()
  const note = (change: (id: unknown) => void) => (params: { readonly requestId?: unknown }) => {
    change(params.requestId)
    changed = performance.now()
  }
  page.on(
    'Network.requestWillBeSent',
    note((id) => running.add(id)),
  )
  page.on(
    'Network.loadingFinished',
    note((id) => running.delete(id)),
  )
  page.on(
    'Network.loadingFailed',
    note((id) => running.delete(id)),
  )
  return async () => {
    while (running.size > 0 || performance.now() - changed < QUIET) await setTimeout(50)
  }
}

async function ask(page: PlainPage, expression: string): Promise<unknown> {
  const answer = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  return (answer['result'] as { readonly value?: unknown }).value
}

async function traced(page: PlainPage, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  page.on('Tracing.dataCollected', ({ value }) => events.push(...(value as readonly TraceEvent[])))
  const traceConfig = { includedCategories: ['loading', 'devtools.timeline', TASKS] }
  await page.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const complete = new Promise<unknown>((resolve) => page.on('Tracing.tracingComplete', resolve))
  await page.send('Tracing.end')
  await complete
  return events
}

function tasksOf(events: readonly TraceEvent[]): Omit<Load, 'lcp'> {
  const first = events.find(({ name }) => name === 'firstContentfulPaint')
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first?.pid && tid === first.tid)
    .map(({ ts, tdur = 0 }) => ({ isSeen: ts > (first?.ts ?? 0), took: tdur / 1000 }))
  const seen = tasks.filter(({ isSeen }) => isSeen).map(({ took }) => took)
  return {
    blocked: Math.round(seen.reduce((sum, took) => sum + Math.max(0, took - BLOCKING), 0)),
    longest: Math.round(Math.max(0, ...seen)),
    busy: Math.round(tasks.reduce((sum, { took }) => sum + took, 0)),
  }
}

/** Measures the size of a page on a quick network and processor: neither changes it. */
export async function weigh(browser: Browser, address: string, options: BrowserContextOptions): Promise<Weight> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    let bytes = 0
    cdp.on('Debugger.scriptParsed', ({ url, length = 0 }) => {
      if (url.startsWith('http')) bytes += length
    })
    await cdp.send('Debugger.enable')
    await page.goto(address)
    await page.waitForFunction(ANSWERS)
    await page.waitForLoadState('networkidle')
    await cdp.send('Debugger.disable')
    return {
      elements: await page.locator('*').count(),
      script: Math.round(bytes / 1000),
      heap: await heapMegabytes(cdp),
    }
  } finally {
    await context.close()
  }
}
