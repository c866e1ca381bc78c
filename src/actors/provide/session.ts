import { fromPromise } from 'xstate'

import { getAccount, getClientProfile, getPractitionerProfile } from '#contract/profile.ts'
import { logout } from '#contract/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'

import type { Client } from '../client.ts'
import { keepAwake, renewTokens, watchTokenAge, watchTokens } from '../session-calls.ts'
import type { TokenStore } from '../tokens.ts'

export function provideSession({ page, store, client }: { page: Window; store: TokenStore; client: Client }) {
  return sessionMachine.provide({
    actors: {
      watchTokens: watchTokens(store),
      watchReturn: watchTokenAge(page, store),
      keepAwake: keepAwake(page),
      refreshTokens: fromPromise(({ input: { force }, signal }) => renewTokens({ page, store, client }, force, signal)),
      fetchAccount: fromPromise(({ signal }) => client.call(getAccount, {}, { signal })),
      fetchPractitionerProfile: fromPromise(({ signal }) => client.call(getPractitionerProfile, {}, { signal })),
      fetchClientProfile: fromPromise(({ signal }) => client.call(getClientProfile, {}, { signal })),
      endSession: fromPromise(({ signal }) => client.call(logout, {}, { signal })),
    },
    actions: { dropTokens: () => store.drop() },
  })
}
