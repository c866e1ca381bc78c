import type { Locator, Page } from 'playwright/test'

import { text } from '#tests/browser/texts.ts'

/** A line of the cart as it is read. */
interface CartLine {
  readonly name: string
  readonly quantity: number
  readonly sum: string
  readonly canRaise: boolean
}

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** The name of a line's control, whatever pack the line is of. */
function ofLine(key: string, name: string): RegExp {
  const [before = '', after = ''] = text(`shopping:cart.${key}`, { name: '\u0000' }).split('\u0000').map(escaped)
  return new RegExp(`^${before}${escaped(name)}( \\(.+\\))?${after}$`)
}

/** The cart as a person meets it: in the head of a page, on cards, in the panel and on its own page. */
export class CartPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The entry in the head of the page when it says that so many products are in the cart. */
  holding(count: number): Locator {
    return this.#page
      .getByRole('banner')
      .getByRole('link', { name: text('common:cartEntry.holds', { count, number: String(count) }), exact: true })
  }

  /** The entry in the page's header while signed out. */
  get entry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: text('common:cartEntry.label'), exact: true })
  }

  /** The button of a card that adds its product, while it has nothing to say. Where there are several sizes it names the one, too. */
  add(name: string): Locator {
    return this.#adding(text('catalogue:add.name', { name }))
  }

  /** The same button while it shows the outcome. */
  addSays(name: string, state: 'adding' | 'added' | 'failed'): Locator {
    return this.#adding(text('catalogue:add.state', { state: text(`catalogue:add.${state}`), name }))
  }

  #adding(words: string): Locator {
    return this.#page.getByRole('button', {
      name: new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(, |$)`),
    })
  }

  /** The button of a product's page. */
  get addChosen(): Locator {
    return this.addChosenSays('toCart')
  }

  /** The same button while it says this. */
  addChosenSays(state: 'toCart' | 'adding' | 'added' | 'failed'): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: text(`catalogue:add.${state}`), exact: true })
  }

  /** The quantity to be added on a product's page. */
  get chosenQuantity(): Locator {
    return this.#page.getByRole('textbox', { name: text('catalogue:add.quantity'), exact: true })
  }

  get lines(): Locator {
    return this.#page.getByRole('list', { name: text('shopping:cart.lines') }).getByRole('listitem')
  }

  /** Reads the lines as they are now. Does not wait. */
  async readLines(): Promise<readonly CartLine[]> {
    const more = text('shopping:cart.more', { name: '' })
    return await this.lines.evaluateAll(
      (lines, raising) =>
        lines.map((line) => ({
          name: line.querySelector('a')?.textContent ?? '',
          quantity: Number(line.querySelector('input')?.value),
          sum:
            [...line.querySelectorAll('*')]
              .map(({ textContent }) => textContent)
              .find((words) => /^[\d.,]+\s€$/.test(words)) ?? '',
          canRaise: [...line.querySelectorAll('button')].some(
            ({ ariaLabel, ariaDisabled }) => ariaLabel?.startsWith(raising) === true && ariaDisabled !== 'true',
          ),
        })),
      more,
    )
  }

  line(name: string): Locator {
    return this.lines.filter({ has: this.#page.getByRole('link', { name, exact: true }) })
  }

  quantity(name: string): Locator {
    return this.#page.getByRole('textbox', { name: ofLine('quantity', name) })
  }

  /** A button of a line, by the key of its name. */
  button(key: 'more' | 'fewer' | 'removeName' | 'laterName', name: string): Locator {
    return this.#page.getByRole('button', { name: ofLine(key, name) })
  }

  /** The amount of a row of the sums. */
  sum(label: string): Locator {
    return this.#page
      .locator('dl > div')
      .filter({ has: this.#page.getByText(label, { exact: true }) })
      .getByRole('definition')
  }

  get total(): Locator {
    return this.sum(text('shopping:cart.total'))
  }

  get emptyHeading(): Locator {
    return this.#page.getByRole('heading', { name: text('shopping:cart.emptyTitle'), exact: true })
  }

  get visitorHeading(): Locator {
    return this.#page.getByRole('heading', { name: text('shopping:cart.visitorTitle'), exact: true })
  }

  get loading(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: text('shopping:cart.loading') })
  }

  get failure(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: text('shopping:cart.failed') })
  }

  get retry(): Locator {
    return this.failure.getByRole('button', { name: text('common:retry'), exact: true })
  }

  /** The entry in the head of the page, whatever it says. */
  get anyEntry(): Locator {
    return this.#page.getByRole('banner').getByRole('link', { name: new RegExp(`^${text('common:cartEntry.label')}`) })
  }

  /** Read out by screen readers on each change of the cart. */
  get said(): Locator {
    return this.#page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${text('common:cartEntry.label')}`) })
  }

  /** A message of the shop. */
  message(words: string): Locator {
    return this.#page
      .getByRole('region', { name: text('common:toast.region'), exact: true })
      .locator('[role=alert], [role=status]')
      .filter({ hasText: words })
  }

  /** The button by which the cart is sent as a list, whatever it says. */
  get mail(): Locator {
    return this.mailSays('mail').or(this.mailSays('mailAgain'))
  }

  /** The same button while it says this. */
  mailSays(key: 'mail' | 'mailAgain'): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: text(`shopping:cart.${key}`), exact: true })
  }

  mailSent(email: string): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: text('shopping:cart.mailSent', { email }) })
  }

  get mailFailure(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: text('shopping:cart.mailFailed') })
  }

  get offlineNote(): Locator {
    return this.#page.getByText(text('shopping:cart.offline'), { exact: true })
  }

  /** The panel with the cart in it. */
  get panel(): Locator {
    return this.#page.getByRole('dialog', { name: text('common:cartEntry.label'), exact: true })
  }
}
