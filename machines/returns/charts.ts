import * as entry from '../late/entry-messages.ts'
import { late } from '../late/late-chart.ts'
import type { adminReturnMachine } from './admin-return.machine.ts'
import type { allReturnsMachine } from './all-returns.machine.ts'
import type { ownReturnsMachine, returnsOfOrderMachine } from './order-returns.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  ownReturns: late<typeof ownReturnsMachine>()({ kind: 'own', pack: 'returns', entered: entry.orderEntered }),
  returnsOfOrder: late<typeof returnsOfOrderMachine>()({ kind: 'own', pack: 'returns', entered: entry.orderEntered }),
  allReturns: late<typeof allReturnsMachine>()({
    kind: 'own',
    pack: 'returns',
    outdated: {},
    entered: entry.addressWanted,
  }),
  adminReturn: late<typeof adminReturnMachine>()({ kind: 'own', pack: 'returns', entered: entry.returnEntered }),
}
