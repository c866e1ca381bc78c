import { parse } from 'csv-parse/browser/esm/sync'

import { IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import type { ReadFile } from '#machines/client-file/client-file.setup.ts'
import { columnsOf, hasHeadings, splitName } from '#machines/client-file/columns.ts'
import type { Columns, FileRow } from '#machines/client-file/rows.ts'

import { decode } from './decode.ts'

type Records = readonly (readonly string[])[]

const SEPARATORS = [';', ',', '\t'] as const
/** Rows by which the separator is told. */
const SAMPLE = 20

/** Undefined where quotes do not close as the separator would have it. `to`: how many rows at most. */
function recordsOf(text: string, delimiter: string, to?: number): Records | undefined {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      ...(to !== undefined && { to }),
    })
  } catch {
    return undefined
  }
}

/**
 * The separator that most rows agree on. csv-parse's own `delimiter_auto` throws on letters outside ASCII. Excel names the
 * separator in a first line of its own.
 */
function separated(text: string): { readonly text: string; readonly separator: string } {
  const named = /^sep=(.)\r?\n/i.exec(text)
  if (named) return { text: text.slice(named[0].length), separator: named[1] ?? ';' }
  const scores = SEPARATORS.map((separator) => {
    const widths = (recordsOf(text, separator, SAMPLE) ?? []).map((record) => record.length)
    const width = widths[0] ?? 1
    const agreeing = width > 1 ? widths.filter((one) => one === width).length : 0
    return { separator, score: agreeing * 1000 + width }
  })
  const [best] = scores.toSorted((one, other) => other.score - one.score)
  return { text, separator: best?.separator ?? ';' }
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell === '')

function rowOf(record: readonly string[], line: number, columns: Columns, headings: readonly string[]): FileRow {
  const cell = (column: number | null) => (column === null ? '' : (record[column] ?? ''))
  const names =
    columns.name === null
      ? { first_name: cell(columns.first_name), last_name: cell(columns.last_name) }
      : splitName(cell(columns.name), headings[columns.name])
  return { line, email: cell(columns.email), ...names }
}

/** Names and emails of a file; the columns are found unless they are given. Rows count from 1, as in a spreadsheet. */
export function readClients(bytes: Uint8Array, chosen: Columns | null): ReadFile {
  const decoded = decode(bytes)
  if ('fault' in decoded) return { ok: false, fault: decoded.fault }
  if (decoded.text.trim() === '') return { ok: false, fault: 'empty' }
  const { text, separator } = separated(decoded.text)
  const records = recordsOf(text, separator)
  if (!records) return { ok: false, fault: 'notCsv' }
  const numbered = records.map((record, at) => ({ record, line: at + 1 })).filter(({ record }) => !isBlank(record))
  const [first] = numbered
  const isHeaded = first !== undefined && hasHeadings(first.record)
  const people = isHeaded ? numbered.slice(1) : numbered
  if (people.length === 0) return { ok: false, fault: 'empty' }
  if (people.length > IMPORTED_CLIENTS_MAX) return { ok: false, fault: 'tooMany' }
  const width = Math.max(...numbered.map(({ record }) => record.length))
  const headings = Array.from({ length: width }, (_, at) => (isHeaded ? (first.record[at] ?? '') : ''))
  const columns =
    chosen ??
    columnsOf(
      headings,
      people.map(({ record }) => record),
    )
  return {
    ok: true,
    table: { headings, columns, rows: people.map(({ record, line }) => rowOf(record, line, columns, headings)) },
  }
}
