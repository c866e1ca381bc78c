import type { Locator, Page } from 'playwright/test'

import { text } from '#tests/browser/texts.ts'

/** The protocol builder as a practitioner meets it, in either mode. */
export class BuilderPart {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The button at the edge that opens the closed panel. */
  get opener(): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${text('builder:open')}: `) })
  }

  get panel(): Locator {
    return this.#page.getByRole('complementary', { name: text('builder:label'), exact: true })
  }

  get bar(): Locator {
    return this.#page.getByRole('region', { name: text('builder:label'), exact: true })
  }

  /** Whatever of the builder is in sight, open or not. */
  get shown(): Locator {
    return this.opener.or(this.panel).or(this.bar).first()
  }

  /** On the bar: the protocol that is worked on, or words that ask for one. */
  get name(): Locator {
    const [, rest = ''] = text('builder:bar.change', { name: '|' }).split('|')
    return this.bar
      .getByRole('button', { name: rest })
      .or(this.bar.getByRole('button', { name: text('builder:bar.choose'), exact: true }))
  }

  get edge(): Locator {
    return this.#page.getByRole('separator', { name: text('builder:resize.label'), exact: true })
  }

  heading(name: string): Locator {
    return this.#page.getByRole('heading', { level: 2, name, exact: true })
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  field(name: string): Locator {
    return this.#page.getByRole('textbox', { name, exact: true })
  }

  item(name: string): Locator {
    return this.#page.getByRole('menuitem', { name, exact: true })
  }

  /** The products of the protocol that is worked on, the newest first. */
  lines(protocol: string): Locator {
    return this.#page
      .getByRole('list', { name: text('builder:active.lines', { name: protocol }) })
      .getByRole('listitem')
  }

  /** The protocols to choose from. */
  get rows(): Locator {
    return this.#page.getByRole('list', { name: text('builder:list.label'), exact: true }).getByRole('listitem')
  }

  /** Adds a product, of which that many are in the protocol. */
  add(name: string, count = 0): Locator {
    return this.button(
      count === 0 ? text('builder:add.name', { name }) : text('builder:add.nameCounted', { name, number: count }),
    )
  }

  /** Adds a product, however many of it are in the protocol. */
  anyAdd(name: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${text('builder:add.name', { name })}`) })
  }

  message(key: string, values: Record<string, string | number>): Locator {
    return this.#page
      .getByRole('region', { name: text('common:toast.region'), exact: true })
      .getByText(text(`builder:notice.${key}`, values))
  }

  /** Takes back what a message tells of. */
  async undo(key: string, values: Record<string, string | number>): Promise<void> {
    await this.#page
      .getByRole('status')
      .filter({ hasText: text(`builder:notice.${key}`, values) })
      .getByRole('button', { name: text('common:undo'), exact: true })
      .click()
  }

  async more(name: string): Promise<void> {
    await this.button(text('builder:more', { name })).click()
  }
}
