import { randomUUID } from 'node:crypto'

import type { LanguageCode } from '#contract/languages.ts'

import { settle } from './support/checks.ts'
import { addPlenty } from '#tests/areas/orders/browser/support/orders.ts'
import { invite, newCertified, newClient, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

test('names stand in the order of the page’s language, and domains in their own letters (language.family-name-first, forms.international-email)', async ({
  page,
}) => {
  const practitioner = await newCertified(page)
  const host = `müller-${randomUUID().slice(0, 8)}.test`
  await invite(page, { by: practitioner, email: `info@${host}`, first_name: 'Mara', last_name: 'Vos' })
  await signIn(page, practitioner)
  for (const [language, name] of [
    ['en', 'Mara Vos'],
    ['jp', 'Vos Mara'],
    ['hu', 'Vos Mara'],
  ] as const) {
    await page.goto(`/${language}/account/practitioner/clients?query=${encodeURIComponent(host)}`)
    await settle(page)
    const row = page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: `info@${host}` })
    await expect(row.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('xn--')
  }
  await page.getByRole('link', { name: 'Vos Mara', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vos Mara', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `info@${host}`, exact: true })).toHaveAttribute(
    'href',
    /^mailto:info@xn--/,
  )
})

for (const [language, order] of [
  ['en', ['first_name', 'last_name']],
  ['jp', ['last_name', 'first_name']],
  ['hu', ['last_name', 'first_name']],
] as const satisfies readonly (readonly [LanguageCode, readonly string[]])[])
  test(`a form in ${language} asks for the names in their order (language.family-name-first)`, async ({ page }) => {
    await page.goto(`/${language}/onboarding/register/client`)
    await settle(page)
    const names = order.map((name) => text(`account:register.field.${name}`, {}, language))
    const labels = await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent))
    expect(labels.slice(0, 2)).toEqual(names)
  })

for (const [language, order] of [
  ['de', ['street', 'addition', 'postalCode', 'city']],
  ['jp', ['postalCode', 'city', 'street', 'addition']],
  ['zh-TW', ['postalCode', 'city', 'street', 'addition']],
] as const satisfies readonly (readonly [LanguageCode, readonly string[]])[])
  test(`the checkout in ${language} asks for an address in its order (language.addresses-from-large-to-small)`, async ({
    page,
  }) => {
    await signIn(page, await newClient(page))
    await addPlenty(page)
    await page.goto(`/${language}/checkout`)
    await settle(page)
    const fields = order.map((name) => text(`shopping:checkout.${name}`, {}, language))
    const form = page.getByRole('form', { name: text('shopping:checkout.title', {}, language) })
    const asked = async () => {
      const labels = await form
        .getByRole('textbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''))
      return labels.filter((label) => fields.includes(label))
    }
    await expect.poll(asked).toEqual(fields)
  })
