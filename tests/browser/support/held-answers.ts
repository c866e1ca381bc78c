import { expect, type Page, type Request, type Route } from 'playwright/test'

import type { CallResult } from '#contract/result.ts'

/** The calls that the listing makes, named as its chart names the actors that make them. */
export type Held = 'options' | 'fetchCounts' | 'fetchProducts' | 'fetchNextPage'

const API = /\/api\/v2\/storefront\/(?:products|categories)\?/

/** Holds every answer of the catalogue's calls back until the test gives it. */
export class HeldAnswers {
  readonly #held = new Map<Held, Route>()

  /** Starts to hold the calls of a page. */
  async hold(page: Page): Promise<void> {
    this.#held.clear()
    await page.route(API, (route, request) => {
      this.#held.set(kindOf(request), route)
    })
    // What the page itself gave up is not waited for any more.
    page.on('requestfailed', (request) => this.#forget(request))
  }

  /** The calls that wait for their answer. */
  waiting(): readonly Held[] {
    return [...this.#held.keys()].toSorted((a, b) => a.localeCompare(b))
  }

  /** Gives the answer that a call waits for: a value, a refusal in the server's words, or none at all. */
  async answer(kind: Held, result: CallResult<unknown>): Promise<void> {
    // The page shows that it asks a moment before the call has come here.
    await expect.poll(() => this.#held.has(kind), `${kind} is asked for`).toBe(true)
    const route = this.#held.get(kind)
    if (!route) return
    this.#held.delete(kind)
    if (result.ok) return await route.fulfill({ json: result.value })
    if (result.problem.kind !== 'refused') return await route.abort('connectionfailed')
    const { status, message } = result.problem
    await route.fulfill({ status, json: { message } })
  }

  #forget(request: Request): void {
    for (const [kind, route] of this.#held) if (route.request() === request) this.#held.delete(kind)
  }
}

function kindOf(request: Request): Held {
  const { pathname, searchParams } = new URL(request.url())
  if (pathname.endsWith('/categories')) return searchParams.size > 1 ? 'fetchCounts' : 'options'
  return searchParams.get('page') === '1' ? 'fetchProducts' : 'fetchNextPage'
}
