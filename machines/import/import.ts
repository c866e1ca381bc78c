import type { ImportCounts, ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import type { ChosenFile } from '#contract/rules.ts'

import type { Pace } from '../polling/polling.ts'

/** The pauses between looks at an import. */
export const IMPORT_PACE: Pace = { first: 1000, longest: 15_000 }

/** Reasons for which a chosen file is not even sent. */
export type FileFault = 'empty' | 'tooLarge'

export function faultOf({ size }: Pick<ChosenFile, 'size'>): FileFault | null {
  if (size === 0) return 'empty'
  return size > IMPORT_MAX_BYTES ? 'tooLarge' : null
}

/** The counts that an import is about now: what it has taken, or, before it was started, what its check has found. */
export const countsOf = ({ state, taken, checked }: ImportJob): ImportCounts | null =>
  state === 'running' ? taken : (taken ?? checked)
