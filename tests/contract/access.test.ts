import { describe, expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'

import { type Caller, EVERYBODY } from '#tests/server/http/support/access.ts'
import { ACCESS } from '#tests/server/http/support/access-of-areas.ts'

const MATRIX = ACCESS.flatMap(({ capabilities }) => capabilities)

function mayCall(call: CallDefinition, person: Caller): boolean {
  const { token, ...access } = call.access
  if (token === 'none' || token === 'optional') return true
  if (person === 'visitor') return false
  return !('types' in access) || access.types === undefined || access.types.includes(USER_TYPES[person])
}

describe('who may call', () => {
  it.each(MATRIX)(
    '$capability: $who (role.visitors-browse-and-register, role.practitioner-features, role.client-features, role.admin-features)',
    ({ who, calls: ids }) => {
      for (const id of ids)
        expect({ id, who: EVERYBODY.filter((person) => mayCall(calls[id], person)) }).toEqual({ id, who })
    },
  )

  it('has every call in one of its rows', () => {
    expect(MATRIX.flatMap((row) => row.calls).sort()).toEqual(Object.keys(calls).sort())
  })

  it('lets only the refresh be called with a refresh token (call.bearer-unless-open)', () => {
    const all: readonly CallDefinition[] = Object.values(calls)
    expect(all.filter((call) => call.access.token === 'refresh').map((call) => call.id)).toEqual(['refreshTokens'])
  })

  it('looks at a token where the answer differs by who asks, and only there', () => {
    const all: readonly CallDefinition[] = Object.values(calls)
    expect(
      all
        .filter((call) => call.access.token === 'optional')
        .map((call) => call.id)
        .sort(),
    ).toEqual([
      'getCheckoutOptions',
      'getPractice',
      'getProduct',
      'listPopularProducts',
      'listProducts',
      'readMailChoices',
      'searchByCursor',
      'searchProducts',
      'setMailChoice',
    ])
  })
})
