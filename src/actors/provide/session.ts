import { fromPromise } from 'xstate'

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
      fetchAccount: fromPromise(async ({ signal }) => client.call((await import('#contract/profile.ts')).getAccount, {}, { signal })),
      fetchPractitionerProfile: fromPromise(async ({ signal }) => client.call((await import('#contract/profile.ts')).getPractitionerProfile, {}, { signal })),
      fetchClientProfile: fromPromise(async ({ signal }) => client.call((await import('#contract/profile.ts')).getClientProfile, {}, { signal })),
      endSession: fromPromise(async ({ signal }) => client.call((await import('#contract/session.ts')).logout, {}, { signal })),
    },
    actions: { dropTokens: () => store.drop() },
  })
}
