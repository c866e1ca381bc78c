import type { HandlersOf } from '#server/api/implement.ts'
import type { ReadCountry } from '#server/country/index.ts'
import type { Messages } from '#server/texts/messages.ts'

import { calls } from '#areas/account/contract/calls.ts'
import { signInHandlers } from './handlers.ts'
import { lookups } from './lookups.ts'
import { ownAccountHandlers } from './own-handlers.ts'
import { entities, examples } from './docs.ts'

type Services = ReturnType<Parameters<typeof signInHandlers>[0]> &
  ReturnType<Parameters<typeof ownAccountHandlers>[0]> & { readonly readCountry: ReadCountry }

function handlers(services: () => Services, messages: Messages): HandlersOf<typeof calls> {
  return {
    ...signInHandlers(services, messages),
    ...ownAccountHandlers(services, messages),
    listLookups: (_input, language) => Promise.resolve(lookups(language, messages)),
    readCountry: async (_input, _language, caller) => ({ country: await services().readCountry(caller) }),
  }
}

/** This area on the server. */
export const account = { calls, examples, entities, handlers, opening: () => import('./open.ts') }
