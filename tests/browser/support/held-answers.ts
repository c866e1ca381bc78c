import { expect, type Page, type Request, type Route } from 'playwright/test'

import type { CallResult } from '#contract/result.ts'

/** Which calls of a page are held back, each named by the id of the actor that makes it. The first that fits counts. */
export type HeldCalls = Readonly<Record<string, (call: HeldCall) => boolean>>

export interface HeldCall {
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly query: URLSearchParams
}

/** What a call has sent. */
export interface SentCall {
  /** Below `/api`. */
  readonly path: string
  readonly language: string | null
  readonly body: unknown
}

const API = '/api'
/** By what name a page tells that it has an answer. */
const TAKEN = 'tellTaken'

/** Holds the answers of calls back until the test gives them. Calls that are not held are answered by the shop. */
export class HeldAnswers {
  readonly #calls: HeldCalls
  readonly #held = new Map<string, Route>()
  /** How many answers its page has, by the address of the call. */
  readonly #taken = new Map<string, number>()

  constructor(calls: HeldCalls) {
    this.#calls = calls
  }

  /** Lets a page, before it is opened, tell which answers it has. */
  async listen(page: Page): Promise<void> {
    await page.exposeFunction(TAKEN, (url: string) => void this.#taken.set(url, this.#takenOf(url) + 1))
    await page.addInitScript(tellTaken, TAKEN)
  }

  /** Starts to hold the calls of a page; once more, to go before what else answers them by now. */
  async hold(page: Page): Promise<void> {
    this.#held.clear()
    await page.route(`**${API}/**`, async (route, request) => {
      const kind = this.#kindOf(request)
      if (kind === undefined) return await route.fallback()
      this.#held.set(kind, route)
    })
    // What the page itself gave up is not waited for any more.
    page.on('requestfailed', (request) => this.#forget(request))
  }

  /** The calls that wait for their answer. */
  waiting(): readonly string[] {
    return [...this.#held.keys()].toSorted((a, b) => a.localeCompare(b))
  }

  /** The request of a call that waits. */
  request(kind: string): Request | undefined {
    return this.#held.get(kind)?.request()
  }

  /** What a call that waits has sent. */
  sent(kind: string): SentCall | undefined {
    const request = this.request(kind)
    if (!request) return undefined
    const { pathname, searchParams } = new URL(request.url())
    return { path: pathname.slice(API.length), language: searchParams.get('language_code'), body: request.postDataJSON() as unknown }
  }

  /** Gives the answer that a call waits for: a value, a refusal in the server's words, or none at all. */
  async answer(kind: string, result: CallResult<unknown>): Promise<void> {
    // The page shows that it asks a moment before the call has come here.
    await expect.poll(() => this.#held.has(kind), `${kind} is asked for`).toBe(true)
    const route = this.#held.get(kind)
    if (!route) return
    this.#held.delete(kind)
    if (result.ok) return await (result.value === undefined ? route.fulfill({ status: 204 }) : route.fulfill({ json: result.value }))
    // A second failure in a row looks like the first: what comes next would come before the page has heard of it.
    const url = route.request().url()
    const taken = this.#takenOf(url)
    if (result.problem.kind === 'refused') {
      const { status, message, errors } = result.problem
      await route.fulfill({ status, json: { message, errors } })
    } else await route.abort('connectionfailed')
    await expect.poll(() => this.#takenOf(url), { message: `${kind} is heard of`, intervals: [10] }).toBeGreaterThan(taken)
  }

  #takenOf(url: string): number {
    return this.#taken.get(url) ?? 0
  }

  #kindOf(request: Request): string | undefined {
    const { pathname, searchParams } = new URL(request.url())
    const call: HeldCall = { method: request.method(), path: pathname.slice(API.length), query: searchParams }
    return Object.entries(this.#calls).find(([, isOne]) => isOne(call))?.[0]
  }

  #forget(request: Request): void {
    for (const [kind, route] of this.#held) if (route.request() === request) this.#held.delete(kind)
  }
}

/** Tells the address of each call of a page that has its whole answer there, or has failed. */
function tellTaken(name: string): void {
  const fetch = window.fetch.bind(window)
  const tell = Reflect.get(window, name) as (url: string) => void
  window.fetch = async (input, options) => {
    try {
      const response = await fetch(input, options)
      await response.clone().arrayBuffer()
      return response
    } finally {
      tell(input instanceof Request ? input.url : new URL(input, location.href).href)
    }
  }
}
