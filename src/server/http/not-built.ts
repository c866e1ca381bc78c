import type { CallId } from '#contract/calls.ts'

/** The calls of the contract that answer 501 because their server side is not built yet. The only such list. */
export const NOT_BUILT = [
  // Clients of a practitioner
  'getCommission',
  'downloadCommission',
] as const satisfies readonly CallId[]

export type NotBuilt = (typeof NOT_BUILT)[number]
