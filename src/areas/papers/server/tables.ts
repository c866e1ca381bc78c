import type { ColumnType, GeneratedAlways } from 'kysely'

import type { PaperKind } from '#areas/papers/contract/papers.ts'
import type { PaperContent } from '#areas/papers/server/stored/paper-content.ts'
import type { GivenTimestamp } from '#server/database/columns.ts'

export interface PapersTables {
  paper_series: PaperSeriesTable
  paper: PaperTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends PapersTables {}
}

interface PaperSeriesTable {
  series: string
  kind: PaperKind
  year: number
  last: number
}

interface PaperTable {
  paper_id: GeneratedAlways<number>
  kind: PaperKind
  series: string
  year: number
  number: number
  /** The number as it stands on the paper. */
  full_number: string
  order_id: number
  language_id: number
  issued_at: GivenTimestamp
  content: ColumnType<PaperContent, string, never>
  corrects: number | null
}
