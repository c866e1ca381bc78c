import { REFRESH_ANSWER_MS, TOKEN_REFRESH_MS } from '#contract/constants.ts'
import { refreshTokens } from '#contract/session.ts'
import type { Refreshed } from '#machines/account/session/session.ts'

import { underLock } from './lock.ts'
import type { Client } from './client.ts'
import type { TokenStore } from './tokens.ts'

interface RenewalWanted {
  /** Also where the tokens are young. */
  readonly force: boolean
  /** The access token that was stored when new ones were wanted. */
  readonly before: string | undefined
  readonly signal: AbortSignal
}

/** Asks for new tokens, unless another tab has just had some, and stores them. */
export function renewTokens(
  { page, store, client }: { page: Window; store: TokenStore; client: Client },
  { force, before, signal }: RenewalWanted,
): Promise<Refreshed> {
  return underLock(page, signal, async () => {
    const stored = store.read()
    if (!stored) return { kind: 'gone' }
    const renewedElsewhere = stored.access !== before
    if (renewedElsewhere || (!force && stored.age < TOKEN_REFRESH_MS)) return { kind: 'refreshed', age: stored.age }
    const result = await client.call(refreshTokens, {}, { signal, timeout: REFRESH_ANSWER_MS })
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
