import { createHash } from 'node:crypto'

import { parse } from 'csv-parse/sync'

import type { ImportAnswers, ImportColumns } from '#areas/import/contract/catalogue-import.ts'
import { COLUMN_FIELDS, columnFaults, type ColumnField } from '#areas/import/contract/import-formats.ts'

import { plainLine } from '../plain.ts'
import { ColumnsNeededError, ImportSourceError } from '../source.ts'
import { plainHeading } from './plain-heading.ts'
import { recognise, type Recognised } from './recognised.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Files mix them: a program adds a line to what another has written. */
export const RECORD_DELIMITERS = ['\r\n', '\n', '\r']

const SAMPLES = 3
const SAMPLE_LETTERS = 60
const SAMPLE_ROWS = 200

/** A table's writing, and its columns. */
export interface TableLayout extends Pick<Recognised, 'format' | 'keys'> {
  readonly delimiter: string
  /** Lines before the one with the headings. */
  readonly skipped: number
  readonly headings: readonly string[]
  /** Of a table whose columns an admin may name. */
  readonly named?: { readonly columns: ImportColumns; readonly signature: string }
}

/** Answers about the columns of a table, by an admin or a file. */
export interface ColumnsSaid {
  /** By the place of the column. */
  readonly answers: ImportAnswers
  /** By its heading. */
  readonly byHeading?: Readonly<Record<string, ColumnField | null>> | undefined
  /** The answer about an earlier table with these headings. */
  readonly remembered?: (signature: string) => Promise<ImportAnswers['columns']>
}

/**
 * @param start the first letters of the file
 * @throws ColumnsNeededError where an admin is to say what the columns are, ImportSourceError where there are no rows
 */
export async function tableLayout(
  path: string,
  start: string,
  isWhole: boolean,
  said: ColumnsSaid,
): Promise<TableLayout> {
  const text = start.replace(/^\uFEFF/, '')
  const separator = /^sep=(.)\r?\n/.exec(text)
  const body = separator === null ? text : text.slice(separator[0].length)
  const delimiter = separator?.[1] ?? delimiterOf(body)
  const [headings = [], ...rows] = rowsOf(body, delimiter)
  if (isWhole && rows.length === 0) throw new ImportSourceError(`The table has headings and no rows: ${path}`)
  const known = recognise(headings)
  const layout = { format: known.format, delimiter, skipped: separator === null ? 0 : 1, headings }
  if (known.format !== 'woocommerce' && known.format !== 'table') return { ...layout, keys: known.keys }

  const signature = createHash('sha256').update(headings.map(plainHeading).join('\n')).digest('hex').slice(0, 32)
  const fields = await fieldsSaid(headings, known, signature, said)
  const columns = columnsOf(headings, rows, known, fields.given)
  const { missing, doubled } = columnFaults(fields.given)
  if (!fields.isSaid || missing.length + doubled.length > 0) throw new ColumnsNeededError(known.format, columns, path)
  return { ...layout, keys: fields.given.map((field) => field ?? undefined), named: { columns, signature } }
}

async function fieldsSaid(
  headings: readonly string[],
  { keys, isOpen }: Recognised,
  signature: string,
  { answers, byHeading, remembered }: ColumnsSaid,
): Promise<{ readonly given: readonly (ColumnField | null)[]; readonly isSaid: boolean }> {
  const own = keys.map((key) => (key ?? null) as ColumnField | null)
  const columns = answers.columns ?? placesOf(headings, byHeading) ?? (await remembered?.(signature))
  if (columns === undefined) return { given: own, isSaid: !isOpen }
  return { given: own.map((field, at) => (`${at}` in columns ? (columns[at] ?? null) : field)), isSaid: true }
}

function placesOf(headings: readonly string[], byHeading: ColumnsSaid['byHeading']): ImportAnswers['columns'] {
  if (byHeading === undefined) return undefined
  const fields = new Map(Object.entries(byHeading).map(([heading, field]) => [plainHeading(heading), field]))
  return Object.fromEntries(headings.map((heading, at) => [`${at}`, fields.get(plainHeading(heading)) ?? null]))
}

const columnsOf = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { suggested }: Recognised,
  given: readonly (ColumnField | null)[],
): ImportColumns => ({
  fields: [...COLUMN_FIELDS],
  columns: headings.map((heading, at) => ({
    heading,
    samples: rows
      .map((row) =>
        Array.from(plainLine((row[at] ?? '').slice(0, 500)))
          .slice(0, SAMPLE_LETTERS)
          .join('')
          .trim(),
      )
      .filter((value) => value !== '')
      .slice(0, SAMPLES),
    suggested: [...(suggested[at] ?? [])],
    field: given[at] ?? null,
  })),
})

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '')
  const cells = (delimiter: string): number => rowsOf(head, delimiter)[0]?.length ?? 0
  return DELIMITERS.toSorted((a, b) => cells(b) - cells(a))[0] ?? ','
}

/** The first rows; one that the end of the text cuts off is left out. */
function rowsOf(text: string, delimiter: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: RECORD_DELIMITERS,
      skip_empty_lines: true,
      to: SAMPLE_ROWS,
      on_record: (row: string[]) => {
        rows.push(row.map((cell) => cell.trim()))
        return null
      },
    })
  } catch {
    // The text ends within a row.
  }
  return rows
}
