import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import { gone } from '../../models/consent-samples.ts'
import { LINKED, type Visible } from '../../models/link-ending.person.ts'
import { client } from '#tests/areas/account/models/own-account-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { OwnProfileDriver } from '#tests/areas/account/browser/support/own-profile-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const PROFILE = '/v2/account/clients/profile'
const PRACTITIONERS = '/v2/account/clients/practitioners/'
const [own = null] = LINKED
const NAMES = LINKED.map(({ user_id: id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))

/** Drives the part of a client's profile on who is linked with them. */
export class LinkEndingDriver extends OwnProfileDriver<Visible> {
  protected readonly card = this.area.card('account:profile.linked.heading')

  constructor(page: Page) {
    super(page, {
      profile: ({ method, path }) => method === 'GET' && path === PROFILE,
      endLink: ({ method, path }) => method === 'DELETE' && path.startsWith(PRACTITIONERS),
      allowFilling: ({ method, path }) => method === 'PUT' && path.startsWith(PRACTITIONERS),
    })
  }

  protected override emitKnown(): Promise<void> {
    return this.#tellLinked()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    await super.event(event, elapsed)
    if (answering(event) !== 'endLink' && answering(event) !== 'allowFilling') return
    const answer = event['output'] as CallResult<unknown>
    // The account is asked for anew; its answer still has both, as one from before the end would.
    if (answer.ok || answer === gone) await this.#tellLinked()
  }

  async read(): Promise<Visible> {
    const rows = await this.card.getByRole('listitem').allTextContents()
    const notes = await this.card.getByRole('paragraph').allTextContents()
    const ended = NAMES.find(({ name }) => notes.includes(text('account:profile.linked.ended', { name })))
    const call = this.answers.request('endLink')
    const allowed = this.answers.request('allowFilling')
    const boxes = await Promise.all(
      NAMES.map(async ({ id, name }) => {
        const box = this.box(name)
        return (await box.count()) > 0 && (await box.isChecked()) ? [id] : []
      }),
    )
    return {
      linked: NAMES.filter(({ name }) => rows.some((row) => row.startsWith(name))).map(({ id }) => id),
      ended: ended?.id ?? null,
      failure: await this.failure(this.card),
      ending: call ? Number(call.path.slice(PRACTITIONERS.length)) : null,
      filling: boxes.flat(),
      allowing: allowed ? Number(allowed.path.slice(PRACTITIONERS.length)) : null,
    }
  }

  protected readonly causes: Causes = {
    'page.opened': () => this.openAgain(),
    'link.end': async ({ practitioner }) => {
      const name = NAMES.find(({ id }) => id === practitioner.user_id)?.name ?? ''
      await this.card
        .getByRole('button', { name: text('account:profile.linked.endNamed', { name }), exact: true })
        .click()
    },
    'link.allow': async ({ practitioner }) => {
      const name = NAMES.find(({ id }) => id === practitioner.user_id)?.name ?? ''
      await this.box(name).click()
    },
  }

  protected box(name: string) {
    return this.card.getByRole('checkbox', { name: text('account:profile.linked.mayFill', { name }), exact: true })
  }

  async #tellLinked(): Promise<void> {
    await this.answers.answer('profile', {
      ok: true,
      value: { ...client, practitioner: own, practitioners: LINKED, discount_rate: 10 },
    })
  }
}
