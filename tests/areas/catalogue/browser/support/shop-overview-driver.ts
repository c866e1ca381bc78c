import type { Locator, Page } from 'playwright/test'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { Visible } from '../../models/shop-overview.person.ts'

import { FrontDoor } from '#tests/browser/pages/front-door.ts'
import { FreshDataDriver } from '#tests/browser/support/fresh-data-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** Drives the front door and the foot below it, as far as the shop's overview is concerned. */
export class ShopOverviewDriver extends FreshDataDriver<Visible> {
  /** Every page of the shop has a foot: people come from where there is none. */
  protected readonly start = '/api/health'
  protected readonly expiry = FETCH_EXPIRY_MS
  protected readonly retry = null

  constructor(page: Page) {
    super(page, ({ path }) => path === '/v2/storefront/overview')
  }

  protected async open(): Promise<void> {
    await this.page.goto(this.start)
  }

  protected async enter(): Promise<void> {
    await this.page.goto('/en')
  }

  protected async enterAgain(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: text('common:home', { shop: 'Verbena' }, this.language), exact: true })
      .click()
  }

  async read(): Promise<Visible> {
    const door = new FrontDoor(this.page, this.language)
    return {
      address: this.path,
      asks: this.answers.waiting(),
      door: await doorOf(door),
      foot: {
        categories: await door.footLinks('categories').allTextContents(),
        goals: await door.footLinks('goals').allTextContents(),
      },
    }
  }
}

async function doorOf(door: FrontDoor): Promise<Visible['door']> {
  const [lead] = await door.lead.allTextContents()
  if (lead === undefined) return null
  const names = (links: Locator) => links.allTextContents()
  return {
    counts: (lead.match(/\d+/g) ?? []).map(Number),
    often: await names(door.often),
    goals: await names(door.goals),
    categories: await names(door.categories),
    zeroWaste: (await door.zeroWaste.count()) > 0,
    brands: await names(door.brands),
  }
}
