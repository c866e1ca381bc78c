import { calls } from '#areas/returns/contract/calls.ts'
import { entities, examples } from './docs.ts'
import { returnHandlers } from './handlers.ts'
import { personal } from './personal.ts'

/** This area on the server. */
export const returns = {
  calls,
  examples,
  entities,
  personal,
  handlers: returnHandlers,
  opening: () => import('./open.ts'),
}
