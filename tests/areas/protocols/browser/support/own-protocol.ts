import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright/test'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { LANGUAGE_CODES, languageIdOf } from '#contract/languages.ts'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'

import { BuilderPart } from '../pages/builder.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { expect } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

const PROTOCOLS = '/api/v2/account/practitioners/protocols'

/** Signs a practitioner in, who has a protocol of the test's own with so many products; `kept` is what the shop has of it. */
export async function protocolOf(page: Page, email: string, count: number, notes = '') {
  await signIn(page, email)
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token ?? ''}` }
  const name = `Rest ${randomUUID().slice(0, 8)}`
  const made = await page.request.post(`${PROTOCOLS}/create`, { headers, data: { name, description: 'At night.' } })
  const { id } = (await made.json()) as { id: number }
  const found: ListProduct[] = []
  for (let at = 1; found.length < count; at += 1) {
    const listed = await page.request.get(`/api/v2/storefront/products?availability=1&page=${at}&limit=100`)
    const { data } = (await listed.json()) as { data: ListProduct[] }
    if (data.length === 0) throw new Error(`the shop has fewer than ${count} products`)
    found.push(...data.filter(({ practitioner_only }) => !practitioner_only))
  }
  const products = found.slice(0, count)
  for (const { product_id, name: called, variants } of products.toReversed()) {
    const body = { product_id, product_variant_id: variants[0]?.id, name: called, quantity: 1, notes }
    const added = await page.request.post(`${PROTOCOLS}/${id}/product/add`, {
      headers,
      data: { ...body, language_id: languageIdOf(LANGUAGE_CODES[0]) },
    })
    expect(added.ok(), await added.text()).toBe(true)
  }
  const kept = async () => (await (await page.request.get(`${PROTOCOLS}/${id}`, { headers })).json()) as ProtocolDetail
  return { name, products: products.map((product) => product.name), kept }
}

/** Opens a protocol of the practitioner beside the listing. */
export async function openProtocol(page: Page, name: string): Promise<BuilderPart> {
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.heading(name)).toBeVisible()
  return builder
}
