import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { paperFileMachine } from './paper-file.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  paperFile: late<typeof paperFileMachine>()({ kind: 'own', pack: 'papers', reentered: entry.openedAnew }),
}
