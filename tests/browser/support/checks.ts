import { expect, type Page } from 'playwright/test'

import type { KeptUnder } from '#app/early-presses.ts'

import { SearchBarPart } from '#tests/areas/catalogue/browser/pages/search-bar.ts'
import { allKeys } from '../texts.ts'
import type { Watch } from './watch.ts'

/** The key in the browser's storage. */
export const COUNTRY = 'verbena:country'
/** Milliseconds to wait for the code of a page. */
const CODE_WITHIN = 15_000

/** Waits until the page is drawn, nothing in it is on its way and it answers by itself, where its code comes at all. */
export async function settle(page: Page): Promise<void> {
  await settleDrawn(page)
  const kept: KeptUnder = 'verbena.early-presses'
  const answers = (name: string) =>
    !Object.getOwnPropertySymbols(window).some(({ description }) => description === name)
  await page.waitForFunction(answers, kept, { timeout: CODE_WITHIN }).catch(() => {})
}

/** Waits until all has come that a page brings by itself: without a connection it would be missing, and be told as an error. */
export async function settleWhole(page: Page, watch: Watch): Promise<void> {
  await settle(page)
  // The two that are asked for last.
  await new SearchBarPart(page).ready()
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, COUNTRY)
  await expect.poll(() => watch.onItsWay(), 'requests on their way').toEqual([])
}

/** Waits until the page is drawn and nothing in it is on its way, by whomever. */
export async function settleDrawn(page: Page): Promise<void> {
  await expect(page.locator(':is(#shop, #page) :is(h1, main)').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Fails where the key of a text stands in place of the text. */
export async function checkTexts(page: Page): Promise<void> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  expect(
    lines.filter((line) => allKeys.has(line)),
    'texts that are missing',
  ).toEqual([])
}
