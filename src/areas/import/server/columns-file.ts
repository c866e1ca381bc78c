import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

import { COLUMN_FIELDS, type ColumnField } from '#areas/import/contract/import-formats.ts'

import { ImportSourceError } from './source.ts'

const columnsFile = v.record(v.string(), v.nullable(v.picklist(COLUMN_FIELDS)))

/**
 * The fields of a table's columns by their headings, from a file of JSON.
 *
 * @throws ImportSourceError where it cannot be read, or names a field that there is none of
 */
export async function readColumnsFile(path: string): Promise<Readonly<Record<string, ColumnField | null>>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new ImportSourceError(`Cannot read the file: ${path}`, { cause: error })
  })
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), columnsFile), text)
  if (read.success) return read.output
  throw new ImportSourceError(
    `Columns are named as {"Heading": "field"}; fields are ${COLUMN_FIELDS.join(', ')}, and null for none: ${path}`,
  )
}
