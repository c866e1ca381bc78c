/** The products of an order on a narrow page, folded into a row with the total or all in sight. */
import { setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { ChartMeta } from '../../requirements/meta.ts'

export const linesFoldMachine = setup({
  types: { events: {} as { type: 'lines.unfold' } | { type: 'lines.fold' }, meta: {} as ChartMeta },
}).createMachine({
  id: 'linesFold',
  description: 'The products of the order on a page that has no room for them beside the form.',
  meta: { requirements: ['checkout.products-from-the-first-step'] },
  initial: 'folded',
  states: {
    folded: {
      description: 'One row with the total stands for the products.',
      on: { 'lines.unfold': { target: 'unfolded' } },
    },
    unfolded: {
      description: 'The products and all sums are in sight.',
      on: { 'lines.fold': { target: 'folded' } },
    },
  },
})
export type LinesFoldRef = ActorRefFrom<typeof linesFoldMachine>
