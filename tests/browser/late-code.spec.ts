import type { Page, Response } from 'playwright/test'

import { settleWhole } from './support/checks.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import type { Watch } from './support/watch.ts'

/** An attribute that React Aria writes as it handles presses. */
const REACT_ARIA = 'data-react-aria-pressable'

/** The scripts with React Aria that a page has asked for once nothing more comes. */
async function ariaScriptsOf(page: Page, watch: Watch, path: string): Promise<readonly string[]> {
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
  return texts.filter(({ text }) => text.includes(REACT_ARIA)).map(({ url }) => url)
}

test('pages without a form bring no React Aria by themselves, whoever looks at them', async ({ page, watch }) => {
  for (const path of ['/en', '/en/products']) expect(await ariaScriptsOf(page, watch, path), path).toEqual([])
  expect(await ariaScriptsOf(page, watch, '/en/contact')).not.toEqual([])
  await signIn(page, 'client@verbena.test')
  for (const path of ['/en/products', '/en/cart']) expect(await ariaScriptsOf(page, watch, path), path).toEqual([])
})
