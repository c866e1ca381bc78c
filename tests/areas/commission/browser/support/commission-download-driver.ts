import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Visible } from '../../models/commission-download.person.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const COMMISSION = '/en/account/practitioner/commission'
const CSV = '/v2/account/practitioners/commission/csv'

/** Drives the file of a practitioner's commission. */
export class CommissionDownloadDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #card = this.#area.card('commission:lines.title')
  readonly #button = this.#card.getByRole('button', { name: text('commission:lines.download'), exact: true })

  constructor(page: Page) {
    super(page, { saveFile: ({ path }) => path === CSV })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'certified@verbena.test')
    await this.page.goto(COMMISSION)
    await this.#button.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const result = event['output'] as CallResult<null> | undefined
    if (!result?.ok) return await super.event(event, elapsed)
    const file = this.page.waitForEvent('download')
    await this.answers.answer('saveFile', { ok: true, value: 'Date,Order' })
    await file
  }

  async read(): Promise<Visible> {
    const [busy = false] = await this.#button.evaluateAll((buttons) =>
      buttons.map((button) => button.ariaBusy === 'true'),
    )
    const [words] = await this.#card.getByRole('alert').getByRole('paragraph').allTextContents()
    return {
      busy,
      // It is read out, and stands beside the button.
      saved: (await this.#card.getByText(text('commission:lines.downloaded'), { exact: true }).count()) === 2,
      failure:
        words === undefined ? null : words.endsWith(text('common:problem.unreachable')) ? 'unreachable' : 'refused',
      asked: this.answers.request('saveFile')?.query.toString() ?? null,
    }
  }

  protected readonly causes: Causes = {
    'page.opened': async () => {
      await this.#area.link('common:account.profile').click()
      await this.page.waitForURL('/en/account/practitioner/profile')
      await this.page.goBack()
      await this.#button.waitFor()
    },
    'file.want': () => this.#button.dispatchEvent('click'),
  }
}
