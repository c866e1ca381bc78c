import { SearchBarPart } from './pages/search-bar.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

test('a card leads to its product, and the way back leads to the same card at the same spot', async ({ page }) => {
  await page.goto('/en/products')
  const link = page
    .getByRole('list', { name: text('catalogue:list.label') })
    .getByRole('link')
    .nth(12)
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const before = await link.evaluate((element) => element.getBoundingClientRect().top)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  expect((await page.title()).startsWith(`${name}, `)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().top)).toBe(before)
})

test('another pack size shows its own price', async ({ page }) => {
  await page.goto('/en/products')
  const { data } = await (await page.request.get('/api/v2/storefront/products?limit=100&language_code=en')).json()
  const product = data.find(({ variants }: { variants: unknown[] }) => variants.length > 1)
  await page.goto(`/en/products/${product.slug}`)
  const price = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(product.variants[1].price)
  await page.getByRole('radio').nth(1).check()
  await expect(page.getByRole('main').getByText(price)).toHaveCount(2)
})

test('a reduced price stands beside the lowest of the 30 days before, on its page and among suggestions (price.earlier-is-lowest-of-30-days)', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/v2/storefront/products?limit=100&language_code=en')).json()
  const product = data.find(({ variants: [first] }: { variants: { earlier_price?: number }[] }) => first?.earlier_price)
  const earlier = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    product.variants[0].earlier_price,
  )
  await page.goto(`/en/products/${product.slug}`)
  const words = page.getByRole('main').getByText(text('common:price.earlier')).first()
  await expect(words).toBeInViewport()
  await expect(words.locator('..')).toContainText(earlier)
  const bar = new SearchBarPart(page)
  await bar.field.fill(`${product.brand.name} ${product.name}`)
  await expect(bar.group('products').getByRole('option', { name: product.name }).first()).toContainText(
    `${text('common:price.earlier')} ${earlier}`,
  )
})

test('a slug that the shop does not have leads to a page that says so', { tag: '@long' }, async ({ page, watch }) => {
  watch.expectFailure(/products\/no-such-thing/)
  await page.goto('/de/products/no-such-thing')
  await expect(
    page.getByRole('heading', { level: 1, name: text('catalogue:product.missingTitle', {}, 'de') }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/products$/)
})

for (const [language, separator] of [
  ['jp', '、'],
  ['zh-TW', '、'],
  ['de', ', '],
] as const) {
  test(`what a product is made of is listed as ${language} lists things`, { tag: '@long' }, async ({ page }) => {
    const path = 'products/nordlyng-multivitamin-for-men'
    const product = await (await page.request.get(`/api/v2/storefront/${path}?language_code=${language}`)).json()
    expect(product.other_ingredients.length).toBeGreaterThan(1)
    await page.goto(`/${language}/${path}`)
    await expect(
      page.getByRole('main').getByText(product.other_ingredients.join(separator), { exact: true }),
    ).toBeVisible()
    expect(await page.title()).toContain(`${product.name}${separator}${product.brand.name}`)
  })
}
