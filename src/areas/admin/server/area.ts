import { calls } from '#areas/admin/contract/calls.ts'
import { adminHandlers } from './handlers.ts'
import { entities, examples } from './docs.ts'

/** This area on the server. */
export const admin = { calls, examples, entities, handlers: adminHandlers, opening: () => import('./open.ts') }
