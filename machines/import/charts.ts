import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { catalogueImportMachine } from './catalogue-import.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  catalogueImport: late<typeof catalogueImportMachine>()({
    kind: 'own',
    entered: entry.importEntered,
  }),
}
