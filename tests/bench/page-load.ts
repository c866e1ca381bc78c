import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

import type { KeptUnder } from '#app/early-presses.ts'

import { heapMegabytes } from './page-measures.ts'

/** Slow 4G and a phone's processor, as Lighthouse takes them. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const SLOWER = 4
/** Its `RunTask` holds what promises go on with, unlike that of `toplevel`. */
const TASKS = 'disabled-by-default-devtools.timeline'
/** Milliseconds from which a task counts as blocking. */
const BLOCKING = 50

const KEPT: KeptUnder = 'verbena.early-presses'
/** Resolves once something is seen, nothing is busy, and early presses are no longer kept. */
const ANSWERS = `new Promise((resolve) => {
  const look = () => {
    const isKeeping = Object.getOwnPropertySymbols(window).some(({ description }) => description === '${KEPT}')
    const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0
    const isBusy = document.querySelector('[aria-busy="true"]') !== null
    if (isKeeping || !isSeen || isBusy) setTimeout(look, 250)
    else resolve()
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

/** Opens a page in a browser that has nothing of it yet, on a slow network and processor. */
export async function load(browser: Browser, address: string, options: BrowserContextOptions): Promise<Load> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const events = await traced(cdp, async () => {
      await page.goto(address)
      await rest(page, cdp)
    })
    const lcp = await ask(cdp, LCP)
    return { lcp: Math.round(Number(lcp)), ...tasksOf(events) }
  } finally {
    await context.close()
  }
}

/** Waits until a page is hydrated and loads nothing more by itself. */
async function rest(page: Page, cdp: CDPSession): Promise<void> {
  await ask(cdp, ANSWERS)
  await page.waitForLoadState('networkidle')
  await ask(cdp, 'new Promise((resolve) => requestIdleCallback(resolve))')
}

/** Evaluates an expression without the helpers that Playwright would run in the page first. */
async function ask(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  return result.value
}

async function traced(cdp: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traceConfig = { includedCategories: ['loading', 'devtools.timeline', TASKS] }
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
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
    await rest(page, cdp)
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
