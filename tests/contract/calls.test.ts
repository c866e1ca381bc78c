import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import { examples } from '#server/http/docs/examples.ts'

import { ACCESS } from '#tests/server/http/support/access-of-areas.ts'
import { SPECIFIED } from './specified-paths.ts'

const all: readonly (readonly [string, CallDefinition])[] = Object.entries(calls)
const addressOf = (call: CallDefinition) => `${call.method} ${call.path}`

/** The names of an object schema's entries. */
function entryNames(schema: CallDefinition['params']): string[] {
  return schema && 'entries' in schema && typeof schema.entries === 'object' && schema.entries
    ? Object.keys(schema.entries)
    : []
}

describe('the contract', () => {
  it('has every call of both lists, and no other (call.contract-is-complete)', () => {
    expect(all.map(([, call]) => addressOf(call)).sort()).toEqual(
      [...SPECIFIED, ...ACCESS.flatMap(({ extensions }) => extensions)].sort(),
    )
  })

  it('has each method and path once, even if parameters were named otherwise', () => {
    const shapes = all.map(([, call]) => addressOf(call).replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })
})

describe.each(all)('%s', (id, call) => {
  it('stands under its own id', () => {
    expect(call.id).toBe(id)
  })

  it('describes each parameter of its path, and no other (call.contract-is-complete)', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(entryNames(call.params)).toEqual(inPath)
  })

  it('refuses with what its input and its access can lead to', () => {
    const takesInput = [call.params, call.query, call.body].some((schema) => schema !== undefined)
    const needsToken = call.access.token === 'access' || call.access.token === 'refresh'
    const narrowed = 'types' in call.access
    const mayRefuse = (status: number) => call.refusals.some((refusal) => refusal === status)
    if (takesInput) expect(mayRefuse(400)).toBe(true)
    if (needsToken) expect(mayRefuse(401)).toBe(true)
    if (narrowed) expect(mayRefuse(403)).toBe(true)
    if (call.bodyType) expect([mayRefuse(413), mayRefuse(415)]).toEqual([true, true])
    expect(call.refusals).toEqual([...new Set(call.refusals)].sort((a, b) => a - b))
  })

  it('reads only with GET: no body, nothing to carry out once', () => {
    if (call.method !== 'GET') return
    expect(call.body).toBeUndefined()
    expect(call.idempotent).toBeUndefined()
  })
})

it('needs a key where money is asked for or given (call.costly-needs-a-key)', () => {
  expect(all.filter(([, { idempotent }]) => idempotent === 'required').map(([id]) => id)).toEqual([
    'placeOrder',
    'payOrder',
    'createPayout',
    'createCorrection',
    'withdraw',
    'createReturn',
  ])
})

describe('the example of', () => {
  it.each(Object.entries(examples))('%s is a body that its call takes', (id, example) => {
    const body = all.find(([each]) => each === id)?.[1].body
    if (!body) throw new Error(`${id} takes no body`)
    expect(v.safeParse(body, example).issues).toBeUndefined()
  })
})
