import type { ShopProcess } from '#tests/support/shop/process.ts'
import { startFromTemplate } from '#tests/support/shop/template.ts'

import { TEMPLATE } from './support/global-setup.ts'
import { settle } from './support/checks.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

/** A shop without a database of its own, whose calls the worker's shop answers (setting API_ORIGIN). */
async function startBefore(backend: string): Promise<ShopProcess> {
  return await startFromTemplate(process.env[TEMPLATE] ?? '', { settings: { API_ORIGIN: backend } })
}

test.describe('before another backend', () => {
  let front: ShopProcess
  test.beforeAll(async ({ shop }) => void (front = await startBefore(shop)))
  // After the last look at the page, which still asks for pictures.
  test.afterAll(() => front.stop())

  test('the first paint is the same, and so is what the page does next', async ({ page, shop }) => {
    const [own, other] = await Promise.all(
      [shop, front.address].map(async (origin) => await (await page.request.get(`${origin}/de/products`)).text()),
    )
    const bodyOf = (html = '') => /<div id="shop">([^]*?)<script/.exec(html)?.[1]
    expect(bodyOf(other)).toBe(bodyOf(own))
    expect(bodyOf(other)).toContain('vb-card')

    const calls: string[] = []
    page.on(
      'request',
      (request) => void (/\/api\/(?!v2\/account\/geoip)/.test(request.url()) && calls.push(request.url())),
    )
    await page.goto(`${front.address}/en/products`)
    await settle(page)
    expect(calls).toEqual([])
    await page.getByRole('checkbox', { name: text('catalogue:option.zeroWaste') }).check()
    await expect(page).toHaveURL(`${front.address}/en/products?zero_waste=1`)
    await settle(page)
    expect(calls.every((url) => url.startsWith(front.address))).toBe(true)
    expect(calls.length).toBeGreaterThan(0)
  })
})

test.describe('before a backend that is away', () => {
  let front: ShopProcess
  test.beforeAll(async () => void (front = await startBefore('http://127.0.0.1:9')))
  test.afterAll(() => front.stop())

  test('a page is drawn by the browser, with the status of that', async ({ page, watch }) => {
    const answer = await page.request.get(`${front.address}/en/products`)
    expect(answer.status()).toBe(503)
    watch.expectFailure(/\/en\/products$/)
    watch.expectFailure(/\/api\/v2\/storefront\/(?:categories|overview)/)
    watch.mayFail(/\/api\/v2\/account\/geoip/)
    await page.goto(`${front.address}/en/products`)
    await expect(page.getByRole('alert').filter({ hasText: text('catalogue:failed.title') })).toBeVisible()
  })
})
