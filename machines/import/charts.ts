import { late } from '../late/late-chart.ts'
import * as scene from '../late/scene-messages.ts'
import type { catalogueImportMachine } from './catalogue-import.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  catalogueImport: late<typeof catalogueImportMachine>()({
    kind: 'own',
    secrets: { file_name: 'text' },
    entered: scene.importEntered,
  }),
}
