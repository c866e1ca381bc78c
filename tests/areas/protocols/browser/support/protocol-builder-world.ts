import type { Page } from 'playwright/test'

import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'
import type { Remembered } from '#machines/protocols/builder/protocol-builder.ts'
import * as people from '#tests/areas/account/models/own-account-samples.ts'
import { line, protocol, writtenLine } from '../../models/protocol-samples.ts'
import { product } from '#tests/models/samples.ts'

import type { HeldCalls } from '#tests/browser/support/held-answers.ts'

const PROTOCOLS = '/v2/account/practitioners/protocols'

/** Whatever is done to a line, the server has it as it was: each step finds the same one. */
const kept = line(12, { item_count: 3 })
export const KEPT_LINE = { id: 12, name: 'Product 12', label: 'Product 12 (60)', written: writtenLine(1, kept) }
export const calm = protocol(1, 'Calm', [kept])
export const winter = protocol(2, 'Winter')
/** The product of the listing. */
export const card = product(11)

export const HELD: HeldCalls = {
  account: ({ path }) => path === '/v2/account/',
  create: ({ path }) => path === `${PROTOCOLS}/create`,
  edit: ({ path }) => path.startsWith(`${PROTOCOLS}/update/`),
  copy: ({ path }) => path === `${PROTOCOLS}/duplicate`,
  share: ({ path }) => path === `${PROTOCOLS}/assign`,
  line: ({ path }) => path.endsWith('/product/update'),
  restore: ({ path }) => path.endsWith('/restore'),
  delete: ({ method, path }) => method === 'DELETE' && path.startsWith(PROTOCOLS),
}

const pageOf = (data: readonly object[]) => ({
  data,
  total_results: data.length,
  total_pages: 1,
  current_page: 1,
  limit: 26,
  available_products: data.length,
  unavailable_products: 0,
})

const FAKES: readonly (readonly [RegExp, object])[] = [
  [/\/v2\/storefront\/products\?/, pageOf([card])],
  [/\/practitioners\/protocols\?/, pageOf([calm, winter])],
  [/\/practitioners\/clients\?/, []],
  [/\/practitioners\/notes\?/, { data: ['At noon'] }],
  [
    /\/practitioners\/protocols\/\d+\/intake\?/,
    { group: 'adult', rows: [], unknown: [], asks_a_doctor: false, is_told: false, apart: [], elsewhere: [] },
  ],
  [/\/practitioners\/profile\?/, people.practitioner],
  [/\/clients\/profile\?/, people.client],
]

/** Answers the calls that a walk does not hold. `calmNow`: changes of that protocol; null while it is gone. */
export async function fakeWorld(page: Page, calmNow: () => Partial<Protocol> | null): Promise<void> {
  for (const [call, json] of FAKES) await page.route(call, (route) => route.fulfill({ json }))
  await page.route(/\/practitioners\/protocols\/\d+\?/, (route) => {
    const now = calmNow()
    if (!now) return route.fulfill({ status: 404, json: { message: 'No' } })
    const found = route.request().url().includes('/1?') ? { ...calm, ...now } : winter
    return route.fulfill({ json: { ...found, shares: [], commission_rate: 40 } })
  })
  await page.route(/\/product\/add\?/, (route) => {
    const { product_variant_id: id } = route.request().postDataJSON() as { product_variant_id: number }
    return route.fulfill({ json: id === KEPT_LINE.id ? KEPT_LINE.written : writtenLine(1, line(id)) })
  })
}

/** Tells the page of a change in another tab. */
export const tellAsOtherTab = (page: Page, userId: number, about: string): Promise<void> =>
  page.evaluate(
    ([name, message]) => {
      const channel = new BroadcastChannel(name)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel.postMessage(message)
      channel.close()
    },
    [`verbena:protocols:${userId}`, about] as const,
  )

export const given = (value: unknown): CallResult<unknown> => ({ ok: true, value })

export const refused = (status: number): CallResult<unknown> => ({
  ok: false,
  problem: { kind: 'refused', status, message: 'No' },
})

/** Lets the browser have stored of the builder what it is to recall. */
export async function storeBuilder(page: Page, { active, isOpen, width, at }: Remembered): Promise<void> {
  const panel = isOpen === null ? null : { isOpen, width }
  const age = at - (active?.at ?? 0)
  await page.evaluate(
    (stored) => {
      const keep = (name: string, value: object | null) =>
        value === null ? localStorage.removeItem(name) : localStorage.setItem(name, JSON.stringify(value))
      keep('verbena:active-protocol', stored.active && { ...stored.active, at: Date.now() - stored.age })
      keep('verbena:builder', stored.panel)
    },
    { active, panel, age },
  )
}
