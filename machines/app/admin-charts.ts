/** The rows of the table of late charts (charts.ts) that belong to an admin alone. */
import type { accountsListMachine } from '../admin/accounts-list.machine.ts'
import type { adminTasksMachine } from '../home/admin-tasks.machine.ts'
import type { catalogueImportMachine } from '../import/catalogue-import.machine.ts'
import type { practitionersReviewMachine } from '../admin/practitioners-review.machine.ts'
import type { adminOrderMachine } from '../orders/admin-order.machine.ts'
import type { allOrdersMachine } from '../orders/all-orders.machine.ts'

import { late } from '../late/late-chart.ts'
import * as scene from '../late/scene-messages.ts'

export const ADMIN = {
  adminTasks: late<typeof adminTasksMachine>()({ kind: 'own', outdated: {}, entered: scene.wanted }),
  practitionersReview: late<typeof practitionersReviewMachine>()({
    kind: 'own',
    secrets: { keyword: 'text', query: 'text', 'reason.change value': 'text', reason: 'text' },
    entered: scene.listEntered,
  }),
  accountsList: late<typeof accountsListMachine>()({
    kind: 'own',
    secrets: { key: 'text', dataKey: 'text' },
    outdated: {},
    entered: scene.addressWanted,
  }),
  catalogueImport: late<typeof catalogueImportMachine>()({
    kind: 'own',
    secrets: { file_name: 'text' },
    entered: scene.importEntered,
  }),
  allOrders: late<typeof allOrdersMachine>()({
    kind: 'own',
    secrets: { key: 'text', dataKey: 'text' },
    outdated: {},
    entered: scene.addressWanted,
  }),
  adminOrder: late<typeof adminOrderMachine>()({ kind: 'own', entered: scene.orderEntered }),
}
