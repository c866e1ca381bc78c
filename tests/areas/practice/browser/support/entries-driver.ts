import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { Written } from '#machines/practice/editor/entries/entry-changes.ts'
import type { Entry } from '#machines/practice/editor/entries/entries.ts'
import type { EntriesSamples } from '../../models/entries-model.ts'
import type { Said, SeenEntry, Visible } from '../../models/entries-visible.ts'
import { practitioner, user } from '#tests/areas/account/models/own-account-samples.ts'
import { store } from '../../models/store-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { EntriesPart, type EntriesKind } from '../pages/entries-part.ts'
import { KeptDriver } from '#tests/browser/support/kept-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const STORE = '/v2/account/store'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)
const MOVED = new RegExp(
  `^${t('entries.moved', { name: '(.+)', order: String.raw`(\d+)`, total: String.raw`(\d+)` })}$`,
)

/** Drives the services, or the packages, of the own page, in the editor. */
export class EntriesDriver extends KeptDriver<Visible> {
  readonly #kind: EntriesKind
  readonly #call: string
  readonly #entries: readonly Entry[]
  readonly #part: EntriesPart

  constructor(page: Page, kind: EntriesKind, { entries }: EntriesSamples) {
    const call = `${STORE}/${kind}`
    super(page, {
      fetchList: ({ method, path }) => path === call && method === 'GET',
      sendChange: ({ path }) => path.startsWith(call),
    })
    this.#kind = kind
    this.#call = call
    this.#entries = entries
    this.#part = new EntriesPart(page, kind)
  }

  protected async open(): Promise<void> {
    const { page } = this
    const other = this.#kind === 'services' ? 'packages' : 'services'
    // Without a picture, whose file there is not.
    const kept = store({ approach: { ...store().approach, image: null } })
    await page.route(new RegExp(`${STORE}\\?`), (route) => route.fulfill({ json: kept }))
    await page.route(new RegExp(`${STORE}/${other}\\?`), (route) => route.fulfill({ json: [] }))
    await signIn(page, 'practitioner@verbena.test')
    await page.goto(`/en/account/practitioner/shop?part=${this.#kind}`)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const isAnswered = answering(event) !== undefined && event['output'].result.ok
    if (!isAnswered) return await super.event(event, elapsed)
    const { result, at } = event['output']
    const value = Array.isArray(result.value)
      ? result.value.map((entry: Entry, index: number) => wireOf(entry, index))
      : result.value && wireOf(result.value as Entry, 0)
    await super.event({ ...event, output: { result: { ok: true, value }, at } }, elapsed)
  }

  async read(): Promise<Visible> {
    if (!(await this.#part.isThere())) return 'elsewhere'
    const statuses = await this.frame.main.getByRole('status').allTextContents()
    const call = this.answers.request('fetchList') ?? this.answers.request('sendChange')
    return {
      entries: (await this.#part.rows()).map(seenOf),
      preview: await this.#part.preview(),
      loading: (await this.frame.main.locator('[aria-busy=true]').count()) > 0,
      failure: await this.kept.failure(t('entries.failed')),
      canAdd: (await this.#part.button(`${this.#kind}.add`).count()) > 0,
      form: await this.#part.written(),
      moved: statuses.flatMap((words) => MOVED.exec(words)?.slice(1) ?? []),
      said: (await this.messages()).map(({ words, canUndo }) => ({ ...this.#saidBy(words), canUndo })),
      asked: call ? { method: call.method, path: call.path.slice(this.#call.length), body: call.body } : null,
    }
  }

  protected readonly causes: Causes = {
    ...this.opening,
    'session.signedIn': async () => {
      const who = { ...user, user_type_id: practitioner.user_type_id }
      await this.answers.answer('account', { ok: true, value: who })
      await this.answers.answer('profile', { ok: true, value: practitioner })
    },
    'list.retry': () => this.kept.button('common:retry').click(),
    'entry.add': () => this.#part.button(`${this.#kind}.add`).click(),
    'entry.edit': (event) => this.#buttonOf('edit', event).click(),
    'entry.close': async () => {
      await this.#part.field('entries.name').fill('Given up')
      await this.#part.button('entries.cancel').click()
    },
    'entry.save': async ({ written }) => {
      await this.#write(written as Written)
      await this.#part.save.click()
    },
    'entry.delete': (event) => this.#buttonOf('remove', event).click(),
    'entry.restore': ({ entry }) => this.kept.undo(t('entries.deleted', { name: entry.name })),
    'entries.again': () => this.frame.messages.getByRole('button', { name: text('common:retry'), exact: true }).click(),
    'entry.move': (event) => this.#buttonOf('down', event).click(),
  }

  protected takesBack({ type }: AnyEventObject): boolean {
    return type === 'entry.restore' || type === 'entries.again'
  }

  #buttonOf(what: 'edit' | 'remove' | 'down', { entryId }: AnyEventObject): Locator {
    const name = this.#entries.find(({ id }) => id === entryId)?.name ?? ''
    return this.#part.button(`entries.${what}`, { name })
  }

  #saidBy(words: string): Pick<Said, 'text' | 'name'> {
    for (const { name } of this.#entries) {
      if (words === t('entries.deleted', { name })) return { text: 'deleted', name }
      if (words === text('common:listNotice.refused', { name, reason: 'Not now' })) return { text: 'refused', name }
    }
    return { text: 'other', name: words }
  }

  async #write(written: Written): Promise<void> {
    await this.#part.field('entries.name').fill(written.name)
    await this.#part.field('field.description').fill(written.description)
    if ('icon' in written) return await this.#part.icon(written.icon).click()
    const before = this.#entries.find(({ id }) => id === written.id)?.features ?? []
    const gone = before.filter(({ feature_id: id }) => !written.features.some((one) => one.feature_id === id))
    for (const feature of gone) await this.#part.button('entries.removeFeature', { text: feature.text }).click()
    for (const [at, feature] of written.features.entries()) {
      if (at >= before.length - gone.length) await this.#part.button('entries.addFeature').click()
      await this.#part.field('entries.featureAt', { number: String(at + 1) }).fill(feature.text)
    }
  }
}

/** An entry as the shop answers it. */
function wireOf({ id, name, description, icon, image, features, language }: Entry, at: number) {
  const words = { id, name, description, language, order: at + 1 }
  return icon === '' ? { ...words, image, features } : { ...words, icon }
}

/** A row by its words and by the buttons that can be pressed. */
function seenOf({
  words: [shown = '', description = ''],
  pressable,
}: {
  readonly words: readonly string[]
  readonly pressable: readonly string[]
}): SeenEntry {
  const can = (what: 'edit' | 'up' | 'down') => pressable.includes(t(`entries.${what}`, { name: shown }))
  return {
    name: shown === t('entries.nameless') ? '' : shown,
    description,
    canEdit: can('edit'),
    canMoveUp: can('up'),
    canMoveDown: can('down'),
  }
}
