import type { CDPSession, Page } from 'playwright'

/** In milliseconds. */
export interface Press {
  /**
   * From the press to the picture that answers it being on the screen, as the browser's own Event Timing tells it: in steps
   * of 8, and 16 for all below it. Not a number for what no hand did.
   */
  readonly shown: number
  /** From the press to the page having drawn the first frame after it, and done what waited behind that. */
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
    const shown = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'click') shown.set(startTime, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, {
      /** Resolves when `isDone` holds, or the page is no longer busy, and has been drawn. */
      nextPress: (isDone: () => boolean) =>
        new Promise((told) => {
          const heard = ({ timeStamp, isTrusted }: Event) => {
            // A press on a box is both.
            removeEventListener('click', heard, true)
            removeEventListener('change', heard, true)
            let paint = 0
            afterPaint((at) => {
              paint = at - timeStamp
              const look = () => {
                if (!isDone()) return requestAnimationFrame(look)
                return afterPaint((end) =>
                  setTimeout(() => {
                    const during = tasks
                      .filter(({ to }) => to > timeStamp)
                      .map(({ from, to }) => to - Math.max(from, timeStamp))
                    told({
                      shown: isTrusted ? (shown.get(timeStamp) ?? 16) : Number.NaN,
                      paint,
                      settled: end - timeStamp,
                      blocked: Math.max(0, ...during),
                    })
                  }, 200),
                )
              }
              look()
            })
          }
          addEventListener('click', heard, true)
          addEventListener('change', heard, true)
        }),
      /** Resolves with the time from the next key that changes a field to `isDone` being drawn. */
      nextKey: (isDone: () => boolean) =>
        new Promise((told) => {
          addEventListener(
            'input',
            ({ timeStamp }) => {
              const look = () => (isDone() ? afterPaint((end) => told(end - timeStamp)) : requestAnimationFrame(look))
              requestAnimationFrame(look)
            },
            { capture: true, once: true },
          )
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

/**
 * Types something into the field that has the focus and tells how many milliseconds after it the answer was drawn.
 *
 * @param isDone a script that is true once the answer stands on the page, and is not in the first frame after the key
 */
export async function typeKey(page: Page, key: string, isDone: string): Promise<number> {
  // A key may overtake a script: this one is listening before it is pressed.
  const listening = await page.evaluateHandle(`({ told: nextKey(() => ${isDone}) })`)
  await page.keyboard.press(key)
  return (await listening.evaluate(({ told }: { told: Promise<number> }) => told)) as number
}

/** Middle value of each figure that there is, rounded to whole milliseconds. */
export function median(presses: readonly Press[]): Readonly<Record<string, number>> {
  const figures = (['shown', 'paint', 'settled', 'blocked'] as const).map(
    (key) => [key, middle(presses.map((one) => one[key]))] as const,
  )
  return Object.fromEntries(figures.filter(([, figure]) => !Number.isNaN(figure)))
}

/** The middle one of some figures, rounded. */
export function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
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
