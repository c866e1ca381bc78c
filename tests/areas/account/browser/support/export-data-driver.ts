import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Visible } from '../../models/export-data.person.ts'

import { OwnProfileDriver } from './own-profile-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** Drives taking the own data along. */
export class ExportDataDriver extends OwnProfileDriver<Visible> {
  protected readonly card = this.area.card('account:profile.export.heading')
  readonly #button = this.card.getByRole('button', { name: text('account:profile.export.save'), exact: true })

  constructor(page: Page) {
    super(page, { saveFile: ({ path }) => path === '/v2/account/export' })
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const result = event['output'] as CallResult<null> | undefined
    if (!result?.ok) return await super.event(event, elapsed)
    const file = this.page.waitForEvent('download')
    await this.answers.answer('saveFile', { ok: true, value: { account: {} } })
    await file
  }

  async read(): Promise<Visible> {
    const [busy = false] = await this.#button.evaluateAll((buttons) =>
      buttons.map((button) => button.ariaBusy === 'true'),
    )
    return {
      busy,
      // It is read out, and stands beside the button.
      saved: (await this.card.getByText(text('account:profile.export.saved'), { exact: true }).count()) === 2,
      failure: await this.failure(this.card),
      asked: this.answers.waiting().includes('saveFile'),
    }
  }

  protected readonly causes: Causes = {
    'page.opened': () => this.openAgain(),
    'file.want': () => this.#button.dispatchEvent('click'),
  }
}
