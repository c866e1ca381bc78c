import type { Page } from 'playwright/test'

import { INSPECTOR_KEY } from '#app/inspector-hook.ts'
import { IMPORTS } from '#tests/support/shop/inspected.ts'

import {
  installBarrier,
  keepOriginals,
  type Names,
  type PageBarrier,
  type Reply,
  type Sight,
  type Told,
  type ToldOfCalls,
  type Wanted,
} from './in-page.ts'

const NAMES: Names = {
  originals: 'verbenaOriginals',
  barrier: 'verbenaBarrier',
  tell: 'verbenaTell',
  inspector: INSPECTOR_KEY.description ?? '',
  imports: IMPORTS,
}

/** Of a page before any is opened. */
const NOTHING: Sight = { isThere: true, value: undefined, context: undefined, count: -1, busy: [], held: [] }

/** Lets a test wait until nothing in a page is under way: no call but those that are held, no code, no frame, no short wait. */
export class Barrier {
  readonly #page: Page
  readonly #taken = new Set<string>()

  constructor(page: Page) {
    this.#page = page
  }

  /** The keys of the transitions that any chart of the page has taken. */
  get taken(): ReadonlySet<string> {
    return this.#taken
  }

  /** To be done before the page is opened. Its clock stands from now on. `hear` says whether a call is held. */
  async install(hear: (told: ToldOfCalls) => boolean): Promise<void> {
    const { clock } = this.#page
    await this.#page.context().addInitScript(keepOriginals, NAMES.originals)
    const now = Date.now()
    await clock.install({ time: now })
    await clock.pauseAt(now + 1000)
    await this.#page.exposeBinding(NAMES.tell, ({ frame }, told: Told) => {
      if (frame !== this.#page.mainFrame()) return false
      if (told.type !== 'taken') return hear(told)
      this.#taken.add(told.transition)
      return false
    })
    await this.#page.addInitScript(installBarrier, NAMES)
  }

  /** Waits until an actor is where it is wanted and the page is at rest. */
  async settle(wanted: Wanted): Promise<Sight> {
    const seen = await this.#page.evaluate(
      async ([name, all]) => await (Reflect.get(window, name) as PageBarrier | undefined)?.settle(all),
      [NAMES.barrier, wanted] as const,
    )
    return seen ?? NOTHING
  }

  /** Gives a call its answer. False where it is not waited for any more. */
  async answer(id: number, reply: Reply): Promise<boolean> {
    return await this.#page.evaluate(
      ([name, call, given]) => (Reflect.get(window, name) as PageBarrier).answer(call, given),
      [NAMES.barrier, id, reply] as const,
    )
  }
}
