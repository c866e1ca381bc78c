import type { Locator } from 'playwright/test'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PageDriver } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const HOME = '/en/account/client'
export const PROFILE = `${HOME}/profile`

/** Drives a matter of a client's profile, which is reached from the first page of the own area. */
export abstract class OwnProfileDriver<Seen> extends PageDriver<Seen> {
  protected readonly area = new OwnArea(this.page)

  /** The matter: a card of the page. */
  protected abstract readonly card: Locator

  protected async open(): Promise<void> {
    await signIn(this.page, 'newclient@verbena.test')
    await this.page.goto(HOME)
    await this.emitKnown()
    await this.area.navigation.getByRole('link', { name: text('common:account.profile') }).click()
    await this.card.waitFor()
  }

  /** Answers held calls on which the area waits as it is opened. */
  protected emitKnown(): Promise<void> {
    return Promise.resolve()
  }

  /** Goes back to the page before, and on to the profile again. */
  protected async openAgain(): Promise<void> {
    await this.page.goBack()
    await this.page.waitForURL(HOME)
    await this.page.goForward()
    await this.card.waitFor()
  }

  /** Read from the words of the model's refusal, or those for a lost connection. */
  protected async failure(of: Locator): Promise<'refused' | 'unreachable' | null> {
    const [words] = await of.getByRole('alert').getByRole('paragraph').allTextContents()
    if (words === undefined) return null
    return words.endsWith(text('common:problem.unreachable')) ? 'unreachable' : 'refused'
  }
}
