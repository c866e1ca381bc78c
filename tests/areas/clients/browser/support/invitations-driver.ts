import type { Page } from 'playwright/test'

import type { Answer } from '#machines/clients/consent/invitations.machine.ts'
import { byLinden, bySage } from '../../models/consent-samples.ts'
import type { Visible } from '../../models/invitations.person.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const HOME = '/en/account/client'
const PROTOCOLS = `${HOME}/protocols`
const INVITATIONS = '/v2/account/clients/invitations'
const ASKING = [byLinden, bySage].map(({ id, practitioner: { first_name, last_name } }) => {
  const name = `${first_name} ${last_name}`
  return { id, name, heading: text('account:consent.asks', { name }) }
})

/** Drives the requests of practitioners on the first page of a client's area. */
export class InvitationsDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #main = this.page.getByRole('main')

  constructor(page: Page) {
    super(page, {
      fetchInvitations: ({ method, path }) => method === 'GET' && path === INVITATIONS,
      answerInvitation: ({ method, path }) => method === 'PUT' && path.startsWith(`${INVITATIONS}/`),
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'newclient@verbena.test')
    await this.page.goto(HOME)
    await this.#home()
  }

  async read(): Promise<Visible> {
    const headings = await this.#main.getByRole('heading', { level: 2 }).allTextContents()
    const notes = await this.#main.getByRole('paragraph').allTextContents()
    const [failure] = await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()
    const isSaid = (key: string) => ASKING.some(({ name }) => notes.includes(text(key, { name, discount: '10%' })))
    return {
      waiting: ASKING.filter(({ heading }) => headings.includes(heading)).map(({ id }) => id),
      said:
        isSaid('account:consent.agreed') || isSaid('account:consent.agreedDiscount')
          ? 'agreed'
          : isSaid('account:consent.declined')
            ? 'declined'
            : null,
      failure:
        failure === undefined ? null : failure.endsWith(text('common:problem.unreachable')) ? 'unreachable' : 'refused',
      canRetry: (await this.#main.getByRole('button', { name: text('common:retry'), exact: true }).count()) === 1,
      giving: await this.#giving(),
    }
  }

  protected readonly causes: Causes = {
    'page.opened': async () => {
      await this.#area.navigation.getByRole('link', { name: text('common:menu.protocols'), exact: true }).click()
      await this.page.waitForURL(PROTOCOLS)
      await this.#area.navigation.getByRole('link', { name: text('common:menu.home'), exact: true }).click()
      await this.page.waitForURL(HOME)
      await this.#home()
    },
    'invitations.retry': () => this.#main.getByRole('button', { name: text('common:retry'), exact: true }).click(),
    'invitation.answer': async ({ id, answer }) => {
      const name = ASKING.find((one) => one.id === id)?.name ?? ''
      const key = answer === 'yes' ? 'account:consent.agreeNamed' : 'account:consent.declineNamed'
      await this.#main.getByRole('button', { name: text(key, { name }), exact: true }).click()
    },
  }

  /** From the call that is held; the buttons must say the same. */
  async #giving(): Promise<Visible['giving']> {
    const buttons = await this.#main
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => ({ name: one.ariaLabel ?? '', isBusy: one.ariaBusy === 'true' })))
    const busy = buttons.find(({ isBusy }) => isBusy)?.name
    const call = this.answers.request('answerInvitation')
    if (!call && busy === undefined) return null
    const asked = ASKING.find(({ name }) => busy?.endsWith(`: ${name}`) === true)
    const answer: Answer = busy?.startsWith(text('account:consent.agree')) === true ? 'yes' : 'no'
    return asked && call?.path.endsWith(`/${asked.id}`) === true ? { id: asked.id, answer } : null
  }

  async #home(): Promise<void> {
    await this.#area.card('account:area.wishes.heading').waitFor()
  }
}
