import type { Locator, Page } from 'playwright/test'

import { text } from '#tests/browser/texts.ts'

/** A link of a list of links, and whether it leads to where one is. */
interface LinkSight {
  readonly name: string
  readonly isCurrent: boolean
}

/** One practitioner as he stands on the page. */
export interface CardSight {
  readonly name: string
  readonly certificate: string
  /** Corrected details by their names, each as it was approved and as it is now. */
  readonly changes: readonly { readonly name: string; readonly sides: readonly string[] }[]
  readonly alerts: readonly string[]
  readonly buttons: readonly { readonly name: string; readonly isBusy: boolean }[]
  readonly field: {
    readonly value: string
    readonly isInvalid: boolean
    readonly told: readonly string[]
    readonly isFocused: boolean
  } | null
}

/** The page on which practitioners are judged, at one moment. */
export interface ReviewSight {
  readonly tabs: readonly LinkSight[]
  readonly pages: readonly LinkSight[]
  readonly cards: readonly CardSight[]
  /** Those beside the cards. */
  readonly alerts: readonly string[]
  readonly headings: readonly string[]
  readonly paragraphs: readonly string[]
  readonly statuses: readonly string[]
}

const LABELS = {
  tabs: text('account:admin.tabs.label'),
  pages: text('account:admin.pages'),
  certificate: text('account:admin.field.certificate'),
}

/** An admin judges practitioners on it. */
export class PractitionersReviewPage {
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole('main')
  }

  tab(status: string): Locator {
    return this.#navigation(LABELS.tabs).getByRole('link', { name: text(`account:admin.tabs.${status}`), exact: true })
  }

  page(page: string): Locator {
    return this.#navigation(LABELS.pages).getByRole('link', { name: text('account:admin.page', { page }), exact: true })
  }

  get retry(): Locator {
    return this.#main.getByRole('button', { name: text('common:retry'), exact: true })
  }

  /** A button of a practitioner's, by the keys of what it may be called there. */
  judging(name: string, ...keys: readonly string[]): Locator {
    return keys
      .map((key) => this.#card(name).getByRole('button', { name: text(`account:admin.${key}`, { name }), exact: true }))
      .reduce((one, other) => one.or(other))
  }

  reason(name: string): Locator {
    return this.#card(name).getByLabel(text('account:admin.why'), { exact: true })
  }

  /** All of it is read at one moment. Undefined until the page is there. */
  async sight(): Promise<ReviewSight | undefined> {
    const [sight] = await this.#main.evaluateAll(look, LABELS)
    return sight
  }

  #card(name: string): Locator {
    return this.#main.getByRole('table').getByRole('group', { name, exact: true })
  }

  #navigation(name: string): Locator {
    return this.#main.getByRole('navigation', { name, exact: true })
  }
}

// It runs in the page.
function look(mains: readonly Element[], labels: typeof LABELS): ReviewSight[] {
  const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? ''
  const told = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => textOf(document.getElementById(id)))
  const cardOf = (card: Element): CardSight => {
    const field = card.querySelector('textarea')
    return {
      name: card.ariaLabel ?? '',
      certificate: textOf(
        [...card.querySelectorAll('dt')].find((name) => textOf(name) === labels.certificate)?.nextElementSibling,
      ),
      changes: [...card.querySelectorAll('section dl > div')].map((change) => ({
        name: textOf(change.querySelector('dt')),
        sides: [...change.querySelectorAll('dd')].map(textOf),
      })),
      alerts: [...card.querySelectorAll('[role=alert]')].map(textOf),
      buttons: [...card.querySelectorAll('button')].map((button) => ({
        name: button.ariaLabel ?? textOf(button),
        isBusy: button.ariaBusy === 'true',
      })),
      field: field && {
        value: field.value,
        isInvalid: field.ariaInvalid === 'true',
        told: told(field, 'aria-describedby'),
        isFocused: field === document.activeElement,
      },
    }
  }
  return mains.map((main) => {
    const all = (selector: string) => [...main.querySelectorAll(selector)]
    const cards = all('table [role=group]')
    const linksIn = (label: string) =>
      all('nav')
        .filter((nav) => nav.ariaLabel === label)
        .flatMap((nav) => [...nav.querySelectorAll('a')])
        .map((link) => ({ name: link.ariaLabel ?? textOf(link), isCurrent: link.ariaCurrent === 'page' }))
    return {
      tabs: linksIn(labels.tabs),
      pages: linksIn(labels.pages),
      cards: cards.map(cardOf),
      alerts: all('[role=alert]')
        .filter((alert) => !cards.some((card) => card.contains(alert)))
        .map((alert) => textOf(alert.querySelector('p'))),
      headings: all('h2').map(textOf),
      paragraphs: all('p').map(textOf),
      statuses: all('[role=status]').map(textOf),
    }
  })
}
