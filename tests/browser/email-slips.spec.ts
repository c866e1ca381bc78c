import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { settle } from './support/checks.ts'
import { protocolOf } from '#tests/areas/protocols/browser/support/own-protocol.ts'
import { newCertified } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

const MEANT = text('common:form.email-meant', { email: 'zoe@gmail.com' })
const RULE = '(forms.email-slip-is-asked)'

for (const [path, label] of [
  ['/login', 'account:signIn.email'],
  ['/forgot-password', 'account:signIn.email'],
  ['/onboarding/register/client', 'account:register.field.email'],
  ['/contact', 'pages:contact.form.email'],
] as const)
  test(`a slip in an email’s domain is asked about at ${path}, and one press mends it ${RULE}`, async ({ page }) => {
    await page.goto(`/en${path}`)
    await settle(page)
    const field = page.getByRole('main').getByRole('textbox', { name: text(label), exact: true })
    const meant = page.getByRole('main').getByRole('button', { name: MEANT, exact: true })
    await field.fill('zoe@gmial.com')
    await expect(meant).toHaveCount(0)
    await field.press('Tab')
    await meant.press('Enter')
    await expect(field).toHaveValue('zoe@gmail.com')
    await expect(field).toBeFocused()
    await expect(meant).toHaveCount(0)
    await field.fill('zoe@gmail.test')
    await field.press('Tab')
    await expect(field).toHaveAttribute('aria-invalid', 'false')
    await expect(meant).toHaveCount(0)
  })

test(`a slip in an email’s domain is asked about where clients are invited and protocols shared ${RULE}`, async ({
  page,
}) => {
  const practitioner = await newCertified(page)
  const { name } = await protocolOf(page, practitioner, 1)
  const meant = page.getByRole('button', { name: MEANT, exact: true })
  await page.goto('/en/account/practitioner/clients/invite')
  await settle(page)
  const field = page.getByRole('main').getByRole('textbox', { name: text('clients:invite.email'), exact: true })
  await field.fill('zoe@gmial.com')
  await field.press('Tab')
  await meant.click()
  await expect(field).toHaveValue('zoe@gmail.com')

  await page.goto('/en/products')
  const builder = new BuilderPart(page)
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await builder.button(text('builder:share')).click()
  const recipients = page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })
  await recipients.fill('zoe@gmial.com')
  await recipients.press('Enter')
  await expect(
    page.getByRole('heading', { name: text('builder:shareForm.invite', { email: 'zoe@gmial.com' }) }),
  ).toBeVisible()
  await meant.click()
  await expect(recipients).toHaveValue('zoe@gmail.com')
  await expect(
    page.getByRole('heading', { name: text('builder:shareForm.invite', { email: 'zoe@gmail.com' }) }),
  ).toBeVisible()
})
