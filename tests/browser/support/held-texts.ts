import type { Page, Route } from 'playwright/test'

/** Holds the files of texts back until the test lets them come, or fail to. */
export class HeldTexts {
  /** By language and file: `de/common`. */
  #held = new Map<string, Route>()
  #late: readonly Route[] = []

  async hold(page: Page): Promise<void> {
    await page.route('**/locales/**', async (route, request) => {
      const [language = '', file = ''] = new URL(request.url()).pathname.replace('.json', '').split('/').slice(2)
      this.#held.set(`${language}/${file}`, route)
    })
  }

  /** The files that are on their way. */
  waiting(): readonly string[] {
    return [...this.#held.keys()].toSorted((a, b) => a.localeCompare(b))
  }

  /** Lets all files come, or fail to. */
  async answer(loaded: boolean): Promise<void> {
    const routes = [...this.#held.values()]
    this.#held.clear()
    await Promise.all(routes.map((route) => (loaded ? route.continue() : route.fulfill({ status: 404 }))))
  }

  /** What is held now nobody waits for any more. */
  leave(): void {
    this.#late = [...this.#late, ...this.#held.values()]
    this.#held.clear()
  }

  /** Lets the files come that nobody waits for any more. */
  async bringLate(): Promise<void> {
    const routes = this.#late
    this.#late = []
    await Promise.all(routes.map(async (route) => {
      await route.continue()
      await (await route.request().response())?.finished()
    }))
  }
}
