import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import { user } from '#tests/areas/account/models/own-account-samples.ts'
import { cartLine } from '../../models/wishlist.model.ts'
import type { Said, SeenItem, Visible } from '../../models/wishlist.person.ts'

import { CartPage } from '../pages/cart.ts'
import type { HeldCalls } from '#tests/browser/support/held-answers.ts'
import { KeptDriver, pressable } from '#tests/browser/support/kept-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const CALL = '/v2/account/wishlist'
const CART = '/v2/storefront/cart'

const HELD: HeldCalls = {
  fetchList: ({ method, path }) => path === CALL && method === 'GET',
  sendChange: ({ path }) => path === CALL,
  addToCart: ({ method, path }) => path === CART && method === 'POST',
}

const line = cartLine(4)
const cart = withTotals([{ ...line, quantity: 1 }], 0)
const fuller = withTotals(
  [
    { ...line, quantity: 1 },
    { ...cartLine(1), quantity: 1 },
  ],
  0,
)

/** Drives the page of the wishlist. */
export class WishlistDriver extends KeptDriver<Visible> {
  readonly #cart = new CartPage(this.page)

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.openAt('/en/wishlist')
    await this.page.route(/\/v2\/storefront\/cart\?/, async (route, request) => {
      if (request.method() === 'POST') await route.fallback()
      else await route.fulfill({ json: cart })
    })
  }

  async read(): Promise<Visible> {
    const { kept } = this
    if (await kept.visitorWishlist.isVisible()) return 'of a visitor'
    const names = await kept.wishes.getByRole('link').allTextContents()
    const isEmpty = await kept.emptyWishlist.isVisible()
    const failed = await kept.failure(text('shopping:wishlist.failed'))
    const all = await pressable(kept.button('shopping:wishlist.allToCart'))
    return {
      items: names.length === 0 && !isEmpty ? null : await Promise.all(names.map((name) => this.#item(name))),
      loading: await kept.loading('shopping:wishlist.loading').isVisible(),
      failure: failed,
      canMoveAll: all === 'absent' ? null : all === 'ready',
      said: (await this.messages()).map(({ words, canUndo }) => ({ ...saidBy(words), canUndo })),
      asked: this.#asked(),
    }
  }

  protected readonly causes: Causes = {
    ...this.opening,
    'session.signedIn': () => this.signIn(user),
    'session.signedOut': () => this.signOut(),
    'page.opened': async () => {
      await this.goAway()
      await this.kept.entry.click()
    },
    'page.returned': () => this.page.evaluate("window.dispatchEvent(new Event('focus'))"),
    'list.retry': () => this.kept.button('common:retry').click(),
    'wishlist.add': ({ name }) => this.kept.undo(text('common:wishlist.removed', { name: String(name) })),
    'wishlist.remove': ({ name }) => this.kept.wishButton('removeName', String(name)).click(),
    'wishlist.keepForLater': () => this.#keepForLater(),
    'wishlist.moveToCart': ({ variantId }) =>
      this.kept.wishButton('toCartName', cartLine(Number(variantId)).name).click(),
    'wishlist.moveAll': () => this.kept.button('shopping:wishlist.allToCart').click(),
    'cart.added': () => this.answers.answer('addToCart', { ok: true, value: fuller }),
    'cart.notAdded': () =>
      this.answers.answer('addToCart', { ok: false, problem: { kind: 'refused', status: 409, message: 'Sold' } }),
  }

  protected takesBack({ type }: AnyEventObject): boolean {
    return type === 'wishlist.add'
  }

  async #item(name: string): Promise<SeenItem> {
    const move = await pressable(this.kept.wishButton('toCartName', name))
    return { name, move: move as SeenItem['move'] }
  }

  #asked(): Exclude<Visible, string>['asked'] {
    if (this.answers.request('fetchList')) return { method: 'GET', about: null }
    const call = this.answers.request('sendChange')
    return call
      ? { method: call.method, about: (call.body as { product_variant_id: number }).product_variant_id }
      : null
  }

  async #keepForLater(): Promise<void> {
    await this.#cart.anyEntry.click()
    const later = this.#cart.button('laterName', line.name)
    await later.waitFor()
    await later.click()
    await this.page.keyboard.press('Escape')
    await this.#cart.panel.waitFor({ state: 'hidden' })
  }
}

function saidBy(words: string): Pick<Said, 'text' | 'name'> {
  const [name = words] = /Product \d+/.exec(words) ?? []
  const key = (['removed', 'moved', 'kept'] as const).find((one) => words === text(`common:wishlist.${one}`, { name }))
  return { text: key ?? 'other', name }
}
