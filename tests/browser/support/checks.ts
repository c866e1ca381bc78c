import { expect, type Page } from 'playwright/test'

import type { KeptUnder } from '#app/early-presses.ts'

import { allKeys } from './texts.ts'

/** How long the code of a page is waited for, in milliseconds. */
const CODE_WITHIN = 15_000

/** Waits until the page is drawn, nothing in it is on its way and it answers by itself, where its code comes at all. */
export async function settle(page: Page): Promise<void> {
  await settleDrawn(page)
  const kept: KeptUnder = 'verbena.early-presses'
  const answers = (name: string) => !Object.getOwnPropertySymbols(window).some(({ description }) => description === name)
  await page.waitForFunction(answers, kept, { timeout: CODE_WITHIN }).catch(() => {})
}

/** Waits until the page is drawn and nothing in it is on its way, by whomever. */
export async function settleDrawn(page: Page): Promise<void> {
  await expect(page.locator('#shop :is(h1, main)').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Fails where the key of a text stands in place of the text. */
export async function checkTexts(page: Page): Promise<void> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  expect(lines.filter((line) => allKeys.has(line)), 'texts that are missing').toEqual([])
}
