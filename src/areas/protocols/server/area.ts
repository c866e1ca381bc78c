import type { HandlersOf } from '#server/api/implement.ts'
import type { Messages } from '#server/texts/messages.ts'

import { calls } from '#areas/protocols/contract/calls.ts'
import { protocolHandlers } from './handlers.ts'
import { sharingHandlers } from './sharing-handlers.ts'
import { supplyHandlers } from './supply/handlers.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

type Services = ReturnType<Parameters<typeof protocolHandlers>[0]> &
  ReturnType<Parameters<typeof sharingHandlers>[0]> &
  ReturnType<Parameters<typeof supplyHandlers>[0]>

const handlers = (services: () => Services, messages: Messages): HandlersOf<typeof calls> => ({
  ...protocolHandlers(services, messages),
  ...sharingHandlers(services, messages),
  ...supplyHandlers(services),
})

/** This area on the server. */
export const protocols = { calls, examples, entities, personal, handlers, opening: () => import('./open.ts') }
