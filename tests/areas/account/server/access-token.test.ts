import { afterEach, expect, test, vi } from 'vitest'

import { accessTokens } from '#areas/account/server/access-token.ts'

const NAMED = { userId: 2, sessionId: 25 }

afterEach(() => void vi.useRealTimers())

test('two access tokens of one session differ, also when they are made at the same moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tokens = accessTokens('a secret of this test, thirty-two bytes or more')

  const [first, second] = [await tokens.sign(NAMED), await tokens.sign(NAMED)]

  expect(second).not.toBe(first)
  expect(await tokens.read(first)).toEqual(NAMED)
  expect(await tokens.read(second)).toEqual(NAMED)
})
