import type { DoseUnit } from '../dosage/dosage.ts'

/** Contents of a pack, in the unit of its label. */
export interface Pack {
  readonly unit: DoseUnit
  readonly amount: number
}
