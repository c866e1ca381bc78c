import { calls } from '#areas/catalogue/contract/calls.ts'
import { catalogueHandlers } from './handlers.ts'
import { entities, examples } from './docs.ts'

/** This area on the server. */
export const catalogue = { calls, examples, entities, handlers: catalogueHandlers, opening: () => import('./open.ts') }
