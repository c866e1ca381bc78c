import type { Page } from 'playwright/test'

import { settle } from '#tests/browser/support/checks.ts'
import { headersOf, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'

test.use({ viewport: { width: 320, height: 800 } })

/** The words in the names of rows that a line break goes through. */
const brokenWords = (page: Page) =>
  page
    .getByRole('article')
    .locator('tbody th > span:first-child')
    .evaluateAll((names) =>
      names.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          if (firstChild) range.setStart(firstChild, index)
          if (firstChild) range.setEnd(firstChild, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }),
      ),
    )

const RULE = '(accessibility.narrow-tables-keep-words-whole)'

test(`the names in an invoice are not broken at 320 px ${RULE}`, async ({ page }) => {
  const who = 'client@verbena.test'
  const headers = await headersOf(page, who)
  const answer = await page.request.get('/api/v2/account/orders', { headers })
  const { data } = (await answer.json()) as { data: readonly { order_id: number; total_items: number }[] }
  const longest = data.toSorted((one, other) => other.total_items - one.total_items)[0]
  await signIn(page, who)
  for (const language of ['en', 'de', 'jp']) {
    await page.goto(`/${language}/checkout/invoice/${longest?.order_id}`)
    await settle(page)
    await expect(page.getByRole('article').locator('tbody th').first()).toBeVisible()
    expect(await brokenWords(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  }
})

test(`the names in a statement are not broken at 320 px ${RULE}`, async ({ page }) => {
  const who = 'certified@verbena.test'
  const headers = await headersOf(page, who)
  const answer = await page.request.get('/api/v2/account/practitioners/commission/payouts', { headers })
  const { data } = (await answer.json()) as { data: readonly { payout_id: number }[] }
  await signIn(page, who)
  await page.goto(`/de/account/practitioner/commission/payouts/${data[0]?.payout_id}`)
  await settle(page)
  await expect(page.getByRole('article').locator('tbody th').first()).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
})
