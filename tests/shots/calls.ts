import { expect, type Page } from 'playwright/test'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import { signIn } from '#tests/browser/support/people.ts'

interface Line {
  readonly product_id: number
  readonly product_variant_id: number
}

/** Makes API calls as the signed-in user. */
export async function callsHere(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<unknown> => {
    const answer = await page.request.fetch(path, { method, data, headers: { authorization: `Bearer ${token ?? ''}` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
}

/** Signs in and makes API calls as that user. */
export async function callsOf(page: Page, email: string) {
  await signIn(page, email)
  return await callsHere(page)
}

/** So many variants that can be bought, from the start of the list. */
export async function buyable(page: Page, count: number): Promise<readonly Line[]> {
  const { data } = (await (
    await page.request.get('/api/v2/storefront/products?page=1&limit=26&language_code=en')
  ).json()) as ProductPage
  const lines = data.flatMap(({ product_id, variants: [variant] }) =>
    variant && variant.price !== null && (variant.stock ?? 0) > 5
      ? [{ product_id, product_variant_id: variant.id }]
      : [],
  )
  return lines.slice(0, count)
}

export async function fillCart(page: Page, email: string): Promise<void> {
  const call = await callsOf(page, email)
  for (const [at, line] of (await buyable(page, 3)).entries())
    await call('PUT', '/api/v2/storefront/cart', { ...line, quantity: at + 1 })
}
