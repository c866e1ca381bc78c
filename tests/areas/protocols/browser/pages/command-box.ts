import type { Locator, Page } from 'playwright/test'

import { text } from '#tests/browser/texts.ts'

/** The command box, and the sheet of shortcuts. */
export class CommandBoxPart {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get field(): Locator {
    return this.#page.getByRole('combobox', { name: text('builder:command.label'), exact: true })
  }

  get button(): Locator {
    return this.#page.getByRole('button', { name: text('builder:command.label'), exact: true })
  }

  group(kind: 'action' | 'page' | 'protocol' | 'client' | 'product'): Locator {
    return this.#page.getByRole('group', { name: text(`builder:command.group.${kind}`), exact: true })
  }

  /** The option that Enter takes. */
  get chosen(): Locator {
    return this.#page
      .getByRole('listbox', { name: text('builder:command.list'), exact: true })
      .getByRole('option', { selected: true })
  }

  get sheet(): Locator {
    return this.#page.getByRole('dialog', { name: text('builder:shortcuts.title'), exact: true })
  }

  get keySwitch(): Locator {
    return this.sheet.getByRole('checkbox', { name: text('builder:shortcuts.switch'), exact: true })
  }
}
