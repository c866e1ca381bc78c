import type { Page } from 'playwright/test'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'

import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'
import { openProtocol, protocolOf } from './support/own-protocol.ts'
import { shareWith } from './support/shared-protocols.ts'

test(
  'a dosage is typed where it stands, understood, and kept (dosage.set-where-it-stands)',
  { tag: '@core' },
  async ({ page }) => {
    const { name, kept } = await protocolOf(page, 'practitioner@verbena.test', 1)
    const builder = await openProtocol(page, name)
    const field = builder.lines(name).getByRole('textbox', { name: /^How to take/ })
    const first = async () => (await kept()).products[0]?.dosage

    await field.fill('1-0-2 with food')
    await expect(builder.lines(name)).toContainText(/at breakfast and 2 at dinner, with food/)
    await field.press('Enter')
    await expect(field).toHaveValue(/^1 .* at breakfast and 2 at dinner, with food$/)
    await expect.poll(first).toMatchObject({
      steps: [
        {
          days: null,
          intakes: [
            { at: 'breakfast', amount: 1 },
            { at: 'dinner', amount: 2 },
          ],
        },
      ],
      food: 'with',
    })

    await field.fill('')
    await field.blur()
    await expect.poll(first).toBeNull()
  },
)

test('what is not understood as a dosage stays as it was typed, and can be put into the note (dosage.unknown-stays-text)', async ({
  page,
}) => {
  const { name, kept } = await protocolOf(page, 'practitioner@verbena.test', 1, 'At night.')
  const builder = await openProtocol(page, name)
  const line = builder.lines(name)
  const field = line.getByRole('textbox', { name: /^How to take/ })
  const before = (await kept()).products[0]?.dosage
  await field.fill('a sip now and then')
  await field.press('Enter')
  await expect(line.getByRole('alert')).toContainText(text('dosage:notUnderstood'))
  await expect(field).toHaveValue('a sip now and then')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await line.getByRole('button', { name: text('dosage:asNote') }).click()
  await expect(line.getByRole('alert')).toHaveCount(0)
  await expect.poll(async () => (await kept()).products[0]?.notes).toBe('At night. a sip now and then')
  expect((await kept()).products[0]?.dosage).toEqual(before)

  await field.fill('once in a while')
  await field.press('Escape')
  await expect(field).not.toHaveValue('once in a while')
})

test('a dosage is filled into a form that names what is wrong and loses nothing (dosage.form-beside-the-line) (dosage.form-names-what-is-wrong)', async ({
  page,
}) => {
  const { name, kept } = await protocolOf(page, 'practitioner@verbena.test', 1)
  const builder = await openProtocol(page, name)
  const field = builder.lines(name).getByRole('textbox', { name: /^How to take/ })
  await field.fill('')
  await field.blur()
  await builder
    .lines(name)
    .getByRole('button', { name: text('dosage:form.open', { name: '' }).trim() })
    .click()
  const form = page.getByRole('dialog', { name: text('dosage:label', { name: '' }).trim() })
  const within = (step: string, label: string) =>
    form.getByRole('group', { name: step }).getByRole('textbox', { name: label, exact: true })
  await form.getByLabel(text('dosage:form.unit'), { exact: true }).selectOption('drop')
  await form.getByRole('button', { name: text('dosage:form.addStep') }).click()
  const [one, two] = [text('dosage:form.step', { number: 1 }), text('dosage:form.step', { number: 2 })]
  await within(one, text('dosage:times.rising')).fill('1,5')
  await form.getByLabel(text('dosage:form.days'), { exact: true }).selectOption('weekdays')
  await form.getByRole('checkbox').nth(2).check()
  await form.getByRole('button', { name: text('builder:edit.submit'), exact: true }).click()
  await expect(form).toContainText(text('dosage:form.problem.days'))
  await expect(form).toContainText(text('dosage:form.problem.intakes'))
  await expect(within(one, text('dosage:form.stepDays'))).toBeFocused()

  await within(one, text('dosage:form.stepDays')).fill('7')
  await within(two, text('dosage:times.bed')).fill('3')
  await form.getByRole('button', { name: text('builder:edit.submit'), exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect
    .poll(async () => (await kept()).products[0]?.dosage)
    .toMatchObject({
      unit: 'drop',
      steps: [
        { days: 7, intakes: [{ at: 'rising', amount: 1.5 }] },
        { days: null, intakes: [{ at: 'bed', amount: 3 }] },
      ],
      rhythm: { weekdays: [3] },
    })
  await expect(field).toHaveValue(/^1½ drops on waking for 7 days, then 3 drops at bedtime; on Wed$/)
})

test('a client reads how to take each product, today’s plan, and both on paper (dosage.shown-to-who-takes-it)', async ({
  page,
}) => {
  const email = await newClient(page)
  const dosage: Dosage = {
    unit: 'capsule',
    steps: [{ days: null, intakes: [{ at: 'bed', amount: 2 }] }],
    food: null,
    rhythm: null,
    from: null,
    until: null,
  }
  const { protocolId, lines } = await shareWith(page, email, { name: 'Calm nights', count: 2, discount: 0, dosage })
  await signIn(page, email)
  await page.goto(`/en/account/client/protocols/${protocolId}`)
  const plan = page.getByRole('region', { name: text('dosage:plan.heading') })
  await expect(plan.getByRole('rowheader')).toHaveText([text('dosage:times.bed')])
  for (const { name } of lines) await expect(plan).toContainText(name)
  const listed = page.getByRole('list', { name: text('clients:mine.one.products') }).getByRole('listitem')
  await expect(listed.first()).toContainText('2 capsules at bedtime')
  await expect(page.locator('.vb-paper').first()).toContainText('2 capsules at bedtime')
  const paper = page.locator('.vb-plan-paper')
  await expect(paper).toHaveCount(0)
  await page.getByRole('checkbox', { name: text('dosage:plan.print') }).check()
  await expect(paper).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(paper).toContainText('2 capsules')
  await expect(paper).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

test('the plan of another day is a press away, and so is what to mind of its products (dosage.plan-of-the-days-beside)', async ({
  page,
}) => {
  const email = await newClient(page)
  const tomorrow = dayFromNow(1)
  const dosage: Dosage = {
    unit: 'capsule',
    steps: [{ days: null, intakes: [{ at: 'lunch', amount: 1 }] }],
    food: null,
    rhythm: null,
    from: tomorrow,
    until: null,
  }
  const { protocolId, lines } = await shareWith(page, email, { name: 'From tomorrow', count: 1, discount: 0, dosage })
  const [line] = lines
  await signIn(page, email)
  await page.goto(`/en/account/client/protocols/${protocolId}`)
  const plan = page.getByRole('region', { name: text('dosage:plan.heading') })
  const days = plan.getByRole('group', { name: text('dosage:plan.days') })
  const day = (name: 'today' | 'tomorrow' | 'yesterday') =>
    days.getByRole('button', { name: text(`dosage:plan.${name}`) })
  await expect(day('today')).toHaveAttribute('aria-pressed', 'true')
  await expect(plan).toContainText(text('dosage:plan.resting'))
  await expect(plan.getByRole('table')).toHaveCount(0)

  const { cautions } = await sharedProduct(page, protocolId)
  await day('tomorrow').click()
  await expect(plan.getByRole('rowheader')).toHaveText([text('dosage:times.lunch')])
  const said = cautions?.warnings?.split('\n')[0] ?? ''
  expect(said).not.toBe('')
  const mind = plan.getByText(said)
  await expect(mind).toBeHidden()
  await plan.getByText(text('dosage:plan.mind')).click()
  await expect(mind).toBeVisible()
  await page.getByRole('checkbox', { name: text('dosage:plan.print') }).check()
  await expect(page.locator('.vb-plan-paper')).toContainText(said)
  await expect(page.locator('.vb-plan-paper')).toContainText(line?.name ?? '')

  await day('yesterday').click()
  await expect(plan).toContainText(text('dosage:plan.restingThen'))
  await day('today').click()
  await expect(day('today')).toHaveAttribute('aria-pressed', 'true')
})

/** By this machine's clock, which is the browser's. */
function dayFromNow(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The first product of a protocol, as the client who is signed in gets it. */
async function sharedProduct(page: Page, protocolId: number): Promise<ProtocolProduct> {
  const answer = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(`/clients/protocols/${protocolId}`),
  )
  await page.reload()
  const { products } = (await (await answer).json()) as SharedProtocol
  const [product] = products
  if (!product) throw new Error('The protocol has no product.')
  return product
}
