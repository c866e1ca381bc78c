/**
 * `npm run bench:inspector -- ADDRESS`: what it costs to scroll through 10,000 rows of the inspector's log, in the demo shop
 * at that address. A table, and JSON lines in .results/bench-inspector.jsonl.
 */
import { cpus, loadavg } from 'node:os'

import { chromium, type CDPSession } from 'playwright'

import { CHROMIUM_FLAGS, provideChromium } from '#tests/support/runner/chromium.ts'
import type { Recorded, Trace } from '#statecharts/trace/trace.ts'

import { createResults } from './results.ts'

const ROWS = 10_000
/** Pixels a frame: the whole log in 16 seconds. */
const SPEED = 300
const LONG_TASK_MS = 16
const RUNS = 3

const [address] = process.argv.slice(2)
if (address === undefined) throw new Error('name the address of a demo shop that runs')

/** A panel that opens and closes again and again. */
function recording(): Trace {
  const base = { actor: 'x:0', at: 0 }
  const state = { value: 'closed', context: {}, status: 'active' } as const
  const records: Recorded[] = [{ ...base, n: 0, kind: 'actor', name: 'sidePanel', chart: 'sidePanel', state }]
  while (records.length < ROWS) {
    const n = records.length
    records.push({ ...base, n, at: n, kind: 'event', event: { type: 'sidePanel.close' } })
    records.push({ ...base, n: n + 1, at: n, kind: 'ignored', cause: n, refused: [] })
  }
  return { version: 1, build: 'bench', began: new Date(0).toISOString(), records }
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Processor time of each task of the page's main thread while something is done, in milliseconds, longest first. */
async function tasksOf(cdp: CDPSession, act: () => Promise<unknown>): Promise<readonly number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] }
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  const busy = events.find(({ name }) => name === 'FunctionCall')
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === busy?.pid && tid === busy.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((one, other) => other - one)
}

const { add } = createResults('.results/bench-inspector.jsonl', {
  at: new Date().toISOString(),
  node: process.version,
  cpus: cpus().length,
  load: loadavg()[0] ?? 0,
})
const executablePath = await provideChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } })
  await page.goto('/inspector')
  const buffer = Buffer.from(JSON.stringify(recording()))
  await page.getByLabel('Recording').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer })
  const log = page.getByRole('listbox', { name: 'Log' })
  // Playwright compiles a script of its own in the page before the first call, for 20 ms.
  await log.evaluate((list) => list.isConnected)
  const cdp = await page.context().newCDPSession(page)
  for (let run = 1; run <= RUNS; run += 1) {
    const scroll = () =>
      log.evaluate(async (list, speed) => {
        list.scrollTop = 0
        for (let before = -1; list.scrollTop !== before;) {
          before = list.scrollTop
          list.scrollTop += speed
          await new Promise(requestAnimationFrame)
        }
      }, SPEED)
    const tasks = await tasksOf(cdp, scroll)
    await add({
      what: `scroll through ${ROWS} rows of the log, run ${run}`,
      figures: {
        tasks: tasks.length,
        'over 16 ms': tasks.filter((ms) => ms > LONG_TASK_MS).length,
        longest: Math.round(tasks[0] ?? 0),
      },
    })
  }
} finally {
  await browser.close()
}
