import * as entry from '../late/entry-messages.ts'
import { late } from '../late/late-chart.ts'
import type { ingredientsMachine } from './ingredients.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  ingredients: late<typeof ingredientsMachine>()({
    kind: 'own',
    entered: entry.listEntered,
  }),
}
