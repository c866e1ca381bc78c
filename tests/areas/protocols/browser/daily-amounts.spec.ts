import { expect, test } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'
import { openProtocol, protocolOf } from './support/own-protocol.ts'

test('the builder says which daily amount is above its highest intake, and leads to the table (intake.shown-in-builder)', async ({
  page,
}) => {
  const { name } = await protocolOf(page, 'practitioner@verbena.test', 1)
  const builder = await openProtocol(page, name)
  const field = builder.lines(name).getByRole('textbox', { name: /^How to take/ })
  await field.fill('9-9-9')
  await field.press('Enter')
  const panel = builder.panel
  await expect(panel.getByText(/ of (at most|less than) .+ a day, from 1 product/)).toBeVisible()
  await panel.getByRole('link', { name: text('intake:sums.heading') }).click()
  const table = page.getByRole('main').getByRole('table', { name: text('intake:sums.heading') })
  await expect(table).toContainText(/at most|less than/)
  await expect(page.getByRole('main')).toContainText(text('intake:sums.askADoctor'))
})
