import { calls } from '#areas/orders/contract/calls.ts'
import { orderHandlers } from './handlers.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

export const orders = {
  calls,
  examples,
  entities,
  personal,
  handlers: orderHandlers,
  opening: () => import('./open.ts'),
}
