import { expect, type Page } from 'playwright/test'

import { PASSWORD } from './people.ts'

const ACCESS = 'access_token'

/** Another tab of the same browser, in which somebody signs in and out while a page stands. */
export class OtherTab {
  readonly #page: Page
  readonly #email: string
  #tab: Page | undefined
  #tokens: Readonly<Record<string, string>> | undefined

  constructor(page: Page, email: string) {
    this.#page = page
    this.#email = email
  }

  /** Signs in, or out where somebody is, and waits until the page knows. */
  async changePerson(): Promise<void> {
    // A page of the shop's origin with nothing of the shop on it.
    this.#tab ??= await this.#open()
    const isSignedIn = await this.#tab.evaluate((access) => localStorage.getItem(access) !== null, ACCESS)
    if (isSignedIn) {
      await this.#tab.evaluate((access) => localStorage.removeItem(access), ACCESS)
      // In whatever language the page is by now.
      return await this.#page.getByRole('banner').locator('a[href*="/login"]').waitFor()
    }
    this.#tokens ??= await this.#signIn()
    // Whose cart it is is known last.
    const known = this.#page.waitForRequest(/\/api\/v2\/storefront\/cart\?/)
    await this.#tab.evaluate((kept) => {
      localStorage.setItem('verbena:tokens-at', String(Date.now()))
      // The access token last: other tabs read all three once it changes.
      for (const name of ['refresh_token', 'access_token']) localStorage.setItem(name, kept[name] ?? '')
    }, this.#tokens)
    await known
  }

  async #open(): Promise<Page> {
    const tab = await this.#page.context().newPage()
    await tab.goto('/api/health')
    return tab
  }

  async #signIn(): Promise<Readonly<Record<string, string>>> {
    const answer = await this.#page.request.post('/api/v2/auth/login', {
      data: { email: this.#email, password: PASSWORD },
    })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as Record<string, string>
  }
}
