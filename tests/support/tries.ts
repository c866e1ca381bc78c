import { isLong } from './length.ts'

/** Fixed, so that random tests of `npm test` repeat. */
const USUAL_SEED = 20_261_121
const TIMES = 20

/** The long run tries each property twenty times as often, with the seed of the run. */
export function tries(numRuns: number): { readonly seed: number; readonly numRuns: number } {
  return isLong
    ? { seed: Number(process.env['TEST_SEED'] ?? USUAL_SEED), numRuns: numRuns * TIMES }
    : { seed: USUAL_SEED, numRuns }
}
