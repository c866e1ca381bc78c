import { behaviourOf } from './behaviour.ts'
import { examine, mustShip } from './examine.ts'
import type { Model } from './model.ts'
import type { Mutant } from './mutants.ts'

/** The check that detects a mutant: the rules and the general checks of every chart, or only its behaviour table. */
export type Verdict = 'by rules' | 'by table' | 'unseen'

/**
 * Judges a mutant as if a developer had made its fault, with everything generated from the faulty chart. `steps` is the
 * number of steps of the sound chart, `behaviour` its behaviour table.
 */
export function judge(
  model: Model,
  mutant: Mutant,
  sound: { readonly steps: number; readonly behaviour: string },
): Verdict {
  try {
    const faulty: Model = { ...model, machine: mutant.build(), limit: Math.ceil(sound.steps * 1.2) + 1000 }
    const findings = examine(faulty, ({ error }) => {
      throw error
    })
    if (
      findings.ignored ||
      [findings.idle, findings.untaken, findings.missing, findings.unknown].some(({ length }) => length > 0)
    )
      return 'by rules'
    mustShip(faulty, findings)
    return behaviourOf(faulty, findings, { guards: false }) === sound.behaviour ? 'unseen' : 'by table'
  } catch (error) {
    // The mutant has more situations than the sound chart, perhaps endlessly many: the table shows them.
    return error instanceof Error && error.message === 'Traversal limit exceeded' ? 'by table' : 'by rules'
  }
}
