import type { Page } from 'playwright/test'

import { settle } from './support/checks.ts'
import { misnamed } from './support/label-in-name.ts'
import { openProtocol, protocolOf } from '#tests/areas/protocols/browser/support/own-protocol.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LANGUAGES = ['en', 'de', 'jp'] as const
const SECTIONS = ['name', 'look', 'header', 'about', 'message', 'services', 'approach', 'packages', 'hours', 'contact']

async function expectNamed(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
  expect(await misnamed(page), address).toEqual([])
}

test('controls of a practice page and of its editor are named by the words seen on them (accessibility.no-part-without-a-name)', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'certified@verbena.test')
  for (const language of LANGUAGES) {
    await expectNamed(page, `/${language}/practice/linden-practice`)
    for (const section of SECTIONS) await expectNamed(page, `/${language}/account/practitioner/shop?part=${section}`)
  }
})

test('controls of the open builder are named by the words seen on them (accessibility.no-part-without-a-name)', async ({
  page,
}) => {
  const { name } = await protocolOf(page, 'practitioner@verbena.test', 2)
  const builder = await openProtocol(page, name)
  await expect(builder.lines(name)).toHaveCount(2)
  expect(await misnamed(page), 'a protocol').toEqual([])
  for (const language of LANGUAGES) await expectNamed(page, `/${language}/products`)
})
