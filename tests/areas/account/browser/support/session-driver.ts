import { expect, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { TOKEN_REFRESH_MS } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { Refreshed } from '#machines/account/session/session.ts'
import type { Visible } from '../../models/session.person.ts'
import { PASS } from '#tests/models/support/moment.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { SignInPage } from '../pages/sign-in.ts'
import type { HeldCalls } from '#tests/browser/support/held-answers.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { letGo, SessionTab } from './session-tab.ts'
import { text } from '#tests/browser/texts.ts'

const CLOSED = 'about:blank'
const START = '/en/account'
const EMAIL = 'zoe@mail.example'
/** All that the session can say, by its keys. */
const MESSAGES = [
  { text: 'common:session.expired' },
  { text: 'common:session.notLoggedOut' },
  ...[0, 1, 3, 4].map((type) => ({ text: 'common:session.noProfile', values: { type } })),
] as const

const HELD: HeldCalls = {
  login: ({ path }) => path === '/v2/auth/login',
  refreshTokens: ({ path }) => path === '/v2/auth/token-refresh',
  fetchAccount: ({ method, path }) => method === 'GET' && path === '/v2/account/',
  updateAccount: ({ method, path }) => method === 'PUT' && path === '/v2/account/',
  deleteAccount: ({ method, path }) => method === 'DELETE' && path === '/v2/account/',
  fetchPractitionerProfile: ({ path }) => path === '/v2/account/practitioners/profile',
  fetchClientProfile: ({ path }) => path === '/v2/account/clients/profile',
  endSession: ({ path }) => path === '/v2/account/logout',
}
/** Those that a person makes, and not the session. */
const BY_PERSON: readonly string[] = ['login', 'updateAccount', 'deleteAccount']

const refusal = (status: number): CallResult<unknown> => ({
  ok: false,
  problem: { kind: 'refused', status, message: 'No' },
})

/** Drives signing in and out, in this tab and in another. */
export class SessionDriver extends PageDriver<Visible> {
  readonly #signIn = new SignInPage(this.page)
  readonly #frame = new Frame(this.page)
  readonly #area = new OwnArea(this.page)
  readonly #otherTab = new SessionTab(this.page)

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await countWakeLocks(this.page)
    await this.#otherTab.open()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    while ((await this.#frame.dismissals.count()) > 0) await this.#frame.dismissals.first().click()
    // At a stretch: what is asked for meanwhile would be given up before its answer could come.
    if (event.type === PASS.type) return await this.page.clock.fastForward(elapsed)
    if (event.type !== 'xstate.done.actor.refreshTokens') return await super.event(event, elapsed)
    await this.answers.answer('refreshTokens', await this.#refreshed(event['output'] as Refreshed))
  }

  async read(): Promise<Visible> {
    if (this.page.url() === CLOSED) return { shop: 'closed', tokens: false, awake: false, asked: [], said: [] }
    const asked = this.answers.waiting().filter((call) => !BY_PERSON.includes(call))
    const [leaving] = await this.#signIn.account.evaluateAll((buttons) =>
      buttons.map((button) => button.ariaBusy === 'true'),
    )
    const { tokens, locks } = await this.page.evaluate(() => ({
      tokens: localStorage.getItem('access_token') !== null,
      locks: Number(document.documentElement.dataset['wakeLocks'] ?? 0),
    }))
    return {
      shop: leaving === undefined ? 'of a visitor' : 'of somebody',
      area: await this.#shown(),
      leaving: leaving ?? false,
      tokens,
      awake: locks === 1,
      asked: asked.includes('refreshTokens') ? ['refreshTokens'] : asked,
      said: await this.#said(),
    }
  }

  protected readonly causes: Causes = {
    'tokens.gone': async ({ reason }) => {
      if (reason === null) return void (await this.page.goto(START))
      if (reason === 'elsewhere') return await this.#otherTab.drop()
      const [call = ''] = this.answers.waiting().filter((waiting) => !BY_PERSON.includes(waiting))
      await this.answers.answer(call, refusal(401))
    },
    'tokens.kept': async ({ age }) => {
      if (await this.#signIn.email.isVisible()) await this.#sendLogin()
      await this.#otherTab.keep(Number(age))
      if (this.page.url() === CLOSED) await this.page.goto(START)
    },
    'tokens.looked': async ({ age }) => {
      // A sleeping laptop: its clock goes on, and its timers do not.
      if (age === TOKEN_REFRESH_MS)
        await this.page.clock.setSystemTime(
          await this.page.evaluate((milliseconds) => Date.now() + milliseconds, TOKEN_REFRESH_MS),
        )
      await this.page.evaluate(() => dispatchEvent(new Event('online')))
    },
    'session.entered': async () => {
      if (await this.#signIn.email.isVisible()) await this.#sendLogin()
      await this.answers.answer('login', { ok: true, value: this.#otherTab.newTokens() })
    },
    'login.refused': ({ status }) => this.answers.answer('login', refusal(Number(status))),
    'session.leave': () =>
      this.#area.navigation.getByRole('button', { name: text('common:account.signOut'), exact: true }).click(),
    'account.changed': async ({ user }) => {
      await this.#openProfile()
      await this.#area.field('account:register.field.first_name').fill(String(user.first_name))
      await this.#area
        .card('account:profile.details')
        .getByRole('button', { name: text('account:profile.save'), exact: true })
        .click()
      await this.answers.answer('updateAccount', { ok: true, value: user })
      await this.#area.navigation.getByRole('link', { name: text('common:menu.home') }).click()
    },
    'account.asked': async () => {
      await this.#openProfile()
      await expect(this.#area.field('account:register.field.first_name')).not.toHaveValue('')
      await this.#area.navigation.getByRole('link', { name: text('common:menu.home') }).click()
    },
    'account.gone': async () => {
      await this.#openProfile()
      await this.page.getByRole('button', { name: text('account:profile.delete.want'), exact: true }).click()
      await this.#area.dialog.getByRole('checkbox').check()
      await this.#area.dialog.getByRole('button', { name: text('account:profile.delete.confirm') }).click()
      await this.answers.answer('deleteAccount', { ok: true, value: { message: 'Deleted' } })
      await this.#signIn.entry.click()
    },
    'account.retry': () => this.#signIn.button('common:retry').click(),
  }

  /** The answer to a call for new tokens that leads to this outcome. */
  async #refreshed({ kind }: Refreshed): Promise<CallResult<unknown>> {
    if (kind === 'unreachable') return { ok: false, problem: { kind: 'unreachable' } }
    if (kind === 'refused') return refusal(401)
    // Somebody clears the data of the browser, which tells no page of it.
    if (kind === 'gone') await this.page.evaluate(letGo)
    return { ok: true, value: this.#otherTab.newTokens() }
  }

  /** By a login that leads to the own area, whoever was here before; one that is on its way is not sent again. */
  async #sendLogin(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: text('common:home', { shop: 'Verbena' }), exact: true })
      .click()
    await this.#signIn.entry.click()
    if (!this.answers.waiting().includes('login')) await this.#signIn.signIn(EMAIL)
    await expect.poll(() => this.answers.waiting()).toContain('login')
  }

  async #openProfile(): Promise<void> {
    await this.#area.navigation.getByRole('link', { name: text('common:account.profile') }).click()
  }

  async #shown(): Promise<Visible['area']> {
    if (await this.#signIn.email.isVisible()) return 'login'
    if (await this.#signIn.button('common:retry').isVisible()) return 'failed'
    const [title = ''] = await this.#area.heading.allTextContents()
    const hello = text('account:area.hello', { name: '' })
    return title.startsWith(hello) ? { of: title.slice(hello.length) } : 'waiting'
  }

  async #said(): Promise<Visible['said']> {
    const shown = await this.#frame.messages.getByRole('paragraph').allTextContents()
    return MESSAGES.filter((message) => shown.includes(text(message.text, 'values' in message ? message.values : {})))
  }
}

/** Counts the wake locks that a page holds. They are stood in for, since a browser without a screen may grant none. */
async function countWakeLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (by: number) =>
      void (document.documentElement.dataset['wakeLocks'] = String(
        Number(document.documentElement.dataset['wakeLocks'] ?? 0) + by,
      ))
    class StandIn extends EventTarget {
      release(): Promise<void> {
        count(-1)
        return Promise.resolve()
      }
    }
    WakeLock.prototype.request = () => {
      count(1)
      return Promise.resolve(new StandIn() as WakeLockSentinel)
    }
  })
}
