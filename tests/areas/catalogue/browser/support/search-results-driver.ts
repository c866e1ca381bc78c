import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { found, option, type Visible } from '../../models/search-results.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { ListingPage } from '../pages/listing.ts'
import { SearchPage } from '../pages/search.ts'
import type { HeldCall, HeldCalls } from '#tests/browser/support/held-answers.ts'
import { OtherTab } from '#tests/browser/support/other-tab.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** A walk comes from this page and goes back to it. */
const ELSEWHERE = '/en'
const SEARCH = '/v2/storefront/search'

/** The search of a page of products; that of the field in the head asks for fewer. */
const isSearch = ({ method, path, query }: HeldCall, page: number, isFiltered: boolean) =>
  method === 'POST' &&
  path === SEARCH &&
  query.get('query') === 'zinc' &&
  query.get('per_page') === '12' &&
  query.get('page') === String(page) &&
  query.get('categories') === (isFiltered ? String(option.id) : null)

const HELD: HeldCalls = {
  'page 1 of all': (call) => isSearch(call, 1, false),
  'page 2 of all': (call) => isSearch(call, 2, false),
  'page 1 of filtered': (call) => isSearch(call, 1, true),
  relief: ({ path, query }) => path === SEARCH && query.get('per_page') === '1',
}

/** A text as a pattern in which `#` stands for a number. */
const numbersIn = (said: string, pattern: string): readonly number[] =>
  (
    new RegExp(
      `^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('#', String.raw`(\d+)`)}`,
    ).exec(said) ?? []
  )
    .slice(1)
    .map(Number)

/** Drives the page of search results. */
export class SearchResultsDriver extends PageDriver<Visible> {
  readonly #search = new SearchPage(this.page)
  /** Filters are called and found as on the listing. */
  readonly #filters = new ListingPage(this.page)
  readonly #otherTab = new OtherTab(this.page, 'certified@verbena.test')

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.page.goto(ELSEWHERE)
    await this.#search.field.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === 'fetchRelief') return await this.answers.answer('relief', found(event['output'].byWords, 1))
    if (id === undefined) return await super.event(event, elapsed)
    const query = new URL(this.page.url()).searchParams
    await this.answers.answer(
      `page ${query.get('page') ?? 1} of ${query.has('categories') ? 'filtered' : 'all'}`,
      event['output'],
    )
  }

  async read(): Promise<Visible> {
    const { pathname, searchParams } = new URL(this.page.url())
    const asks = this.answers.waiting()
    if (pathname !== '/en/search-results') return { page: 'elsewhere', asks }
    return {
      page: 'search',
      query: Object.fromEntries([...searchParams].map(([name, value]) => [name, value.trim()])),
      asks,
      words: await this.#words(),
      lead: await this.#lead(),
      shows: await this.#shown(),
      filters: (await this.#filters.filtersButton().isVisible())
        ? 0
        : (await this.#filters.filtersButton(1).isVisible())
          ? 1
          : 'absent',
      // The last of the row clears all of them.
      chips: Math.max(0, (await this.#search.chips.count()) - 1),
    }
  }

  protected readonly causes: Causes = {
    'search.entered': async ({ query }) => {
      const { query: words, page } = query as { readonly query: string; readonly page?: string }
      if (page !== undefined) return await this.#search.next.click()
      await this.#search.searchFor(words)
    },
    'search.left': () =>
      this.page
        .getByRole('banner')
        .getByRole('link', { name: text('common:home', { shop: 'Verbena' }), exact: true })
        .click(),
    'search.retry': () => this.#search.failure.getByRole('button', { name: text('common:retry'), exact: true }).click(),
    'filter.toggle': () => this.#toggle(),
    'filter.clear': () => this.#search.relief.click(),
    'filter.reset': () => this.#search.clearAll.first().click(),
    'viewer.changed': () => this.#otherTab.changePerson(),
  }

  // The filters stand in a panel where their column has no room.
  async #toggle(): Promise<void> {
    const { panel } = this.#filters
    await this.#filters.filtersButton().or(this.#filters.filtersButton(1)).click()
    await panel.getByRole('checkbox', { name: option.name }).click()
    await this.page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  }

  async #words(): Promise<string> {
    const heading = await textOf(this.#search.anyHeading)
    if (heading === text('catalogue:search.title')) return ''
    const [before = '', after = ''] = text('catalogue:search.heading', { query: '|' }).split('|')
    return heading.startsWith(before) && heading.endsWith(after)
      ? heading.slice(before.length, heading.length - after.length)
      : heading
  }

  async #lead(): Promise<Visible['lead']> {
    const said = await textOf(this.#search.lead)
    if (said === text('catalogue:search.loading')) return 'searching'
    const [products = '', page] = said.split(' · ')
    const total = numbersIn(products, text('catalogue:found', { count: 2, number: '#' }))
    return total.length === 0
      ? 'nothing'
      : [...total, ...numbersIn(page ?? '', text('catalogue:search.page', { page: '#', total: '#' }))]
  }

  async #shown(): Promise<Visible['shows']> {
    const search = this.#search
    const said = await textOf(search.failure.getByRole('paragraph'))
    const [failed, unreachable] = [`${text('catalogue:search.failed')} `, text('common:problem.unreachable')]
    if (said.startsWith(failed))
      return { says: said === failed + unreachable ? 'unreachable' : said.slice(failed.length) }
    const notice = await textOf(search.notice)
    if (notice === text('catalogue:search.waitingTitle')) return 'what to type'
    if (notice === text('catalogue:empty.title'))
      return {
        without:
          numbersIn(
            await textOf(search.relief),
            text('catalogue:empty.without', { name: option.name, found: '#' }),
          )[0] ?? null,
      }
    const [noPage] = numbersIn(notice, text('catalogue:search.pastEndTitle', { page: '#' }))
    if (noPage !== undefined) return { noPage }
    const [before = '', after = ''] = text('catalogue:search.emptyTitle', { query: '|' }).split('|')
    if (notice.startsWith(before))
      return {
        nothingFor: notice.slice(before.length, notice.length - after.length),
        meant: (await search.meant('zinc oxide').isVisible()) ? 'zinc oxide' : null,
      }
    const [busy = 'absent'] = await search.list.evaluateAll((lists) => lists.map(({ ariaBusy }) => ariaBusy))
    const current = search.pages.getByRole('link').and(this.page.locator('[aria-current="page"]'))
    return {
      products: await search.products.count(),
      busy: busy === 'true',
      at: Number((await textOf(current)).replace('absent', '0')),
    }
  }
}

/** Text of the first of the elements, 'absent' without any. Does not wait. */
const textOf = async (elements: Locator): Promise<string> => (await elements.allTextContents())[0] ?? 'absent'
