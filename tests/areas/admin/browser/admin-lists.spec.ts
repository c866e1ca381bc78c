import type { Page } from 'playwright/test'

import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { addPlenty, order } from '#tests/areas/orders/browser/support/orders.ts'
import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('table').getByRole('row')
const tab = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const field = (page: Page) => main(page).getByRole('searchbox')

async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
}

test('an admin finds accounts by words and type; reload, back and the address show the same rows (admin.finds-accounts, admin.lists-stand-in-the-address)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await page.goto('/en/account/admin/accounts')
  await expect(rows(page)).not.toHaveCount(0)
  await search(page, 'newclient')
  await expect(page).toHaveURL('/en/account/admin/accounts?query=newclient')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('newclient@verbena.test')

  await tab(page, text('account:admin.accounts.type.1')).click()
  await expect(page).toHaveURL('/en/account/admin/accounts?query=newclient&type=1')
  await expect(page.getByRole('heading', { name: text('account:admin.accounts.noneTitle') })).toBeVisible()
  await checkAccessibility(page)
  await page.goBack()
  await expect(rows(page).nth(1)).toContainText('newclient@verbena.test')
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('newclient')

  await search(page, 'nobody-is-called-so')
  await expect(page.getByRole('heading', { name: text('account:admin.accounts.noneTitle') })).toBeVisible()
  await main(page)
    .getByRole('link', { name: text('account:admin.accounts.all') })
    .click()
  await expect(page).toHaveURL('/en/account/admin/accounts')
  await expect(rows(page)).not.toHaveCount(2)
  await expect(field(page)).toHaveValue('')
  await checkAccessibility(page)
})

test('a page past the end says how many rows there are, and leads to the first (admin.lists-stand-in-the-address)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await page.goto('/en/account/admin/accounts?query=newclient&page=9')
  await main(page)
    .getByRole('link', { name: text('account:admin.page', { page: '1' }), exact: true })
    .click()
  await expect(page).toHaveURL('/en/account/admin/accounts?query=newclient')
  await expect(rows(page)).toHaveCount(2)
})

test('an admin finds a practitioner wherever the certificate stands (admin.finds-practitioners, admin.lists-stand-in-the-address)', async ({
  page,
}) => {
  await signIn(page, 'admin@verbena.test')
  await page.goto('/en/account/admin/practitioners')
  await expect(tab(page, text('account:admin.tabs.pending'))).toHaveAttribute('aria-current', 'page')
  await search(page, 'certified@')
  await expect(page).toHaveURL('/en/account/admin/practitioners?query=certified%40')
  await expect(tab(page, text('account:admin.tabs.all'))).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByRole('rowheader')).toHaveText([/certified@verbena\.test/])

  await main(page).getByText(text('account:admin.details'), { exact: true }).click()
  await expect(main(page).getByText(text('account:register.field.professional_body'), { exact: true })).toBeVisible()
  await checkAccessibility(page)

  await tab(page, text('account:admin.tabs.refused')).click()
  await expect(page).toHaveURL('/en/account/admin/practitioners?query=certified%40&status=refused')
  await expect(page.getByRole('heading', { name: text('account:admin.noneTitle') })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('rowheader')).toHaveCount(1)
  await page.reload()
  await expect(main(page).getByRole('rowheader')).toHaveText([/certified@verbena\.test/])
  await expect(field(page)).toHaveValue('certified@')

  await search(page, 'nobody-is-called-so')
  await main(page)
    .getByRole('link', { name: text('account:admin.all') })
    .click()
  await expect(page).toHaveURL('/en/account/admin/practitioners?status=all')
  await expect(main(page).getByRole('rowheader')).not.toHaveCount(1)
  await expect(field(page)).toHaveValue('')
})

test('an admin finds an order by number or customer, and meets it as it stands now (admin.lists-stand-in-the-address)', async ({
  page,
  browser,
}) => {
  const client = await (await browser.newContext()).newPage()
  const email = await newClient(client)
  await signIn(client, email)
  await addPlenty(client)
  const { number } = await order(client)
  await client.context().close()

  await signIn(page, 'admin@verbena.test')
  await page.goto('/en/account/admin/orders')
  await search(page, email)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText(number)
  await tab(page, text('orders:status.paid')).click()
  await expect(page.getByRole('heading', { name: text('orders:noneTitle') })).toBeVisible()
  await checkAccessibility(page)
  await page.goBack()
  await expect(rows(page).nth(1)).toContainText(number)
  await page.reload()
  await expect(field(page)).toHaveValue(email)

  await tab(page, number).click()
  await main(page)
    .getByRole('button', { name: text('orders:move.paid'), exact: true })
    .click()
  await expect(
    main(page)
      .locator('dd')
      .filter({ hasText: new RegExp(`^${text('orders:status.paid')}$`) }),
  ).toBeVisible()
  await page.goBack()
  await expect(rows(page).nth(1)).toContainText(text('orders:status.paid'))

  await search(page, 'nobody-is-called-so')
  await main(page)
    .getByRole('link', { name: text('orders:showAll') })
    .click()
  await expect(page).toHaveURL('/en/account/admin/orders')
  await expect(field(page)).toHaveValue('')
})

test('the home of an admin counts what waits, and leads there (admin.home-shows-what-waits)', async ({ page }) => {
  await signIn(page, 'admin@verbena.test')
  const answered = page.waitForResponse(/admin\/orders\?.*status=paid/)
  await page.goto('/en/account/admin')
  const { total_results: count } = (await (await answered).json()) as { total_results: number }
  const tasks = main(page).getByRole('list', { name: text('account:area.tasks.heading') })
  await expect(tasks.getByRole('listitem')).toHaveCount(4)
  const unsent = tasks.getByRole('listitem').filter({ hasText: text('account:area.tasks.unsent.name') })
  await expect(unsent).toContainText(new RegExp(`[^\\d]${count}$`))
  await checkAccessibility(page)
  await unsent.getByRole('link').click()
  await expect(page).toHaveURL('/en/account/admin/orders?status=paid')
  await expect(tab(page, text('orders:status.paid'))).toHaveAttribute('aria-current', 'page')
})
