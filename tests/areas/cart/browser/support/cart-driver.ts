import { expect, type Locator, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import type { Timed } from '#machines/kept-list/kept-list.events.ts'
import type { ShownCall } from '../../models/cart.person.ts'
import { user } from '#tests/areas/account/models/own-account-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { CartPage } from '../pages/cart.ts'
import { settle } from '#tests/browser/support/checks.ts'
import type { HeldCalls } from '#tests/browser/support/held-answers.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const CART = '/v2/storefront/cart'

/** The calls that sign a user in. */
export const ENTERING: HeldCalls = {
  account: ({ path }) => path === '/v2/account/',
  profile: ({ path }) => path === '/v2/account/clients/profile',
}

const HELD: HeldCalls = {
  ...ENTERING,
  fetchList: ({ method, path }) => path === CART && method === 'GET',
  sendChange: ({ path }) => path === CART,
}

/** Drives a page with the cart in it. Who signs in and out does so in another tab. */
export abstract class CartDriver<Seen> extends PageDriver<Seen> {
  protected readonly cart = new CartPage(this.page)
  /** The page at which a visitor begins. */
  protected abstract readonly address: string
  protected userId = 0
  #other: Page | undefined
  #signIns = 0

  constructor(page: Page, held: HeldCalls = HELD) {
    super(page, held)
  }

  protected async open(): Promise<void> {
    await this.page.route('**/api/v2/account/wishlist?*', (route) => route.fulfill({ json: [] }))
    await this.page.route('**/api/v2/storefront/cart/fillings?*', (route) => route.fulfill({ json: [] }))
    this.#other = await this.page.context().newPage()
    // A page of the shop's origin with nothing of the shop on it.
    await this.#other.goto('/api/health')
    await this.page.goto(this.address)
    await settle(this.page)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === undefined) return await super.event(event, elapsed)
    const { result } = event['output'] as Timed<Cart>
    // An answer with a total tells of an empty cart, whatever else it says (cart.answer-with-total-is-empty).
    const isEmpty = result.ok && result.value.items.length === 0
    await this.answers.answer(id, isEmpty ? { ok: true, value: { total: 0 } } : result)
    if (id === 'sendChange' && !result.ok && result.problem.kind === 'refused' && result.problem.status === 409)
      await this.dismiss(result.problem.message)
  }

  protected readonly coming: Causes = {
    'session.signedIn': ({ userId }) => this.#signIn(Number(userId)),
    'session.signedOut': () => this.other.evaluate("localStorage.removeItem('access_token')"),
    // Both happen by themselves, at once.
    'queue.opened': () => Promise.resolve(),
    'queue.adopted': () => Promise.resolve(),
  }

  /** The tab in which people sign in and out. */
  protected get other(): Page {
    if (!this.#other) throw new Error('the other tab is not open')
    return this.#other
  }

  /** The count in the head of the page, as shown and as read out; null for each that is absent. */
  protected async readHead(): Promise<{ readonly count: number | null; readonly said: number | null }> {
    return { count: await numberIn(this.cart.anyEntry), said: await numberIn(this.cart.said) }
  }

  /** The call of the cart that is on its way. */
  protected readCall(): ShownCall | 'fetch' | null {
    if (this.answers.request('fetchList')) return 'fetch'
    const call = this.answers.request('sendChange')
    if (!call) return null
    const key = call.headers['idempotency-key'] ?? ''
    return { method: call.method, body: call.body, key: key.slice(key.lastIndexOf('-') + 1) }
  }

  /** Sees a message, and dismisses it. */
  protected async dismiss(words: string): Promise<void> {
    const message = this.cart.message(words)
    await message.getByRole('button', { name: text('common:toast.dismiss'), exact: true }).click()
    await expect(message).toHaveCount(0)
  }

  /** The time of the page, in milliseconds since 1970. */
  protected async now(): Promise<number> {
    return Number(await this.page.evaluate('Date.now()'))
  }

  async #signIn(userId: number): Promise<void> {
    this.#signIns += 1
    this.userId = userId
    await this.other.evaluate(keepTokens, `token ${this.#signIns}`)
    // A signed-in user is announced again if their type has changed.
    const user_type_id = this.#signIns % 2 === 0 ? USER_TYPES.Admin : USER_TYPES.Client
    await this.answers.answer('account', { ok: true, value: { ...user, user_id: userId, user_type_id } })
    await this.cart.anyEntry.waitFor()
  }
}

function keepTokens(token: string): void {
  localStorage.setItem('verbena:tokens-at', String(Date.now()))
  localStorage.setItem('refresh_token', token)
  // Last: other tabs read all three once this one changes.
  localStorage.setItem('access_token', token)
}

/** The number in what a part of the page says; null where it says none. */
async function numberIn(locator: Locator): Promise<number | null> {
  const [name = ''] = await locator.evaluateAll((found) =>
    found.map((element) => element.ariaLabel ?? element.textContent),
  )
  const [digits] = /\d+/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}
