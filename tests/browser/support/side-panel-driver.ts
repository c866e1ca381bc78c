import type { Page } from 'playwright/test'

import type { Visible } from '#tests/models/side-panel.person.ts'

import { ListingPage } from '../pages/listing.ts'
import { settle } from './checks.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from './texts.ts'

/** So late that everything of the page's own has had its time. */
const LATER_MS = 600_000

/** Drives the panel of the listing's filters. Time stands still but where the walk lets it pass. */
export class SidePanelDriver extends PageDriver<Visible> {
  readonly #listing = new ListingPage(this.page)

  constructor(page: Page) {
    super(page, {})
  }

  protected async open(): Promise<void> {
    await this.page.goto('/en/products')
    await settle(this.page)
    // Its code comes with the first opening, and what waits for code shows it only where time goes by.
    await this.#listing.filtersButton().click()
    await this.#listing.panel.waitFor()
    await this.page.keyboard.press('Escape')
    await this.#listing.panel.waitFor({ state: 'hidden' })
    await this.page.clock.pauseAt(await this.page.evaluate((later) => Date.now() + later, LATER_MS))
  }

  async read(): Promise<Visible> {
    const [box] = await this.#listing.panel.evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
    const width = this.page.viewportSize()?.width
    const button = this.page.getByRole('button', { name: text('catalogue:filters.open'), exact: true, includeHidden: true })
    const [expanded] = await button.evaluateAll((buttons) => buttons.map(({ ariaExpanded }) => ariaExpanded === 'true'))
    const panel = box === undefined ? 'nowhere' : box.left === 0 ? 'left' : box.right === width ? 'right' : 'nowhere'
    return { panel, expanded: expanded === true }
  }

  protected readonly causes: Causes = {
    'sidePanel.open': () => this.#listing.filtersButton().click(),
    'sidePanel.close': () => this.page.keyboard.press('Escape'),
  }
}
