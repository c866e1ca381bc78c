import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { adminTasksMachine } from './admin-tasks.machine.ts'
import type { latestProtocolsMachine } from './latest-protocols.machine.ts'
import type { waitingClientsMachine } from './waiting-clients.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  adminTasks: late<typeof adminTasksMachine>()({ kind: 'own', outdated: {}, entered: entry.dataWanted }),
  latestProtocols: late<typeof latestProtocolsMachine>()({
    kind: 'own',
    pack: 'practitioner-home',
    outdated: { 'protocols.changed': 'data.outdated' },
    entered: entry.dataWanted,
  }),
  waitingClients: late<typeof waitingClientsMachine>()({
    kind: 'own',
    pack: 'practitioner-home',
    outdated: { 'protocols.changed': 'data.outdated' },
    entered: entry.dataWanted,
  }),
}
