import { expect, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { FETCH_RETRY_MOST_MS } from '#contract/constants.ts'
import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import type { CallResult } from '#contract/result.ts'
import type { VisibleMail } from '../../models/mail-cart.person.ts'
import { user } from '#tests/areas/account/models/own-account-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { CartDriver, ENTERING } from './cart-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const PATH = '/v2/storefront/cart/mail'
const CART: Cart = withTotals(
  [
    {
      product_id: 1,
      product_variant_id: 1,
      price: 9.95,
      name: 'Zinc',
      slug: 'zinc',
      brand: { id: 1, name: 'Avella', slug: 'avella' },
      asset: null,
      unit_of_measure: null,
      net_contents: '60 capsules',
      stock: 5,
      quantity: 1,
    },
  ],
  0,
)

/** Drives what the page of the cart offers to do with it: to have it sent as a list. */
export class MailCartDriver extends CartDriver<VisibleMail> {
  protected readonly address = '/en/cart'
  readonly #frame = new Frame(this.page)
  #users = 6

  constructor(page: Page) {
    super(page, { ...ENTERING, sendOnce: ({ path }) => path === PATH })
  }

  protected override async open(): Promise<void> {
    await this.page.route('**/api/v2/storefront/cart?*', (route) => route.fulfill({ json: CART }))
    await super.open()
    await this.#come()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === undefined) return await super.event(event, elapsed)
    // The browser's storage answers at once, and no other tab has the turn.
    if (id === 'readKept' || id === 'storeCall' || id === 'takeTurn') return
    if (id === 'waitToAsk') return await this.page.clock.runFor(FETCH_RETRY_MOST_MS)
    await this.answers.answer(id, event['output'] as CallResult<unknown>)
  }

  async read(): Promise<VisibleMail> {
    const { cart } = this
    const [isBusy = false] = await cart.mail.evaluateAll((buttons) =>
      buttons.map(({ ariaBusy }) => ariaBusy === 'true'),
    )
    return {
      button: (await cart.mailSays('mailAgain').count()) > 0 ? 'mailAgain' : 'mail',
      busy: isBusy,
      sent: (await cart.mailSent(user.email).count()) > 0,
      failure: await this.#failure(),
      call: this.answers.sent('sendOnce')?.language ?? null,
    }
  }

  protected readonly causes: Causes = {
    'call.want': () => this.cart.mail.click(),
    'page.opened': async () => {
      await this.#frame.footLink(text('common:footer.page.about')).click()
      await expect(this.page).toHaveURL('/en/about')
      await this.page.goBack()
      await this.cart.mail.waitFor()
    },
    // And the next person comes, who knows nothing of the list of the one before.
    'session.signedOut': async (event) => {
      await this.coming['session.signedOut']?.(event)
      await this.cart.visitorHeading.waitFor()
      await this.#come()
    },
  }

  /** Signs in a user of whom the tab keeps nothing. */
  async #come(): Promise<void> {
    this.#users += 1
    await this.coming['session.signedIn']?.({ type: 'session.signedIn', userId: this.#users })
    await this.cart.mail.waitFor()
  }

  async #failure(): Promise<string | null> {
    const [words = null] = await this.cart.mailFailure.allTextContents()
    const reason = words?.replace(text('shopping:cart.mailFailed'), '').trim() ?? null
    return reason === text('common:problem.unreachable') ? 'unreachable' : reason
  }
}
