import type { Locator, Page } from 'playwright/test'

import { signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const EMAIL = 'practitioner@verbena.test'

/** The practitioner of the demo who waits, as an admin meets her: what can be done about her, below her row. */
const cardOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('table').getByRole('group', { name: /\S/ }).filter({ hasText: EMAIL })

const button = (of: Locator, key: string): Locator =>
  of.getByRole('button').filter({ hasText: new RegExp(`^${text(key)}$`) })

test(
  'an admin refuses with a reason, takes it back and approves; the practitioner gets mails and may share (registration.certificate-makes-type-two)',
  { tag: '@core' },
  async ({ page, browser, shop, watch }) => {
    const herContext = await browser.newContext({ baseURL: shop })
    const hers = await herContext.newPage()
    await signIn(hers, EMAIL)
    await hers.goto('/en/account/practitioner')
    await expect(hers.getByText(text('account:area.certificate.pending'))).toBeVisible()

    await signIn(page, 'admin@verbena.test')
    await page.goto('/en/account/admin')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('account:area.tasks.practitioners.name') })
      .click()
    const card = cardOf(page)
    await expect(card).toContainText(text('account:admin.status.pending'))

    // Nobody is refused without a reason.
    await button(card, 'account:admin.refuse').click()
    await expect(card.getByLabel(text('account:admin.why'))).toBeFocused()
    await button(card, 'account:admin.send').click()
    await expect(card).toContainText(text('account:admin.needsReason'))
    await card.getByLabel(text('account:admin.why')).fill('The number of the certificate is unknown.')
    await button(card, 'account:admin.send').click()
    await expect(card).toContainText(
      text('account:admin.reason', { reason: 'The number of the certificate is unknown.' }),
    )

    // Nobody is judged while another judgement is on its way: a press then would be lost.
    let answer = () => {}
    const held = new Promise<void>((resolve) => void (answer = resolve))
    await page.route(
      /admin\/practitioners\/\d+/,
      async (route) => {
        await held
        await route.fallback()
      },
      { times: 1 },
    )
    await button(card, 'account:admin.undo').click()
    await expect(button(card, 'account:admin.approve')).toBeDisabled()
    answer()
    await expect(button(card, 'account:admin.approve')).toBeEnabled()
    // The connection is lost for a moment: she stands as before.
    watch.expectFailure(/admin\/practitioners\/\d+/)
    await page.route(
      /admin\/practitioners\/\d+/,
      (route) => route.fulfill({ status: 503, json: { message: 'Busy, come again' } }),
      { times: 1 },
    )
    await button(card, 'account:admin.approve').click()
    await expect(card.getByRole('alert')).toContainText('Busy, come again')
    await button(card, 'account:admin.approve').click()
    await expect(card).toContainText(text('account:admin.status.approved'))
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /approved/i }),
    ).toHaveCount(1)

    // Each list is at an address of its own.
    await page.getByRole('link', { name: text('account:admin.tabs.approved'), exact: true }).click()
    await expect(page).toHaveURL(/status=approved/)
    await expect(cardOf(page)).toContainText(text('account:admin.status.approved'))
    await expect(button(cardOf(page), 'account:admin.again')).toBeVisible()

    const outbox = await page.request.get('/outbox')
    const mails = await outbox.text()
    expect(mails).toContain('The number of the certificate is unknown.')
    expect(mails).toContain(text('server:mailApprovedSubject', { shop: 'Verbena' }))

    await hers.reload()
    await expect(hers.getByText(text('account:area.certificate.approved'))).toBeVisible()
    const account = await hers.evaluate(async () => {
      const answer = await fetch('/api/v2/account/?language_code=en', {
        headers: { Authorization: `Bearer ${localStorage.getItem('access_token')}` },
      })
      return (await answer.json()) as { user_type_id: number }
    })
    expect(account.user_type_id).toBe(2)
    await herContext.close()

    // She waits again, as other tests of the same shop expect.
    await button(cardOf(page), 'account:admin.again').click()
    await expect(cardOf(page)).toContainText(text('account:admin.status.pending'))
  },
)
