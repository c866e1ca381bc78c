import { CACHE_KEY_PREFIX, TOKEN_REFRESH_MS } from '#contract/constants.ts'
import { refreshTokens } from '#contract/session.ts'
import type { Refreshed } from '#machines/session/session.ts'

import type { Client } from './client.ts'
import type { TokenStore } from './tokens.ts'

/** The lock that one tab holds while it asks for new tokens. */
const LOCK = `${CACHE_KEY_PREFIX}refresh`

interface RenewalWanted {
  /** Also where the tokens are young. */
  readonly force: boolean
  /** The access token that was stored when new ones were wanted. */
  readonly before: string | undefined
  readonly signal: AbortSignal
}

/** One at a time over all tabs, where the browser has locks and does not keep them from the shop. */
async function alone<Value>(page: Window, work: () => Promise<Value>): Promise<Value> {
  const locks = (page.navigator as Partial<Navigator>).locks
  let begun: Promise<Value> | undefined
  const begin = () => (begun ??= work())
  return locks ? locks.request(LOCK, begin).catch(begin) : begin()
}

/** Asks for new tokens, unless another tab has just had some, and stores them. */
export function renewTokens(
  { page, store, client }: { page: Window; store: TokenStore; client: Client },
  { force, before, signal }: RenewalWanted,
): Promise<Refreshed> {
  return alone(page, async () => {
    const stored = store.read()
    if (!stored) return { kind: 'gone' }
    const renewedElsewhere = stored.access !== before
    if (renewedElsewhere || (!force && stored.age < TOKEN_REFRESH_MS)) return { kind: 'refreshed', age: stored.age }
    const result = await client.call(refreshTokens, {}, { signal })
    // A logout or another sign-in during the request wins over its answer.
    const now = store.read()
    if (!now) return { kind: 'gone' }
    if (now.refresh !== stored.refresh) return { kind: 'refreshed', age: now.age }
    if (result.ok) {
      store.keep(result.value)
      return { kind: 'refreshed', age: 0 }
    }
    const { problem } = result
    const isRefused =
      problem.kind === 'unauthorized' || (problem.kind === 'refused' && [400, 401, 403, 422].includes(problem.status))
    return { kind: isRefused ? 'refused' : 'unreachable' }
  })
}
