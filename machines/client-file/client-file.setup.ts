import { assign, emit } from 'xstate'

import { CLIENT_FILE_MAX_BYTES } from '#contract/constants.ts'
import type { ClientToImport, TakenOver } from '#contract/imported-clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'

import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isUnanswered } from '../once/once.ts'
import type { FileGiven } from '../upload/file-given.ts'

import { clientsIn, faultsOf, keptRows } from './rows.ts'
import type { Columns, FileFault, FileTable, RowField, Table } from './rows.ts'

/** Rows that are shown at first, and with each further look. */
export const ROWS_SHOWN = 50

interface Context extends Table, FileTable {
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
  | { type: 'row.change'; line: number; field: RowField; value: string }
  | { type: 'row.leaveOut'; line: number }
  | { type: 'row.takeIn'; line: number }
  | { type: 'rows.leaveOutFaulty' }
  | { type: 'rows.more' }
  | { type: 'rows.send' }
  /** The table is wanted again instead of another attempt. */
  | { type: 'rows.edit' }
  | { type: 'send.retry' }

/** `columns`: as they were corrected; null where they are to be found. */
export interface Reading {
  readonly fileId: string
  readonly columns: Columns | null
}
export type ReadFile =
  | { readonly ok: true; readonly table: FileTable }
  | { readonly ok: false; readonly fault: FileFault }

export interface TakingOver {
  readonly clients: readonly ClientToImport[]
  readonly language: LanguageCode
}

const NO_COLUMNS: Columns = { email: null, first_name: null, last_name: null, name: null }
export const NO_TABLE = { headings: [], columns: NO_COLUMNS, rows: [], edits: {}, left: [], shown: ROWS_SHOWN } as const

export const clientFileSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as ClientFileEvent,
    tags: {} as 'busy' | 'failed' | 'table',
    emitted: {} as { type: 'clients.takenOver' },
  },
  actors: {
    /** Keeps a chosen file, which is no JSON, and tells this chart its id. */
    keepFiles: listenerNotProvided<FileGiven>('keepFiles'),
    /** Reads the names and emails of a kept file. All else in it stays with the file. */
    readFile: actorNotProvided<ReadFile, Reading>('readFile'),
    /** Sends names and emails. Those of an unanswered call have the same key again. */
    takeOver: actorNotProvided<CallResult<TakenOver>, TakingOver>('takeOver'),
  },
}).extend({
  guards: {
    isEmptyFile: ({ context: { chosen } }) => chosen?.size === 0,
    isTooLarge: ({ context: { chosen } }) => chosen !== null && chosen.size > CLIENT_FILE_MAX_BYTES,
    isTable: (_, read: ReadFile) => read.ok,
    isWithoutEmails: ({ context: { columns } }) => columns.email === null,
    isNobodyLeft: ({ context }) => keptRows(context).length === 0,
    hasFaults: ({ context }) => faultsOf(context).size > 0,
    isUnanswered: (_, told: CallResult<TakenOver>) => isUnanswered(told),
  },
  actions: {
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
    drop: assign({ ...NO_TABLE, chosen: null, fault: null, problem: null }),
    keepFault: assign((_, { fault }: { fault: FileFault }) => ({ ...NO_TABLE, chosen: null, fault })),
    keepReadFault: assign((_, read: ReadFile) => (read.ok ? {} : { ...NO_TABLE, chosen: null, fault: read.fault })),
    keepTable: assign((_, read: ReadFile) => (read.ok ? read.table : {})),
    keepColumns: assign((_, { columns }: { columns: Columns }) => ({ columns })),
    change: assign(
      ({ context: { edits } }, { line, field, value }: { line: number; field: RowField; value: string }) => ({
        edits: { ...edits, [line]: { ...edits[line], [field]: value } },
      }),
    ),
    leaveOut: assign(({ context: { left } }, { line }: { line: number }) => ({ left: [...left, line] })),
    takeIn: assign(({ context: { left } }, { line }: { line: number }) => ({
      left: left.filter((one) => one !== line),
    })),
    leaveOutFaulty: assign(({ context }) => ({ left: [...context.left, ...faultsOf(context).keys()] })),
    showMore: assign(({ context: { shown } }) => ({ shown: shown + ROWS_SHOWN })),
    keepTaken: assign((_, told: CallResult<TakenOver>) =>
      told.ok ? { ...NO_TABLE, chosen: null, taken: told.value, problem: null } : {},
    ),
    tellTaken: emit({ type: 'clients.takenOver' as const }),
  },
})

export const takingOver = ({ context }: { context: Context }): TakingOver => ({
  clients: clientsIn(context),
  language: context.language,
})
