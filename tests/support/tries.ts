import { isLong } from './length.ts'

/** What is random in `npm test` is the same each time. */
const USUAL_SEED = 20_261_121
const TIMES = 20

/** How often a property is tried, and with what: in the long run twenty times as often, with the seed of the run. */
export function tries(numRuns: number): { readonly seed: number; readonly numRuns: number } {
  return isLong
    ? { seed: Number(process.env['TEST_SEED'] ?? USUAL_SEED), numRuns: numRuns * TIMES }
    : { seed: USUAL_SEED, numRuns }
}
