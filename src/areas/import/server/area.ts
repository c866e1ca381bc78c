import { calls } from '#areas/import/contract/calls.ts'
import { importHandlers, importHeads } from './handlers.ts'
import { entities } from './docs.ts'

/** This area on the server. */
export const catalogueImport = {
  calls,
  entities,
  handlers: importHandlers,
  heads: importHeads,
  opening: () => import('./open.ts'),
}
