import type { BrowserContext, Download, Locator, Page } from 'playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

/** The inspector as a developer meets it. */
export class InspectorPage {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(page: Page): Promise<InspectorPage> {
    await page.goto('/inspector')
    return new InspectorPage(page)
  }

  /** In a page beside those of the shop. */
  static async openBeside(context: BrowserContext): Promise<InspectorPage> {
    return await InspectorPage.open(await context.newPage())
  }

  /** The recordings: a page of the shop that is loaded anew begins another one. */
  async recordings(): Promise<readonly string[]> {
    return await this.#tabs.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  }

  async choose(recording: string): Promise<void> {
    await this.#tabs.selectOption(recording)
  }

  get #tabs(): Locator {
    return this.#page.getByRole('combobox', { name: 'Tab', exact: true })
  }

  /**
   * Looks at every event that the log finds by a word, with what it has changed, and then at where each running actor
   * that is named so stands. All that folds is open.
   */
  async walkThrough(word: string): Promise<void> {
    await this.#page.bringToFront()
    await this.#page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true
    })
    const kinds = this.#page.getByRole('group', { name: 'Filters of the log' }).getByRole('button', { pressed: true })
    for (const kind of await kinds.filter({ hasNotText: /^(Events|Started)$/ }).allTextContents())
      await this.button(kind).click()
    await this.#page.getByRole('searchbox', { name: 'Search the log' }).fill(word)
    await this.tab('Changes').click()
    await this.slider.focus()
    await this.slider.press('Home')
    await this.button('Step forward').evaluate(async (forward: HTMLElement) => {
      // A page that the browser draws no more must not hold the test up: its texts are read all the same.
      const drawn = () =>
        new Promise((go) => {
          requestAnimationFrame(go)
          setTimeout(go, 1000)
        })
      for (let steps = 1; forward.getAttribute('aria-disabled') !== 'true'; steps += 1) {
        forward.click()
        // What a press changes is there at once; the log scrolls only with a frame.
        await (steps % 8 === 0 ? drawn() : Promise.resolve())
      }
      await drawn()
    })
    await this.tab('After').click()
    const actors = this.#page.getByRole('treegrid').getByRole('row')
    for (const actor of await actors.filter({ hasText: word }).all()) await actor.click()
  }

  /** An actor that runs, among all of them. */
  actor(name: string): Locator {
    return this.#page.getByRole('treegrid').getByRole('row', { name, exact: true }).first()
  }

  /** In the drawing: an actor that the chart in sight invokes. */
  invoke(name: string): Locator {
    return this.#page.locator('[data-opens]').filter({ hasText: new RegExp(`^${name}$`) })
  }

  /** Of the chart in sight: its actor's name. */
  heading(name: string): Locator {
    return this.#page.getByRole('heading', { level: 2, name, exact: true })
  }

  /** Words of an actor's line that name a state it is in. */
  active(actor: string, state: string): Locator {
    return this.actor(actor).getByText(state)
  }

  tab(name: string): Locator {
    return this.#page.getByRole('tab', { name, exact: true })
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  /** Events that the chosen actor would not take now. */
  get ignoredOffer(): Locator {
    return this.#page
      .getByRole('list', { name: 'Events that the chart knows' })
      .getByRole('button', { name: 'would ignore it' })
  }

  get payload(): Locator {
    return this.#page.getByRole('textbox', { name: /^Payload of/ })
  }

  get send(): Locator {
    return this.button('Send')
  }

  get alert(): Locator {
    return this.#page.getByRole('alert')
  }

  /** Rows of the log whose event was sent from here. */
  get byHand(): Locator {
    return this.rows('Log').getByRole('option', { name: /by hand$/ })
  }

  /** Says why the last event changed nothing. */
  get reason(): Locator {
    return this.#page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('button', { name: /^(No active state of|The guard) / })
      .first()
  }

  /** The log, or the sequence. */
  rows(name: 'Log' | 'Sequence'): Locator {
    return this.#page.getByRole('listbox', { name })
  }

  /** Between two panels. */
  edge(name: string): Locator {
    return this.#page.getByRole('separator', { name, exact: true })
  }

  get slider(): Locator {
    return this.#page.getByRole('slider', { name: 'Record' })
  }

  get moment(): Locator {
    return this.#page.getByRole('group', { name: 'Moment' })
  }

  get state(): Locator {
    return this.#page.getByRole('banner').getByRole('status')
  }

  async save(): Promise<Download> {
    const saved = this.#page.waitForEvent('download')
    await this.button('Save').click()
    return await saved
  }

  async open(file: Files): Promise<void> {
    await this.#page.getByLabel('Recording').setInputFiles(file)
  }
}
