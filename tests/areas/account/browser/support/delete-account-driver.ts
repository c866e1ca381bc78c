import type { Page } from 'playwright/test'

import type { Visible } from '../../models/delete-account.person.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { OwnProfileDriver, PROFILE } from './own-profile-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

/** Drives the end of the account. */
export class DeleteAccountDriver extends OwnProfileDriver<Visible> {
  protected readonly card = this.area.card('account:profile.delete.heading')
  readonly #dialog = this.area.dialog
  readonly #confirm = this.#dialog.getByRole('button', { name: text('account:profile.delete.confirm'), exact: true })

  constructor(page: Page) {
    super(page, {
      deleteAccount: ({ method, path }) => method === 'DELETE' && path === '/v2/account/',
      fetchLeaving: ({ path }) => path === '/v2/account/leaving',
    })
  }

  async read(): Promise<Visible> {
    const [ticked] = await this.#dialog
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))
    const [confirm] = await this.#confirm.evaluateAll((buttons) =>
      buttons.map((button) =>
        button.ariaBusy === 'true' ? 'busy' : (button as HTMLButtonElement).disabled ? 'disabled' : 'ready',
      ),
    )
    return {
      page: await this.#page(),
      dialog:
        ticked === undefined || confirm === undefined
          ? null
          : { ticked, confirm, failure: await this.failure(this.#dialog) },
      asked: this.answers.waiting().includes('deleteAccount'),
      asks: this.answers.waiting().includes('fetchLeaving'),
    }
  }

  protected readonly causes: Causes = {
    'page.opened': () => this.openAgain(),
    'deletion.want': () =>
      this.card.getByRole('button', { name: text('account:profile.delete.want'), exact: true }).click(),
    'deletion.cancel': () => this.page.keyboard.press('Escape'),
    'deletion.understand': ({ understood }) => this.#dialog.getByRole('checkbox').setChecked(understood === true),
    'deletion.confirm': () => this.#confirm.click(),
  }

  async #page(): Promise<Visible['page']> {
    const isOver =
      (await new Frame(this.page).messages.getByText(text('common:session.deleted'), { exact: true }).count()) === 1
    const hasTokens = await this.page.evaluate(() => localStorage.getItem('access_token') !== null)
    return isOver && !hasTokens && new URL(this.page.url()).pathname !== PROFILE ? 'gone' : 'profile'
  }
}
