import type { CDPSession, Page } from 'playwright'

/** What one press cost, in milliseconds. */
export interface Press {
  /** From the press to the first picture after it. */
  readonly paint: number
  /** From the press to the picture in which nothing is on its way any more. */
  readonly settled: number
  /** The longest time in between in which the page could answer nothing. */
  readonly blocked: number
}

/** Watches a page from its first line on; the page's half of `press`. */
export async function watchPresses(page: Page): Promise<void> {
  // The loader of these files names each function by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    const afterPaint = (then: (at: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => then(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    const tasks: { readonly from: number; readonly to: number }[] = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ from: startTime, to: startTime + duration })
    }).observe({ type: 'longtask' })
    Object.assign(globalThis, {
      /** Resolves when `isDone` holds, or the page is no longer busy, and has been drawn. */
      nextPress: (isDone: () => boolean) =>
        new Promise((told) => {
          const heard = ({ timeStamp }: Event) => {
            // A press on a box is both.
            removeEventListener('click', heard, true)
            removeEventListener('change', heard, true)
            let paint = 0
            afterPaint((at) => {
              paint = at - timeStamp
              const look = () => {
                if (!isDone()) return requestAnimationFrame(look)
                return afterPaint((end) => setTimeout(() => {
                  const during = tasks.filter(({ to }) => to > timeStamp).map(({ from, to }) => to - Math.max(from, timeStamp))
                  told({ paint, settled: end - timeStamp, blocked: Math.max(0, ...during) })
                }, 200))
              }
              look()
            })
          }
          addEventListener('click', heard, true)
          addEventListener('change', heard, true)
        }),
    })
  })
}

/**
 * Presses something and tells what it cost.
 *
 * @param isDone a script that is true once the answer to the press stands on the page
 */
export async function press(page: Page, trigger: () => Promise<unknown>, isDone: string): Promise<Press> {
  const [cost] = await Promise.all([page.evaluate(`nextPress(() => ${isDone})`), trigger()])
  return cost as Press
}

/** Middle value of each figure, rounded to whole milliseconds. */
export function median(presses: readonly Press[]): Record<keyof Press, number> {
  const middle = (key: keyof Press) => {
    const sorted = presses.map((one) => one[key]).toSorted((a, b) => a - b)
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
  }
  return { paint: middle('paint'), settled: middle('settled'), blocked: middle('blocked') }
}

/** Megabytes of JavaScript's heap that are in use, rubbish taken away. */
export async function heapMegabytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 100_000) / 10
}

/** Milliseconds between the pictures while the page is scrolled by a wheel: the middle and the slowest of twenty. */
export async function scrollFrames(page: Page): Promise<{ readonly p50: number; readonly p95: number }> {
  await page.evaluate(() => {
    const times: number[] = []
    let last = performance.now()
    const note = (now: number) => {
      times.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { frames: times })
  })
  for (let turn = 0; turn < 60; turn += 1) {
    // Upwards, since the end of the list would load more.
    await page.mouse.wheel(0, -400)
  }
  const times = (await page.evaluate('frames.slice(2)')) as number[]
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return { p50: at(0.5), p95: at(0.95) }
}
