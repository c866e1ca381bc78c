import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { addPlenty, order } from '#tests/areas/orders/browser/support/orders.ts'
import { approve, newClient, newPractitioner, signIn } from '#tests/browser/support/people.ts'
import { shareWith } from '#tests/areas/protocols/browser/support/shared-protocols.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const t = (key: string, values?: Record<string, string | number>) => text(`commission:${key}`, values)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const row = (page: Page, word: string) => main(page).getByRole('row').filter({ hasText: word })
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

const COMMISSION = '/en/account/practitioner/commission'
const PAYOUTS = '/en/account/admin/commission'

/** Opens the form for the commission of a practitioner, and goes on to its last question. */
async function askToPay(admin: Page, practitioner: string): Promise<void> {
  await admin.goto(PAYOUTS)
  await row(admin, practitioner)
    .getByRole('link', { name: new RegExp(`^${t('admin.choose')}`) })
    .click()
  await main(admin).getByLabel(t('admin.pay.note')).fill('Reference 4711')
  await button(admin, t('admin.pay.next')).click()
  await expect(button(admin, t('admin.pay.change'))).toBeVisible()
}

const confirm = (admin: Page) =>
  main(admin)
    .getByRole('button', { name: /^Mark .+ as paid$/ })
    .click()

test('commission from the order of a client to its statement, paid once by two admins (commission.three-states, admin.marks-commission-paid, admin.payout-is-confirmed, admin.payout-of-another-total-is-told, commission.statement-for-each-payout, commission.csv-download)', async ({
  page,
  browser,
}) => {
  test.slow()
  const open = async (email: string) => {
    const other = await (await browser.newContext()).newPage()
    await signIn(other, email)
    return other
  }
  const email = await newPractitioner(page)
  await approve(page, email)
  const practitioner = await open(email)
  await practitioner.goto(COMMISSION)
  await expect(heading(practitioner, t('empty.title'))).toBeVisible()
  await checkAccessibility(practitioner)

  const client = await newClient(page)
  await shareWith(page, client, { name: 'Calm evenings', count: 1, discount: 10 }, email)
  await signIn(page, client)
  await addPlenty(page)
  const { number, id } = await order(page)
  await practitioner.reload()
  await expect(row(practitioner, number)).toContainText(t('state.pending'))
  await expect(row(practitioner, number)).toContainText('10%')
  await checkAccessibility(practitioner)

  const admin = await open('admin@verbena.test')
  await admin.goto(`/en/account/admin/orders/${id}`)
  await button(admin, text('orders:move.paid')).click()
  await expect(button(admin, text('orders:move.paid'))).toHaveCount(0)
  await practitioner.reload()
  await expect(row(practitioner, number)).toContainText(t('state.approved'))

  const second = await open('admin@verbena.test')
  await askToPay(second, email)
  await askToPay(admin, email)
  await checkAccessibility(admin)
  await confirm(admin)
  await expect(heading(admin, t('admin.pay.paidTitle'))).toBeVisible()
  await expect(row(admin, 'Reference 4711').first()).toBeVisible()
  await checkAccessibility(admin)
  await confirm(second)
  await expect(heading(second, t('admin.pay.changedTitle'))).toBeVisible()
  await expect(second.getByText(t('admin.pay.changedGone'))).toBeVisible()
  await checkAccessibility(second)
  await link(second, t('admin.pay.back')).click()
  await expect(second).toHaveURL(PAYOUTS)
  await expect(row(second, email)).toHaveCount(0)

  await practitioner.reload()
  await expect(row(practitioner, number)).toContainText(t('state.paid'))
  const download = practitioner.waitForEvent('download')
  await button(practitioner, t('lines.download')).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  expect(csv).toContain(number)
  await expect(main(practitioner).getByText(t('lines.downloaded')).last()).toBeVisible()

  await row(practitioner, 'Reference 4711').getByRole('link').click()
  await expect(practitioner).toHaveURL(/\/payouts\/\d+$/)
  await expect(main(practitioner).getByText(number)).toBeVisible()
  await checkAccessibility(practitioner)
  await practitioner.emulateMedia({ media: 'print' })
  await expect(practitioner.getByRole('banner')).toBeHidden()
  await expect(practitioner.getByText('Reference 4711')).toBeVisible()
})

test('commission is narrowed by days, client, protocol and state, which the address keeps (commission.from-and-to)', async ({
  page,
}) => {
  await signIn(page, 'certified@verbena.test')
  await page.goto(COMMISSION)
  const form = main(page).getByRole('form', { name: t('filter.title') })
  const client = form.getByLabel(t('filter.client'))
  await expect(client).toBeVisible()
  const [, chosen] = await client.getByRole('option').all()
  const name = (await chosen?.textContent()) ?? ''
  await client.selectOption(name)
  await button(page, t('filter.show')).click()
  await expect(page).toHaveURL(/commission\?client=\d+$/)
  await link(page, t('filter.range.year')).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31&client=\d+$/)
  await expect(link(page, t('filter.range.year'))).toHaveAttribute('aria-current', 'page')
  await form.getByLabel(t('column.state')).selectOption(t('state.paid'))
  await form.getByLabel(t('filter.protocol')).selectOption({ index: 1 })
  await button(page, t('filter.show')).click()
  await expect(page).toHaveURL(/client=\d+&protocol=\d+&state=paid$/)
  await form.getByLabel(t('column.state')).selectOption('')
  await form.getByLabel(t('filter.protocol')).selectOption('')
  await form.getByLabel(t('filter.from')).fill('2020-01-01')
  await button(page, t('filter.show')).click()
  await expect(page).toHaveURL(/from=2020-01-01.*client=\d+/)
  await expect(client.locator('option:checked')).toHaveText(name)
  await form.getByLabel(t('filter.to'), { exact: true }).fill('2020-01-31')
  await button(page, t('filter.show')).click()
  await expect(heading(page, t('none.title'))).toBeVisible()
  await checkAccessibility(page)
  await link(page, t('filter.all')).last().click()
  await expect(page).toHaveURL(COMMISSION)
  await expect(form.getByLabel(t('filter.from'))).toHaveValue('')
})

test('twelve months are drawn, and stand in a table (commission.bars-and-table, account.practitioner-home)', async ({
  page,
}) => {
  await signIn(page, 'certified@verbena.test')
  await page.goto('/en/account/practitioner')
  await expect(heading(page, t('home.title'))).toBeVisible()
  await link(page, t('home.open')).click()
  await expect(page).toHaveURL(COMMISSION)
  await expect(main(page).getByRole('img', { name: /^Commission by month/ })).toBeVisible()
  await expect(
    main(page)
      .getByRole('table', { name: t('chart.table') })
      .getByRole('row'),
  ).toHaveCount(13)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page).getByRole('img', { name: /^Commission by month/ })).toBeVisible()
})

test('a statement of somebody else is missing (commission.statement-for-each-payout)', async ({ page, watch }) => {
  watch.expectFailure(/commission\/payouts\/999999\b/)
  await signIn(page, 'certified@verbena.test')
  await page.goto(`${COMMISSION}/payouts/999999`)
  await expect(heading(page, t('statement.missingTitle'))).toBeVisible()
  await link(page, t('statement.back')).click()
  await expect(page).toHaveURL(COMMISSION)
})
