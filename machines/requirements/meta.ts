import type { RequirementId } from './index.ts'

/** What a state or a transition says of itself: the rules that it holds. */
export interface ChartMeta {
  readonly requirements: readonly RequirementId[]
}
