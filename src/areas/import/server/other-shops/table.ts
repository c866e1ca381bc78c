import { pipeline, Readable } from 'node:stream'

import { CsvError, type Info, parse } from 'csv-parse'

import { ImportSourceError, type OpenedFile } from '../source.ts'
import { RECORD_MAX, type Records, type ShopRecord } from './records.ts'
import { utf8 } from './utf8.ts'

/** The rows of a CSV file below its head; the delimiter is the one that the head has most of. */
export function tableRecords({ path, start, bytes, flaw }: OpenedFile): Records {
  const [head = ''] = start.toString().split('\n')
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]
  return async function* () {
    const rows = pipeline(
      Readable.from(utf8(path, bytes())),
      parse({
        bom: true,
        delimiter,
        info: true,
        max_record_size: RECORD_MAX,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
      // The reader of the rows gets the error.
      () => undefined,
    )
    let columns: readonly string[] | undefined
    let before = 0
    try {
      for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: Info }>) {
        const number = before + 1
        before = info.lines
        if (columns === undefined) columns = record.map((column) => column.trim())
        else yield toRecord(columns, record, number)
      }
    } catch (error) {
      // A row that is cut off by the end of the file is lost with what follows it.
      if (flaw !== undefined && error instanceof CsvError) return
      if (!(error instanceof CsvError)) throw error
      throw new ImportSourceError(`The table is broken in the row after line ${before}: ${error.message}: ${path}`, {
        cause: error,
      })
    } finally {
      rows.destroy()
    }
  }
}

function toRecord(columns: readonly string[], cells: readonly string[], number: number): ShopRecord {
  const fields = new Map<string, readonly string[]>()
  for (const [place, column] of columns.entries()) {
    const value = cells[place]?.trim() ?? ''
    if (value !== '' && column !== '') fields.set(column, [value])
  }
  return { number, fields }
}
