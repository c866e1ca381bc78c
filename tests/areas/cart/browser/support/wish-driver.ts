import { expect, type Locator, type Page, type Route } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { EMPTY_CART } from '#areas/cart/contract/cart.ts'
import type { ShopWish } from '#machines/cart/wish/wish.ts'
import { user } from '#tests/areas/account/models/own-account-samples.ts'
import { answering } from '#tests/models/support/moment.ts'
import { products, type Visible } from '../../models/wish.person.ts'
import { wishlistItem } from '../../models/wishlist-samples.ts'

import { CartPage } from '../pages/cart.ts'
import { KeptPage } from '#tests/browser/pages/kept.ts'
import { SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { SessionTab } from '#tests/areas/account/browser/support/session-tab.ts'
import { text } from '#tests/browser/texts.ts'

const USER = { ...user, user_type_id: USER_TYPES.Admin }
const KINDS = ['cart', 'wishlist'] as const

/** Drives the listing before a visitor who wants something of it. */
export class WishDriver extends PageDriver<Visible> {
  readonly #cart = new CartPage(this.page)
  readonly #kept = new KeptPage(this.page)
  readonly #signIn = new SignInPage(this.page)
  readonly #tab = new SessionTab(this.page)
  /** Changes that the server has, and those still to send. */
  readonly #told: unknown[] = []
  readonly #granted: unknown[] = []

  constructor(page: Page) {
    super(page, { account: ({ path }) => path === '/v2/account/' })
  }

  protected async open(): Promise<void> {
    await this.#tab.open()
    const total_results = products.length
    const listed = {
      data: products,
      total_results,
      total_pages: 1,
      current_page: 1,
      limit: 26,
      available_products: total_results,
      unavailable_products: 0,
    }
    await this.page.route('**/api/v2/storefront/products?*', (route) => route.fulfill({ json: listed }))
    await this.page.route('**/api/v2/auth/login?*', (route) =>
      route.fulfill({ json: { access_token: 'by the form', refresh_token: 'by the form' } }),
    )
    await this.page.route('**/api/v2/storefront/cart?*', (route) => this.#hear(route, EMPTY_CART))
    await this.page.route('**/api/v2/account/wishlist?*', (route) => this.#hear(route, wishlistItem(2)))
    await this.page.goto('/en/products')
    await settle(this.page)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    // Nothing is sent twice, and nothing that was undone.
    if (event.type !== 'wish.delivered') expect(inAnyOrder(this.#told)).toEqual(inAnyOrder(this.#granted))
    if (answering(event) === undefined) return await super.event(event, elapsed)
    const [wish] = event['output'] as readonly ShopWish[]
    if (!wish) return
    await this.#want(wish)
    await this.#panel.waitFor()
    await this.page.reload()
    await settle(this.page)
  }

  async read(): Promise<Visible> {
    const asked = await this.#asked()
    if (asked) return { head: null, asked }
    return { head: (await this.#signIn.entry.isVisible()) ? 'visitor' : 'person', asked }
  }

  protected readonly causes: Causes = {
    'wish.keep': ({ wish }) => this.#want(wish as ShopWish),
    // By keyboard: with the clock stopped, messages may cover the button.
    'wish.decline': () =>
      this.#panel.getByRole('button', { name: text('account:wish.decline'), exact: true }).press('Enter'),
    'wish.delivered': async ({ wish }) => {
      this.#granted.push(callOf(wish as ShopWish))
      // Cart and wishlist tell the server each for itself.
      await expect.poll(() => this.#told).toEqual(expect.arrayContaining(this.#granted))
    },
    'session.entering': () => this.#enter(),
    'session.signedIn': () => this.answers.answer('account', { ok: true, value: USER }),
    'session.signedOut': () => this.#leave(),
  }

  get #panel(): Locator {
    return this.page.getByRole('dialog', { name: text('account:wish.title'), exact: true })
  }

  async #asked(): Promise<Visible['asked']> {
    const words = await this.#panel.getByRole('paragraph').allTextContents()
    const all = KINDS.flatMap((kind) => products.map(({ name }) => ({ kind, name })))
    const asked = words.flatMap((line) =>
      all.filter(({ kind, name }) => line === text(`account:wish.${kind}`, { name })),
    )
    return asked.length > 0 ? asked : null
  }

  async #want(wish: ShopWish): Promise<void> {
    if (wish.kind === 'cart') await this.#cart.add(wish.product.name).click()
    else await this.#kept.heart(wish.name).click()
  }

  /** Signs in where the page asks for it, else in another tab. */
  async #enter(): Promise<void> {
    if (!(await this.#panel.isVisible())) return await this.#tab.keep(0)
    await this.#panel.getByLabel(text('account:signIn.email'), { exact: true }).fill(user.email)
    await this.#panel.getByLabel(text('account:signIn.login.password'), { exact: true }).fill('A password of 8')
    await this.#panel.getByRole('button', { name: text('account:signIn.login.title'), exact: true }).press('Enter')
  }

  /** Whose account is still asked for has tokens of no use. */
  async #leave(): Promise<void> {
    if (this.answers.request('account'))
      return await this.answers.answer('account', {
        ok: false,
        problem: { kind: 'refused', status: 401, message: 'Unknown' },
      })
    await this.#tab.drop()
  }

  /** Hears what is to be kept; of what is kept already there is nothing. */
  async #hear(route: Route, kept: unknown): Promise<void> {
    const request = route.request()
    const isWrite = request.method() === 'POST'
    if (isWrite) this.#told.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() as unknown })
    const isList = !isWrite && request.url().includes('/wishlist')
    await route.fulfill({ json: isList ? [] : kept })
  }
}

const inAnyOrder = (calls: readonly unknown[]): readonly string[] =>
  calls.map((call) => JSON.stringify(call)).toSorted()

/** The call by which a wish is carried out. */
function callOf(wish: ShopWish) {
  if (wish.kind === 'wishlist')
    return {
      path: '/api/v2/account/wishlist',
      body: { product_id: wish.product_id, product_variant_id: wish.product_variant_id },
    }
  const { product_id, product_variant_id } = wish.product
  return { path: '/api/v2/storefront/cart', body: { product_id, product_variant_id, quantity: wish.quantity } }
}
