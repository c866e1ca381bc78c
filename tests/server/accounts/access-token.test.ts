import { afterEach, expect, test, vi } from 'vitest'

import { ACCESS_TOKEN_MS } from '#contract/constants.ts'
import { accessTokens } from '#server/accounts/access-token.ts'

const NAMED = { userId: 2, sessionId: 25 }
const tokens = accessTokens('a secret of this test, thirty-two bytes or more')

afterEach(() => void vi.useRealTimers())

test('two access tokens of one session differ, also when they are made at the same moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })

  const [first, second] = [await tokens.sign(NAMED), await tokens.sign(NAMED)]

  expect(second).not.toBe(first)
  expect(await tokens.read(first)).toEqual(NAMED)
  expect(await tokens.read(second)).toEqual(NAMED)
})

test('an access token names somebody for an hour and no longer (decision 22)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const token = await tokens.sign(NAMED)

  vi.setSystemTime(Date.now() + ACCESS_TOKEN_MS - 1000)
  expect(await tokens.read(token)).toEqual(NAMED)
  vi.setSystemTime(Date.now() + 2000)
  expect(await tokens.read(token)).toBeUndefined()
})

test('a token signed with another secret names nobody', async () => {
  const token = await accessTokens('another secret of this test, thirty-two bytes or more').sign(NAMED)

  expect(await tokens.read(token)).toBeUndefined()
})
