import { expect, type ConsoleMessage, type Page, type Request } from 'playwright/test'

/** Sees what a page must not do unnoticed: write to the console, throw, ask for what it does not get. */
export class Watch {
  endsBusy = false
  leavesAccessibility = false
  readonly #console: RegExp[] = []
  readonly #requests: RegExp[] = []
  readonly #seen: string[] = []
  readonly #met = new Set<RegExp>()
  readonly #onItsWay = new Set<Request>()

  constructor(page: Page) {
    page.on('console', (message) => this.#onConsole(message))
    page.on('pageerror', (error) => this.#note(this.#console, error.message, `thrown: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(this.#requests, response.url(), `${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => this.#onItsWay.add(request))
    page.on('requestfinished', (request) => this.#onItsWay.delete(request))
    page.on('requestfailed', (request) => {
      this.#onItsWay.delete(request)
      const reason = request.failure()?.errorText ?? ''
      // The page itself gave the answer up: it went elsewhere, or wanted another one.
      if (reason !== 'net::ERR_ABORTED') this.#note(this.#requests, request.url(), `${reason} ${request.url()}`)
    })
  }

  /** Names a console line that belongs to the test. It must be written at least once. */
  expectConsole(pattern: RegExp): void {
    this.#console.push(pattern)
  }

  /** Names an address that is meant to fail in the test. It must do so at least once. */
  expectFailure(pattern: RegExp): void {
    this.#requests.push(pattern)
  }

  /** Names an address that may fail in the test. */
  mayFail(pattern: RegExp): void {
    this.#requests.push(pattern)
    this.#met.add(pattern)
  }

  /** The test ends while the page still waits for something that is held back. */
  mayEndBusy(): void {
    this.endsBusy = true
  }

  /** Other tests look at the accessibility of such a page. */
  leaveAccessibility(): void {
    this.leavesAccessibility = true
  }

  /** The addresses of what the page has asked for and does not have yet. */
  onItsWay(): readonly string[] {
    return [...this.#onItsWay].map((request) => request.url())
  }

  /**
   * Waits until every change that the page has told the shop is answered, and so is what follows from its answer. A page that
   * is left before that may lose it.
   */
  async changesToldBy(page: Page): Promise<void> {
    const changes = () =>
      [...this.#onItsWay]
        .filter((request) => request.method() !== 'GET')
        .map((request) => `${request.method()} ${request.url()}`)
    const isAtRest = async () => {
      if (changes().length === 0)
        await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
      return changes()
    }
    await expect.poll(isAtRest, { message: 'changes on their way as the page is left', timeout: 5000 }).toEqual([])
  }

  /** Problems seen but not named, and problems named but not seen. */
  problems(): readonly string[] {
    return [...this.#seen, ...this.unmet().map((pattern) => `never happened: ${pattern}`)]
  }

  /** Problems named but not seen so far. */
  unmet(): readonly string[] {
    return [...this.#console, ...this.#requests].filter((pattern) => !this.#met.has(pattern)).map(String)
  }

  #onConsole(message: ConsoleMessage): void {
    if (!['error', 'warning', 'assert'].includes(message.type())) return
    // Chromium writes a line for each answer that is an error; the answer itself is judged above.
    const isAboutAnswer = message.text().startsWith('Failed to load resource')
    if (isAboutAnswer) return
    this.#note(this.#console, message.text(), `${message.type()}: ${message.text()}`)
  }

  #note(named: readonly RegExp[], subject: string, problem: string): void {
    const pattern = named.find((candidate) => candidate.test(subject))
    if (pattern) this.#met.add(pattern)
    else this.#seen.push(problem)
  }
}
