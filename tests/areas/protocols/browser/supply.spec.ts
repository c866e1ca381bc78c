import { newClient, signIn } from '#tests/browser/support/people.ts'
import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'
import { openProtocol, protocolOf } from './support/own-protocol.ts'
import { shareWith } from './support/shared-protocols.ts'

const DAYS = 90
/** In the unit of the label. */
const A_DAY = 4
const lasting = (days: number) => text('supply:lasts', { count: days, number: days })

test('a line says how long its packs last, and one press sets the packs that a length needs (supply.shown-by-line, supply.packs-are-set-by-a-press)', async ({
  page,
}) => {
  const { name, kept } = await protocolOf(page, 'practitioner@verbena.test', 6)
  const at = (await kept()).products.findIndex(
    ({ pack, dosage, serving }) => pack && dosage && serving && pack.unit === serving.unit && pack.amount >= A_DAY,
  )
  const pack = async () => (await kept()).products[at]?.pack?.amount ?? Number.NaN
  const count = async () => (await kept()).products[at]?.item_count
  const builder = await openProtocol(page, name)
  const line = builder.lines(name).nth(at)
  const field = line.getByRole('textbox', { name: /^How to take/ })
  await field.fill(`${A_DAY} a day`)
  await field.press('Enter')
  const days = Math.floor((await pack()) / A_DAY)
  await expect(line).toContainText(lasting(days))

  await builder.panel.getByRole('button', { name: text('builder:more', { name }), exact: true }).click()
  await builder.item(text('supply:setPacks', { count: DAYS, number: DAYS })).click()
  const needed = Math.ceil((DAYS * A_DAY) / (await pack()))
  await expect.poll(count).toBe(needed)
  await expect(line).toContainText(lasting(Math.floor((needed * (await pack())) / A_DAY)))
})

test('both sides read what a protocol takes for its length, and what that costs (supply.both-sides-are-shown)', async ({
  page,
}) => {
  const email = await newClient(page)
  // Taken as their labels say.
  const wanted = { name: 'Calm nights', count: 4, discount: 10 } as const
  const { protocolId } = await shareWith(page, email, wanted)
  const supply = page.getByRole('region', { name: text('supply:heading'), exact: true })
  const sums = supply.getByRole('table', { name: text('supply:costInAll'), exact: true }).getByRole('row')
  const length = supply.getByRole('combobox', { name: text('supply:length') })

  await signIn(page, 'certified@verbena.test')
  await page.goto(`/en/account/practitioner/protocols/${protocolId}`)
  // Their header, and no discount beside 5, 10, 15 and 20 percent.
  await expect(sums).toHaveCount(6)
  const ofMonth = await sums.nth(1).innerText()
  await length.selectOption('90')
  await expect(sums.nth(1)).not.toHaveText(ofMonth)
  const cells = await sums.nth(3).getByRole('cell').allInnerTexts()

  await signIn(page, email)
  await page.goto(`/en/account/client/protocols/${protocolId}`)
  await length.selectOption('90')
  await expect(supply).toContainText(text('supply:costInAll'))
  const [pays = ''] = cells.map((cell) => cell.split('\n').at(-1) ?? '')
  await expect(supply).toContainText(pays)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.vb-paper').first()).toContainText(/Lasts \d+ days/)
  await page.emulateMedia({ media: 'screen' })
})

test('a client is reminded as they wish, and of nothing once they end it (supply.repeat-asks-each-time, supply.mail-stops-by-one-press)', async ({
  page,
}) => {
  const email = await newClient(page)
  const { protocolId } = await shareWith(page, email, { name: 'Calm nights', count: 2, discount: 0 })
  await signIn(page, email)
  const path = `/en/account/client/protocols/${protocolId}`
  await page.goto(path)
  const home = page.getByRole('region', { name: text('supply:home.heading'), exact: true })
  const reminds = home.getByRole('checkbox', { name: text('supply:home.reminds') })
  const repeat = home.getByRole('combobox', { name: text('supply:repeat.label') })
  await expect(home).toContainText(text('supply:home.empty'))
  await expect(reminds).toBeChecked()
  await repeat.selectOption('4')
  await expect(home).toContainText(/We’ll email you on \d/)
  await reminds.click()
  await expect(reminds).not.toBeChecked()
  await page.reload()
  await expect(repeat).toHaveValue('4')
  await expect(reminds).not.toBeChecked()
  await repeat.selectOption('')
  await expect(home).not.toContainText(/We’ll email you/)
})
