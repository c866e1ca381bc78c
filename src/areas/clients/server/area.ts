import type { HandlersOf } from '#server/api/implement.ts'
import type { Messages } from '#server/texts/messages.ts'

import { calls } from '#areas/clients/contract/calls.ts'
import { clientHandlers } from './handlers.ts'
import { importedClientHandlers } from './imported/handlers.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

type Services = ReturnType<Parameters<typeof clientHandlers>[0]> &
  ReturnType<Parameters<typeof importedClientHandlers>[0]>

const handlers = (services: () => Services, messages: Messages): HandlersOf<typeof calls> => ({
  ...clientHandlers(services, messages),
  ...importedClientHandlers(services),
})

/** This area on the server. */
export const clients = { calls, examples, entities, personal, handlers, opening: () => import('./open.ts') }
