import { expect, type Page } from 'playwright/test'

import type { ProductPage } from '#areas/catalogue/contract/catalogue.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'

import { agree, PASSWORD } from '#tests/browser/support/people.ts'

const PRACTITIONER = 'certified@verbena.test'
const PROTOCOLS = '/api/v2/account/practitioners/protocols'
/** Pages of the list among which a product that is sold out is looked for. */
const PAGES = 8

export interface Line {
  readonly product_id: number
  readonly product_variant_id: number
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly notes: string
}

export interface Wanted {
  readonly name: string
  /** Products that can be ordered. */
  readonly count: number
  /** One more that is sold out. */
  readonly soldOut?: boolean
  readonly discount: 0 | 5 | 10 | 15 | 20
  readonly note?: string
  /** The note on how to take each product. */
  readonly take?: string
  /** Of each product; that of its label where none is named. */
  readonly dosage?: Dosage
}

export interface SharedWith {
  readonly protocolId: number
  /** As they are listed: the last one that was added comes first. */
  readonly lines: readonly Line[]
}

/**
 * Makes a protocol in the name of an approved practitioner, the demo's where none is named, and shares it with a client, who
 * agrees to be one.
 */
export async function shareWith(
  page: Page,
  email: string,
  wanted: Wanted,
  practitioner = PRACTITIONER,
): Promise<SharedWith> {
  const call = await callsOfPractitioner(page, practitioner)
  const { name, discount, note = '' } = wanted
  const lines = await linesFor(page, wanted)
  const { id } = (await call(`${PROTOCOLS}/create`, { name, description: 'For the first six weeks.' })) as {
    id: number
  }
  for (const line of lines)
    await call(`${PROTOCOLS}/${id}/product/add`, {
      ...line,
      language_id: 1,
      ...(wanted.dosage && { dosage: wanted.dosage }),
    })
  await call(`${PROTOCOLS}/assign`, { id, email, first_name: 'Zoë', last_name: 'Ünal', discount, notes: note })
  await agree(page, email)
  return { protocolId: id, lines: lines.toReversed() }
}

async function callsOfPractitioner(
  page: Page,
  email = PRACTITIONER,
): Promise<(path: string, data: object) => Promise<unknown>> {
  const login = await page.request.post('/api/v2/auth/login', { data: { email, password: PASSWORD } })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return async (path, data) => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
}

async function linesFor(
  page: Page,
  { count, soldOut = false, take = 'One with breakfast' }: Wanted,
): Promise<readonly Line[]> {
  const able: Line[] = []
  const out: Line[] = []
  const sold = soldOut ? 1 : 0
  for (let at = 1; at <= PAGES && (able.length < count || out.length < sold); at += 1) {
    const answer = await page.request.get(`/api/v2/storefront/products?page=${at}&limit=26&language_code=en`)
    const { data } = (await answer.json()) as ProductPage
    for (const { product_id, name, variants } of data) {
      const [variant] = variants
      if (!variant || variant.price === null) continue
      const line = { product_id, product_variant_id: variant.id, name, price: variant.price }
      if (variant.stock === 0) out.push({ ...line, quantity: 1, notes: '' })
      else if ((variant.stock ?? 0) > 5) able.push({ ...line, quantity: 1 + (able.length % 3), notes: take })
    }
  }
  return [...out.slice(0, sold), ...able.slice(0, count)]
}
