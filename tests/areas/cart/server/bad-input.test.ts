import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { type CallDefinition, fillPath, USER_TYPES } from '#contract/call.ts'
import { calls as cart } from '#areas/cart/contract/calls.ts'
import { calls as folders } from '#areas/folders/contract/calls.ts'
import { errorBody } from '#contract/error.ts'
import { examples } from '#server/http/docs/examples.ts'
import { tries } from '#tests/support/tries.ts'

import { testApp } from '#tests/server/http/support/app.ts'

const CALLS: readonly (readonly [string, CallDefinition])[] = Object.entries({
  ...cart['Cart and wishlist'],
  ...folders['Saved folders'],
})
const WITH_BODY = CALLS.filter(([, { body }]) => body !== undefined)
const WITH_PARAMS = CALLS.filter(([, { params }]) => params !== undefined)
const NOT_IDS = ['0', '-1', '1.5', 'abc', '99999999999', '1e3', "1' or '1'='1", '١', '%20', 'null']
const NO_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(121),
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [1],
  '1',
  { $gt: 0 },
  '1;drop table cart_line',
]

const exampleOf = (id: string): Record<string, unknown> => (id in examples ? examples[id as keyof typeof examples] : {})

const isForClients = (access: CallDefinition['access']): boolean =>
  'types' in access && access.types?.includes(USER_TYPES.Client) === true

describe('calls of cart, wishlist and folders', () => {
  const { app } = testApp()

  /** Sends it as a user with access, and reads the answer, which reveals nothing internal. */
  async function send(
    { method, path, access }: CallDefinition,
    params: Readonly<Record<string, unknown>>,
    body?: string,
    query = '',
  ): Promise<number> {
    const response = await app.request(`/api${fillPath(path, params)}${query}`, {
      method,
      headers: {
        Authorization: `Bearer ${isForClients(access) ? 'client' : 'certified'}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    if (response.status >= 400) v.parse(v.strictObject(errorBody.entries), JSON.parse(text))
    expect(text).not.toMatch(/valibot|regex|stack|\.ts\b|node_modules|Received|Expected/)
    return response.status
  }

  it.each(WITH_PARAMS)('%s takes no number in its path that is none', async (id, call) => {
    for (const value of NOT_IDS)
      expect([value, await send(call, { id: value, item_id: 1 }, call.body && JSON.stringify(exampleOf(id)))]).toEqual([
        value,
        400,
      ])
  })

  it.each(WITH_BODY)('%s takes no field that is not as it should be', async (id, call) => {
    const example = exampleOf(id)
    for (const field of Object.keys(example)) {
      // 0 removes a line, and a name may be any text of some length.
      const wrong = NO_VALUES.filter(
        (value) =>
          !(field === 'quantity' && id === 'setCartQuantity' && value === 0) &&
          !(field === 'name' && (value === '1' || value === '1;drop table cart_line')),
      )
      for (const value of wrong)
        expect([field, value, await send(call, { id: 1 }, JSON.stringify({ ...example, [field]: value }))]).toEqual([
          field,
          value,
          400,
        ])
      const { [field]: _, ...rest } = example
      expect([field, await send(call, { id: 1 }, JSON.stringify(rest))]).toEqual([field, 400])
    }
  })

  it.each(WITH_BODY)('%s never fails, whatever is sent', async (id, call) => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({
          product_id: fc.anything(),
          product_variant_id: fc.anything(),
          quantity: fc.anything(),
          name: fc.anything(),
          kind: fc.constantFrom('product', 'protocol', 'x'),
        })
        .map((body) =>
          JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
        ),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect(await send(call, { id: 1 }, body), id).toBeLessThan(500)
      }),
      tries(100),
    )
  })

  it.each(WITH_BODY.filter(([, { method }]) => method === 'DELETE'))(
    '%s wants all of its ids, in body or query',
    async (_id, call) => {
      const statuses = []
      for (const query of ['', '?product_id=1', '?product_variant_id=1', '?product_id=1&product_variant_id=x'])
        statuses.push(await send(call, {}, undefined, query))
      expect(statuses).toEqual([400, 400, 400, 400])
      expect(await send(call, {}, undefined, '?product_id=1&product_variant_id=1')).not.toBe(400)
    },
  )
})
