import { randomUUID } from 'node:crypto'

import type { Locator, Page } from 'playwright/test'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { NOTE_SCROLL_LENGTH, TOAST_DEFAULT_MS } from '#contract/constants.ts'

import { BuilderPart } from './pages/builder.ts'
import { SearchBarPart } from '#tests/areas/catalogue/browser/pages/search-bar.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { come } from '#tests/browser/support/come.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const WAITING = 'practitioner@verbena.test'
const PROTOCOLS = '/api/v2/account/practitioners/protocols'

const newName = (): string => `Sleep ${randomUUID().slice(0, 8)}`

/** Products of the listing's first page that everybody may buy. */
async function products(page: Page): Promise<readonly ListProduct[]> {
  const answer = await page.request.get('/api/v2/storefront/products?order_by=id&order=desc&page=1&limit=26')
  return ((await answer.json()) as { data: ListProduct[] }).data.filter(({ practitioner_only }) => !practitioner_only)
}

const first = <Item>(items: readonly Item[], at = 0): Item => {
  const item = items[at]
  if (item === undefined) throw new Error('the first page has too few products')
  return item
}

async function threeProducts(page: Page) {
  const found = await products(page)
  return [first(found, 0), first(found, 1), first(found, 2)] as const
}

/** Once the page has grown to its end. */
async function expectEndAbove(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const foot = await page.getByRole('contentinfo').boundingBox()
    const over = await part.boundingBox()
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(Math.round(over?.y ?? 0))
    expect(foot).not.toBeNull()
  }).toPass()
}

async function create(builder: BuilderPart, name: string): Promise<void> {
  await builder.button(text('builder:list.new')).click()
  await builder.field(text('builder:field.name')).fill(name)
  await builder.field(text('builder:field.description')).fill('An hour before bed.')
  await builder.button(text('builder:create.submit')).click()
  await expect(builder.message('created', { name })).toBeVisible()
}

/** Records shifts of the page: a new line of the protocol moves those below it. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => document.querySelector('main')?.contains(node))) seen.shift += value
    }).observe({ type: 'layout-shift' })
  })
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenShifts: { shift: number } }).seenShifts.shift)

test(
  'a protocol is made and filled beside what is browsed, and nothing jumps (builder.create-needs-name-and-description) (lines.shown-fields)',
  { tag: '@core' },
  async ({ page }) => {
    const { builder } = await come(page, 'redesign')
    const [card, keyed, paged] = await threeProducts(page)
    const name = newName()
    await page.goto('/en/products')
    await builder.opener.click()
    await builder.button(text('builder:list.new')).click()
    const submit = builder.button(text('builder:create.submit'))
    await expect(submit).toBeDisabled()
    await builder.field(text('builder:field.name')).fill(name)
    await builder.field(text('builder:field.description')).focus()
    await builder.field(text('builder:field.description')).blur()
    await expect(builder.panel.getByText(text('common:form.empty-field'))).toBeVisible()
    await expect(submit).toBeDisabled()
    await builder.field(text('builder:field.description')).fill('An hour before bed.')
    await submit.click()
    await expect(builder.message('created', { name })).toBeVisible()
    await expect(builder.heading(name)).toBeVisible()

    await settle(page)
    await watchShifts(page)
    await builder.add(card.name).click()
    await expect(builder.add(card.name, 1)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: keyed.name, exact: true }).focus()
    await page.keyboard.press('a')
    await expect(builder.lines(name)).toHaveCount(2)
    await expect(builder.lines(name).first()).toContainText(keyed.name)
    await expect(builder.lines(name).first()).toContainText(keyed.brand.name)
    await expect(builder.lines(name).first()).toContainText(keyed.variants[0]?.net_contents ?? '')
    expect(await shifts(page)).toBe(0)

    // The page changes, the protocol stays.
    await page.goto(`/en/products/${paged.slug}`)
    await expect(builder.heading(name)).toBeVisible()
    // The same product may stand among the related ones.
    await builder.add(paged.name).first().click()
    await expect(builder.lines(name).first()).toContainText(paged.name)

    const bar = new SearchBarPart(page)
    await bar.field.fill(card.name)
    await expect(bar.group('products').getByRole('option').first()).toBeVisible()
    const option = bar.group('products').getByRole('option', { name: card.name }).first()
    await option.hover()
    await expect(bar.active).toContainText(card.name)
    await page.keyboard.press('Alt+Enter')
    await expect(builder.message('raised', { name: card.name })).toBeVisible()
    await expect(builder.lines(name)).toHaveCount(3)
    await expect(page).toHaveURL(`/en/products/${paged.slug}`)
  },
)

test('quantities and notes are typed where they stand (lines.quantity-takes-digits-only) (builder.long-notes-scroll)', async ({
  page,
}) => {
  const { builder } = await come(page, 'redesign')
  const [one] = await threeProducts(page)
  const name = newName()
  await page.goto('/en/products')
  await builder.opener.click()
  await create(builder, name)
  await builder.add(one.name).click()
  const named = { name: one.variants[0]?.net_contents ? `${one.name} (${one.variants[0].net_contents})` : one.name }
  const quantity = builder.field(text('builder:active.quantity', named))
  await expect(quantity).toHaveValue('1')
  await quantity.fill('')
  await quantity.pressSequentially('a3b')
  await expect(quantity).toHaveValue('3')
  await quantity.press('Enter')
  await expect(builder.message('quantity', { name: one.name, quantity: 3 })).toBeVisible()
  await page.mouse.wheel(0, 50)
  await expect(quantity).toHaveValue('3')
  await quantity.fill('0')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')

  const note = builder.field(text('builder:active.note', named))
  await note.fill('With dinner')
  await note.press('Enter')
  await expect(builder.message('details', { name: one.name })).toBeVisible()
  const height = async () => (await note.boundingBox())?.height ?? 0
  const long = 'Take two with a glass of water. '.repeat(NOTE_SCROLL_LENGTH)
  await note.fill(long.slice(0, 1500))
  await note.blur()
  expect(await height()).toBeLessThan(80)
  expect(await note.evaluate((field) => field.scrollHeight > field.clientHeight)).toBe(true)
  await builder.button(text('builder:active.remove', named)).first().click()
  await expect(builder.lines(name)).toHaveCount(0)
  await builder.undo('removed', { name: one.name })
  await expect(note).toHaveValue(long.slice(0, 1500).trim())
})

test('a protocol is renamed, duplicated, deleted and brought back (builder.edit-needs-a-change) (builder.asks-before-deleting)', async ({
  page,
}) => {
  const { builder } = await come(page, 'redesign')
  const name = newName()
  const other = `${name} again`
  await page.goto('/en/products')
  await builder.opener.click()
  await create(builder, name)
  await builder.more(name)
  await builder.item(text('builder:edit.button')).click()
  const save = builder.button(text('builder:edit.submit'))
  await expect(save).toBeDisabled()
  await builder.field(text('builder:field.name')).fill(other)
  await save.click()
  await expect(builder.message('updated', { name: other })).toBeVisible()
  await builder.more(other)
  await builder.item(text('builder:duplicate')).click()
  await expect(builder.message('copied', { name: other })).toBeVisible()
  await builder.button(text('builder:backToList')).click()
  await page.getByRole('searchbox', { name: text('builder:list.search') }).fill(other)
  await expect(builder.rows).toHaveCount(2)

  const row = builder.rows.filter({ hasText: text('builder:list.active') })
  await row.getByRole('button', { name: text('builder:more', { name: other }) }).click()
  await builder.item(text('builder:delete.button')).click()
  const question = page.getByRole('dialog', { name: text('builder:delete.title', { name: other }) })
  await question.getByRole('button', { name: text('builder:delete.keep') }).click()
  await expect(question).toHaveCount(0)
  await row.getByRole('button', { name: text('builder:more', { name: other }) }).click()
  await builder.item(text('builder:delete.button')).click()
  await question.getByRole('button', { name: text('builder:delete.button'), exact: true }).click()
  await expect(builder.message('deleted', { name: other })).toBeVisible()
  await expect(builder.rows).toHaveCount(1)
  await builder.undo('deleted', { name: other })
  await expect(builder.heading(other)).toBeVisible()
})

test('a delete that fails says so in its question, where it can be tried again (builder.delete-failure-is-unexpected)', async ({
  page,
  watch,
}) => {
  const { builder } = await come(page, 'redesign')
  const name = newName()
  await page.goto('/en/products')
  await builder.opener.click()
  await create(builder, name)
  watch.expectFailure(/protocols\/\d+\?/)
  await page.route(/protocols\/\d+\?/, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await builder.more(name)
  await builder.item(text('builder:delete.button')).click()
  const question = page.getByRole('dialog', { name: text('builder:delete.title', { name }) })
  await question.getByRole('button', { name: text('builder:delete.button'), exact: true }).click()
  await expect(question.getByRole('alert')).toContainText('unexpected error')
  await page.unroute(/protocols\/\d+\?/)
  await question.getByRole('button', { name: text('builder:delete.button'), exact: true }).click()
  await expect(builder.message('deleted', { name })).toBeVisible()
})

test('the overview follows a protocol that is made and deleted beside it', async ({ page }) => {
  const { builder } = await come(page, 'redesign')
  const name = newName()
  await page.goto('/en/account/practitioner')
  const latest = page.getByRole('main').getByRole('link', { name })
  await builder.opener.click()
  await create(builder, name)
  await expect(latest).toBeVisible()
  await builder.more(name)
  await builder.item(text('builder:delete.button')).click()
  const question = page.getByRole('dialog', { name: text('builder:delete.title', { name }) })
  await question.getByRole('button', { name: text('builder:delete.button'), exact: true }).click()
  await expect(latest).toHaveCount(0)
  await builder.undo('deleted', { name })
  await expect(latest).toBeVisible()
})

test('on a phone the page ends above the button that opens the panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { builder } = await come(page, 'redesign')
  await page.goto('/en/products')
  await expectEndAbove(page, builder.opener)
  // The look for faults takes what is half under the head for too small a target.
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
})

test('the panel is as wide as its edge is moved to, by keys and by pointer, also after a reload', async ({ page }) => {
  const { builder } = await come(page, 'redesign')
  await page.goto('/en/products')
  const main = page.getByRole('main')
  const end = async () => {
    const { x, width } = (await main.boundingBox()) ?? { x: 0, width: 0 }
    return Math.round(x + width)
  }
  await builder.opener.click()
  await expect(builder.edge).toHaveAttribute('aria-valuenow', '400')
  await expect.poll(end).toBe(1040)
  await builder.edge.focus()
  for (const [key, width] of [
    ['ArrowLeft', '420'],
    ['ArrowRight', '400'],
    ['PageUp', '500'],
    ['PageDown', '400'],
    ['End', '900'],
    ['Home', '300'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(builder.edge).toHaveAttribute('aria-valuenow', width)
  }
  await builder.button(text('builder:resize.wider')).click()
  await expect(builder.edge).toHaveAttribute('aria-valuenow', '400')
  await page.mouse.move(1440 - 400, 300)
  await page.mouse.down()
  await page.mouse.move(1440 - 520, 300, { steps: 4 })
  await page.mouse.up()
  await expect(builder.edge).toHaveAttribute('aria-valuenow', '520')
  await page.reload()
  await expect(builder.edge).toHaveAttribute('aria-valuenow', '520')
  await expect.poll(end).toBe(920)
  await builder.button(text('builder:hide')).click()
  await expect(builder.opener).toBeFocused()
  await expect.poll(end).toBe(1440)
})

test('the edge follows a pointer that is faster than it, over the cards of the page (builder.width-is-dragged)', async ({
  page,
}) => {
  const { builder } = await come(page, 'redesign')
  await page.goto('/en/products')
  await settle(page)
  await builder.opener.click()
  await builder.edge.press('End')
  await builder.edge.press('ArrowRight')
  await expect(builder.edge).toHaveAttribute('aria-valuenow', '880')
  // The edge lies over the second card, which the first move uncovers.
  const card = page.getByRole('main').getByRole('article').nth(1)
  const { x: start, y: top } = (await card.boundingBox()) ?? { x: 0, y: 0 }
  expect(start).toBeLessThan(1440 - 880)
  await page.mouse.move(1440 - 880, top + 40)
  await page.mouse.down()
  for (const width of [780, 680, 580, 480, 400]) await page.mouse.move(1440 - width, top + 40)
  await page.mouse.up()
  await expect(builder.edge).toHaveAttribute('aria-valuenow', '400')
  await expect(builder.edge).toBeFocused()
})

test('an addition without a protocol is an error that stays until a protocol is chosen, or it is dismissed (lines.needs-an-active-protocol)', async ({
  page,
}) => {
  const { builder, call } = await come(page, 'redesign')
  const name = newName()
  await call('POST', `${PROTOCOLS}/create`, { name, description: 'For nine.' })
  const [one] = await threeProducts(page)
  await page.clock.install()
  await page.goto('/en/products')
  const error = page.getByRole('alert').filter({ hasText: text('builder:notice.selectToAdd') })
  await builder.add(one.name).click()
  await expect(error).toBeVisible()
  await expect(builder.rows.first()).toBeVisible()
  await page.clock.runFor(4 * TOAST_DEFAULT_MS)
  await expect(error).toBeVisible()
  await error.getByRole('button', { name: text('common:toast.dismiss'), exact: true }).click()
  await expect(error).toHaveCount(0)
  await builder.add(one.name).click()
  await expect(error).toBeVisible()
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.heading(name)).toBeVisible()
  await expect(error).toHaveCount(0)
})

test('a panel that covers the page is closed after a reload, and open again on a wide window (builder.starts-closed-where-it-covers)', async ({
  page,
}) => {
  const { builder } = await come(page, 'redesign')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/products')
  await builder.opener.click()
  await expect(builder.rows.first()).toBeVisible()
  await page.reload()
  await expect(builder.opener).toBeVisible()
  await expect(builder.panel).not.toBeInViewport()
  await page.getByRole('main').getByRole('link').first().focus()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(builder.panel).toBeInViewport()
  await expect(builder.opener).toBeHidden()
})

test('the bar at the foot has the protocol in Standard mode, with pictures by its width (builder.bar-thumbnails-by-width) (builder.hidden-on-cart-and-wishlist)', async ({
  page,
}) => {
  const { builder, call } = await come(page, 'standard')
  const name = newName()
  const { id } = (await call('POST', `${PROTOCOLS}/create`, { name, description: 'For nine.' })) as { id: number }
  const listed = await products(page)
  for (const { product_id, name: product, variants } of listed.slice(0, 9))
    await call('POST', `${PROTOCOLS}/${id}/product/add`, {
      product_id,
      language_id: 1,
      name: product,
      quantity: 1,
      product_variant_id: variants[0]?.id,
    })
  await page.goto('/en/products')
  await builder.bar.getByRole('button', { name: text('builder:bar.choose') }).click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.lines(name)).toHaveCount(0)
  await builder.button(text('builder:bar.open')).click()
  await expect(builder.lines(name)).toHaveCount(9)
  await builder.button(text('builder:bar.close')).click()
  await expect(builder.lines(name)).toHaveCount(0)
  for (const [width, rest] of [
    [1536, 1],
    [1280, 4],
    [1024, 5],
    [768, 6],
    [390, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(builder.bar.getByText(text('builder:bar.more', { number: rest }), { exact: true })).toBeVisible()
    await expect(builder.bar.getByRole('presentation')).toHaveCount(9 - rest)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const tenth = first(listed, 9)
  await builder.add(tenth.name).click()
  await expect(builder.bar.getByText(text('builder:add.addedName', { name: tenth.name }))).toBeVisible()
  await expectEndAbove(page, builder.bar)
  for (const path of ['/en/cart', '/en/wishlist']) {
    await page.goto(path)
    await settle(page)
    await expect(builder.bar).toHaveCount(0)
  }
  await call('PUT', '/api/v2/account/', { builder_mode: 'redesign' })
})

test(
  'a practitioner without an approved certificate reads why a protocol cannot be shared',
  { tag: '@long' },
  async ({ page }) => {
    const { builder } = await come(page, 'redesign', WAITING)
    const name = newName()
    await page.goto('/en/products')
    await builder.opener.click()
    await create(builder, name)
    const share = builder.button(text('builder:share'))
    await expect(share).toHaveAttribute('aria-disabled', 'true')
    await share.focus()
    await expect(share).toBeFocused()
    await expect(share).toHaveAccessibleDescription(text('builder:notApproved'))
    await expect(page.getByText(text('builder:notApproved'))).toBeVisible()
  },
)

test('a protocol is found, and shows all that it holds (builder.active-view-parts)', async ({ page }) => {
  const { builder, call } = await come(page, 'redesign')
  const words = newName()
  const [one] = await threeProducts(page)
  const [variant] = one.variants
  for (const name of [`${words} anise`, `${words} zest`]) {
    const { id } = (await call('POST', `${PROTOCOLS}/create`, { name, description: `For ${name}` })) as { id: number }
    const line = { product_id: one.product_id, product_variant_id: variant?.id, language_id: 1, name: one.name }
    await call('POST', `${PROTOCOLS}/${id}/product/add`, { ...line, quantity: 2, notes: 'At noon' })
  }
  await page.goto('/en/products')
  await builder.opener.click()
  await page.getByRole('searchbox', { name: text('builder:list.search') }).fill(words)
  await expect(builder.rows).toHaveCount(2)
  const sort = builder.panel.getByRole('combobox', { name: text('builder:list.sort') })
  for (const [order, name] of [
    ['az', 'anise'],
    ['za', 'zest'],
  ] as const) {
    await sort.selectOption(text(`builder:list.order.${order}`))
    await expect(builder.rows.first()).toContainText(`${words} ${name}`)
  }
  const name = `${words} zest`
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.heading(name)).toBeVisible()
  await expect(builder.panel.getByText(`For ${name}`)).toBeVisible()
  const line = builder.lines(name)
  await expect(line.getByRole('textbox').and(page.locator('input'))).toHaveValue('2')
  await expect(line.getByRole('textbox', { name: /^Note on/ })).toHaveValue('At noon')
  const total = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(2 * (variant?.price ?? 0))
  // The sum of its one line, and of all.
  await expect(builder.panel.getByText(total, { exact: true })).toHaveCount(2)
  await builder.button(text('builder:share')).click()
  await expect(builder.lines(name)).toHaveCount(0)
  await builder.button(text('builder:backToProtocol')).click()
  await builder.more(name)
  await builder.item(text('builder:edit.button')).click()
  await expect(builder.field(text('builder:field.name'))).toHaveValue(name)
})

test('a name that one tab gives is the other tab’s at once, another device’s at the next look, and none is written back (builder.other-tabs-follow, builder.update-keeps-the-rest)', async ({
  page,
  context,
}) => {
  const { builder, call } = await come(page, 'redesign')
  const [name, renamed, device] = [newName(), newName(), newName()]
  await page.goto('/en/products')
  await builder.opener.click()
  await create(builder, name)
  const tab = await context.newPage()
  const other = new BuilderPart(tab)
  await tab.goto('/en/products')
  await expect(other.heading(name)).toBeVisible()
  const edit = async (part: BuilderPart, called: string, field: string, value: string) => {
    await part.more(called)
    await part.item(text('builder:edit.button')).click()
    await part.field(text(`builder:field.${field}`)).fill(value)
  }
  const save = async (part: BuilderPart) => part.button(text('builder:edit.submit')).click()

  await edit(other, name, 'description', 'At noon.')
  await edit(builder, name, 'name', renamed)
  await save(builder)
  await expect(builder.heading(renamed)).toBeVisible()
  await expect(other.field(text('builder:field.name'))).toHaveValue(renamed)
  await save(other)
  await expect(other.heading(renamed)).toBeVisible()

  const found = (await call('GET', `${PROTOCOLS}?page=1&limit=100`)) as {
    data: { protocol_id: number; name: string }[]
  }
  const id = found.data.find((one) => one.name === renamed)?.protocol_id
  expect(await call('GET', `${PROTOCOLS}/${id}`)).toMatchObject({ name: renamed, description: 'At noon.' })
  await call('PUT', `${PROTOCOLS}/update/${id}`, { name: device, description: 'At noon.' })
  await page.clock.install()
  await page.clock.fastForward(3000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(builder.heading(device)).toBeVisible()
})
