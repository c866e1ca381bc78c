import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PractitionersReviewPage } from '#tests/areas/admin/browser/pages/practitioners-review.ts'
import { checkAccessibility } from '#tests/browser/support/accessibility.ts'
import { approve, newPractitioner, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PENDING = '/en/account/admin/practitioners'

/** Gives a practitioner's page a name, without its screens. */
async function makePage(page: Page, name: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/v2/account/store', {
    headers,
    data: { type: 'practice', theme: 'linden' },
  })
  expect(made.status()).toBe(200)
  const named = await page.request.put('/api/v2/account/store', { headers, data: { name } })
  expect(named.status()).toBe(200)
}

test('a practitioner corrects their name, keeps page and approval, and an admin sees old and new beside each other (account.check-is-explained, admin.sees-what-was-approved, admin.refusal-ends-the-approval)', async ({
  page,
  browser,
  shop,
}) => {
  const practitioner = await newPractitioner(page)
  await approve(page, practitioner)
  await signIn(page, practitioner)
  const name = `corner-${randomUUID()}`
  await makePage(page, name)
  const practice = () => page.request.get(`/en/practice/${name}`).then((answer) => answer.status())
  expect(await practice()).toBe(200)

  const area = new OwnArea(page)
  await page.goto('/en/account/practitioner/profile')
  const details = area.card('account:profile.details')
  await expect(details).toContainText(text('account:profile.checkedAgain'))
  await area.field('account:register.field.last_name').fill('Berg')
  await area.save('account:profile.details')
  await expect(details).toContainText(text('account:area.certificate.checked'))
  await expect(details).not.toContainText(text('account:profile.checkedAgain'))
  await checkAccessibility(page)
  expect(await practice()).toBe(200)
  await area.link('common:menu.home').click()
  const certificate = area.card('account:area.certificate.heading')
  await expect(certificate).toContainText(text('account:area.certificate.checked'))

  const admin = await browser.newPage({ baseURL: shop })
  const review = new PractitionersReviewPage(admin)
  await signIn(admin, 'admin@verbena.test')
  await admin.goto(PENDING)
  await expect(review.judging('Zoë Berg', 'approveNamed')).toBeVisible()
  const cardOf = async () => (await review.sight())?.cards.find((card) => card.name === 'Zoë Berg')
  expect((await cardOf())?.changes).toEqual([
    {
      name: text('account:register.field.last_name'),
      sides: [`${text('account:admin.check.approved')}: Ünal`, `${text('account:admin.check.now')}: Berg`],
    },
  ])
  await checkAccessibility(admin)
  await review.judging('Zoë Berg', 'approveNamed').click()
  await expect(review.judging('Zoë Berg', 'undoNamed')).toBeVisible()
  expect((await cardOf())?.changes).toEqual([])
  await page.reload()
  await expect(certificate).toContainText(text('account:area.certificate.approved'))

  // An approval that is taken back is a check again, and only a refusal ends it.
  await review.judging('Zoë Berg', 'undoNamed').click()
  await expect(review.judging('Zoë Berg', 'approveNamed')).toBeVisible()
  expect((await cardOf())?.changes).toHaveLength(1)
  expect(await practice()).toBe(200)
  await review.judging('Zoë Berg', 'refuseNamed').click()
  await review.reason('Zoë Berg').fill('Nobody of that name is registered.')
  await review.judging('Zoë Berg', 'send').click()
  await expect(review.judging('Zoë Berg', 'undoNamed')).toBeVisible()
  expect(await practice()).toBe(404)
  await page.reload()
  await expect(certificate).toContainText(text('account:area.certificate.refused'))
  const mails = await (await page.request.get('/outbox')).text()
  expect(mails).toContain(text('server:mailConfirmedSubject'))
  expect(mails).toContain(text('server:mailWithdrawnSubject'))
  await admin.close()
})
