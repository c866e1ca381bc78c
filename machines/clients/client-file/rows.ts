import { clientToImport } from '#areas/clients/contract/imported-clients.ts'
import type { ClientToImport } from '#areas/clients/contract/imported-clients.ts'
import { brokenRules } from '#contract/rules.ts'
import { emailOf } from '#contract/email.ts'

import { emailsIn } from './emails.ts'
import type { FileFormat } from './format.ts'

/** One person of a file. `line`: the row of a spreadsheet, counted from 1. */
export interface FileRow extends ClientToImport {
  readonly line: number
}

export type RowField = keyof ClientToImport

/** Values typed in place of the file’s own, by row. */
export type Edits = Readonly<Record<number, Partial<ClientToImport>>>

/** The columns of a file by their place, counted from 0; null where there is none. `name`: first and last name in one. */
export interface Columns {
  readonly email: number | null
  readonly first_name: number | null
  readonly last_name: number | null
  readonly name: number | null
}
export type Column = keyof Columns

/** A column that may be that of the clients' emails, by its place, with some of what stands in it. */
export interface EmailColumn {
  readonly column: number
  readonly examples: readonly string[]
}

/**
 * Said of a row of the file: it stands above the headings, or was read without a quote that never closes. Of contact cards: so
 * many have no email.
 */
export type FileNote = RowNote | { readonly kind: 'withoutEmail'; readonly count: number }
export interface RowNote {
  readonly kind: 'above' | 'unclosed'
  readonly line: number
  readonly text: string
}

/** A file as it was read, with the format and the columns that were found in it. */
export interface FileTable {
  readonly format: FileFormat
  readonly headings: readonly string[]
  /** Null for contact cards, which name what they hold. */
  readonly columns: Columns | null
  readonly emailColumns: readonly EmailColumn[]
  readonly rows: readonly FileRow[]
  readonly notes: readonly FileNote[]
}

/** Reason for which a file is not shown as a table. */
export const FILE_FAULTS = ['empty', 'tooLarge', 'tooMany', 'workbook', 'pdf', 'notCsv', 'unreadable'] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** A reason for which a row cannot be taken over. `of`: the row before it with the same email, or how many emails it has. */
export type RowFault =
  | { readonly kind: 'noEmail' | 'badEmail' | 'longName'; readonly of: null }
  | { readonly kind: 'twice' | 'several'; readonly of: number }

/** The rows of a file with the changes made since it was read. */
export interface Table {
  readonly rows: readonly FileRow[]
  readonly edits: Edits
  /** Rows that are not to be taken over. */
  readonly excluded: readonly number[]
}

const editedRow = (row: FileRow, { edits }: Pick<Table, 'edits'>): FileRow => ({ ...row, ...edits[row.line] })

/** The rows that are to be taken over, as they read now. */
export const keptRows = (table: Table): readonly FileRow[] =>
  table.rows.filter(({ line }) => !table.excluded.includes(line)).map((row) => editedRow(row, table))

export const leftRows = (table: Table): readonly FileRow[] =>
  table.rows.filter(({ line }) => table.excluded.includes(line)).map((row) => editedRow(row, table))

/** The fault of a row by itself. */
function ownFault({ line: _, ...row }: FileRow): RowFault | undefined {
  if (emailOf(row.email) === '') return { kind: 'noEmail', of: null }
  const several = emailsIn(row.email).length
  if (several > 1) return { kind: 'several', of: several }
  const { email, first_name, last_name } = brokenRules(clientToImport, row)
  if (email !== undefined) return { kind: 'badEmail', of: null }
  return first_name !== undefined || last_name !== undefined ? { kind: 'longName', of: null } : undefined
}

/** The faults of the rows that are to be taken over, by row. */
export function faultsOf(table: Table): ReadonlyMap<number, RowFault> {
  const faults = new Map<number, RowFault>()
  const first = new Map<string, number>()
  for (const row of keptRows(table)) {
    const email = emailOf(row.email).toLowerCase()
    const before = first.get(email)
    const fault = ownFault(row) ?? (before === undefined ? undefined : ({ kind: 'twice', of: before } as const))
    if (fault) faults.set(row.line, fault)
    else first.set(email, row.line)
  }
  return faults
}

/** The emails of which one can be kept in place of a cell that is none. */
export const emailsToKeep = (row: FileRow, fault: RowFault | undefined): readonly string[] =>
  fault?.kind === 'several' || fault?.kind === 'badEmail'
    ? emailsIn(row.email).filter((one) => one !== row.email.trim())
    : []

/** The rows to be looked at, those with a fault and those that were mended, and the others. */
export function partedRows(table: Table, faults: ReadonlyMap<number, RowFault>) {
  const rows = keptRows(table)
  const isToMend = ({ line }: FileRow) => faults.has(line) || table.edits[line] !== undefined
  return { toMend: rows.filter(isToMend), ready: rows.filter((row) => !isToMend(row)) }
}

/** Names and emails alone, as they are sent. */
export const clientsIn = (table: Table): readonly ClientToImport[] =>
  keptRows(table).map(({ email, first_name, last_name }) => ({ email, first_name, last_name }))
