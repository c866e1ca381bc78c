import { calls } from '#areas/general/contract/calls.ts'
import { generalHandlers } from './handlers.ts'
import { examples } from './docs.ts'

/** This area on the server. */
export const general = { calls, examples, handlers: generalHandlers, opening: () => import('./open.ts') }
