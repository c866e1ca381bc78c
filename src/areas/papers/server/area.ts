import { calls } from '#areas/papers/contract/calls.ts'
import { entities, examples } from './docs.ts'
import { paperHandlers } from './handlers.ts'
import { personal } from './personal.ts'

/** This area on the server. */
export const papers = {
  calls,
  examples,
  entities,
  personal,
  handlers: paperHandlers,
  opening: () => import('./open.ts'),
}
