import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import { nameOf } from '#machines/practice/practice.ts'
import { client, user } from '#tests/areas/account/models/own-account-samples.ts'
import type { Visible } from '../../models/practice-join.person.ts'
import { linden, nameIn } from '../../models/practice-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { SessionTab } from '#tests/areas/account/browser/support/session-tab.ts'
import { text } from '#tests/browser/texts.ts'

const PAGE = '/en/practice/'
const NAME = nameOf(linden, 'en')

/** Drives the way to become a client on practice pages, of a client without a practitioner. */
export class PracticeJoinDriver extends PageDriver<Visible> {
  readonly #otherTab = new SessionTab(this.page)
  readonly #entry = new SignInPage(this.page)
  readonly #main = this.page.getByRole('main')

  constructor(page: Page) {
    super(page, {
      account: ({ path }) => path === '/v2/account/',
      profile: ({ path }) => path === '/v2/account/clients/profile',
      practice: ({ method, path }) => method === 'GET' && path.startsWith('/v2/practices/'),
      joinPractice: ({ path }) => /^\/v2\/practices\/\w+\/join$/.test(path),
    })
  }

  protected async open(): Promise<void> {
    await this.#otherTab.open()
    await this.page.goto('/en/about')
    await this.#enter()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    await super.event(event, elapsed)
    // Whoever has joined is asked for anew.
    if (answering(event) === 'joinPractice' && (event['output'] as CallResult<unknown>).ok) await this.#tellWho()
  }

  async read(): Promise<Visible> {
    const { pathname } = new URL(this.page.url())
    if (!pathname.startsWith(PAGE)) return 'elsewhere'
    const [failure = null] = await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()
    const buttons = await this.#main
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => ({ label: one.textContent, isBusy: one.ariaBusy === 'true' })))
    const is = (key: string) => buttons.some(({ label }) => label === text(key))
    const shown = is('common:retry') ? 'retry' : is('practice:join.become') ? 'become' : null
    const joined = this.#main.getByText(text('practice:join.joined', { name: NAME }), { exact: true })
    return {
      practice: pathname.slice(PAGE.length),
      isJoined: (await joined.count()) > 0,
      button: buttons.some(({ isBusy }) => isBusy) ? 'busy' : shown,
      failure: failure === text('common:problem.unreachable') ? 'unreachable' : failure,
      asked: this.answers.sent('joinPractice')?.path.split('/').at(-2) ?? null,
    }
  }

  protected readonly causes: Causes = {
    'practice.entered': async (event) => {
      const shopName = nameIn(event)
      await this.page.evaluate((path) => history.pushState({}, '', path), `${PAGE}${shopName}`)
      await this.answers.answer('practice', { ok: true, value: { ...linden, services: [], shop_name: shopName } })
    },
    'join.ask': () =>
      this.#main
        .getByRole('button', { name: new RegExp(`^(${text('practice:join.become')}|${text('common:retry')})$`) })
        .click(),
    'session.signedOut': async () => {
      await this.#otherTab.drop()
      await this.#entry.entry.waitFor()
      await this.#enter()
    },
  }

  async #enter(): Promise<void> {
    await this.#otherTab.keep(0)
    await this.#tellWho()
    await this.#entry.account.waitFor()
  }

  async #tellWho(): Promise<void> {
    await this.answers.answer('account', { ok: true, value: user })
    await this.answers.answer('profile', { ok: true, value: { ...client, practitioner: null, practitioners: [] } })
  }
}
