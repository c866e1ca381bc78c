import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { type CallDefinition, fillPath } from '#contract/call.ts'
import { calls } from '#areas/protocols/contract/calls.ts'
import type { CallId } from '#server/http/calls.ts'
import { errorBody } from '#contract/error.ts'
import { examples } from '#server/http/docs/examples.ts'
import { tries } from '#tests/support/tries.ts'

import { testApp } from '#tests/server/http/support/app.ts'

const CALLS = (Object.entries(calls.Protocols) as [CallId, CallDefinition][]).filter(
  ([, { access }]) => 'types' in access && access.types?.includes(2) === true,
)
const WITH_BODY = CALLS.filter(([, { body }]) => body !== undefined)
const WITH_PARAMS = CALLS.filter(([, { params }]) => params !== undefined)
const NOT_IDS = ['0', '-1', '1.5', 'abc', '99999999999', '1e3', "1' or '1'='1", '١', '%20', 'null']
const NO_IDS: readonly unknown[] = [null, '', '1', 0, -1, 1.5, 1e300, true, [], {}, [1]]

const exampleOf = (id: CallId): Record<string, unknown> => (id in examples ? examples[id as keyof typeof examples] : {})

describe('calls of protocols', () => {
  const { app } = testApp()

  /** Sends it as a certified practitioner, and reads the answer, which says nothing internal. */
  async function send(
    { method, path }: CallDefinition,
    id: unknown,
    { body, query = '' }: { readonly body?: string | undefined; readonly query?: string } = {},
  ): Promise<number> {
    const response = await app.request(`/api${fillPath(path, { id, client_id: 1 })}${query}`, {
      method,
      headers: { Authorization: 'Bearer certified', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    if (response.status >= 400) v.parse(v.strictObject(errorBody.entries), JSON.parse(text))
    expect(text).not.toMatch(/valibot|regex|stack|\.ts\b|node_modules|Received|Expected/)
    return response.status
  }

  it.each(WITH_PARAMS)('%s takes no number in its path that is none', async (id, call) => {
    const body = call.body && JSON.stringify(exampleOf(id))
    for (const value of NOT_IDS) expect([value, await send(call, value, { body })]).toEqual([value, 400])
  })

  it.each(WITH_BODY)('%s takes no number in its body that is none', async (id, call) => {
    const example = exampleOf(id)
    for (const field of Object.keys(example).filter((name) => name.endsWith('_id')))
      for (const value of NO_IDS)
        expect([field, value, await send(call, 1, { body: JSON.stringify({ ...example, [field]: value }) })]).toEqual([
          field,
          value,
          400,
        ])
  })

  it.each(WITH_BODY)('%s never fails, whatever is sent', async (id, call) => {
    const example = exampleOf(id)
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(Object.fromEntries(Object.keys(example).map((field) => [field, fc.oneof(fc.jsonValue(), fc.string())])))
        .map((body) => JSON.stringify(body)),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect(await send(call, 1, { body }), id).toBeLessThan(500)
      }),
      tries(100),
    )
  })

  it('that list take no page or limit that is none, and no words without end', async () => {
    const { listProtocols, searchProtocols } = calls.Protocols
    for (const query of ['page=0', 'page=x', 'limit=101', 'limit=-1', `order_by=${'a'.repeat(101)}`]) {
      expect([query, await send(listProtocols, 1, { query: `?${query}` })]).toEqual([query, 400])
      expect([query, await send(searchProtocols, 1, { query: `?query=calm&${query}` })]).toEqual([query, 400])
    }
    expect(await send(searchProtocols, 1)).toBe(400)
    expect(await send(searchProtocols, 1, { query: `?query=${'a'.repeat(201)}` })).toBe(400)
  })
})
