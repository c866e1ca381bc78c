import { calls } from '#areas/commission/contract/calls.ts'
import { commissionHandlers } from './handlers.ts'
import { leaving } from './former/leaving.ts'
import { personal } from './personal.ts'
import { entities, examples } from './docs.ts'

export const commission = {
  calls,
  examples,
  entities,
  personal,
  leaving,
  handlers: commissionHandlers,
  opening: () => import('./open.ts'),
}
