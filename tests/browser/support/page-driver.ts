import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Driver, Whereabouts } from '#tests/models/support/driver.ts'
import { answering, PASS } from '#tests/models/support/moment.ts'

import { Barrier } from './barrier.ts'
import { browserAlone } from './browser-alone.ts'
import { HeldAnswers, type HeldCalls } from './held-answers.ts'

/** Milliseconds, in real time, that a step may take to come to rest. */
const STEP_MS = 5000
/** Those that a document may take to come. */
const START_MS = 15_000

/** The operation of a person that causes each event. */
export type Causes = Readonly<Record<string, (event: AnyEventObject) => Promise<void>>>

/**
 * Drives the real shop in a browser: a person's events through the page, the network's answers held until they are due.
 * The time of its charts stands but where a walk lets it pass.
 */
export abstract class PageDriver<Seen> implements Driver<Seen> {
  protected readonly page: Page
  protected readonly answers: HeldAnswers
  /** Imports of code that the walk holds back. */
  protected heldImports = 0
  readonly #barrier: Barrier
  protected abstract readonly causes: Causes

  constructor(page: Page, held: HeldCalls) {
    this.page = page
    this.answers = new HeldAnswers(held)
    this.#barrier = new Barrier(page)
  }

  /** The keys of the transitions that the page's charts have taken, whichever they are. */
  get taken(): ReadonlySet<string> {
    return this.#barrier.taken
  }

  /** Opens the page at which the chart starts. */
  protected abstract open(): Promise<void>

  /** Must not wait: the page is at rest. */
  abstract read(): Promise<Seen>

  async reset(): Promise<void> {
    this.page.setDefaultTimeout(STEP_MS)
    this.page.setDefaultNavigationTimeout(START_MS)
    await this.answers.listen(this.#barrier)
    await browserAlone(this.page)
    await this.open()
  }

  async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (event.type === PASS.type) return await this.page.clock.runFor(elapsed)
    const id = answering(event)
    if (id !== undefined) return await this.answers.answer(id, event['output'] as CallResult<unknown>)
    const cause = this.causes[event.type]
    if (!cause) throw new Error(`nobody can cause ${event.type}`)
    await cause(event)
  }

  /** Acts, and waits until a chart has taken an event since. */
  protected async told(chart: string, act: () => Promise<void>): Promise<void> {
    const until = Date.now() + STEP_MS
    const now = { chart, value: undefined, mayBeAbsent: false, heldImports: this.heldImports, beyond: -1, within: 0 }
    const { count } = await this.#barrier.settle(now)
    await act()
    while ((await this.#barrier.settle(now)).count <= count)
      if (Date.now() > until) throw new Error(`${chart} was told nothing`)
  }

  async settle(where?: Whereabouts): Promise<void> {
    const until = Date.now() + STEP_MS
    for (let beyond = -1; ;) {
      const sight = await this.#barrier.settle({
        chart: where?.chart,
        value: where?.value,
        mayBeAbsent: where?.mayBeAbsent === true,
        heldImports: this.heldImports,
        beyond,
        within: Math.max(0, until - Date.now()),
      })
      this.answers.keepOnly(sight.held)
      const isReached = sight.isThere && (!where || sight.count < 0 || where.holds(sight.value, sight.context))
      if (isReached) return
      if (!sight.isThere) throw new Error(lost(where, sight))
      beyond = sight.count
    }
  }

  project(seen: Seen): Seen {
    return seen
  }
}

function lost(
  where: Whereabouts | undefined,
  { value, context, busy }: { readonly value: unknown; readonly context: unknown; readonly busy: readonly string[] },
): string {
  const waits = busy.length > 0 ? `the page waits for ${busy.join(', ')}; ` : ''
  if (!where) return `${waits}nothing else is known of it`
  return `${waits}${where.chart} is in ${JSON.stringify(value)} instead of ${JSON.stringify(where.value)}, with ${JSON.stringify(context)}, of which ${where.told} is predicted`
}
