import { expect } from 'playwright/test'

import type { CartProduct } from '#machines/cart/cart.ts'
import type { KeptQueue } from '#machines/kept-list/kept-list.ts'
import type { Visible } from '../../models/cart.person.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { CartDriver } from './cart-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

/**
 * A cart fetched less than this many milliseconds ago is not fetched again for a look
 * (retry.same-question-once-in-two-seconds).
 */
const DEDUPE_MS = 2000

/** Drives the page of the cart. What others do to the cart is done in another tab. */
export class CartPageDriver extends CartDriver<Visible> {
  protected readonly address = '/en/cart'
  readonly #frame = new Frame(this.page)
  #adopted = 0

  async read(): Promise<Visible> {
    return {
      ...(await this.readHead()),
      cart: await this.#content(),
      offline: await this.cart.offlineNote.isVisible(),
      failure: await this.#failure(),
      call: this.readCall(),
    }
  }

  protected readonly causes: Causes = {
    ...this.coming,
    'queue.adopted': ({ adopted }) => this.#leave(adopted as KeptQueue),
    'cart.line.set': ({ product, quantity }) => this.#setQuantity(product as CartProduct, Number(quantity)),
    'cart.setQuantity': ({ product }) => this.#undo(product as CartProduct),
    'cart.revalidate': async () => {
      await this.#outlive()
      await this.page.evaluate("window.dispatchEvent(new Event('focus'))")
    },
    'page.opened': async () => {
      await this.#outlive()
      await this.#frame.footLink(text('common:footer.page.about')).click()
      await expect(this.page).toHaveURL('/en/about')
      await this.page.goBack()
    },
    'list.outdated': () => this.#outdate(),
    'list.retry': () => this.cart.retry.click(),
  }

  async #content(): Promise<Visible['cart']> {
    const { cart } = this
    if (await cart.visitorHeading.isVisible()) return 'visitor'
    if (await cart.loading.isVisible()) return 'loading'
    if (await cart.emptyHeading.isVisible()) return 'empty'
    const lines = await cart.readLines()
    if (lines.length === 0) return 'missing'
    const [orderable = null] = await cart.sum(text('shopping:cart.orderable')).allTextContents()
    return { lines, total: (await cart.total.allTextContents()).join(), orderable }
  }

  async #failure(): Promise<string | null> {
    const [words] = await this.cart.failure.getByRole('paragraph').allTextContents()
    return words === `${text('shopping:cart.failed')} ${text('common:problem.unreachable')}`
      ? 'unreachable'
      : (words ?? null)
  }

  /** Leaves a queue behind as a tab does that has ended. */
  async #leave(left: KeptQueue): Promise<void> {
    if (left.queue.length === 0) return
    this.#adopted += 1
    await this.other.evaluate(keep, [
      `verbena:cart-queue:${this.userId}:ended-${this.#adopted}`,
      JSON.stringify(left),
    ] as const)
  }

  async #setQuantity({ name }: CartProduct, quantity: number): Promise<void> {
    const removed = text('common:cartEntry.removed', { name })
    if (quantity === 2) return await this.cart.button('more', name).click()
    if (await this.cart.message(removed).isVisible()) await this.dismiss(removed)
    await this.cart.button('removeName', name).click()
    await expect(this.cart.message(removed)).toBeVisible()
  }

  async #undo({ name }: CartProduct): Promise<void> {
    await this.cart
      .message(text('common:cartEntry.removed', { name }))
      .getByRole('button', { name: text('common:undo'), exact: true })
      .click()
    await this.dismiss(text('common:cartNotice.onlyLeft', { name, count: 1 }))
  }

  async #outdate(): Promise<void> {
    const before = this.answers.request('fetchList')
    await this.other.evaluate(emitChanged, this.userId)
    // The pending call is cancelled and made again.
    if (before) await expect.poll(() => this.answers.request('fetchList') ?? before).not.toBe(before)
  }

  /** Moves the clock so far that opening the cart refetches it. */
  async #outlive(): Promise<void> {
    await this.page.clock.setSystemTime((await this.now()) + DEDUPE_MS)
  }
}

function keep([name, kept]: readonly [string, string]): void {
  localStorage.setItem(name, kept)
}

/** Sends what another tab sends after changing the cart. */
function emitChanged(userId: number): void {
  const channel = new BroadcastChannel(`verbena:cart:${userId}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage('changed')
  channel.close()
}
