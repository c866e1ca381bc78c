import { expect, type Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { isNoticeDue, type StoredCountry, type StoredNotice } from '#machines/country/country.ts'
import type { Visible } from '#tests/models/country.person.ts'
import { answering, PASS } from '#tests/models/support/moment.ts'

import { CountryNotice } from '../pages/country-notice.ts'
import { COUNTRY, settle } from './checks.ts'
import type { HeldCalls } from './held-answers.ts'
import { PageDriver, type Causes } from './page-driver.ts'

const DISMISSED_AT = 'verbena:country-dismissed-at'
/** The code of the chart. */
const CODE = /\/assets\/country-[\w-]+\.js$/
/** So much longer than a walk by its own clock. */
const NEARLY_MS = 60_000

const HELD: HeldCalls = { fetchCountry: ({ path }) => path === '/v2/account/geoip' }

/** Begins the next reading of the browser's storage `after` so many milliseconds. */
interface NextReading {
  readonly after: number
  readonly begin: () => Promise<void>
}

/** Stored in the browser; without `dismissedFor` that entry stays as it is. */
type Kept = Pick<StoredNotice, 'stored'> & Partial<StoredNotice>

/** Drives the notice by what the browser has stored: it is read at once, so the walk's time passes only when that is known. */
export class CountryDriver extends PageDriver<Visible> {
  readonly #screen = new CountryNotice(this.page)
  #otherTab: Page | undefined
  #next: NextReading | undefined
  /** Entries in the storage before the last event. */
  #before: readonly (string | null)[] = []
  #dismissals = 0

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await countReadings(this.page)
    this.#otherTab = await this.page.context().newPage()
    // A page of the shop's origin with nothing of the shop on it.
    await this.#otherTab.goto('/api/health')
    this.#next = { after: 0, begin: await this.#holdCode() }
    this.heldImports = 1
    await this.page.goto('/en/about')
    await settle(this.page)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    this.#before = await this.#stored()
    const id = answering(event)
    if (event.type === PASS.type) this.#next = { after: elapsed, begin: () => this.#pass(elapsed) }
    else if (id === 'readNotice') await this.#read(event['output'] as StoredNotice)
    else if (id === 'readCountry') await this.#read({ stored: event['output'] as StoredCountry | null })
    else await super.event(event, elapsed)
  }

  async read(): Promise<Visible> {
    return {
      notice: (await this.#screen.notice.isVisible()) ? 'standing' : 'absent',
      asked: this.answers.waiting().includes('fetchCountry'),
      stored: await this.#written(),
    }
  }

  protected readonly causes: Causes = {
    'room.free': () => this.#uncover(),
    'country.dismiss': async () => {
      const ways = [
        () => this.#screen.goOn.click(),
        () => this.page.keyboard.press('Escape'),
        () => this.page.mouse.click(5, 5),
      ]
      await ways[this.#dismissals % ways.length]?.()
      this.#dismissals += 1
    },
    'country.dismissed': async () => {
      const at = String(await this.#now())
      await this.#otherTab?.evaluate(([name, value]) => localStorage.setItem(name, value), [DISMISSED_AT, at] as const)
      this.#before = [this.#before[0] ?? null, at]
    },
  }

  /** Lets the browser's storage be read, where it was not read already together with the other. */
  async #read(kept: Kept): Promise<void> {
    if (!this.#next) return
    const { after, begin } = this.#next
    this.#next = undefined
    // It never stands above something else.
    if (kept.dismissedFor !== undefined && isNoticeDue({ dismissedFor: kept.dismissedFor, ...kept }))
      await this.#cover()
    await this.#keep(kept, (await this.#now()) + after)
    this.#before = await this.#stored()
    const readings = await this.#readings()
    await begin()
    await expect.poll(() => this.#readings(), 'the storage is read').toBeGreaterThan(readings)
  }

  /** Lets time pass, and sees that nothing is read while most of it does. */
  async #pass(elapsed: number): Promise<void> {
    const readings = await this.#readings()
    const idle = Math.max(0, elapsed - NEARLY_MS)
    await this.page.clock.runFor(idle)
    expect(await this.#readings()).toBe(readings)
    await this.page.clock.runFor(elapsed - idle)
  }

  async #keep({ stored, dismissedFor }: Kept, now: number): Promise<void> {
    const values: [string, string | null][] = [[COUNTRY, stored && `${stored.country ?? '-'} ${now - stored.age}`]]
    if (dismissedFor !== undefined)
      values.push([DISMISSED_AT, dismissedFor === null ? null : String(now - dismissedFor)])
    await this.page.evaluate((all) => {
      for (const [name, value] of all) {
        if (value === null) localStorage.removeItem(name)
        else localStorage.setItem(name, value)
      }
    }, values)
  }

  /** The entry that the shop has written since the last event. */
  async #written(): Promise<string | null> {
    const [country, dismissedAt] = await this.#stored()
    if (country !== this.#before[0]) return country?.split(' ')[0] ?? null
    return dismissedAt === this.#before[1] ? null : 'dismissal'
  }

  async #stored(): Promise<readonly (string | null)[]> {
    return await this.page.evaluate(
      (names) => names.map((name) => (localStorage[name] as string | undefined) ?? null),
      [COUNTRY, DISMISSED_AT],
    )
  }

  async #readings(): Promise<number> {
    return Number(await this.page.evaluate("document.documentElement.dataset.readings ?? '0'"))
  }

  async #cover(): Promise<void> {
    await this.#screen.languages.click()
    await this.#screen.menu.waitFor()
  }

  async #uncover(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.#screen.menu.waitFor({ state: 'detached' })
  }

  async #now(): Promise<number> {
    return Number(await this.page.evaluate('Date.now()'))
  }

  /** Keeps the chart from starting until it is let. */
  async #holdCode(): Promise<() => Promise<void>> {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await this.page.route(CODE, async (route) => {
      await held
      await route.fallback()
    })
    return () => {
      this.heldImports = 0
      return Promise.resolve(letGo())
    }
  }
}

/** Counts how often the stored country is read, since nothing on the page tells of it. */
async function countReadings(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const getItem = Reflect.get(Storage.prototype, 'getItem') as (this: Storage, key: string) => string | null
    Storage.prototype.getItem = function read(key) {
      if (key === name)
        document.documentElement.dataset['readings'] = String(
          Number(document.documentElement.dataset['readings'] ?? 0) + 1,
        )
      return getItem.call(this, key)
    }
  }, COUNTRY)
}
