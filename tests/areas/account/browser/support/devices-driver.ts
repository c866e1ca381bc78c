import type { Page } from 'playwright/test'

import type { Visible } from '../../models/devices.person.ts'

import { OwnProfileDriver } from './own-profile-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const SESSIONS = '/v2/account/sessions'
const SIGN_OUT = text('account:profile.devices.signOut')

/** Drives the list of devices. */
export class DevicesDriver extends OwnProfileDriver<Visible> {
  protected readonly card = this.area.card('account:profile.devices.heading')

  constructor(page: Page) {
    super(page, {
      fetchDevices: ({ method, path }) => method === 'GET' && path === SESSIONS,
      endSessions: ({ method, path }) => method === 'DELETE' && path === SESSIONS,
    })
  }

  async read(): Promise<Visible> {
    const asks = await this.card.getByRole('paragraph').allTextContents()
    return {
      devices: await this.area.devices.evaluateAll((rows) =>
        rows.map((row) => row.querySelector('p')?.textContent ?? ''),
      ),
      waiting: (await this.area.devices.count()) === 0 && (await this.failure(this.card)) === null,
      failure: await this.failure(this.card),
      canRetry: (await this.card.getByRole('button', { name: text('common:retry'), exact: true }).count()) === 1,
      asked: asks.includes(text('account:profile.devices.sure'))
        ? 'about one'
        : asks.includes(text('account:profile.devices.sureOthers'))
          ? 'about the others'
          : null,
      ending: this.#ending(),
    }
  }

  protected readonly causes: Causes = {
    'page.opened': () => this.openAgain(),
    'devices.retry': () => this.card.getByRole('button', { name: text('common:retry'), exact: true }).click(),
    'devices.signOut': ({ leaving }) =>
      leaving === 'others'
        ? this.card.getByRole('button', { name: text('account:profile.devices.signOutOthers'), exact: true }).click()
        : this.area.devices
            .nth(Number(leaving) - 1)
            .getByRole('button')
            .click(),
    'devices.keep': () => this.card.getByRole('button', { name: text('account:profile.cancel'), exact: true }).click(),
    'devices.confirm': () => this.card.getByRole('button', { name: SIGN_OUT, exact: true }).click(),
  }

  #ending(): Visible['ending'] {
    const call = this.answers.request('endSessions')
    if (!call) return 'none'
    const id = call.query.get('session_id')
    return id === null ? null : Number(id)
  }
}
