import { fromCallback, waitFor } from 'xstate'

import { ACCESS_TOKEN_MS, CACHE_KEY_PREFIX, TOKEN_REFRESH_MS } from '#contract/constants.ts'
import type { SessionEvent, SessionRef } from '#machines/session/session.machine.ts'
import type { Refreshed } from '#machines/session/session.ts'

import type { Client, TokenSource } from './client.ts'
import type { TokenStore } from './tokens.ts'

/** The lock that one tab holds while it asks for new tokens. */
const LOCK = `${CACHE_KEY_PREFIX}refresh`

/** Tells the session which tokens are stored, now and whenever another tab or a refused call changes it. */
export function watchTokens(store: TokenStore) {
  return fromCallback<SessionEvent>(({ sendBack }) => {
    const stop = store.watch((change) => sendBack(change.type === 'kept' ? { type: 'tokens.kept', age: change.age } : { type: 'tokens.gone', reason: change.reason }))
    const stored = store.read()
    sendBack(stored ? { type: 'tokens.kept', age: stored.age } : { type: 'tokens.gone', reason: null })
    return stop
  })
}

/** Tells the age of the tokens when the page is in sight or online again: a sleeping laptop counts no minutes. */
export function watchTokenAge(page: Window, store: TokenStore) {
  return fromCallback<SessionEvent>(({ sendBack }) => {
    const look = () => {
      const stored = store.read()
      if (stored && page.document.visibilityState === 'visible') sendBack({ type: 'tokens.looked', age: stored.age })
    }
    page.document.addEventListener('visibilitychange', look)
    page.addEventListener('online', look)
    return () => {
      page.document.removeEventListener('visibilitychange', look)
      page.removeEventListener('online', look)
    }
  })
}

/** Holds the screen awake while the page is in sight (section 4). A browser that refuses changes nothing. */
export function keepAwake(page: Window) {
  return fromCallback<SessionEvent>(() => {
    // Browsers without it, and pages that are not secure, have none.
    const wakeLock = (page.navigator as Partial<Navigator>).wakeLock
    if (!wakeLock) return undefined
    let ended = false
    let held: WakeLockSentinel | undefined
    const ask = async () => {
      if (page.document.visibilityState !== 'visible') return
      const lock = await wakeLock.request('screen').catch(() => undefined)
      if (ended) await lock?.release()
      else held = lock
    }
    // The browser lets it go whenever the page is out of sight.
    const again = () => void ask()
    page.document.addEventListener('visibilitychange', again)
    void ask()
    return () => {
      ended = true
      page.document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  })
}

/** One at a time over all tabs, where the browser can (decision 22). */
async function alone<Value>(page: Window, work: () => Promise<Value>): Promise<Value> {
  const locks = (page.navigator as Partial<Navigator>).locks
  return locks ? ((await locks.request(LOCK, work)) as Value) : work()
}

/** Asks for new tokens, unless another tab has just had some, and stores them. */
export function renewTokens({ page, store, client }: { page: Window; store: TokenStore; client: Client }, force: boolean, signal: AbortSignal): Promise<Refreshed> {
  const before = store.read()
  return alone(page, async () => {
    const stored = store.read()
    if (!stored) return { kind: 'gone' }
    const renewedElsewhere = stored.access !== before?.access
    if (renewedElsewhere || (!force && stored.age < TOKEN_REFRESH_MS)) return { kind: 'refreshed', age: stored.age }
    const { refreshTokens } = await import('#contract/session.ts')
    const result = await client.call(refreshTokens, {}, { signal })
    // Who has logged out meanwhile stays so, and so does who has signed in meanwhile.
    const now = store.read()
    if (!now) return { kind: 'gone' }
    if (now.refresh !== stored.refresh) return { kind: 'refreshed', age: now.age }
    if (result.ok) {
      store.keep(result.value)
      return { kind: 'refreshed', age: 0 }
    }
    const { problem } = result
    const isRefused = problem.kind === 'unauthorized' || (problem.kind === 'refused' && [400, 401, 403, 422].includes(problem.status))
    return { kind: isRefused ? 'refused' : 'unreachable' }
  })
}

/** Tokens for calls: each first has the session look at their age, and waits for the refresh that is due or running (decision 22). */
export function sessionTokens(store: TokenStore, session: () => SessionRef | undefined): TokenSource {
  return {
    async access() {
      const stored = store.read()
      const actor = session()
      if (stored && actor) {
        actor.send({ type: 'tokens.looked', age: stored.age })
        await waitFor(actor, (snapshot) => !snapshot.hasTag('refreshing'))
      }
      const current = store.read()
      if (!current) return undefined
      return current.age < ACCESS_TOKEN_MS ? current.access : null
    },
    refresh: () => store.read()?.refresh,
    refused: (access) => store.refused(access),
  }
}
