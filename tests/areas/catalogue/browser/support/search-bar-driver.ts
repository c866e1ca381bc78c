import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Place } from '#machines/pages/place.ts'
import type { FirstPage } from '#machines/catalogue/search-results/search-results.ts'
import { addressOf, searchable, type SeenOption, type Visible } from '../../models/search-bar.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { SearchBarPart } from '../pages/search-bar.ts'
import type { HeldCall, HeldCalls } from '#tests/browser/support/held-answers.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const PREFIX = '/en'
const RECENT = 'verbena:recent-searches'
const SEARCH = '/v2/storefront/search'

const isSearching = ({ method, path }: HeldCall) => method === 'POST' && path === SEARCH

/**
 * Questions for suggestions are named by their words. What the pages around ask for stays without an answer. The page of results
 * asks for the same as the field does: its question is the first one there.
 */
function heldOn(page: Page): HeldCalls {
  let hasAsked = false
  page.on('framenavigated', () => {
    hasAsked = false
  })
  const isOfResults = (call: HeldCall) => {
    const isFirst = isSearching(call) && page.url().includes('/search-results') && !hasAsked
    if (isFirst) hasAsked = true
    return isFirst
  }
  return {
    page: (call) => isOfResults(call) || call.path.startsWith('/v2/storefront/products/'),
    ...Object.fromEntries(
      searchable.map((words) => [words, (call: HeldCall) => isSearching(call) && call.query.get('query') === words]),
    ),
    popular: ({ method, path }) => method === 'GET' && path === SEARCH,
  }
}

const TITLES = ['recent', 'popular', 'products', 'brands', 'categories'] as const

/** Drives the search in the head of each page. */
export class SearchBarDriver extends PageDriver<Visible> {
  readonly #bar = new SearchBarPart(this.page)
  readonly #frame = new Frame(this.page)

  constructor(page: Page) {
    super(page, heldOn(page))
  }

  /** The first event of a walk opens it. */
  protected async open(): Promise<void> {}

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (answering(event) === undefined) return await super.event(event, elapsed)
    const output = event['output'] as CallResult<FirstPage>
    const asked = this.#asked[0] ?? searchable[0]
    await this.answers.answer(asked, output)
  }

  async read(): Promise<Visible> {
    const { pathname, search } = new URL(this.page.url())
    if (!pathname.startsWith(PREFIX)) return 'no page yet'
    const [field] = await this.#bar.field.evaluateAll((fields) =>
      fields.map((found) => ({
        text: found instanceof HTMLInputElement ? found.value : '',
        expanded: found.ariaExpanded === 'true',
        activeId: found.getAttribute('aria-activedescendant'),
      })),
    )
    const { activeId = null, ...shown } = field ?? { text: '', expanded: false }
    const options = await this.#bar.suggested()
    const [busy = null] = await this.#bar.list.evaluateAll((lists) => lists.map((list) => list.ariaBusy === 'true'))
    const [chosen, ...others] = options.flatMap(({ id, isActive }, index) =>
      isActive || id === activeId ? [{ id, index }] : [],
    )
    const isClear = others.length === 0 && (chosen?.id ?? null) === activeId
    return {
      address: pathname.slice(PREFIX.length) + search,
      field: shown,
      asks: this.#asked,
      note: await this.#note(),
      options: options.map(({ title, says, href }) => ({
        group: TITLES.find((key) => title === text(`common:searchBar.${key}`)) ?? null,
        says: said(says),
        address: href?.slice(PREFIX.length) ?? null,
      })),
      busy,
      active: isClear ? (chosen?.index ?? null) : -1,
      told: await this.#told(),
    }
  }

  protected readonly causes: Causes = {
    // A page of the shop's origin with nothing of the shop on it.
    'recent.known': async ({ recent }) => {
      await this.page.goto('/api/health')
      await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        RECENT,
        JSON.stringify(recent),
      ] as const)
    },
    // Whoever brings nothing else is a visitor.
    'searcher.known': async () => {},
    'page.entered': ({ place }) => this.#enter(place as Place),
    'popular.known': ({ products }) => this.answers.answer('popular', { ok: true, value: products }),
    'searchBar.open': () => this.#bar.field.click(),
    'searchBar.type': ({ text: typed }) =>
      typed === '' ? this.#bar.clear.click() : this.#bar.field.fill(String(typed)),
    'searchBar.move': ({ by }) => this.page.keyboard.press(by === 1 ? 'ArrowDown' : 'ArrowUp'),
    'searchBar.point': ({ key }) => this.#option(String(key)).hover(),
    'searchBar.choose': ({ key }) => this.#option(String(key)).click(),
    'searchBar.submit': () => this.page.keyboard.press('Enter'),
    'searchBar.close': () => this.page.keyboard.press('Escape'),
  }

  get #asked(): readonly string[] {
    return this.answers.waiting().filter((name) => searchable.some((words) => words === name))
  }

  #option(key: string) {
    return key === 'retry' ? this.#bar.retry : this.#bar.group('products').getByRole('option').first()
  }

  async #note(): Promise<Exclude<Visible, string>['note']> {
    const [note] = await this.#bar.note.allTextContents()
    if (note === undefined) return 'none'
    if (note === text('common:searchBar.searching')) return 'searching'
    if (note === text('common:searchBar.more', { number: 3 })) return 'more'
    const failed = text('common:searchBar.failed')
    return note.startsWith(failed)
      ? { failed: note.slice(failed.length + 1) }
      : { nothingFor: within('none', note) ?? note }
  }

  async #told(): Promise<number | null> {
    const [told = ''] = await this.#bar.told.allTextContents()
    if (told === '') return null
    return within('none', told) === undefined ? Number.parseInt(told, 10) : 0
  }

  async #enter(place: Place): Promise<void> {
    if (!this.page.url().includes(PREFIX)) return await this.#goTo(place)
    await this.#frame.footLink(text(`common:footer.page.${place.path.slice(1)}`)).click()
  }

  async #goTo(place: Place): Promise<void> {
    await this.page.goto(PREFIX + addressOf(place))
    await this.#bar.ready()
  }
}

/** The searched words within a text; undefined if it is another text. */
function within(key: string, line: string): string | undefined {
  const [begin = '', end = ''] = text(`common:searchBar.${key}`, { query: '|' }).split('|')
  return line.startsWith(begin) && line.includes(end) ? line.slice(begin.length).replace(end, '') : undefined
}

function said(line: string): SeenOption['says'] {
  if (line === text('common:retry')) return 'retry'
  if (line === text('common:searchBar.everything')) return 'everything'
  const all = within('all', line)
  const meant = within('meant', line)
  if (all !== undefined) return { all }
  return meant === undefined ? { words: line } : { meant }
}
