import type { Page } from 'playwright/test'

import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import { INVENTED_OPERATOR } from '#server/operator.ts'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { addPlenty, fillInCheckout, order } from './support/orders.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { shareWith } from '#tests/areas/protocols/browser/support/shared-protocols.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const t = (key: string, values?: Record<string, string | number>) => text(`orders:${key}`, values)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const detail = (page: Page, status: string) =>
  main(page)
    .locator('dd')
    .filter({ hasText: new RegExp(`^${status}$`) })

/** The last sum of the open invoice whose name holds these words, in cents. */
async function invoiced(page: Page, words: string): Promise<number> {
  const rows = main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: words }) })
  return Number((await rows.last().locator('dd').innerText()).replaceAll(/\D/g, ''))
}

test('a client finds an order, its invoice, and orders it again (checkout.own-orders, checkout.order-again-fills-the-cart, checkout.invoice-to-print, checkout.invoice-says-where-to-pay, checkout.numbers-are-found)', async ({
  page,
}) => {
  await signIn(page, await newClient(page))
  await page.goto('/en/account/client/orders')
  await expect(page.getByText(t('own.emptyTitle')).first()).toBeVisible()
  await addPlenty(page)
  const { number } = await order(page)
  await page.goto('/en/account/client/orders')
  await expect(link(page, number)).toBeVisible()
  await checkAccessibility(page)
  const search = page.getByRole('search', { name: t('admin.search') })
  await search.getByRole('searchbox').fill(`# ${number.toLowerCase().replace('-', ' ')}`)
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\?query=/)
  await expect(link(page, number)).toBeVisible()
  await link(page, number).click()
  await expect(page.getByRole('heading', { level: 1, name: t('one.title', { number }) })).toBeVisible()
  await expect(page.getByText('Lindenweg 3')).toBeVisible()
  await checkAccessibility(page)
  await button(page, t('again.button')).click()
  await expect(page.getByRole('heading', { name: t('again.added', { count: 1, number: 1 }) })).toBeVisible()
  await checkAccessibility(page)
  await link(page, t('again.toCart')).click()
  await expect(main(page).getByRole('link', { name: text('shopping:cart.checkout') })).toBeVisible()
  await page.goBack()
  const account = main(page).getByText(`${INVENTED_OPERATOR.bank}`)
  await expect(account).toContainText(number)
  await link(page, t('invoice.open')).click()
  await expect(page.getByRole('heading', { level: 1, name: t('invoice.title', { number }) })).toBeVisible()
  await expect(account).toContainText(number)
  await checkAccessibility(page)
  await expect(link(page, t('one.title', { number }))).toHaveAttribute('href', /account\/client\/orders\/\d+$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Lindenweg 3')).toBeVisible()
})

test('an order of somebody else is missing (checkout.no-orders-of-others)', async ({ page, watch }) => {
  watch.expectFailure(/account\/orders\/1\b/)
  await signIn(page, await newClient(page))
  await page.goto('/en/account/client/orders/1')
  await expect(page.getByRole('heading', { name: t('one.missingTitle') })).toBeVisible()
  await checkAccessibility(page)
  await link(page, t('one.back')).click()
  await expect(page).toHaveURL('/en/account/client/orders')
})

test('from a shared protocol to an order that is paid and sent, as client, practitioner and admin see it (checkout.clients-orders, admin.moves-orders, day.sent-with-tracking, day.order-has-a-history, day.notes-on-an-order)', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await newClient(page)
  await shareWith(page, email, { name: 'Calm evenings', count: 1, soldOut: false, discount: 10, note: '' })
  await signIn(page, email)
  await page.goto('/en/account/client/protocols')
  await link(page, 'Calm evenings').first().click()
  await button(page, text('clients:mine.one.addAll')).click()
  await link(page, text('clients:mine.one.toCart')).click()
  await expect(main(page).getByRole('link', { name: text('shopping:cart.checkout') })).toBeVisible()
  const { number } = await order(page)

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin@verbena.test')
  await admin.goto(`/en/account/admin/orders?query=${number}`)
  await expect(link(admin, number)).toBeVisible()
  await checkAccessibility(admin)
  await link(admin, number).click()
  await expect(admin.getByText('Lindenweg 3')).toBeVisible()
  await button(admin, t('move.paid')).click()
  await expect(detail(admin, t('status.paid'))).toBeVisible()
  await checkAccessibility(admin)
  await button(admin, t('move.sent')).click()
  const parcel = admin.getByRole('form', { name: t('shipment.title') })
  await parcel.getByLabel(t('shipment.number'), { exact: true }).fill('0034 0434 1610')
  await button(admin, t('move.sent')).click()
  await expect(parcel.getByRole('combobox', { name: t('shipment.carrier') })).toHaveAttribute('aria-invalid', 'true')
  await checkAccessibility(admin)
  await parcel.getByRole('combobox', { name: t('shipment.carrier') }).selectOption('dhl')
  await button(admin, t('move.sent')).click()
  await expect(detail(admin, t('status.sent'))).toBeVisible()
  await expect(button(admin, t('move.cancelled'))).toHaveCount(0)
  await button(admin, t('shipment.change')).click()
  await parcel.getByLabel(t('shipment.number'), { exact: true }).fill('003404341611')
  await button(admin, t('shipment.save')).click()
  await expect(main(admin).getByRole('link', { name: '003404341611' })).toBeVisible()
  const history = main(admin).getByRole('list', { name: t('history.title') })
  await main(admin).getByLabel(t('history.note'), { exact: true }).fill('Rang to ask for delivery after 4 pm.')
  await button(admin, t('history.add')).click()
  await expect(history).toContainText('Rang to ask for delivery after 4 pm.')
  for (const kind of ['placed', 'paid', 'sent', 'shipment'])
    await expect(history).toContainText(t(`history.kind.${kind}`))
  await checkAccessibility(admin)

  await page.goto('/en/account/client/orders')
  await expect(main(page).getByRole('row').filter({ hasText: number })).toContainText(t('status.sent'))
  await link(page, number).click()
  await expect(main(page).getByRole('link', { name: '003404341611' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.dhl\.de\/.*003404341611$/,
  )
  await expect(page.getByText('delivery after 4 pm')).toHaveCount(0)
  await checkAccessibility(page)
  await link(page, t('invoice.open')).click()
  await expect(page.getByRole('heading', { level: 1, name: t('invoice.title', { number }) })).toBeVisible()
  const [beforeRate = ''] = t('one.discount', { percent: '|' }).split('|')
  expect(await invoiced(page, beforeRate)).toBeGreaterThan(0)
  const parts = [await invoiced(page, t('invoice.net')), await invoiced(page, t('invoice.tax', { rate: '' }).trim())]
  expect(parts.reduce((sum, part) => sum + part)).toBe(await invoiced(page, t('invoice.total')))

  const practitioner = await (await browser.newContext()).newPage()
  await signIn(practitioner, 'certified@verbena.test')
  await practitioner.goto('/en/account/practitioner/orders')
  await expect(link(practitioner, number)).toBeVisible()
  await checkAccessibility(practitioner)
  await link(practitioner, number).click()
  await expect(practitioner.getByRole('heading', { level: 1, name: t('one.title', { number }) })).toBeVisible()
  await expect(practitioner.getByText('Lindenweg 3')).toHaveCount(0)
  await link(practitioner, 'Zoë Ünal').click()
  await expect(practitioner.getByRole('row').filter({ hasText: number })).toBeVisible()
})

test('an order is cancelled only after it was asked whether that is meant, and what was paid by invoice is to be given back (admin.cancelling-is-confirmed, checkout.pages-say-where-it-stands)', async ({
  page,
  browser,
}) => {
  await signIn(page, await newClient(page))
  await addPlenty(page)
  const { id, number } = await order(page)
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin@verbena.test')
  await admin.goto(`/en/account/admin/orders/${id}`)
  await button(admin, t('move.cancelled')).click()
  await checkAccessibility(admin)
  await button(admin, t('move.keep')).click()
  await expect(detail(admin, t('status.placed'))).toBeVisible()
  await button(admin, t('move.paid')).click()
  await expect(detail(admin, t('status.paid'))).toBeVisible()
  await button(admin, t('move.cancelled')).click()
  const [askedBefore = ''] = t('move.sureTransfer', { price: '|' }).split('|')
  await expect(main(admin).getByText(askedBefore)).toHaveText(/\d+,\d\d\s€/)
  await button(admin, t('move.cancelled')).click()
  await expect(detail(admin, t('status.cancelled'))).toBeVisible()
  const [before = '', after = ''] = t('invoice.payBack', { price: '|' }).split('|')
  await expect(main(admin).getByText(before)).toContainText(new RegExp(String.raw`\d+,\d\d\s€${after}$`))
  const [goesBack = ''] = t('standing.refunding', { price: '|' }).split('|')
  await page.goto(`/en/account/client/orders/${id}`)
  await expect(detail(page, t('status.cancelled'))).toBeVisible()
  await expect(main(page).getByText(goesBack)).toBeVisible()
  await page.goto(`/en/checkout/complete/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: text('shopping:order.cancelledTitle') })).toBeVisible()
  await expect(main(page).getByText(goesBack)).toBeVisible()
  await checkAccessibility(page)
  await link(page, t('invoice.open')).click()
  await expect(page.getByRole('heading', { level: 1, name: t('invoice.title', { number }) })).toBeVisible()
  const [, refund = ''] = t('invoice.refunding', { date: '|', price: '|' }).split('|')
  await expect(main(page).getByText(refund.trim())).toHaveText(/\d+,\d\d\s€/)
})

test('an admin sees what is not paid, is asked before it is sent, and takes back that it is paid (admin.payment-in-sight, admin.sending-unpaid-is-confirmed, admin.takes-paid-back, admin.opens-invoices)', async ({
  page,
  browser,
}) => {
  await signIn(page, await newClient(page))
  await addPlenty(page)
  const { number } = await order(page)
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin@verbena.test')
  await admin.goto(`/en/account/admin/orders?query=${number}`)
  await expect(main(admin).getByRole('row').filter({ hasText: number })).toContainText(t('pay.state.unpaid'))
  await link(admin, number).click()
  const invoice = text('common:payment.invoice')
  await expect(detail(admin, `${invoice} · ${t('pay.state.unpaid')}`)).toBeVisible()
  await expect(button(admin, t('move.paid'))).toHaveClass(/primary/)
  await expect(button(admin, t('move.sent'))).not.toHaveClass(/primary/)
  const [paid, sent] = [
    await button(admin, t('move.paid')).boundingBox(),
    await button(admin, t('move.sent')).boundingBox(),
  ]
  expect((sent?.y ?? 0) - (paid?.y ?? 0) - (paid?.height ?? 0)).toBeGreaterThanOrEqual(8)

  await button(admin, t('move.sent')).click()
  await expect(main(admin).getByText(t('move.sureUnpaid'))).toBeVisible()
  await checkAccessibility(admin)
  await button(admin, t('move.wait')).click()
  await expect(detail(admin, t('status.placed'))).toBeVisible()
  await button(admin, t('move.paid')).click()
  await expect(detail(admin, `${invoice} · ${t('pay.state.paid')}`)).toBeVisible()
  await checkAccessibility(admin)
  await link(admin, t('invoice.open')).click()
  await expect(admin.getByRole('heading', { level: 1, name: t('invoice.title', { number }) })).toBeVisible()
  await expect(admin.getByText('Lindenweg 3')).toBeVisible()
  await checkAccessibility(admin)
  await link(admin, t('one.title', { number })).click()
  await expect(admin).toHaveURL(/account\/admin\/orders\/\d+$/)
  await button(admin, t('move.unpaid')).click()
  await expect(detail(admin, `${invoice} · ${t('pay.state.unpaid')}`)).toBeVisible()
  await button(admin, t('move.sent')).click()
  await button(admin, t('move.sent')).click()
  await expect(detail(admin, t('status.sent'))).toBeVisible()
})

test('the lines of an order say the price of one and that of all (checkout.lines-say-each-and-sum)', async ({
  page,
}) => {
  await signIn(page, await newClient(page))
  await addPlenty(page)
  await page.goto('/en/cart')
  const [more = ''] = text('shopping:cart.more', { name: '|' }).split('|')
  const [quantity = ''] = text('shopping:cart.quantity', { name: '|' }).split('|')
  await main(page).getByRole('button', { name: more }).click()
  await expect(main(page).getByRole('textbox', { name: quantity })).toHaveValue('2')
  await settle(page)
  const lines = page.getByRole('list', { name: text('shopping:cart.lines') }).getByRole('listitem')
  const isRight = async () => {
    await expect(lines).toHaveText(/2 × \d+,\d\d\s€/)
    const said = await lines.innerText()
    const [one, both] = [/2 × (\d+),(\d\d)\s€/, /(\d+),(\d\d)\s€\s*$/].map((price) => {
      const [, euros = '', cents = ''] = price.exec(said) ?? []
      return Number(euros + cents)
    })
    expect(one).toBeGreaterThan(0)
    expect(both).toBe((one ?? 0) * 2)
  }
  await page.goto('/en/checkout')
  await fillInCheckout(page)
  await isRight()
  await order(page)
  await isRight()
})

test("an admin reads what was sold in the page's language, and on its invoice the seller of its day (checkout.names-in-the-readers-language, checkout.invoice-keeps-its-seller, language.addresses-from-large-to-small)", async ({
  page,
  browser,
}) => {
  await signIn(page, await newClient(page))
  await addPlenty(page)
  const { id } = await order(page)
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin@verbena.test')
  const told: AdminOrder[] = []
  await admin.route(`**/api/v2/admin/orders/${id}*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as AdminOrder
    told.push(answer)
    await route.fulfill({
      response,
      json: { ...answer, seller: { ...answer.seller, name: 'Former Ltd', bank: 'DE00 1234' } },
    })
  })
  await admin.goto(`/jp/account/admin/orders/${id}`)
  await expect(main(admin).getByText('〒10115')).toBeVisible()
  const [line] = told[0]?.lines ?? []
  expect(line?.translated?.name).toMatch(/[\p{Script=Han}\p{Script=Katakana}]/u)
  await expect(main(admin).getByText(`${line?.translated?.name}`)).toBeVisible()
  await expect(main(admin).getByText(`${line?.name}`)).toHaveCount(0)
  await link(admin, text('orders:invoice.open', {}, 'jp')).click()
  await expect(main(admin).getByText('Former Ltd')).toBeVisible()
  await expect(main(admin).getByText('DE00 1234')).toBeVisible()
  await expect(main(admin).getByText(INVENTED_OPERATOR.name)).toHaveCount(0)
})

test('an admin sees the day, finds orders by amount, and moves several at once (day.today-shows-the-day, day.orders-are-found, day.several-at-once, day.orders-as-csv)', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await newClient(page)
  await signIn(page, email)
  await addPlenty(page)
  const first = await order(page)
  await addPlenty(page)
  const second = await order(page)
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin@verbena.test')
  await admin.goto('/en/account/admin')
  await expect(admin.getByRole('heading', { level: 2, name: t('today.sales') })).toBeVisible()
  await expect(main(admin).getByRole('list', { name: t('today.toPay') })).toBeVisible()
  await checkAccessibility(admin)

  await admin.goto(`/en/account/admin/orders?query=${email}`)
  await main(admin).getByText(t('filter.title'), { exact: true }).click()
  const filter = main(admin).getByRole('form', { name: t('filter.title') })
  await filter.getByLabel(t('filter.min')).fill('99999')
  await filter.getByRole('button', { name: t('filter.show') }).click()
  await expect(admin).toHaveURL(/min=99999/)
  await expect(main(admin).getByRole('heading', { name: t('noneTitle') })).toBeVisible()
  await link(admin, t('filter.all')).click()
  for (const { number } of [first, second])
    await main(admin)
      .getByRole('checkbox', { name: t('batch.choose', { number }) })
      .check()
  const slips = admin.waitForEvent('download')
  await button(admin, t('paper.slips')).click()
  expect((await slips).suggestedFilename()).toBe('packing-slips.pdf')
  await button(admin, t('move.sent')).click()
  await expect(main(admin).getByText(t('batch.unpaid', { number: 2 }))).toBeVisible()
  await checkAccessibility(admin)
  await button(admin, t('move.sent')).click()
  await expect(
    main(admin)
      .getByText(t('batch.done.sent', { number: 2 }))
      .first(),
  ).toBeVisible()
  await expect(main(admin).getByRole('row').filter({ hasText: first.number })).toContainText(t('status.sent'))
  const file = admin.waitForEvent('download')
  await button(admin, t('batch.csv')).click()
  expect((await file).suggestedFilename()).toBe('verbena-orders.csv')
})
