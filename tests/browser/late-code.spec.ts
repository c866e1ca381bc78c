import type { Page, Response } from 'playwright/test'

import { settleWhole } from './support/checks.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import type { Watch } from './support/watch.ts'

/** An attribute that React Aria writes as it handles presses. */
const REACT_ARIA = 'data-react-aria-pressable'
/** The address of a call that only the own area makes. */
const OWN_AREA = '/v2/account/practitioners/commission'

/** The scripts with such a text in them that a page has asked for once nothing more comes. */
async function scriptsWith(mark: string, page: Page, watch: Watch, path: string): Promise<readonly string[]> {
  const scripts: Response[] = []
  const keep = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  }
  page.on('response', keep)
  await page.goto(path)
  await settleWhole(page, watch)
  page.off('response', keep)
  expect(scripts.length).toBeGreaterThan(3)
  const texts = await Promise.all(scripts.map(async (script) => ({ url: script.url(), text: await script.text() })))
  return texts.filter(({ text }) => text.includes(mark)).map(({ url }) => url)
}

test('pages without a form bring no React Aria by themselves, whoever looks at them', async ({ page, watch }) => {
  for (const path of ['/en', '/en/products']) expect(await scriptsWith(REACT_ARIA, page, watch, path), path).toEqual([])
  expect(await scriptsWith(REACT_ARIA, page, watch, '/en/contact')).not.toEqual([])
  await signIn(page, 'client@verbena.test')
  for (const path of ['/en/products', '/en/cart'])
    expect(await scriptsWith(REACT_ARIA, page, watch, path), path).toEqual([])
})

test("pages for visitors bring no code of the own area's charts and calls", async ({ page, watch }) => {
  const bringsIt = async (path: string) => (await scriptsWith(OWN_AREA, page, watch, path)).length > 0
  for (const path of ['/en', '/en/search-results?query=zinc', '/en/cart', '/en/products'])
    expect(await bringsIt(path), path).toBe(false)
  const product = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  expect(await bringsIt(product ?? '')).toBe(false)
  expect(await bringsIt('/en/login')).toBe(true)
})
