import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { CommissionPage } from '#machines/commission/commission-place.ts'
import { addressOfKey } from '#machines/pages/list-query.ts'
import { START, type Visible } from '../../models/commission.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { FreshDataDriver } from '#tests/browser/support/fresh-data-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const REPORT = '/v2/account/practitioners/commission'

/** Drives the page of a practitioner's commission. Payouts and clients beside the report are those of the shop. */
export class CommissionDriver extends FreshDataDriver<Visible> {
  protected readonly start = START
  protected readonly expiry = FETCH_EXPIRY_MS
  readonly #area = new OwnArea(this.page)

  constructor(page: Page) {
    super(page, ({ path }) => path === REPORT)
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'certified@verbena.test')
    await this.page.goto(START)
    await this.#area.navigation.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (event.type === 'data.wanted')
      return await super.event({ ...event, key: addressOfKey(String(event['key'])).language }, elapsed)
    const result = event['output']?.result as CallResult<CommissionPage> | undefined
    if (answering(event) !== 'fetchData' || !result?.ok) return await super.event(event, elapsed)
    await this.answers.answer(this.language, { ok: true, value: result.value.report })
  }

  protected async enter(): Promise<void> {
    await this.#area.link('common:menu.commission').click()
  }

  protected async enterAgain(): Promise<void> {
    await this.page.goBack()
  }

  async read(): Promise<Visible> {
    const [words] = await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()
    const unreachable = text('common:problem.unreachable', {}, this.language)
    return {
      address: this.path,
      asks: this.answers.waiting(),
      failure: words === undefined ? null : words.endsWith(unreachable) ? 'unreachable' : 'refused',
      canRetry: (await this.retry.count()) === 1,
      waits: await this.#waits(),
      orders: await this.#lines
        .getByRole('rowheader')
        .evaluateAll((cells) => cells.map((cell) => cell.querySelector('[translate=no]')?.textContent ?? '')),
    }
  }

  /** It is read out as well, also where an older report is in sight. */
  async #waits(): Promise<boolean> {
    const said = await this.#main.getByRole('status').allTextContents()
    return said.filter((words) => words === text('commission:loading', {}, this.language)).length === 2
  }

  protected get retry(): Locator {
    return this.#main.getByRole('button', { name: text('common:retry', {}, this.language), exact: true })
  }

  get #main(): Locator {
    return this.page.getByRole('main')
  }

  get #lines(): Locator {
    return this.#main.getByRole('table', { name: text('commission:lines.title', {}, this.language), exact: true })
  }
}
