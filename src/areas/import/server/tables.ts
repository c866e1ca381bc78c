import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type {
  IMPORT_FINDINGS,
  IMPORT_STATES,
  ImportAnswers,
  ImportColumns,
  ImportCounts,
  ImportUndone,
} from '#areas/import/contract/catalogue-import.ts'
import type { CatalogueFormat, ColumnField } from '#areas/import/contract/import-formats.ts'
import type { StoredLook } from '#areas/import/server/stored/look.ts'
import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface ImportTables {
  import_job: ImportJobTable
  import_finding: ImportFindingTable
  import_change: ImportChangeTable
  import_absent: ImportAbsentTable
  import_columns: ImportColumnsTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends ImportTables {}
}

interface ImportJobTable {
  import_id: GeneratedAlways<number>
  state: (typeof IMPORT_STATES)[number]
  begun_by: number | null
  call_key: string | null
  file_name: string
  file_size: ColumnType<string, number, never>
  folder: string
  format: CatalogueFormat | null
  fraction: number | null
  checked: JSONColumnType<ImportCounts> | null
  taken: JSONColumnType<ImportCounts> | null
  answers: ColumnType<ImportAnswers, string | undefined, string>
  columns: JSONColumnType<ImportColumns> | null
  look: JSONColumnType<StoredLook> | null
  undone: JSONColumnType<ImportUndone> | null
  /** Products that were taken off sale, as the file does not name them; null before. */
  off_sale: number | null
  failure: string | null
  stop_wanted: Generated<boolean>
  begun_at: GivenTimestamp
  ended_at: NullableTimestamp
}

interface ImportFindingTable {
  import_id: number
  place: number
  line: number
  kind: (typeof IMPORT_FINDINGS)[number]
  code: string
  detail: string
  /** Findings with the same words here are told as one. */
  alike: Generated<string>
}

interface ImportChangeTable {
  import_id: number
  product_id: number
  /** Null where there was no such product. */
  before: JSONColumnType<Record<string, unknown>> | null
  hash: Buffer
  changed_at: GivenTimestamp
}

interface ImportAbsentTable {
  import_id: number
  product_id: number
}

interface ImportColumnsTable {
  signature: string
  columns: JSONColumnType<Record<string, ColumnField | null>>
  answered_at: GivenTimestamp
}
