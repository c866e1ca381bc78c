import { behaviourOf } from './behaviour.ts'
import type { Findings } from './examine.ts'
import { judge, type Verdict } from './judge.ts'
import type { Model } from './model.ts'
import { mutantsOf } from './mutants.ts'

/**
 * In the usual run a sample of the mutants is judged: so many that they take about this many steps, and never fewer than
 * that. All are with `TEST_LENGTH=long`.
 */
const USUAL_STEPS = 40_000
const FEWEST_MUTANTS = 30

/** The verdicts on the mutants of a chart. */
export interface Verdicts {
  readonly names: readonly string[]
  /** Those that the behaviour table alone tells from the chart. */
  readonly unruled: readonly string[]
  /** Those that nothing tells from the chart. */
  readonly unseen: readonly string[]
}

/** Judges all mutants of a chart, or the usual sample. */
export function judgeMutants(model: Model, findings: Findings, isAll: boolean): Verdicts {
  const sound = { steps: findings.steps.length, behaviour: behaviourOf(model, findings, { guards: false }) }
  const most = isAll ? Infinity : Math.max(FEWEST_MUTANTS, Math.floor(USUAL_STEPS / sound.steps))
  const judged = mutantsOf(model.machine, most, model.isShared).map((mutant) => ({
    name: mutant.name,
    verdict: judge(model, mutant, sound),
  }))
  const by = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).map(({ name }) => name)
  return { names: judged.map(({ name }) => name), unruled: by('by table'), unseen: by('unseen') }
}
