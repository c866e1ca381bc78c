import { LANGUAGE_CODES } from '#contract/languages.ts'
import { GENERAL_PAGES } from '#machines/pages/pages.ts'
import { sample } from '#tests/support/length.ts'

import { Frame } from '#tests/browser/pages/frame.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const SHOP = { shop: 'Verbena' }

test(
  'every general page is sent whole, in every language (address.general-paths)',
  { tag: '@long' },
  async ({ page }) => {
    for (const language of LANGUAGE_CODES) {
      for (const name of GENERAL_PAGES) {
        const answer = await page.request.get(`/${language}/${name}`)
        expect([answer.status(), await answer.text()], `${language} ${name}`).toEqual([
          200,
          expect.stringContaining(text(`pages:${name}.lead`, SHOP, language)),
        ])
      }
    }
    await page.goto('/de/terms')
  },
)

for (const name of sample(GENERAL_PAGES, 1)) {
  test(`the page ${name} has its heading, its title and no text left out`, async ({ page }) => {
    await page.goto(`/en/${name}`)
    await expect(page.getByRole('heading', { level: 1, name: text(`pages:${name}.title`) })).toBeVisible()
    await expect(page).toHaveTitle(text('common:title', { page: text(`pages:${name}.title`), ...SHOP }))
    expect(await new Frame(page).main.innerText()).not.toMatch(/\{\{|\[object/)
  })
}

test(
  'the foot of every page leads to each of them, and the focus to its heading',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/en/products')
    await settle(page)
    for (const name of GENERAL_PAGES) {
      await new Frame(page).footLink(text(`common:footer.page.${name}`)).click()
      await expect(page).toHaveURL(`/en/${name}`)
      await expect(page.getByRole('heading', { level: 1, name: text(`pages:${name}.title`) })).toBeFocused()
    }
  },
)

test('a long page has a table of contents that leads to its parts, and back leads up again', async ({ page }) => {
  await page.goto('/en/terms')
  await settle(page)
  const contents = page.getByRole('navigation', { name: text('pages:contents') })
  await contents.getByRole('link').nth(6).click()
  await expect(page).toHaveURL('/en/terms#part-7')
  await expect
    .poll(() => page.locator('#part-7').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goto('/en/about')
  await expect(contents).toHaveCount(0)
})

test('a shared address of a part opens there', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/privacy#part-6')
  await settle(page)
  await expect
    .poll(() => page.locator('#part-6').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(200)
})

test('the page for practitioners is an area of its own and leads to registration', async ({ page }) => {
  await page.goto('/en')
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('common:areas.practitioners') })
    .click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: text('common:areas.practitioners') }),
  ).toHaveAttribute('aria-current', 'page')
  await new Frame(page).main.getByRole('link', { name: text('pages:practitioners.register'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('account:register.practitioner.title') })).toBeVisible()
})
