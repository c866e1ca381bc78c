import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'

export const useDosageText = (): ((dosage: Dosage) => string) => (dosage) => JSON.stringify(dosage)
