import { assign, emit } from 'xstate'

import { CARD_FILE_MAX_BYTES } from '#contract/constants.ts'
import type { ClientToImport, TakenOver } from '#areas/clients/contract/imported-clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'

import { callSetup } from '../../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'
import { isUnanswered } from '../../once/once.ts'
import type { FileGiven } from '../../upload/file-given.ts'

import type { FileFormat } from './format.ts'
import { clientsIn, faultsOf, keptRows } from './rows.ts'
import type { Columns, FileFault, FileTable, RowField, Table } from './rows.ts'

/** Rows that are shown at first, and with each further look. */
export const ROWS_SHOWN = 50

interface Context extends Table, Omit<FileTable, 'format'> {
  /** Null until a file was read. */
  format: FileFormat | null
  language: LanguageCode
  chosen: ChosenFile | null
  fault: FileFault | null
  shown: number
  taken: TakenOver | null
  problem: Problem | null
}

export type ClientFileEvent =
  | { type: 'file.choose'; file: ChosenFile; language: LanguageCode }
  | { type: 'file.drop' }
  | { type: 'columns.choose'; columns: Columns }
  | { type: 'format.choose'; format: FileFormat }
  | { type: 'row.change'; line: number; field: RowField; value: string }
  | { type: 'row.exclude'; line: number }
  | { type: 'row.include'; line: number }
  | { type: 'rows.excludeFaulty' }
  | { type: 'rows.more' }
  | { type: 'rows.send' }
  /** The table is wanted again instead of another attempt. */
  | { type: 'rows.edit' }
  | { type: 'send.retry' }

/** `columns`, `format`: as they were corrected; null where they are to be found. `language`: of the page. */
export interface Reading {
  readonly fileId: string
  readonly columns: Columns | null
  readonly format: FileFormat | null
  readonly language: LanguageCode
}
export type ReadFile =
  | { readonly ok: true; readonly table: FileTable }
  | { readonly ok: false; readonly fault: FileFault }

export interface TakingOver {
  readonly clients: readonly ClientToImport[]
  readonly language: LanguageCode
}

const NO_COLUMNS: Columns = { email: null, first_name: null, last_name: null, name: null }
export const NO_TABLE = {
  format: null,
  headings: [],
  columns: NO_COLUMNS,
  emailColumns: [],
  rows: [],
  notes: [],
  edits: {},
  excluded: [],
  shown: ROWS_SHOWN,
} as const

export const clientFileSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as ClientFileEvent,
    tags: {} as 'busy' | 'failed' | 'table',
    emitted: {} as { type: 'clients.takenOver' },
  },
  actors: {
    /** Stores a chosen file outside the context, which is JSON, and tells this chart its id. */
    storeFiles: listenerNotProvided<FileGiven>('storeFiles'),
    /** Reads the names and emails of a kept file. All else in it stays with the file. */
    readFile: actorNotProvided<ReadFile, Reading>('readFile'),
    /** Sends names and emails. Those of an unanswered call have the same key again. */
    takeOver: actorNotProvided<CallResult<TakenOver>, TakingOver>('takeOver'),
  },
}).extend({
  guards: {
    /** The file has no bytes. */
    isEmptyFile: ({ context: { chosen } }) => chosen?.size === 0,
    /** The file is larger than any that can be read. */
    isTooLarge: ({ context: { chosen } }) => chosen !== null && chosen.size > CARD_FILE_MAX_BYTES,
    /** The file could be read as a table. */
    isTable: (_, read: ReadFile) => read.ok,
    /** Several columns of the table hold emails, and none was chosen. */
    isEmailAsked: ({ context: { columns, emailColumns } }) => columns?.email === null && emailColumns.length > 1,
    /** No column of the table is named as the one with emails. */
    isWithoutEmails: ({ context: { columns } }) => columns?.email === null,
    /** Every row was left out. */
    isNobodyLeft: ({ context }) => keptRows(context).length === 0,
    /** A row that isn't left out has a fault. */
    hasFaults: ({ context }) => faultsOf(context).size > 0,
    /** The server never got to answer, so it isn't known what it has done. */
    isUnanswered: (_, answer: CallResult<TakenOver>) => isUnanswered(answer),
  },
  actions: {
    /** Takes a file in place of the one before; nothing is read or sent yet. */
    choose: assign((_, { file, language }: { file: ChosenFile; language: LanguageCode }) => ({
      ...NO_TABLE,
      chosen: file,
      language,
      fault: null,
      taken: null,
      problem: null,
    })),
    /** The file itself is let go of. */
    forgetFile: actionNotProvided<{ id: string | null }>('forgetFile'),
    /** Lets the file and all that was read of it go. */
    drop: assign({ ...NO_TABLE, chosen: null, fault: null, problem: null }),
    /** Says why the chosen file can't be taken, and lets it go. */
    setFault: assign((_, { fault }: { fault: FileFault }) => ({ ...NO_TABLE, chosen: null, fault })),
    /** Says why the file can't be read as a table, and lets it go. */
    setReadFault: assign((_, read: ReadFile) => (read.ok ? {} : { ...NO_TABLE, chosen: null, fault: read.fault })),
    /** Shows the rows of the file. */
    setTable: assign((_, read: ReadFile) => (read.ok ? read.table : {})),
    /** Notes which column holds what. */
    setColumns: assign((_, { columns }: { columns: Columns }) => ({ columns })),
    /** Notes encoding and separator; the columns are to be found again. */
    setFormat: assign((_, { format }: { format: FileFormat }) => ({ format })),
    /** Changes one field of a row; the file itself stays as it is. */
    change: assign(
      ({ context: { edits } }, { line, field, value }: { line: number; field: RowField; value: string }) => ({
        edits: { ...edits, [line]: { ...edits[line], [field]: value } },
      }),
    ),
    /** Leaves a row out, which can be taken in again. */
    exclude: assign(({ context: { excluded } }, { line }: { line: number }) => ({ excluded: [...excluded, line] })),
    /** Takes a row in again that was left out. */
    include: assign(({ context: { excluded } }, { line }: { line: number }) => ({
      excluded: excluded.filter((one) => one !== line),
    })),
    /** Leaves all rows out that have a fault. */
    excludeFaulty: assign(({ context }) => ({ excluded: [...context.excluded, ...faultsOf(context).keys()] })),
    /** Shows more rows. */
    showMore: assign(({ context: { shown } }) => ({ shown: shown + ROWS_SHOWN })),
    /** Shows how many people the server has taken over, and lets the file go. */
    setTaken: assign((_, answer: CallResult<TakenOver>) =>
      answer.ok ? { ...NO_TABLE, chosen: null, taken: answer.value, problem: null } : {},
    ),
    /** Tells that people were taken over, so that lists of them are fetched anew. */
    emitTaken: emit({ type: 'clients.takenOver' as const }),
  },
})

export const readingAnew = ({ context: { chosen, language } }: { context: Context }): Reading => ({
  fileId: chosen?.id ?? '',
  columns: null,
  format: null,
  language,
})

export const takingOver = ({ context }: { context: Context }): TakingOver => ({
  clients: clientsIn(context),
  language: context.language,
})
