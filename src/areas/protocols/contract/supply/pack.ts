import type { DoseUnit } from '../dosage/dosage.ts'

/** What a pack holds, in the unit of its label. */
export interface Pack {
  readonly unit: DoseUnit
  readonly amount: number
}
