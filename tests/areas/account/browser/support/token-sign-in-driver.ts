import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Visible } from '../../models/token-sign-in.person.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { SignInPage } from '../pages/sign-in.ts'
import type { WaitingCall } from '#tests/browser/support/held-answers.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const LANGUAGE = 'de'
const PREFIX = `/${LANGUAGE}`
const TOKENS = { access_token: 'access', refresh_token: 'refresh' }

/** The two ways in by token: their pages, their calls, and all that can be said on them. */
const WAYS = {
  activation: { path: '/activate', call: '/v2/auth/activate', failure: 'common:session.notActivated' },
  multipass: { path: '/multipass', call: '/v2/auth/login/multipass', failure: 'common:session.unexpected' },
} as const
type Way = keyof typeof WAYS

/** Drives a way in by a token in an address. */
export class TokenSignInDriver extends PageDriver<Visible> {
  readonly #way: Way
  readonly #frame = new Frame(this.page, LANGUAGE)
  readonly #signIn = new SignInPage(this.page, LANGUAGE)
  #isGiven = false

  constructor(page: Page, way: Way) {
    super(page, {
      useToken: ({ path }) => path === WAYS[way].call,
      // Who it is, is not told here: the login waits for it.
      fetchAccount: ({ path }) => path === '/v2/account/',
    })
    this.#way = way
  }

  protected async open(): Promise<void> {
    await this.page.goto(`${PREFIX}${WAYS[this.#way].path}`)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const result = event['output'] as CallResult<{ returnTo: string | null }> | undefined
    if (!result?.ok) return await super.event(event, elapsed)
    const { returnTo } = result.value
    await this.answers.answer('useToken', {
      ok: true,
      value: { ...TOKENS, ...(returnTo !== null && { return_to: returnTo }) },
    })
  }

  async read(): Promise<Visible> {
    const { pathname, search } = new URL(this.page.url())
    const asked = this.answers.request('useToken')
    return {
      address: `${pathname.replace(PREFIX, '')}${search}`,
      said: await this.#said(),
      shown: asked ? tokenIn(asked) : null,
      signedIn:
        (await this.#signIn.account.isVisible()) &&
        (await this.page.evaluate(() => localStorage.getItem('access_token') !== null)),
      page: await this.#page(),
    }
  }

  protected readonly causes: Causes = {
    'token.given': async ({ token }) => {
      if (!this.#isGiven) {
        this.#isGiven = true
        await this.page.goto(`${PREFIX}${WAYS[this.#way].path}/${String(token)}`)
        return
      }
      // The entry of the history still holds it.
      await this.page
        .getByRole('banner')
        .getByRole('link', { name: text('common:home', { shop: 'Verbena' }, LANGUAGE), exact: true })
        .click()
      await this.page.waitForURL((url) => url.pathname === PREFIX || url.pathname === `${PREFIX}/`)
      await this.page.goBack()
    },
    'signIn.retry': () => this.#signIn.button('common:retry').click(),
  }

  async #page(): Promise<Visible['page']> {
    const [failure] = await this.#frame.main.getByRole('alert').getByRole('paragraph').allTextContents()
    const unreachable = 'common:problem.unreachable'
    if (failure !== undefined)
      return failure === text(unreachable, {}, LANGUAGE) ? { failureKey: unreachable } : { failure }
    const keys = [
      `account:signIn.${this.#way}.using`,
      `account:signIn.${this.#way}.needsLink`,
      'account:signIn.entered',
    ]
    const shown = await this.#frame.main.allTextContents()
    const key = keys.find((one) => shown.some((words) => words.includes(text(one, {}, LANGUAGE))))
    if (key !== undefined) return { key }
    return { key: (await this.#signIn.email.isVisible()) ? 'account:signIn.email' : 'nothing' }
  }

  async #said(): Promise<Visible['said']> {
    const [words] = await this.#frame.messages.getByRole('paragraph').allTextContents()
    if (words === undefined) return null
    const { failure } = WAYS[this.#way]
    return words === text(failure, {}, LANGUAGE) ? { key: failure } : { words }
  }
}

function tokenIn({ body, query }: WaitingCall): Visible['shown'] {
  const [token = ''] = Object.values(body as Record<string, string>)
  return { token, language: query.get('language_code') ?? '' }
}
