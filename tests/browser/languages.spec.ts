import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { sample } from '#tests/support/length.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { SearchBarPart } from '#tests/areas/catalogue/browser/pages/search-bar.ts'
import { browserAlone } from './support/browser-alone.ts'
import { settle } from './support/checks.ts'
import { untilStored } from './support/language.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'
import { translate } from './support/translate.ts'

test('a path without language is led to the default one, with its query and hash, and no step back is left (address.missing-language-is-added)', async ({
  page,
}) => {
  await page.goto('/products?order_by=name&order=asc#top')
  await expect(page).toHaveURL('/en/products?order_by=name&order=asc#top')
  await expect(new ListingPage(page).heading).toBeVisible()
  expect(await page.evaluate('history.length')).toBe(2)
})

test('a path without language is led to the language that was used last (address.missing-language-is-added)', async ({
  page,
}) => {
  await page.goto('/de/products')
  await untilStored(page, 'de')
  await page.goto('/products')
  await expect(page).toHaveURL('/de/products')
})

test('a path without language is led to the language that only local storage knows, and no step back is left', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'))
  await page.goto('/products?zero_waste=1#top')
  await expect(page).toHaveURL('/de/products?zero_waste=1#top')
  await expect(new ListingPage(page, 'de').heading).toBeVisible()
  // The name of the filter comes before it once the options are there.
  const title = text('common:title', { page: text('catalogue:title', {}, 'de'), shop: 'Verbena' }, 'de')
  await expect.poll(async () => (await page.title()).endsWith(title)).toBe(true)
  await untilStored(page, 'de')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('language_guessed')
  expect(await page.evaluate('history.length')).toBe(2)
})

test('an unsupported language is replaced by the stored one (address.unsupported-language-is-replaced)', async ({
  page,
}) => {
  await page.goto('/xx/products?zero_waste=1')
  await expect(page).toHaveURL('/en/products?zero_waste=1')
})

test(
  'a language is taken in any letter case and made canonical (address.any-letter-case-is-taken)',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/ZH-tw/products')
    await expect(page).toHaveURL('/zh-TW/products')
  },
)

for (const language of sample(LANGUAGE_CODES, 1)) {
  test(`the listing speaks ${language}, with its title, its standard tag and its own texts only (language.standard-tags)`, async ({
    page,
  }) => {
    const files: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('/locales/') && files.push(new URL(request.url()).pathname)),
    )
    await page.goto(`/${language}/products`)
    await expect(new ListingPage(page, language).heading).toBeVisible()
    await expect(page).toHaveTitle(
      text('common:title', { page: text('catalogue:title', {}, language), shop: 'Verbena' }, language),
    )
    await expect(page.locator('html')).toHaveAttribute('lang', bcp47(language))
    expect(files.filter((file) => !file.startsWith(`/locales/${language}/`))).toEqual([])
  })
}

test(
  'the chosen language keeps the place, is remembered and is what calls ask for (language.menu-has-twelve-entries)',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/en/products?zero_waste=1')
    await page.getByRole('button', { name: text('common:language.choose', { language: 'English' }) }).click()
    const menu = page.getByRole('menu', { name: text('common:language.menu') })
    await expect(menu.getByRole('menuitemradio')).toHaveCount(12)
    const asked = page.waitForRequest(/storefront\/products\?.*language_code=de/)
    await menu.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await asked
    await expect(page).toHaveURL('/de/products?zero_waste=1')
    await expect(new ListingPage(page, 'de').heading).toBeVisible()
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
    expect(cookies).toMatchObject({ preferred_language: 'de', i18next: 'de' })
    expect(await page.evaluate('localStorage.i18nextLng')).toBe('de')
  },
)

test(
  'texts that cannot be loaded are asked for again, and then the page speaks English and says so',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(/\/locales\/fr\//)
    watch.expectConsole(/texts of fr could not be loaded/)
    await browserAlone(page)
    await page.route('**/locales/fr/*.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/fr/products')
    await expect(page.getByRole('alert').filter({ hasText: text('common:notice.languageFailed') })).toBeVisible()
    await expect(new ListingPage(page).heading).toBeVisible()
    await page.unroute('**/locales/fr/*.json')
    await page.getByRole('button', { name: text('common:notice.retryLanguage') }).click()
    await expect(new ListingPage(page, 'fr').heading).toBeVisible()
  },
)

for (const [language, dismiss] of [
  ['de', 'Schließen'],
  ['pt', 'Dispensar'],
  ['zh-TW', '關閉'],
] as const) {
  test(
    `the menu of languages can be dismissed in ${language} in words of the page, whatever the browser speaks`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`/${language}/products`)
      await settle(page)
      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(page.getByRole('button', { name: dismiss, exact: true }).first()).toBeAttached()
      await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toHaveCount(0)
    },
  )
}

test('a listing and its search that the browser translates go on to change (language.translated-pages-go-on)', async ({
  page,
}) => {
  await page.goto('/en/products')
  await settle(page)
  const listing = new ListingPage(page)
  const [filter] = await listing.quickFilters.all()
  const [number = ''] = /[\d,]+$/.exec((await filter?.textContent()) ?? '') ?? []
  await translate(page)
  await filter?.click()
  await expect(
    listing.summary(text('catalogue:found', { count: Number(number.replace(',', '')), number })),
  ).toBeVisible()
  await translate(page)
  await listing.clearAll.click()
  await expect(listing.chips).toHaveCount(0)

  const bar = new SearchBarPart(page)
  await bar.field.pressSequentially('vit')
  await expect(bar.options.filter({ hasText: /vit/i }).first()).toBeVisible()
  await translate(page)
  await bar.field.pressSequentially('amin c')
  await expect(bar.option('all', 'vitamin c')).toBeVisible()
  await translate(page)
  await bar.field.fill('zinc')
  await expect(bar.option('all', 'zinc')).toBeVisible()
  await bar.field.press('Enter')
  await expect(page).toHaveURL(/\/en\/search/)
})
