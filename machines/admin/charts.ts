import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { accountsListMachine } from './accounts-list.machine.ts'
import type { practitionersReviewMachine } from './practitioners-review.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  practitionersReview: late<typeof practitionersReviewMachine>()({
    kind: 'own',
    entered: entry.listEntered,
  }),
  accountsList: late<typeof accountsListMachine>()({
    kind: 'own',
    outdated: {},
    entered: entry.addressWanted,
  }),
}
