import type { ImportAnswers, ImportColumns, ImportCounts, ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { type ColumnField, columnFaults } from '#areas/import/contract/import-formats.ts'
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

/** Fields given to columns, by the column's place from 0; null for a column that is not read. */
export type ColumnsPicked = Readonly<Record<number, ColumnField | null>>

/** The field of each column: the one that was picked, else as the file is read now. */
export const fieldsOf = (columns: ImportColumns['columns'], picked: ColumnsPicked): readonly (ColumnField | null)[] =>
  columns.map(({ field }, at) => picked[at] ?? (at in picked ? null : field))

/** The same as the server is told it. */
export const columnAnswers = (columns: ImportColumns['columns'], picked: ColumnsPicked): ImportAnswers => ({
  columns: Object.fromEntries(fieldsOf(columns, picked).map((field, at) => [`${at}`, field])),
})

/** Says nothing about columns, or all that is needed. */
export function isWholeAnswer({ columns }: ImportAnswers): boolean {
  if (columns === undefined) return true
  const { missing, doubled } = columnFaults(Object.values(columns))
  return missing.length + doubled.length === 0
}
