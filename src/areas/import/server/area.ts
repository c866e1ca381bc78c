import { calls } from '#areas/import/contract/calls.ts'
import { importHandlers, importHeads } from './handlers.ts'
import { entities, examples } from './docs.ts'

/** This area on the server. */
export const catalogueImport = {
  calls,
  entities,
  examples,
  handlers: importHandlers,
  heads: importHeads,
  opening: () => import('./open.ts'),
}
