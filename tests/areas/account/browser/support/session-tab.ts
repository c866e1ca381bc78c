import type { Page } from 'playwright/test'

import type { Tokens } from '#areas/account/contract/auth.ts'
import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import type { TakenRecord } from '#areas/protocols/contract/taken.ts'
import { report } from '#tests/areas/commission/models/commission-samples.ts'
import { todayOf } from '#tests/areas/orders/models/today-samples.ts'
import { store } from '#tests/areas/practice/models/store-samples.ts'

const NO_ROWS = { data: [], current_page: 1, limit: 1, total_pages: 0, total_results: 0 }
const NO_MARKS: TakenRecord = { marks: [], readers: [] }
/** Answers for a user who has nothing yet, by the path of the call. */
const NOTHING: readonly (readonly [RegExp, unknown])[] = [
  [/\/v2\/storefront\/cart\?/, EMPTY_CART],
  [/\/v2\/storefront\/cart\/fillings\?/, []],
  [/\/v2\/account\/(wishlist|sessions|practitioners\/(folders|clients)|clients\/(protocols|invitations))\?/, []],
  [/\/v2\/account\/clients\/taken\?/, NO_MARKS],
  [/\/v2\/account\/clients\/plan-feed\?/, { since: null }],
  [/\/v2\/account\/store\?/, store()],
  [/\/v2\/account\/practitioners\/commission\?/, report],
  [/\/v2\/account\/leaving\?/, { commission: [], has_bank_details: false }],
  [/\/v2\/mail\/choices\?/, { topics: [], asked: null }],
  [/\/v2\/admin\/today\?/, todayOf()],
  [/\/v2\/admin\/import\?/, { import: null }],
  [/\/v2\/admin\/commission\?/, { ...NO_ROWS, next_payout: report.next_payout }],
  [/\/v2\/(admin\/(practitioners|orders)|account\/practitioners\/(protocols|commission\/payouts))\?/, NO_ROWS],
]

/** Lets the tokens of the browser go, and nothing else that it has stored. */
export function letGo(): void {
  for (const name of ['access_token', 'refresh_token', 'verbena:tokens-at']) localStorage.removeItem(name)
}

/** Another tab of the same browser, in which somebody signs in and out with tokens of the tests' own: no server knows them. */
export class SessionTab {
  readonly #page: Page
  #tab: Page | undefined
  #stored = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens the tab, and answers in the first one what the shop asks for besides the account. */
  async open(): Promise<void> {
    this.#tab = await this.#page.context().newPage()
    // A page of the shop's origin with nothing of the shop on it.
    await this.#tab.goto('/api/health')
    for (const [call, json] of NOTHING) await this.#page.route(call, (route) => route.fulfill({ json }))
  }

  /** Stores tokens that are so many milliseconds old. */
  async keep(age: number): Promise<void> {
    await this.#tab?.evaluate(
      ([{ access_token, refresh_token }, milliseconds]) => {
        localStorage.setItem('verbena:tokens-at', String(Date.now() - milliseconds))
        localStorage.setItem('refresh_token', refresh_token)
        // Last: other tabs read all three once this one changes.
        localStorage.setItem('access_token', access_token)
      },
      [this.newTokens(), age] as const,
    )
  }

  async drop(): Promise<void> {
    await this.#tab?.evaluate(letGo)
  }

  /** Tokens that nobody has had before. */
  newTokens(): Tokens {
    this.#stored += 1
    return { access_token: `access-${this.#stored}`, refresh_token: `refresh-${this.#stored}` }
  }
}
