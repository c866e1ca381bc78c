import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'

/** A dosage at one time of the day. */
export const dosage = (amount = 1, more: Partial<Dosage> = {}): Dosage => ({
  unit: 'capsule',
  steps: [{ days: null, intakes: [{ at: 'bed', amount }] }],
  food: null,
  rhythm: null,
  from: null,
  until: null,
  ...more,
})
