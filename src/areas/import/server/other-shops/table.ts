import { pipeline, Readable } from 'node:stream'

import { CsvError, type Info, parse } from 'csv-parse'

import { ImportSourceError, type OpenedFile } from '../source.ts'
import { decoded } from './encoding.ts'
import { RECORD_MAX, type Records, type ShopRecord } from './records.ts'
import { RECORD_DELIMITERS, type TableLayout } from './table-layout.ts'

/** The rows of a table below its head. */
export function tableRecords(
  file: Pick<OpenedFile, 'path' | 'bytes' | 'flaw'>,
  { delimiter, headings, keys, skipped }: TableLayout,
  encoding: string,
): Records {
  return async function* () {
    const rows = pipeline(
      Readable.from(decoded(file, encoding)),
      parse({
        bom: true,
        delimiter,
        from_line: 1 + skipped,
        info: true,
        max_record_size: RECORD_MAX,
        relax_column_count: true,
        relax_quotes: true,
        record_delimiter: RECORD_DELIMITERS,
        skip_empty_lines: true,
      }),
      // The reader of the rows gets the error.
      () => undefined,
    )
    let isHead = true
    let before = 0
    try {
      for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: Info }>) {
        const number = before + 1
        before = info.lines
        if (isHead) isHead = false
        else yield toRecord({ headings, keys }, record, number)
      }
    } catch (error) {
      // A row that is cut off by the end of the file is lost with what follows it.
      if (file.flaw !== undefined && error instanceof CsvError) return
      if (!(error instanceof CsvError)) throw error
      throw new ImportSourceError(
        `The table is broken in the row after line ${before}: ${error.message}: ${file.path}`,
        { cause: error },
      )
    } finally {
      rows.destroy()
    }
  }
}

function toRecord(
  { headings, keys }: Pick<TableLayout, 'headings' | 'keys'>,
  cells: readonly string[],
  number: number,
): ShopRecord {
  const values = new Map<string, string[]>()
  const others: { name: string; value: string }[] = []
  for (const [place, name] of headings.entries()) {
    const value = cells[place]?.trim() ?? ''
    const key = keys[place]
    if (value === '') continue
    if (key !== undefined) values.set(key, [...(values.get(key) ?? []), value])
    else if (name !== '') others.push({ name, value })
  }
  return { number, values, others }
}
