import type { HandlersOf } from '#server/api/implement.ts'
import type { Messages } from '#server/texts/messages.ts'

import { calls } from '#areas/practice/contract/calls.ts'
import { practiceHandlers } from './handlers.ts'
import { practiceListHandlers } from './list-handlers.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

type Services = ReturnType<Parameters<typeof practiceHandlers>[0]> &
  ReturnType<Parameters<typeof practiceListHandlers>[0]>

const handlers = (services: () => Services, messages: Messages): HandlersOf<typeof calls> => ({
  ...practiceHandlers(services, messages),
  ...practiceListHandlers(services, messages),
})

/** This area on the server. */
export const practice = { calls, examples, entities, personal, handlers, opening: () => import('./open.ts') }
