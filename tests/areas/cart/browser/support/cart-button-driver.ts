import { CHOSEN, zinc, type VisibleAtButton } from '../../models/cart-button.person.ts'

import { CartDriver } from './cart-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const STATES = ['toCart', 'adding', 'added', 'failed'] as const

/** Drives the button of a product's page that adds so many at a press, and the cart in the panel over it. */
export class CartButtonDriver extends CartDriver<VisibleAtButton> {
  protected readonly address = `/en/products/${zinc.slug}`

  protected override async open(): Promise<void> {
    await this.page.route(`**/api/v2/storefront/products/${zinc.slug}?*`, (route) => route.fulfill({ json: zinc }))
    await super.open()
    await this.cart.chosenQuantity.fill(String(CHOSEN))
    await this.cart.chosenQuantity.press('Enter')
  }

  async read(): Promise<VisibleAtButton> {
    return { ...(await this.readHead()), button: await this.#says(), call: this.readCall() }
  }

  protected readonly causes: Causes = {
    ...this.coming,
    'cart.add': () => this.#add(),
    'cart.line.set': () => this.#raise(),
  }

  async #says(): Promise<VisibleAtButton['button']> {
    for (const state of STATES.slice(1)) if ((await this.cart.addChosenSays(state).count()) > 0) return state
    return 'toCart'
  }

  async #raise(): Promise<void> {
    const more = this.cart.button('more', zinc.name)
    await this.cart.anyEntry.click()
    await more.click()
    await this.cart.panel.getByRole('button', { name: text('shopping:mini.goOn'), exact: true }).click()
    await this.cart.panel.waitFor({ state: 'detached' })
  }

  async #add(): Promise<void> {
    const { count } = await this.readHead()
    const [{ stock } = { stock: 0 }] = zinc.variants
    // Whatever it says of the presses before.
    await this.cart.addChosenSays(await this.#says()).click()
    if (stock !== null && (count ?? 0) + CHOSEN > stock)
      await this.dismiss(text('common:cartNotice.onlyLeft', { name: zinc.name, count: stock }))
  }
}
