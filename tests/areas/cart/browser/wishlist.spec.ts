import type { Page } from 'playwright/test'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import { folder, folderProduct } from '#tests/areas/folders/models/folders-samples.ts'
import { CartPage } from './pages/cart.ts'
import { KeptPage } from '#tests/browser/pages/kept.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const CALL = /\/api\/v2\/account\/wishlist\?/
const CART_CALL = /\/api\/v2\/storefront\/cart\?/
const FOLDERS = '/en/account/practitioner/folders'

/** Two products of the listing's first page that every user can buy. */
async function twoProducts(page: Page): Promise<readonly [ListProduct, ListProduct]> {
  const answer = await page.request.get('/api/v2/storefront/products?order_by=id&order=desc&page=1&limit=26')
  const [one, other] = ((await answer.json()) as { data: ListProduct[] }).data.filter(
    ({ practitioner_only, variants: [first] }) => !practitioner_only && first && (first.stock ?? 0) >= 10,
  )
  if (!one || !other) throw new Error('the first page has no two such products')
  return [one, other]
}

test('a visitor finds out at the wishlist how to get one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/products')
  await settle(page)
  await new KeptPage(page).entry.click()
  await expect(page).toHaveURL('/en/wishlist')
  await expect(page.getByRole('heading', { name: text('shopping:wishlist.visitorTitle') })).toBeVisible()
})

for (const width of [320, 390, 820]) {
  test(`a visitor finds the wishlist at ${width} px too`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/products')
    await settle(page)
    const kept = new KeptPage(page)
    await kept.entry.or(kept.footEntry).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/en/wishlist')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  })
}

test(
  'what gets a heart is on the wishlist, comes back by undo, and leaves it only once it is in the cart (wishlist.moves-to-the-cart)',
  { tag: '@core' },
  async ({ page, watch }) => {
    const [one, other] = await twoProducts(page)
    await signIn(page, await newClient(page))
    const kept = new KeptPage(page)
    await page.goto('/en/products')
    // A refused heart is empty, says so, and takes the next press as the first.
    watch.expectFailure(CALL)
    watch.expectConsole(/wishlist: the variant \d+ could not be added: refused/)
    await page.route(CALL, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { message: 'Not now' } })
        : route.continue(),
    )
    await kept.heart(one.name).click()
    await expect(kept.failedHeart(one.name)).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(CALL)
    await kept.failedHeart(one.name).click()
    await expect(kept.heart(one.name)).toHaveAttribute('aria-pressed', 'true')
    await kept.heart(other.name).click()
    await expect(kept.heart(other.name)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(kept.heart(one.name)).toHaveAttribute('aria-pressed', 'true')

    // Unsent changes survive a reload and are sent once the shop is reachable.
    await page.route(CALL, (route) =>
      route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.continue(),
    )
    await kept.heart(one.name).click()
    await expect(kept.heart(one.name)).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(kept.heart(other.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(kept.heart(one.name)).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(CALL)
    await page.evaluate("window.dispatchEvent(new Event('online'))")
    await kept.heart(one.name).click()
    await expect(kept.heart(one.name)).toHaveAttribute('aria-pressed', 'true')

    await kept.entry.click()
    await expect(kept.wishes).toHaveCount(2)
    await expect(kept.wishes.first()).toContainText(one.name)

    await kept.wishButton('removeName', other.name).click()
    await expect(kept.wishes).toHaveCount(1)
    await kept.undo(text('common:wishlist.removed', { name: other.name }))
    await expect(kept.wishes).toHaveCount(2)

    // A refused change is undone, and reported in the console only.
    watch.expectConsole(/wishlist: the variant \d+ could not be removed: refused/)
    await page.route(CALL, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 409, json: { message: 'Not now' } })
        : route.continue(),
    )
    const refused = page.waitForResponse((response) => CALL.test(response.url()) && response.status() === 409)
    await kept.wishButton('removeName', one.name).click()
    await refused
    await expect(kept.wishes).toHaveCount(2)
    await page.unroute(CALL)

    await kept.wishButton('toCartName', one.name).click()
    await expect(kept.wishes).toHaveCount(1)
    await expect(new CartPage(page).holding(1)).toBeVisible()
    await kept.button('shopping:wishlist.allToCart').click()
    await expect(page.getByRole('heading', { name: text('shopping:wishlist.emptyTitle') })).toBeVisible()
    await expect(new CartPage(page).holding(2)).toBeVisible()
  },
)

test('a practitioner keeps products in folders, renames them, puts all into the cart and takes back what was deleted', async ({
  page,
}) => {
  const [one] = await twoProducts(page)
  await signIn(page, 'practitioner@verbena.test')
  const kept = new KeptPage(page)
  await page.goto(FOLDERS)
  await kept.button('shopping:folders.new').click()
  await page.keyboard.press('Enter')
  await expect(kept.folderName).toHaveAccessibleDescription(text('common:form.empty-field'))
  await kept.folderName.fill('Autumn')
  await page.keyboard.press('Enter')
  await expect(kept.folder('Autumn')).toContainText(text('shopping:folders.nothing'))

  await page.goto(`/en/products/${one.slug}`)
  const save = kept.button('catalogue:heart.folderName', { name: one.name })
  await save.click()
  await kept.choice('Autumn').click()
  await save.click()
  await expect(kept.choice(text('shopping:folders.holds', { folder: 'Autumn' }))).toBeVisible()
  await kept.choice(text('shopping:folders.new')).click()
  await expect(kept.folderName).toBeFocused()
  await page.keyboard.type('Winter rest')
  await page.keyboard.press('Enter')
  await expect(kept.folderName).toBeHidden()

  await page.goto(FOLDERS)
  await expect(kept.heldBy('Winter rest')).toHaveCount(1)
  await kept.button('shopping:folders.renameName', { name: 'Autumn' }).click()
  await kept.folderName.fill('Late autumn')
  await page.keyboard.press('Enter')
  await expect(kept.heldBy('Late autumn')).toHaveCount(1)

  await kept.button('shopping:folders.toCartName', { name: 'Late autumn' }).click()
  await expect(kept.folder('Late autumn')).toContainText(text('shopping:folders.handed', { count: 1, number: '1' }))
  await expect(new CartPage(page).holding(1)).toBeVisible()

  await kept.heldBy('Late autumn').getByRole('button').click()
  await expect(kept.folder('Late autumn')).toContainText(text('shopping:folders.nothing'))
  await kept.undo(text('common:folders.takenOut', { name: one.name, folder: 'Late autumn' }))
  await expect(kept.heldBy('Late autumn')).toHaveCount(1)

  await kept.button('shopping:folders.deleteName', { name: 'Winter rest' }).click()
  await expect(kept.folder('Winter rest')).toBeHidden()
  await kept.undo(text('common:folders.deleted', { name: 'Winter rest' }))
  await expect(kept.heldBy('Winter rest')).toHaveCount(1)
})

test(
  'what of a folder cannot be ordered is listed as its language lists things',
  { tag: '@long' },
  async ({ page, watch }) => {
    const items = [folderProduct(1), folderProduct(2, { stock: 0 }), folderProduct(3, { stock: 0 })]
    await signIn(page, 'practitioner@verbena.test')
    await page.route(/\/api\/v2\/account\/practitioners\/folders\?/, (route) =>
      route.fulfill({ json: [folder(1, 'Calm', items)] }),
    )
    watch.expectFailure(CART_CALL)
    await page.route(CART_CALL, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await page.goto('/jp/account/practitioner/folders')
    await page
      .getByRole('button', { name: text('shopping:folders.toCartName', { name: 'Calm' }, 'jp'), exact: true })
      .click()
    await expect(
      page.getByText(text('shopping:folders.left', { names: 'Product 2、Product 3' }, 'jp'), { exact: true }),
    ).toBeVisible()
  },
)
