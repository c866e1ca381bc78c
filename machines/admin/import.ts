import type { ImportCounts, ImportJob } from '#contract/catalogue-import.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import type { ChosenFile } from '#contract/rules.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000

/** Milliseconds before the next look at an import, longer with each look that brought no news. */
export const pauseBeforeLook = (looks: number): number => Math.min(FIRST_PAUSE_MS * 1.5 ** looks, LONGEST_PAUSE_MS)

/** Reasons for which a chosen file is not even sent. */
export type FileFault = 'empty' | 'tooLarge'

export function faultOf({ size }: Pick<ChosenFile, 'size'>): FileFault | null {
  if (size === 0) return 'empty'
  return size > IMPORT_MAX_BYTES ? 'tooLarge' : null
}

/** The counts that an import is about now: what it has taken, or, before it was started, what its check has found. */
export const countsOf = ({ state, taken, checked }: ImportJob): ImportCounts | null =>
  state === 'running' ? taken : (taken ?? checked)

/** True where a look has brought news. */
export const isNews = (before: ImportJob | null, after: ImportJob | null): boolean =>
  JSON.stringify(before) !== JSON.stringify(after)
