import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import { ADMIN_PAGE_SIZE } from '#machines/admin/lists.ts'
import type { Visible } from '#tests/models/accounts-list.person.ts'

import { OwnArea } from '../pages/own-area.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { signIn } from './people.ts'
import { text } from '../texts.ts'

const HOME = '/en/account/admin'
const CALL = '/v2/admin/accounts'

/** Drives the list of accounts. */
export class AccountsListDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #main = this.page.getByRole('main')

  constructor(page: Page) {
    super(page, { fetchAccounts: ({ path }) => path === CALL })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'admin@verbena.test')
    await this.page.goto(HOME)
    await this.#area.navigation.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const result = event['output'] as CallResult<object> | undefined
    if (!result?.ok) return await super.event(event, elapsed)
    await this.answers.answer('fetchAccounts', { ok: true, value: { ...result.value, limit: ADMIN_PAGE_SIZE } })
  }

  async read(): Promise<Visible> {
    const { pathname, searchParams } = new URL(this.page.url())
    if (pathname !== `${HOME}/accounts`) return { page: 'elsewhere' }
    const [failure] = await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()
    return {
      page: 'accounts',
      query: Object.fromEntries(searchParams),
      failure:
        failure === undefined ? null : failure === text('common:problem.unreachable') ? 'unreachable' : 'refused',
      shown: await this.#shown(),
      asked: this.#wanted(),
      isTold:
        (await this.#main
          .getByRole('status')
          .filter({ hasText: text('account:admin.accounts.loading') })
          .count()) > 0,
    }
  }

  protected readonly causes: Causes = {
    'list.entered': async ({ place }) => {
      const { query } = place as { query: Record<string, string> }
      if (query['page'] !== undefined)
        return await this.#main
          .getByRole('link', { name: text('account:admin.page', { page: query['page'] }), exact: true })
          .click()
      if (query['query'] === undefined)
        return await this.#area.navigation
          .getByRole('link', { name: text('account:admin.accounts.title'), exact: true })
          .click()
      await this.#main.getByRole('searchbox').fill(query['query'])
      await this.#main.getByRole('searchbox').press('Enter')
    },
    'list.retry': () => this.#main.getByRole('button', { name: text('common:retry'), exact: true }).click(),
  }

  async #shown(): Promise<Visible['shown']> {
    if (await this.page.getByRole('heading', { name: text('account:admin.accounts.noneTitle') }).isVisible())
      return 'nobody'
    const rows = await this.#main.getByRole('rowgroup').last().getByRole('row').allTextContents()
    const emails = rows.flatMap((row) => /zoe\d+@mail\.example/.exec(row)?.[0] ?? [])
    const said = await this.#main.getByRole('paragraph').allTextContents()
    const [found] = said.filter(
      (words) =>
        words ===
        text('account:admin.accounts.found', { count: Number.parseInt(words), number: Number.parseInt(words) }),
    )
    return emails.length === 0 ? null : { emails, found: Number.parseInt(found ?? '') }
  }

  #wanted(): Visible['asked'] {
    const call = this.answers.request('fetchAccounts')
    return call ? { keyword: call.query.get('keyword') ?? '', page: Number(call.query.get('page')) } : null
  }
}
