import { parse } from 'csv-parse/browser/esm/sync'

export type CsvRecord = readonly string[]
export interface Records {
  readonly records: readonly CsvRecord[]
  /** Records with a quote that never closes, counted from 0; they are read without it. */
  readonly unclosed: readonly number[]
}

/** Files with more quotes that never close do not use them as CSV does. */
const MOST_UNCLOSED = 100

interface Placed {
  readonly record: CsvRecord
  /** The line after its last, counted from 0. */
  readonly end: number
}

interface Parsed {
  readonly placed: readonly Placed[]
  readonly isWhole: boolean
}

function parsed(text: string, delimiter: string, to: number | undefined): Parsed {
  const placed: Placed[] = []
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      ...(to !== undefined && { to }),
      on_record: (record, { lines }) => {
        placed.push({ record, end: lines })
        return null
      },
    })
    return { placed, isWhole: true }
  } catch {
    return { placed, isWhole: false }
  }
}

const isClosed = (line: string): boolean => line.split('"').length % 2 === 1

function withoutLastQuote(line: string): string {
  const at = line.lastIndexOf('"')
  return line.slice(0, at) + line.slice(at + 1)
}

/** A line amid a quoted cell that is a row by itself: as wide as the others, with an email and no open quote. */
const isRow = (line: string, delimiter: string, width: number): boolean =>
  /\S@\S+\.\S/.test(line) && line.split(delimiter).length >= width && isClosed(line)

/** The first record whose quote takes in what follows: the rows below, or all up to the end. */
function firstOpen({ placed, isWhole }: Parsed, lines: readonly string[], delimiter: string): number | undefined {
  const width = usualWidth(placed.map(({ record }) => record))
  const at = placed.findIndex(({ end }, index) => {
    const start = placed[index - 1]?.end ?? 0
    return width > 1 && lines.slice(start + 1, end).some((line) => isRow(line, delimiter, width))
  })
  return at === -1 ? (isWhole ? undefined : placed.length) : at
}

export function usualWidth(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>()
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

/** Undefined where quotes cannot be made sense of. `to`: how many records at most. */
export function recordsOf(text: string, delimiter: string, to?: number): Records | undefined {
  const lines = text.split('\n')
  const unclosed: number[] = []
  while (unclosed.length < MOST_UNCLOSED) {
    const found = parsed(lines.join('\n'), delimiter, to)
    const open = firstOpen(found, lines, delimiter)
    if (open === undefined) return { records: found.placed.map(({ record }) => record), unclosed }
    const start = found.placed[open - 1]?.end ?? 0
    const at = lines.findIndex((line, index) => index >= start && !isClosed(line))
    const line = lines[at]
    if (line === undefined) return undefined
    lines[at] = withoutLastQuote(line)
    if (!unclosed.includes(open)) unclosed.push(open)
  }
  return undefined
}
