import { isDeepStrictEqual } from 'node:util'

import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Driver } from '#tests/models/support/driver.ts'
import { answering, PASS } from '#tests/models/support/moment.ts'

import { browserAlone } from './browser-alone.ts'
import { HeldAnswers, type HeldCalls } from './held-answers.ts'

/** How long what is predicted may take to be seen. A page is never known to be still. */
const PATIENCE_MS = 10_000

/** What a person does to cause an event. */
export type Causes = Readonly<Record<string, (event: AnyEventObject) => Promise<void>>>

/** Drives the real shop in a browser: a person's events through the page, the network's answers held until they are due. */
export abstract class PageDriver<Seen> implements Driver<Seen> {
  protected readonly page: Page
  protected readonly answers: HeldAnswers
  protected abstract readonly causes: Causes

  constructor(page: Page, held: HeldCalls) {
    this.page = page
    this.answers = new HeldAnswers(held)
  }

  /** Opens the page at which the chart starts. */
  protected abstract open(): Promise<void>

  /** What can be seen now. No question in it waits: what is asked for may vanish while the page changes. */
  abstract read(): Promise<Seen>

  async reset(): Promise<void> {
    await this.page.clock.install()
    await browserAlone(this.page)
    await this.answers.listen(this.page)
    await this.answers.hold(this.page)
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

  async settle(predicted: unknown): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline && !isDeepStrictEqual(await this.read(), predicted)) await this.#nextTask()
  }

  project(seen: Seen): Seen {
    return seen
  }

  // A message channel needs no clock, which the tests hold.
  async #nextTask(): Promise<void> {
    await this.page.evaluate('new Promise((done) => { const channel = new MessageChannel(); channel.port1.onmessage = done; channel.port2.postMessage(null) })')
  }
}
