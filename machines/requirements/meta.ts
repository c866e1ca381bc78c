import type { RequirementId } from './index.ts'

/** The rules that a state or transition holds. */
export interface ChartMeta {
  readonly requirements: readonly RequirementId[]
}
