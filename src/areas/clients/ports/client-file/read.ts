import { CLIENT_FILE_MAX_BYTES, IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import type { ReadFile, Reading } from '#machines/clients/client-file/client-file.setup.ts'
import { columnsOf, emailColumnsOf, hasEmail, namesEmail, splitName } from '#machines/clients/client-file/columns.ts'
import { nameBeside, onlyEmail } from '#machines/clients/client-file/emails.ts'
import type { Columns, FileRow, RowNote } from '#machines/clients/client-file/rows.ts'

import { cardsIn, isCards } from './cards.ts'
import { decode, type Decoded } from './decode.ts'
import { recordsOf } from './records.ts'
import type { CsvRecord } from './records.ts'
import { separated } from './separator.ts'

/** Rows among which those with the headings are looked for. */
const TOP = 50

interface Numbered {
  readonly record: CsvRecord
  readonly line: number
}

const isBlank = (record: CsvRecord): boolean => record.every((cell) => cell === '')

/**
 * The place of the row with the headings: the one that names a column of emails (clients.file-table-begins-by-email), or
 * else a first one without any.
 */
function headingsAt(rows: readonly Numbered[]): number {
  const named = rows.slice(0, TOP).findIndex(({ record }) => namesEmail(record))
  if (named !== -1) return named
  return rows[0] === undefined || hasEmail(rows[0].record) ? -1 : 0
}

/** A cell of emails, and those that a separator has put beyond the last heading. */
function emailIn(record: CsvRecord, column: number | null, width: number): string {
  if (column === null) return ''
  const beyond = record.slice(width).filter((cell) => cell.includes('@'))
  return [record[column] ?? '', ...beyond].join(', ').replaceAll(/\s*\n\s*/g, ', ')
}

function namesOf(record: CsvRecord, columns: Columns, headings: readonly string[]) {
  const cell = (column: number | null) => (column === null ? '' : (record[column] ?? '').replaceAll(/\s+/g, ' '))
  const { name, first_name, last_name, email } = columns
  if (name === null && first_name === null && last_name === null) return splitName(nameBeside(cell(email)))
  if (name === null) return { first_name: cell(first_name), last_name: cell(last_name) }
  return splitName(name === email ? nameBeside(cell(name)) : cell(name), headings[name])
}

function rowOf({ record, line }: Numbered, columns: Columns, headings: readonly string[]): FileRow {
  const email = onlyEmail(emailIn(record, columns.email, headings.length))
  return { line, email, ...namesOf(record, columns, headings) }
}

const noteOf =
  (kind: RowNote['kind']) =>
  ({ record, line }: Numbered): RowNote => ({ kind, line, text: record.filter((cell) => cell !== '').join(' ') })

/** Contact cards (clients.file-of-contact-cards). Those without an email, as most of an address book may be, are told by their number. */
function readCards({ text, encoding }: Extract<Decoded, { text: string }>): ReadFile {
  const cards = cardsIn(text)
  const rows = cards.filter(({ email }) => email !== '')
  if (rows.length === 0) return { ok: false, fault: 'empty' }
  if (rows.length > IMPORTED_CLIENTS_MAX) return { ok: false, fault: 'tooMany' }
  const count = cards.length - rows.length
  const format = { encoding, separator: null }
  const notes = count === 0 ? [] : [{ kind: 'withoutEmail', count } as const]
  return { ok: true, table: { format, headings: [], columns: null, emailColumns: [], rows, notes } }
}

/**
 * Names and emails of a file. Encoding, separator and columns are found unless they are given. Rows count from 1, as in a
 * spreadsheet.
 */
export function readClients(
  bytes: Uint8Array,
  { columns: chosen, format, language }: Omit<Reading, 'fileId'>,
): ReadFile {
  const decoded = decode(bytes, format?.encoding ?? null, language)
  if ('fault' in decoded) return { ok: false, fault: decoded.fault }
  if (decoded.text.trim() === '') return { ok: false, fault: 'empty' }
  if (isCards(decoded.text)) return readCards(decoded)
  if (bytes.length > CLIENT_FILE_MAX_BYTES) return { ok: false, fault: 'tooLarge' }
  const { text, separator } = separated(decoded.text, format?.separator ?? null)
  const read = recordsOf(text, separator)
  if (!read) return { ok: false, fault: 'notCsv' }
  const numbered = read.records.map((record, at) => ({ record, line: at + 1 }))
  const filled = numbered.filter(({ record }) => !isBlank(record))
  const top = headingsAt(filled)
  const people = filled.slice(top + 1)
  if (people.length === 0) return { ok: false, fault: 'empty' }
  if (people.length > IMPORTED_CLIENTS_MAX) return { ok: false, fault: 'tooMany' }
  const headed = filled[top]?.record ?? []
  const width = namesEmail(headed) ? headed.length : Math.max(...filled.map(({ record }) => record.length))
  const headings = Array.from({ length: width }, (_, at) => headed[at] ?? '')
  const records = people.map(({ record }) => record)
  const columns = chosen ?? columnsOf(headings, records)
  const unclosed = numbered.filter((_, at) => read.unclosed.includes(at))
  return {
    ok: true,
    table: {
      format: { encoding: decoded.encoding, separator },
      headings,
      columns,
      emailColumns: emailColumnsOf(headings, records),
      rows: people.map((row) => rowOf(row, columns, headings)),
      notes: [...filled.slice(0, Math.max(top, 0)).map(noteOf('above')), ...unclosed.map(noteOf('unclosed'))],
    },
  }
}
