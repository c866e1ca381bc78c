import { calls } from '#areas/folders/contract/calls.ts'
import { folderHandlers } from './handlers.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

/** This area on the server. */
export const folders = {
  calls,
  examples,
  entities,
  personal,
  handlers: folderHandlers,
  opening: () => import('./open.ts'),
}
