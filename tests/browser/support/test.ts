import { hash } from 'node:crypto'
import { join } from 'node:path'

import { expect, test as base, type Page } from 'playwright/test'

import type { ShopVariety } from '#tests/support/shop/process.ts'
import { startFromTemplate } from '#tests/support/shop/template.ts'

import { checkAccessibility, notePassedIn } from './accessibility.ts'
import { checkTexts, settleDrawn } from './checks.ts'
import { TEMPLATE } from './global-setup.ts'
import { Watch } from './watch.ts'

interface TestFixtures {
  /** Names what the test means to go wrong; everything else that goes wrong fails it. */
  readonly watch: Watch
}

interface WorkerFixtures {
  /** Origin of the worker's own shop, on its own copy of the demo data. */
  readonly shop: string
}

type ShopFixture = [
  (fixtures: object, run: (address: string) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
]

/** The worker's shop, for `test.extend` where it is not the usual one. */
export function workersShop(variety?: ShopVariety): ShopFixture {
  return [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, run) => {
      const template = process.env[TEMPLATE] ?? ''
      notePassedIn(join(template, `accessible-${hash('sha1', JSON.stringify(variety ?? {}), 'hex')}`))
      // Lets a test register people from addresses of its choice.
      const shop = await startFromTemplate(template, {
        ...variety,
        settings: { TRUST_PROXY: 'on', ...variety?.settings },
      })
      await run(shop.address)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ]
}

/** A real shop of the worker's own, and nothing else: for tests of the checks themselves. */
export const shopTest = base.extend<object, WorkerFixtures>({
  shop: workersShop(),
  baseURL: async ({ shop }, run) => run(shop),
})

/** Lets a test leave a page only once the shop has been told of what was changed there. */
function leaveOnceTold(page: Page, watch: Watch): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const leave = async () => {
    if (page.url() !== 'about:blank') await watch.changesToldBy(page)
  }
  page.goto = async (...to) => {
    await leave()
    return await goto(...to)
  }
  page.reload = async (...how) => {
    await leave()
    return await reload(...how)
  }
}

/** The shop closes a connection that rests just as a test uses it: such a call never reached it, and is made again. */
function askAgainOnceClosed(page: Page): void {
  const fetch = page.request.fetch.bind(page.request)
  page.request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options })
}

/** Runs in the page: a document that has lost its title, even for the moment in which another page comes, is told of. */
function mindTitle(): void {
  let had = false
  const mind = () => {
    const has = document.title !== ''
    const isLost = had && !has
    had = has
    if (isLost) throw new Error(`No title any more at ${location.pathname}`)
  }
  addEventListener('DOMContentLoaded', () => new MutationObserver(mind).observe(document.head, { childList: true }))
}

/**
 * Every browser test gets for free: its worker's shop, a look at the console, at failed requests and at missing
 * translations, and an accessibility check of the page on which it ends.
 */
export const test = shopTest.extend<TestFixtures>({
  watch: [
    async ({ page }, run, info) => {
      const watch = new Watch(page)
      await page.addInitScript(mindTitle)
      leaveOnceTold(page, watch)
      askAgainOnceClosed(page)
      await run(watch)
      if (info.errors.length > 0)
        return await info.attach('console and requests', {
          body: watch.problems().join('\n'),
          contentType: 'text/plain',
        })
      if (page.url() === 'about:blank') return
      if (!watch.endsBusy) await settleDrawn(page)
      // It may still be on its way.
      await expect.poll(() => watch.unmet(), 'named, and never happened').toEqual([])
      await checkTexts(page)
      if (!watch.leavesAccessibility) await checkAccessibility(page)
      // An answer that a test changes on its way may be under way still as the page goes.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(watch.problems(), 'console and requests').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'
