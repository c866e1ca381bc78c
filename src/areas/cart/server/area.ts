import { calls } from '#areas/cart/contract/calls.ts'
import { shoppingHandlers } from './handlers.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

export const cart = {
  calls,
  examples,
  entities,
  personal,
  handlers: shoppingHandlers,
  opening: () => import('./open.ts'),
}
