import { expect, type Locator, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import { TOAST_DEFAULT_MS } from '#contract/constants.ts'
import type { ToastWish } from '#machines/toaster/toaster.ts'
import { client, user } from '#tests/areas/account/models/own-account-samples.ts'
import { PASS } from '#tests/models/support/moment.ts'
import type { Visible } from '#tests/models/toaster.person.ts'
import { wishedProduct, wishlistItem } from '#tests/areas/cart/models/wishlist-samples.ts'

import { Frame } from '../pages/frame.ts'
import { KeptPage } from '../pages/kept.ts'
import type { HeldCalls } from './held-answers.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { SessionTab } from '#tests/areas/account/browser/support/session-tab.ts'
import { text } from '../texts.ts'

const WISHLIST = '/v2/account/wishlist'
const PRODUCTS = 7

const HELD: HeldCalls = {
  account: ({ path }) => path === '/v2/account/',
  profile: ({ path }) => path === '/v2/account/clients/profile',
  fetchWishlist: ({ method, path }) => method === 'GET' && path === WISHLIST,
  changeWishlist: ({ path }) => path === WISHLIST,
  addToCart: ({ method, path }) => method === 'POST' && path === '/v2/storefront/cart',
}

/** Pictures are no part of it. */
const itemOf = (id: number) => ({ ...wishlistItem(id), assets: [] })
const list = Array.from({ length: PRODUCTS }, (_, index) => itemOf(index + 1))
const KEYS = ['common:wishlist.moved', 'common:wishlist.removed', 'common:cartNotice.refused']

/** By what a person is at the messages: whoever speaks to the browser needs neither. */
type Means = 'voice' | 'pointer' | 'keyboard'

/** Drives the messages on the page of the wishlist. Time stands still but where the walk lets it pass, and while a person is at a message. */
export class ToasterDriver extends PageDriver<Visible> {
  readonly #frame = new Frame(this.page)
  readonly #kept = new KeptPage(this.page)
  readonly #otherTab = new SessionTab(this.page)
  #means: Means = 'voice'
  #holds = 0
  /** Milliseconds that have passed since the hold began. */
  #held = 0

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.#otherTab.open()
    await this.page.goto('/en/wishlist')
    // Whoever comes signed in may ask for the list twice.
    await this.#kept.visitorWishlist.waitFor()
    await this.#otherTab.keep(0)
    for (const [call, value] of [
      ['account', user],
      ['profile', client],
      ['fetchWishlist', list],
    ] as const)
      await this.answers.answer(call, { ok: true, value })
    await expect(this.#kept.wishes).toHaveCount(PRODUCTS)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (event.type === PASS.type) return await this.#pass(elapsed)
    await super.event(event, elapsed)
    if (this.#means === 'voice') return
    if ((await this.#frame.dismissals.count()) === 0) await this.#leave()
    else {
      await this.page.clock.runFor(2 * TOAST_DEFAULT_MS)
      this.#held += 2 * TOAST_DEFAULT_MS
    }
  }

  async read(): Promise<Visible> {
    const found = await this.#messages.evaluateAll(
      (messages, undo) =>
        messages.map((message) => ({
          words: message.querySelector('p')?.textContent ?? '',
          interrupts: message.role === 'alert',
          canUndo: [...message.querySelectorAll('button')].some((button) => button.textContent === undo),
        })),
      text('common:undo'),
    )
    return found.map(({ words, ...rest }) => {
      const [name = ''] = /Product \d+/.exec(words) ?? []
      return { key: KEYS.find((key) => text(key, { name, reason: 'Sold' }) === words) ?? words, name, ...rest }
    })
  }

  protected readonly causes: Causes = {
    'toast.raised': async (event) => {
      const { tone, values } = event as unknown as ToastWish
      const name = String(values?.['name'])
      if (tone === 'info') return await this.#remove(name)
      await this.#kept.wishButton('toCartName', name).dispatchEvent('click')
      if (tone === 'error')
        return await this.answers.answer('addToCart', {
          ok: false,
          problem: { kind: 'refused', status: 409, message: 'Sold' },
        })
      await this.answers.answer('addToCart', {
        ok: true,
        value: withTotals([{ ...wishedProduct(idIn(name)), asset: null, quantity: 1 }], 0),
      })
      await this.#answerRemoval(name)
    },
    'toast.dismissed': ({ id }) =>
      this.#press(this.#message(id).getByRole('button', { name: text('common:toast.dismiss'), exact: true })),
    'toast.undone': async ({ id }) => {
      const name = nameOf(id)
      await this.#press(this.#message(id).getByRole('button', { name: text('common:undo'), exact: true }))
      await this.#answerChange('POST', name, itemOf(idIn(name)))
      await expect(this.#kept.wishButton('removeName', name)).toBeVisible()
    },
    'toasts.held': async () => {
      this.#holds += 1
      this.#means = this.#holds % 2 === 1 ? 'keyboard' : 'pointer'
      await this.#come()
    },
    'toasts.released': () => this.#leave(),
  }

  get #messages(): Locator {
    return this.#frame.messages.locator('[role="status"], [role="alert"]')
  }

  /** The n-th message is about the n-th product. */
  #message(id: unknown): Locator {
    return this.#messages.filter({ hasText: nameOf(id) })
  }

  /** Lets time pass, and sees that no message goes before its time. */
  async #pass(elapsed: number): Promise<void> {
    const before = await this.read()
    await this.page.clock.runFor(elapsed - this.#held - 1)
    expect(await this.read()).toEqual(before)
    await this.page.clock.runFor(1)
    // Nobody is told that a hold is over: the next one begins with a coming anew.
    if (this.#means !== 'voice') await this.#leave()
  }

  async #come(): Promise<void> {
    if (this.#means === 'pointer') return await this.#frame.messages.hover()
    await this.#frame.dismissals.last().focus()
    // The focus counts as a keyboard's once one has moved it.
    await this.page.keyboard.press('Shift+Tab')
  }

  async #leave(): Promise<void> {
    await this.page.mouse.move(0, 0)
    await this.#frame.main.focus()
    this.#means = 'voice'
    this.#held = 0
  }

  async #press(button: Locator): Promise<void> {
    if (this.#means === 'voice') return await button.dispatchEvent('click')
    if (this.#means === 'keyboard') {
      await button.focus()
      return await this.page.keyboard.press('Enter')
    }
    await button.click()
    // The messages below move up or down under the pointer.
    if ((await this.#frame.dismissals.count()) > 0) await this.#come()
  }

  async #remove(name: string): Promise<void> {
    await this.#kept.wishButton('removeName', name).dispatchEvent('click')
    await this.#answerRemoval(name)
  }

  async #answerRemoval(name: string): Promise<void> {
    await this.#answerChange('DELETE', name, { message: 'Done' })
  }

  /** Sees that a change of the wishlist is asked for, and answers it. */
  async #answerChange(method: string, name: string, value: unknown): Promise<void> {
    await expect.poll(() => this.answers.request('changeWishlist')?.method).toBe(method)
    expect(this.answers.sent('changeWishlist')?.body).toMatchObject({ product_variant_id: idIn(name) })
    await this.answers.answer('changeWishlist', { ok: true, value })
  }
}

const idIn = (name: string): number => Number(name.replace('Product ', ''))

const nameOf = (id: unknown): string => String(id).replace('toast-', 'Product ')
