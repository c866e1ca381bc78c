import type { Page, Request } from 'playwright/test'

import type { Cart } from '#areas/cart/contract/cart.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import { CartPage } from './pages/cart.ts'
import { Frame } from '#tests/browser/pages/frame.ts'
import { KeptPage } from '#tests/browser/pages/kept.ts'
import { settle, settleWhole } from '#tests/browser/support/checks.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'
import { translate } from '#tests/browser/support/translate.ts'

const CALL = /\/api\/v2\/storefront\/cart\?/
const PLENTY = 10

/** Signs in a client of the test's own, whose cart is empty. */
async function comeAsNew(page: Page): Promise<CartPage> {
  await signIn(page, await newClient(page))
  return new CartPage(page)
}

/** A product of the listing's first page of which there are enough for everybody. */
async function plentiful(page: Page): Promise<ListProduct> {
  const [found] = await allPlentiful(page)
  if (!found) throw new Error('the first page has no such product')
  return found
}

async function allPlentiful(page: Page): Promise<readonly ListProduct[]> {
  const answer = await page.request.get('/api/v2/storefront/products?order_by=id&order=desc&page=1&limit=26')
  return ((await answer.json()) as { data: ListProduct[] }).data.filter(
    ({ practitioner_only, variants: [first] }) => !practitioner_only && first && (first.stock ?? 0) >= PLENTY,
  )
}

/** The signed-in user's cart on the server. */
async function kept(page: Page): Promise<Cart> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const answer = await page.request.get('/api/v2/storefront/cart', { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as Cart
}

const isWrite = (request: Request): boolean => CALL.test(request.url()) && request.method() !== 'GET'

/** The browser tells the page that it is online: what waits for that need not wait for its own clock. */
const tellOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))

/** A new client at a cart with one of something in it. */
async function comeWithOne(page: Page) {
  const { name, slug } = await plentiful(page)
  const cart = await comeAsNew(page)
  await page.goto(`/en/products/${slug}`)
  await cart.addChosen.click()
  await expect(cart.holding(1)).toBeVisible()
  await page.goto('/en/cart')
  return { name, cart }
}

test('a visitor finds out at the cart how to get one', { tag: '@long' }, async ({ page }) => {
  const cart = new CartPage(page)
  await page.goto('/en/products')
  await settle(page)
  await cart.entry.click()
  await expect(page).toHaveURL('/en/cart')
  await expect(page.getByRole('heading', { name: text('shopping:cart.visitorTitle') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common:account.signIn'), exact: true })
    .click()
  await expect(page).toHaveURL('/en/login?back=%2Fcart')
})

test('the drawer leads to the checkout once there is something to order (cart.leads-to-checkout)', async ({ page }) => {
  const { slug } = await plentiful(page)
  const cart = await comeAsNew(page)
  await page.goto(`/en/products/${slug}`)
  const checkout = cart.panel.getByRole('link', { name: text('shopping:cart.checkout'), exact: true })
  const toCart = cart.panel.getByRole('link', { name: text('shopping:mini.toCart'), exact: true })
  await cart.holding(0).click()
  await expect(toCart).toBeVisible()
  await expect(checkout).toHaveCount(0)
  await cart.panel.getByRole('button', { name: text('shopping:mini.goOn'), exact: true }).click()
  await expect(cart.panel).toBeHidden()

  await cart.addChosen.click()
  await cart.holding(1).click()
  await checkout.click()
  await expect(page).toHaveURL('/en/checkout')
  await expect(cart.panel).toBeHidden()
  await expect(cart.holding(1)).toHaveCount(0)
  await page.getByRole('link', { name: text('shopping:checkout.back'), exact: true }).click()
  await expect(page).toHaveURL('/en/cart')
  await settle(page)
})

test('the cart tells the price of a kilogram or litre beside the contents (price.per-kilogram-or-litre)', async ({
  page,
}) => {
  const answer = await page.request.get('/api/v2/storefront/products?page=1&limit=100')
  const { data } = (await answer.json()) as { data: ListProduct[] }
  const weighed = data.find(
    ({ practitioner_only, variants: [first] }) =>
      !practitioner_only && first?.unit_price && (first.stock ?? 0) >= PLENTY,
  )
  const unit = weighed?.variants[0]?.unit_price?.unit ?? 'kg'
  const cart = await comeAsNew(page)
  await page.goto(`/en/products/${weighed?.slug}`)
  await cart.addChosen.click()
  await expect(cart.holding(1)).toBeVisible()
  await page.goto('/en/cart')
  const lines = page.getByRole('list', { name: text('shopping:cart.lines') }).getByRole('listitem')
  const [, end = ''] = text(`catalogue:unitPrice.${unit}`, { price: '|' }).split('|')
  await expect(lines).toContainText(new RegExp(`${weighed?.variants[0]?.net_contents} · [\\d.]+,\\d\\d\\s€${end}`))
})

test('three quick presses add three, in fewer calls, and the button says so', { tag: '@core' }, async ({ page }) => {
  const { name } = await plentiful(page)
  const cart = await comeAsNew(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (isWrite(request)) writes.push(request.method())
  })
  await page.goto('/en/products')
  await expect(cart.holding(0)).toBeVisible()

  await cart.add(name).click({ clickCount: 3 })
  await expect(cart.addSays(name, 'added')).toBeVisible()
  await expect(cart.holding(3)).toBeVisible()
  await expect.poll(async () => (await kept(page)).total_items).toBe(3)
  expect(writes.length).toBeLessThan(3)

  // By keyboard, beside the link that is the whole card.
  await cart.add(name).focus()
  await page.keyboard.press('Enter')
  await expect(cart.holding(4)).toBeVisible()
  await expect(page).toHaveURL('/en/products')

  await cart.holding(4).click()
  await expect(cart.panel.getByText(name, { exact: true })).toBeVisible()
  await expect(cart.quantity(name)).toHaveValue('4')
  await settle(page)
})

test(
  'two tabs that add at once count both, and show it both (kept-list.other-tabs-follow)',
  { tag: '@long' },
  async ({ page }) => {
    const { name } = await plentiful(page)
    const cart = await comeAsNew(page)
    const other = await page.context().newPage()
    const tabs = [page, other]
    for (const tab of tabs) {
      await tab.goto('/en/products')
      await expect(new CartPage(tab).holding(0)).toBeVisible()
    }
    await Promise.all(tabs.map((tab) => new CartPage(tab).add(name).click()))
    for (const tab of tabs) await expect(new CartPage(tab).holding(2)).toBeVisible()
    await expect.poll(async () => (await kept(page)).total_items).toBe(2)
    await expect(cart.add(name)).toBeVisible()
  },
)

test('what is done offline stands at once, and is told when the browser is online again (kept-list.changes-show-at-once)', async ({
  page,
  watch,
}) => {
  // Nothing can be had then, whatever asks.
  watch.mayFail(/./)
  const { name, slug } = await plentiful(page)
  const cart = await comeAsNew(page)
  await page.goto(`/en/products/${slug}`)
  await expect(cart.holding(0)).toBeVisible()
  await cart.chosenQuantity.fill('2')
  await cart.addChosen.click()
  await expect(cart.holding(2)).toBeVisible()
  await page.goto('/en/cart')
  await expect(cart.quantity(name)).toHaveValue('2')
  await settleWhole(page, watch)

  await page.context().setOffline(true)
  await cart.button('more', name).click()
  await expect(cart.quantity(name)).toHaveValue('3')
  await expect(cart.offlineNote).toBeVisible()

  await page.context().setOffline(false)
  await expect(cart.offlineNote).toBeHidden()
  await expect.poll(async () => (await kept(page)).total_items).toBe(3)
  await expect(cart.quantity(name)).toHaveValue('3')
})

test('a reload before the answer of a change loses nothing, and counts nothing twice (kept-list.queue-survives-a-reload)', async ({
  page,
  watch,
}) => {
  watch.mayFail(CALL)
  const { name } = await plentiful(page)
  const cart = await comeAsNew(page)
  await page.goto('/en/products')
  await expect(cart.holding(0)).toBeVisible()

  // The server carries the change out, and its answer does not arrive.
  let isCarriedOut = false
  await page.route(CALL, async (route, request) => {
    if (!isWrite(request)) return await route.fallback()
    await route.fetch()
    isCarriedOut = true
  })
  await cart.add(name).click()
  await expect.poll(() => isCarriedOut).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()

  await expect(cart.holding(1)).toBeVisible()
  await expect(cart.add(name)).toBeVisible()
  expect((await kept(page)).total_items).toBe(1)
})

test(
  'an error of the server and an answer that never comes hold up no change: adding, setting, removing',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(CALL)
    const { name } = await plentiful(page)
    const cart = await comeAsNew(page)
    await page.goto('/en/products')
    await expect(cart.holding(0)).toBeVisible()

    let faults: ('500' | 'timedout')[] = []
    const keys: (string | undefined)[] = []
    await page.route(CALL, async (route, request) => {
      if (!isWrite(request)) return await route.fallback()
      keys.push(request.headers()['idempotency-key'])
      const fault = faults.shift()
      if (fault === '500') return await route.fulfill({ status: 500, json: { message: 'An error' } })
      if (fault === 'timedout') return await route.abort('timedout')
      await route.fallback()
    })
    /** Does something whose call fails twice, and tells how the server has it in the end. */
    const inSpiteOfFaults = async (act: () => Promise<void>) => {
      faults = ['500', 'timedout']
      const before = keys.length
      await act()
      await expect
        .poll(async () => {
          await tellOnline(page)
          return keys.length - before
        })
        .toBe(3)
      expect(new Set(keys.slice(before)).size, 'each attempt has the same key').toBe(1)
    }

    await inSpiteOfFaults(() => cart.add(name).click())
    await expect.poll(async () => (await kept(page)).total_items).toBe(1)
    await cart.holding(1).click()
    await cart.panel.getByRole('link', { name: text('shopping:mini.toCart'), exact: true }).click()
    await inSpiteOfFaults(() => cart.button('more', name).click())
    await expect.poll(async () => (await kept(page)).total_items).toBe(2)
    await inSpiteOfFaults(() => cart.button('removeName', name).last().click())
    await expect.poll(async () => (await kept(page)).total_items).toBe(0)
    await expect(cart.emptyHeading).toBeVisible()
  },
)

test('a change that the shop fails at is undone, which is said on the page with a way to try again (retry.given-up-write-blames-the-shop, toasts.never-the-only-word)', async ({
  page,
  watch,
}) => {
  watch.expectFailure(CALL)
  const { name, cart } = await comeWithOne(page)
  await page.route(CALL, async (route, request) =>
    isWrite(request)
      ? await route.fulfill({ status: 503, headers: { 'retry-after': '61' }, json: { message: 'Busy' } })
      : await route.fallback(),
  )
  const reason = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: text('common:cartNotice.givenUp', { name }) })
  await cart.button('more', name).click()
  await expect(reason).toBeVisible()
  await expect(cart.quantity(name)).toHaveValue('1')
  await expect(cart.offlineNote).toBeHidden()

  await page.unroute(CALL)
  await reason.getByRole('button', { name: text('common:retry'), exact: true }).click()
  await expect(reason).toBeHidden()
  await expect(cart.quantity(name)).toHaveValue('2')
  await expect.poll(async () => (await kept(page)).total_items).toBe(2)
})

test('a cart that the browser translates tells its sums as they change (language.translated-pages-go-on)', async ({
  page,
}) => {
  const { name, cart } = await comeWithOne(page)
  await expect(cart.quantity(name)).toHaveValue('1')
  const sums = async () => [...(await cart.readLines()).map(({ sum }) => sum), await cart.total.textContent()]
  const before = await sums()
  await translate(page)
  await cart.button('more', name).click()
  await expect(cart.quantity(name)).toHaveValue('2')
  for (const [index, sum] of before.entries()) expect((await sums())[index]).not.toBe(sum)
  await expect(cart.sum(text('shopping:cart.total'))).toHaveAttribute('translate', 'no')

  await translate(page)
  await cart.button('removeName', name).last().click()
  await expect(cart.emptyHeading).toBeVisible()
  await translate(page)
  await cart
    .message(text('common:cartEntry.removed', { name }))
    .getByRole('button', { name: text('common:undo'), exact: true })
    .click()
  await expect(cart.quantity(name)).toHaveValue('2')
})

test('a double press takes one line out (accessibility.double-press-stays-on-its-control), undo brings it to its place, and the keyboard goes on to the next line, and to the heading of an empty cart (cart.each-press-counts)', async ({
  page,
}) => {
  const [one, other] = await allPlentiful(page)
  if (!one || !other) throw new Error('the first page has no two such products')
  const cart = await comeAsNew(page)
  await page.goto('/en/products')
  await cart.add(one.name).click()
  await expect(cart.addSays(one.name, 'added')).toBeVisible()
  await cart.add(other.name).click()
  await expect(cart.addSays(other.name, 'added')).toBeVisible()
  await page.goto('/en/cart')
  const remove = (name: string) => cart.button('removeName', name).last()
  const [{ net_contents: pack } = { net_contents: '' }] = (await kept(page)).items
  await expect(remove(one.name)).toHaveAccessibleName(
    text('shopping:cart.removeName', { name: `${one.name} (${pack})` }),
  )

  await remove(one.name).dblclick()
  await expect(cart.line(one.name)).toBeHidden()
  await expect(cart.quantity(other.name)).toHaveValue('1')
  await expect.poll(async () => (await kept(page)).total_items).toBe(1)
  await cart
    .message(text('common:cartEntry.removed', { name: one.name }))
    .getByRole('button', { name: text('common:undo'), exact: true })
    .click()
  await expect.poll(async () => (await kept(page)).total_items).toBe(2)
  await expect(cart.lines.first()).toContainText(one.name)

  // Both presses of a double press count where the first one leaves its button.
  await cart.button('more', one.name).dblclick()
  await expect(cart.quantity(one.name)).toHaveValue('3')

  await remove(one.name).focus()
  await page.keyboard.press('Enter')
  await expect(remove(other.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.emptyHeading).toBeFocused()
})

test(
  'a product that is sold out while it is in the cart says so, and a change that is refused goes back',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.expectFailure(CALL)
    const { name, cart } = await comeWithOne(page)
    await expect(cart.quantity(name)).toHaveValue('1')
    const total = (await cart.total.textContent()) ?? ''

    const reason = 'There is none left'
    await page.route(CALL, async (route, request) => {
      if (isWrite(request)) return await route.fulfill({ status: 409, json: { message: reason } })
      const response = await route.fetch()
      const known = (await response.json()) as Cart
      await route.fulfill({ response, json: { ...known, items: known.items.map((item) => ({ ...item, stock: 0 })) } })
    })
    await cart.button('more', name).click()
    await expect(new Frame(page).messages.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await expect(cart.quantity(name)).toHaveValue('1')
    await expect(cart.line(name).getByText(text('shopping:cart.out'), { exact: true })).toBeVisible()
    await expect(cart.button('more', name)).toBeDisabled()
    await expect(cart.button('more', name)).toBeFocused()
    await expect(
      page.getByText(text('shopping:cart.ordered', { count: 0, number: '0' }), { exact: true }),
    ).toBeVisible()
    await expect(cart.total).toHaveText(total)
    await expect(cart.sum(text('shopping:cart.orderable'))).toHaveText('0,00\u00A0€')
  },
)

test('what is typed beyond the stock becomes the stock, which is said', { tag: '@long' }, async ({ page }) => {
  const {
    name,
    slug,
    variants: [first],
  } = await plentiful(page)
  const stock = first?.stock ?? 0
  const cart = await comeAsNew(page)
  await page.goto(`/en/products/${slug}`)
  await cart.addChosen.click()
  await expect(cart.holding(1)).toBeVisible()
  await page.goto('/en/cart')
  await cart.quantity(name).fill(String(stock + 1))
  await cart.quantity(name).press('Enter')
  await expect(cart.message(text('common:cartNotice.onlyLeft', { name, count: stock }))).toBeVisible()
  await expect(cart.quantity(name)).toHaveValue(String(stock))
  await expect.poll(async () => (await kept(page)).total_items).toBe(stock)
})

test('what is removed can be brought back, and the list comes by e-mail (cart.list-by-email)', async ({ page }) => {
  const { name, slug } = await plentiful(page)
  const cart = await comeAsNew(page)
  await page.goto(`/en/products/${slug}`)
  await cart.chosenQuantity.fill('2')
  await cart.chosenQuantity.press('Enter')
  await cart.addChosen.click()
  await expect(cart.holding(2)).toBeVisible()
  await page.goto('/en/cart')

  await cart.button('removeName', name).click()
  await expect(cart.emptyHeading).toBeVisible()
  await new Frame(page).messages.getByRole('button', { name: text('common:undo'), exact: true }).click()
  await expect(cart.quantity(name)).toHaveValue('2')
  await expect.poll(async () => (await kept(page)).total_items).toBe(2)

  await page.getByRole('button', { name: text('shopping:cart.mail'), exact: true }).click()
  await expect(page.getByRole('button', { name: text('shopping:cart.mailAgain'), exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '@mail.example' })).toBeVisible()
  expect(await (await page.request.get('/outbox')).text()).toContain(name)
})

test(
  'all that is kept for later is on the wishlist, which is said, and in the cart no more',
  { tag: '@long' },
  async ({ page }) => {
    const { name } = await plentiful(page)
    const cart = await comeAsNew(page)
    await page.goto('/en/products')
    await cart.add(name).click()
    await expect(cart.holding(1)).toBeVisible()
    await page.goto('/en/cart')
    await page.getByRole('button', { name: text('shopping:cart.keepAll'), exact: true }).click()
    await expect(cart.message(text('common:wishlist.kept', { name }))).toBeVisible()
    await expect(cart.emptyHeading).toBeVisible()
    await expect.poll(async () => (await kept(page)).total_items).toBe(0)
    await page.goto('/en/wishlist')
    await expect(new KeptPage(page).wishes).toHaveCount(1)
    await expect(new KeptPage(page).wishes).toContainText(name)
  },
)

test(
  "a client's discount stands at each line, and the sums are those of the server (cart.uses-the-clients-rate)",
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'client@verbena.test')
    const cart = new CartPage(page)
    const { items, discount_rate: rate, total_price, total_discount, total_price_after_discount } = await kept(page)
    expect(rate).toBeGreaterThan(0)
    expect(items.length).toBeGreaterThan(1)
    await page.goto('/en/cart')

    const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0€`
    for (const { name, price, quantity } of items) {
      const line = Math.round(price * 100) * quantity
      await expect(cart.line(name).getByText(euros(line), { exact: true })).toBeVisible()
      await expect(
        cart.line(name).getByText(`-${euros(Math.floor((line * rate + 50) / 100))}`, { exact: true }),
      ).toBeVisible()
    }
    await expect(cart.sum(text('shopping:cart.price'))).toHaveText(euros(Math.round(total_price * 100)))
    await expect(cart.sum(text('shopping:cart.discount', { percent: `${rate}%` }))).toHaveText(
      `-${euros(Math.round(total_discount * 100))}`,
    )
    await expect(cart.total).toHaveText(euros(Math.round(total_price_after_discount * 100)))
  },
)
