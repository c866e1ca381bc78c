import type { Download, Locator, Page } from 'playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

/** The inspector as a developer meets it. */
export class InspectorPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** An actor that runs, among all of them. */
  actor(name: string): Locator {
    return this.#page.getByRole('treegrid').getByRole('row', { name, exact: true }).first()
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
    return this.#page.getByRole('listbox', { name: 'Log' }).getByRole('option', { name: /by hand$/ })
  }

  /** Why the last event has moved nothing. */
  get reason(): Locator {
    return this.#page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('button', { name: /^(No active state of|The guard) / })
      .first()
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
