import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { User } from '#areas/account/contract/account.ts'
import type { Timed } from '#machines/kept-list/kept-list.events.ts'
import { answering } from '#tests/models/support/moment.ts'

import { Frame } from '../pages/frame.ts'
import { KeptPage } from '../pages/kept.ts'
import type { HeldCalls } from './held-answers.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { SessionTab } from '#tests/areas/account/browser/support/session-tab.ts'
import { text } from '../texts.ts'

const HELD: HeldCalls = {
  account: ({ path }) => path === '/v2/account/',
  profile: ({ path }) => /^\/v2\/account\/(clients|practitioners)\/profile$/.test(path),
}

/** Drives what one person keeps, on pages of their own. Who signs in and out does so in another tab. */
export abstract class KeptDriver<Seen> extends PageDriver<Seen> {
  protected readonly kept = new KeptPage(this.page)
  protected readonly frame = new Frame(this.page)
  readonly #otherTab = new SessionTab(this.page)

  constructor(page: Page, held: HeldCalls) {
    super(page, { ...HELD, ...held })
  }

  protected async openAt(address: string): Promise<void> {
    await this.#otherTab.open()
    await this.page.goto(address)
    await this.page.getByRole('heading', { level: 1 }).waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (!this.takesBack(event))
      while ((await this.frame.dismissals.count()) > 0) await this.frame.dismissals.first().click()
    const id = answering(event)
    if (id === undefined) return await super.event(event, elapsed)
    const { result } = event['output'] as Timed
    // What is deleted is answered by a message, which nobody sees.
    const isDeletion = result.ok && result.value === null
    await this.answers.answer(id, isDeletion ? { ok: true, value: { message: 'Done' } } : result)
  }

  /** The queue is opened by the shop itself once somebody is here. */
  protected readonly opening: Causes = {
    'queue.opened': () => Promise.resolve(),
    'queue.adopted': () => Promise.resolve(),
  }

  /** True if a message that is still shown does it. */
  protected abstract takesBack(event: AnyEventObject): boolean

  protected async signIn(user: User): Promise<void> {
    await this.#otherTab.keep(0)
    await this.answers.answer('account', { ok: true, value: user })
  }

  protected async signOut(): Promise<void> {
    await this.#otherTab.drop()
  }

  /** Goes to a page of plain text. */
  protected async goAway(): Promise<void> {
    await this.frame.footLink(text('common:footer.page.about')).click()
    await this.page.getByRole('heading', { level: 1, name: text('pages:about.title'), exact: true }).waitFor()
  }

  /** The messages, and for each if it can be taken back or tried again. Does not wait. */
  protected async messages(): Promise<readonly { readonly words: string; readonly canUndo: boolean }[]> {
    return await this.frame.messages.evaluateAll(
      (regions, ways) =>
        regions.flatMap((region) =>
          [...region.querySelectorAll('[role="status"], [role="alert"]')].map((message) => ({
            words: message.querySelector('p')?.textContent ?? '',
            canUndo: [...message.querySelectorAll('button')].some((button) => ways.includes(button.textContent)),
          })),
        ),
      [text('common:undo'), text('common:retry')],
    )
  }
}

/** A busy button waits for an answer. Does not wait. */
export async function pressable(button: Locator): Promise<'absent' | 'disabled' | 'ready' | 'busy'> {
  const [state = 'absent'] = await button.evaluateAll((buttons) =>
    buttons.map((found) => {
      if (found.ariaBusy === 'true') return 'busy' as const
      return found.matches(':disabled') || found.ariaDisabled === 'true' ? ('disabled' as const) : ('ready' as const)
    }),
  )
  return state
}
