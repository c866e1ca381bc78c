import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'

import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'
import { shareWith } from './support/shared-protocols.ts'

const TWO_DAYS = 2

const dayFromNow = (days: number) => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const dosage: Dosage = {
  unit: 'capsule',
  steps: [{ days: null, intakes: [{ at: 'dinner', amount: 2 }] }],
  food: null,
  rhythm: null,
  from: dayFromNow(-TWO_DAYS),
  until: null,
}

test('a client marks what they have taken on their home, and says who sees how much (taken.by-time-of-day)', async ({
  page,
}) => {
  const email = await newClient(page)
  const { protocolId, lines } = await shareWith(page, email, { name: 'Evenings', count: 2, discount: 0, dosage })
  await signIn(page, email)
  await page.goto('/en/account/client')
  const plan = page.getByRole('region', { name: text('dosage:taken.heading') })
  const boxes = plan.getByRole('region', { name: text('dosage:times.dinner') }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await boxes.first().check()
  await boxes.first().uncheck()
  await plan.getByRole('button', { name: /^Mark all as taken: / }).click()
  await expect(plan).toContainText(text('dosage:taken.done'))
  for (const box of await boxes.all()) await expect(box).toBeChecked()

  await plan.getByText(text('dosage:taken.who')).click()
  const lets = plan.getByRole('checkbox', { name: /^Let .* see how many/ })
  await expect(lets).not.toBeChecked()
  const shared = page.waitForResponse((answer) => /practitioners\/\d+\/taken/.test(answer.url()) && answer.ok())
  await lets.check()
  await shared
  await page.reload()
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.last()).toBeChecked()

  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
  const yesterday = {
    protocol_id: protocolId,
    product_variant_id: lines[0]?.product_variant_id,
    day: dayFromNow(-1),
    at: 'dinner',
    taken: true,
  }
  const marked = await page.request.put('/api/v2/account/clients/taken', {
    data: yesterday,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(marked.ok(), await marked.text()).toBe(true)
  const { user_id: id } = (await (
    await page.request.get('/api/v2/account/clients/profile', { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { user_id: number }

  await signIn(page, 'certified@verbena.test')
  await page.goto(`/en/account/practitioner/clients/${id}`)
  const seen = page.getByRole('region', { name: text('dosage:taken.shown') })
  await expect(seen.getByRole('row', { name: lines[0]?.name ?? '' })).toContainText('1 of 2')
  await expect(seen.getByRole('row', { name: lines[1]?.name ?? '' })).toContainText('0 of 2')
})
