import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Visible } from '#tests/models/practitioners-waiting.person.ts'

import { OwnArea } from '../pages/own-area.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { signIn } from './people.ts'
import { text } from '../texts.ts'

const HOME = '/en/account/admin'

/** Drives the number of practitioners who wait. */
export class PractitionersWaitingDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #card = this.#area.card('account:area.certificates.heading')

  constructor(page: Page) {
    super(page, {
      countWaiting: ({ path, query }) =>
        path === '/v2/admin/practitioners' && query.get('limit') === '1' && query.get('status') === 'pending',
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'admin@verbena.test')
    await this.page.goto(HOME)
    await this.#card.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const result = event['output'] as CallResult<number> | undefined
    if (!result?.ok) return await super.event(event, elapsed)
    await this.answers.answer('countWaiting', {
      ok: true,
      value: { data: [], current_page: 1, limit: 1, total_pages: result.value, total_results: result.value },
    })
  }

  async read(): Promise<Visible> {
    const failures = await this.#card.getByRole('alert').getByRole('paragraph').allTextContents()
    const [failure] = failures
    const [said] = (await this.#card.getByRole('paragraph').allTextContents()).filter(
      (words) => !failures.includes(words),
    )
    return {
      waiting: said === undefined ? null : said === text('account:area.certificates.none') ? 0 : Number.parseInt(said),
      failure:
        failure === undefined ? null : failure === text('common:problem.unreachable') ? 'unreachable' : 'refused',
      asked: this.answers.waiting().includes('countWaiting'),
    }
  }

  protected readonly causes: Causes = {
    'page.opened': async () => {
      await this.#area.navigation.getByRole('link', { name: text('account:admin.accounts.title'), exact: true }).click()
      await this.page.waitForURL(`${HOME}/accounts`)
      await this.#area.navigation.getByRole('link', { name: text('account:area.home'), exact: true }).click()
    },
    'waiting.retry': () => this.#card.getByRole('button', { name: text('common:retry'), exact: true }).click(),
  }
}
