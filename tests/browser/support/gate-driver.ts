import type { Page } from 'playwright/test'

import { addressOf, type Visible } from '#tests/models/gate.person.ts'
import { client, user } from '#tests/areas/account/models/own-account-samples.ts'

import { OwnArea } from '../pages/own-area.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { SessionTab } from '#tests/areas/account/browser/support/session-tab.ts'
import { text } from '../texts.ts'

const PREFIX = '/en'
const START = `${PREFIX}/about`

/** Drives where a person goes, and who it is. */
export class GateDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #otherTab = new SessionTab(this.page)
  /** The user type that the server answers with; while it is null the call waits. */
  #type: number | null = null

  constructor(page: Page) {
    super(page, { fetchAccount: ({ path }) => path === '/v2/account/' && this.#type === null })
  }

  protected async open(): Promise<void> {
    await this.#otherTab.open()
    await this.page.route(/\/v2\/account\/\?/, (route) =>
      this.#type === null ? route.fallback() : route.fulfill({ json: personOf(this.#type) }),
    )
    await this.page.route(/\/v2\/account\/clients\/profile\?/, (route) => route.fulfill({ json: client }))
    await this.page.route(/\/v2\/account\/clients\/protocols\?/, (route) => route.fulfill({ json: [] }))
    await this.page.goto(START)
  }

  async read(): Promise<Visible> {
    const { pathname, search } = new URL(this.page.url())
    return { address: `${pathname.slice(PREFIX.length)}${search}`, shows: await this.#shown() }
  }

  protected readonly causes: Causes = {
    'page.entered': async ({ place }) => {
      const address = `${PREFIX}${addressOf(place)}`
      // Where the gate leads, the person is already.
      if (this.#isLed(address)) return
      await this.page.goto(address)
    },
    'session.entering': () => this.#otherTab.keep(0),
    'session.signedOut': async () => {
      this.#type = null
      await this.#otherTab.drop()
    },
    'session.signedIn': async ({ userTypeId }) => {
      const type = Number(userTypeId)
      // The call may still be on its way here: it is held as long as nobody is known.
      const isAsked = this.#type === null
      if (isAsked) await this.answers.answer('fetchAccount', { ok: true, value: personOf(type) })
      this.#type = type
      if (!isAsked) await this.#otherTab.keep(0)
    },
  }

  #isLed(address: string): boolean {
    const { pathname, search } = new URL(this.page.url())
    return `${pathname}${search}` === address
  }

  async #shown(): Promise<Visible['shows']> {
    const [heading] = await this.#area.heading.allTextContents()
    if (heading === text('account:area.refused.title')) return 'that it is for others'
    if (await this.#area.navigation.isVisible()) return 'the own area'
    return heading === undefined ? 'nothing' : 'the page'
  }
}

const personOf = (type: number) => ({ ...user, user_id: type, user_type_id: type })
