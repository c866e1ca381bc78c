import sharp from 'sharp'
import type { Page } from 'playwright/test'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect, test as usual, workersShop } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

/** Its products would be others in lists of other tests. */
const test = usual.extend<object, { shop: string }>({ shop: workersShop() })

const PATH = '/en/account/admin/products'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, key: string) =>
  main(page)
    .getByLabel(text(`products:field.${key}`), { exact: true })
    .first()
const save = (page: Page) =>
  main(page)
    .getByRole('button', { name: text('products:draft.save') })
    .click()
const saved = (page: Page, count: number) =>
  main(page)
    .getByText(text('products:draft.saved', { count, number: count }), { exact: true })
    .first()

async function openFirst(page: Page): Promise<string> {
  await page.goto(`${PATH}?order=name&state=in_stock`)
  const link = main(page).getByRole('rowheader').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('an admin finds a product, is told at the field what is wrong, and loses nothing on the way to another page (products.admin-finds-every-product, products.bad-input-is-said-at-its-field, products.nothing-typed-is-lost)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await page.goto(PATH)
  await main(page).getByRole('searchbox').fill('magnesium')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`${PATH}?query=magnesium`)
  await expect(main(page).getByRole('rowheader').first()).toContainText(/magnesium/i)
  await checkAccessibility(page)
  await main(page).getByRole('rowheader').first().getByRole('link').click()

  await field(page, 'price_eur').fill('twelve')
  await save(page)
  await expect(main(page).getByText(text('common:form.number-invalid'))).toBeVisible()
  await checkAccessibility(page)
  await page.goBack()
  await main(page).getByRole('rowheader').first().getByRole('link').click()
  await expect(field(page, 'price_eur')).toHaveValue('twelve')
  await main(page)
    .getByRole('button', { name: text('products:draft.discard') })
    .click()
  await expect(field(page, 'price_eur')).not.toHaveValue('twelve')
})

test(
  'a change is in the shop within seconds, and gone from it once it is undone (products.changes-show-in-seconds, products.edits-are-undone)',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page, 'admin@verbena.test')
    const name = await openFirst(page)
    await field(page, 'name').fill('Harebell of the day')
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Harebell of the day' })).toBeVisible()
    await expect(saved(page, 1)).toBeVisible()
    const found = page.getByRole('link', { name: /Harebell of the day/ })
    await expect(async () => {
      await page.goto('/en/search-results?query=harebell')
      await expect(found.first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })

    await page.goto(PATH)
    await main(page)
      .getByRole('link', { name: text('products:states.edited'), exact: true })
      .click()
    await main(page).getByRole('link', { name: 'Harebell of the day' }).click()
    await main(page)
      .getByRole('button', { name: text('products:history.undo', { field: text('products:field.name') }) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main(page).getByText(text('products:draft.undone')).first()).toBeVisible()
    await checkAccessibility(page)
  },
)

test('two admins change one field: the later sees the other value and chooses (products.admins-merge-by-field)', async ({
  page,
  browser,
  shop,
  watch,
}) => {
  watch.expectFailure(/admin\/products\/\d+/)
  await signIn(page, 'admin@verbena.test')
  await openFirst(page)
  const other = await (await browser.newContext({ baseURL: shop })).newPage()
  await signIn(other, 'admin@verbena.test')
  await openFirst(other)

  await field(other, 'warnings').fill('By the other.')
  await save(other)
  await expect(saved(other, 1)).toBeVisible()

  await field(page, 'warnings').fill('By me.')
  await field(page, 'allergens').fill('Soy')
  await save(page)
  await expect(main(page).getByText(text('products:conflict.text', { value: 'By the other.' }))).toBeVisible()
  await expect(field(page, 'warnings')).toHaveValue('By me.')
  await checkAccessibility(page)
  await main(page)
    .getByRole('button', { name: new RegExp(`^${text('products:conflict.keep')}`) })
    .click()
  await save(page)
  await expect(saved(page, 2)).toBeVisible()
  await page.reload()
  await expect(field(page, 'warnings')).toHaveValue('By me.')
  await other.context().close()
})

test('a picture is added after the others, moved, saved and undone; what is no picture is refused (products.admin-edits-every-field, products.edits-are-undone)', async ({
  page,
  watch,
}) => {
  watch.mayFail(/product-pictures/)
  await signIn(page, 'admin@verbena.test')
  await openFirst(page)
  const pictures = main(page)
    .getByRole('list', { name: text('products:part.pictures') })
    .getByRole('listitem')
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await main(page)
      .getByRole('button', { name: text('practiceEditor:upload.choose'), exact: true })
      .click()
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
  }
  const square = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer()

  await choose('words.png', Buffer.from('not a picture'))
  await expect(main(page).getByText(text('common:form.image-type'))).toBeVisible()
  await choose('green.png', await square('#7fc3a0'))
  await expect(pictures).toHaveCount(1)
  await choose('red.png', await square('#a3243b'))
  await expect(pictures).toHaveCount(2)
  const first = pictures.first().getByRole('img')
  const green = await first.getAttribute('src')
  await main(page)
    .getByRole('button', { name: text('products:picture.later', { number: 1 }) })
    .click()
  await expect(first).not.toHaveAttribute('src', green ?? '')
  await checkAccessibility(page)
  await save(page)
  await expect(saved(page, 1)).toBeVisible()
  await page.reload()
  await expect(pictures).toHaveCount(2)
  await main(page)
    .getByRole('button', { name: text('products:history.undo', { field: text('products:field.pictures') }) })
    .click()
  await expect(pictures).toHaveCount(0)
})
