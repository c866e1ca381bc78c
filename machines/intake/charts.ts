import * as entry from '../late/entry-messages.ts'
import { late } from '../late/late-chart.ts'
import type { ingredientMatchesMachine } from './ingredient-matches.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  ingredientMatches: late<typeof ingredientMatchesMachine>()({
    kind: 'own',
    entered: entry.listEntered,
  }),
}
