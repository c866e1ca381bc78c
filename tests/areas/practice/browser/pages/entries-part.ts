import type { Locator, Page } from 'playwright/test'

import { text } from '#tests/browser/texts.ts'

export type EntriesKind = 'services' | 'packages'

const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)

/** A row of the list: its words line by line, and the names of its buttons that can be pressed. */
export interface RowSight {
  readonly words: readonly string[]
  readonly pressable: readonly string[]
}

interface WrittenSight {
  /** The entry that is written; null for a new one. */
  readonly of: string | null
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly icon: string
}

/** The services, or the packages, of the own page, as a person meets them in the editor. What it reads does not wait. */
export class EntriesPart {
  readonly #page: Page
  readonly #kind: EntriesKind
  readonly #form: Locator

  constructor(page: Page, kind: EntriesKind) {
    this.#page = page
    this.#kind = kind
    const names = [t(`${kind}.new`), t('entries.edit', { name: '.*' })]
    this.#form = page.getByRole('form', { name: new RegExp(`^(?:${names.join('|')})$`) })
  }

  button(key: string, values: Record<string, string> = {}): Locator {
    return this.#page.getByRole('main').getByRole('button', { name: t(key, values), exact: true })
  }

  field(key: string, values: Record<string, string> = {}): Locator {
    return this.#form.getByLabel(t(key, values), { exact: true })
  }

  icon(name: string): Locator {
    return this.#form.getByText(t(`entries.icons.${name}`), { exact: true })
  }

  get save(): Locator {
    return this.#form.getByRole('button', { name: t('save'), exact: true })
  }

  async isThere(): Promise<boolean> {
    return (await this.#page.getByRole('navigation', { name: t('sections.label') }).count()) > 0
  }

  async rows(): Promise<readonly RowSight[]> {
    const rows = this.#page.getByRole('grid', { name: t(`${this.#kind}.label`) }).getByRole('row')
    return await rows.evaluateAll((all) =>
      all.map((row) => ({
        words: (row as HTMLElement).innerText.split('\n').filter(Boolean),
        pressable: [...row.querySelectorAll('button:not([aria-disabled=true])')].map((one) => one.ariaLabel ?? ''),
      })),
    )
  }

  /** The entries in the preview of the page. */
  async preview() {
    const lists = this.#page
      .getByRole('region', { name: t('preview'), exact: true })
      .getByRole('region', { name: text(`practice:part.${this.#kind}`), exact: true })
      .getByRole('list')
    return await lists.evaluateAll(([list]) =>
      [...(list?.children ?? [])].map((item) => {
        const texts = (selector: string) => [...item.querySelectorAll(selector)].map(({ textContent }) => textContent)
        return { name: texts('h4').join(''), description: texts('p').join('\n'), features: texts('li') }
      }),
    )
  }

  /** The words in the open form; null where none is open. */
  async written(): Promise<WrittenSight | null> {
    const [sight] = await this.#form.evaluateAll((forms) =>
      forms.map((form) => {
        const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')]
        const icon = fields.find(({ type, checked }) => type === 'radio' && checked)?.value ?? ''
        return {
          label: form.ariaLabel,
          texts: fields.filter(({ type }) => type !== 'radio').map(({ value }) => value),
          icon,
        }
      }),
    )
    if (!sight) return null
    const { label, texts, icon } = sight
    const [name = '', description = '', ...features] = texts
    const isNew = label === t(`${this.#kind}.new`)
    return {
      of: isNew ? null : (label?.replace(t('entries.edit', { name: '' }), '') ?? ''),
      name,
      description,
      features,
      icon,
    }
  }
}
