import { calls } from '#areas/intake/contract/calls.ts'

import { entities, examples } from './docs.ts'
import { intakeHandlers } from './handlers.ts'

/** This area on the server. */
export const intake = { calls, examples, entities, handlers: intakeHandlers, opening: () => import('./open.ts') }
