import { fromCallback, waitFor } from 'xstate'

import { ACCESS_TOKEN_MS } from '#contract/constants.ts'
import type { SessionEvent, SessionRef } from '#machines/account/session/session.machine.ts'

import type { TokenSource } from '#actors/client.ts'
import type { TokenStore } from '#actors/tokens.ts'

/** Tells the session which tokens are stored, now and whenever another tab or a refused call changes it. */
export function watchTokens(store: TokenStore) {
  return fromCallback<SessionEvent>(({ sendBack }) => {
    const stop = store.watch((change) => {
      if (change.type === 'entered') sendBack({ type: 'session.entered' })
      else if (change.type === 'unkept') sendBack({ type: 'tokens.unkept' })
      else if (change.type === 'kept') sendBack({ type: 'tokens.kept', age: change.age })
      else sendBack({ type: 'tokens.gone', reason: change.reason })
    })
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

/**
 * Tokens for calls: each first has the session look at their age, and waits for the refresh that is due or running
 * (session.calls-wait-for-a-refresh).
 */
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
    missed: (text) => session()?.send({ type: 'tokens.missed', text }),
  }
}
