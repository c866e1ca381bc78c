import type { Page } from 'playwright/test'

import type { Visible } from '#tests/models/side-panel.person.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from './checks.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from '../texts.ts'

/** Drives the panel of the listing's filters. */
export class SidePanelDriver extends PageDriver<Visible> {
  readonly #listing = new ListingPage(this.page)

  constructor(page: Page) {
    super(page, {})
  }

  protected async open(): Promise<void> {
    await this.page.goto('/en/products')
    await settle(this.page)
  }

  async read(): Promise<Visible> {
    const [box] = await this.#listing.panel.evaluateAll((panels) =>
      panels.map((panel) => panel.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
    const width = this.page.viewportSize()?.width
    const button = this.page.getByRole('button', {
      name: text('catalogue:filters.open'),
      exact: true,
      includeHidden: true,
    })
    const [expanded] = await button.evaluateAll((buttons) => buttons.map(({ ariaExpanded }) => ariaExpanded === 'true'))
    const panel = box === undefined ? 'nowhere' : box.left === 0 ? 'left' : box.right === width ? 'right' : 'nowhere'
    return { panel, expanded: expanded === true }
  }

  protected readonly causes: Causes = {
    'sidePanel.open': () => this.#listing.filtersButton().click(),
    'sidePanel.close': () => this.page.keyboard.press('Escape'),
  }
}
