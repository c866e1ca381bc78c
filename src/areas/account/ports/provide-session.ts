import { fromCallback, fromPromise } from 'xstate'

import { sessionMachine } from '#machines/account/session/session.machine.ts'
import type { SessionEvent } from '#machines/account/session/session.machine.ts'

import { loadCalls } from '#actors/create-client.ts'
import type { Client } from '#actors/client.ts'
import { watchTokenAge, watchTokens } from './session-calls.ts'
import type { TokenStore } from '#actors/tokens.ts'

export function provideSession({ page, store, client }: { page: Window; store: TokenStore; client: Client }) {
  return sessionMachine.provide({
    actors: {
      watchTokens: watchTokens(store),
      watchReturn: watchTokenAge(page, store),
      keepAwake: keepAwakeLater(page),
      refreshTokens: fromPromise(async ({ input: { force }, signal }) => {
        const before = store.read()?.access
        return (await loadCalls()).renewTokens({ page, store, client }, { force, before, signal })
      }),
      fetchAccount: fromPromise(async ({ signal }) => client.call((await loadCalls()).getAccount, {}, { signal })),
      fetchPractitionerProfile: fromPromise(async ({ signal }) =>
        client.call((await loadCalls()).getPractitionerProfile, {}, { signal }),
      ),
      fetchClientProfile: fromPromise(async ({ signal }) =>
        client.call((await loadCalls()).getClientProfile, {}, { signal }),
      ),
      endSession: fromPromise(async ({ signal }) => client.call((await loadCalls()).logout, {}, { signal })),
    },
    actions: { dropTokens: () => store.drop() },
  })
}

/** A screen that sleeps harms nothing, so the code comes late, and may stay away. */
function keepAwakeLater(page: Window) {
  return fromCallback<SessionEvent>(() => {
    const ended = new AbortController()
    import('#actors/keep-awake.ts').then(({ keepAwake }) => keepAwake(page, ended.signal)).catch(() => {})
    return () => ended.abort()
  })
}
