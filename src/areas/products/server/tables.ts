import type { ColumnType } from 'kysely'

import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface ProductsTables {
  product_edit: ProductEditTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends ProductsTables {}
}

interface ProductEditTable {
  /** As text, since it may exceed JavaScript's safe integers. */
  id: ColumnType<string, never, never>
  product_id: number
  field: string
  /** Restored when the edit is undone. */
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, never>
  edited_by: number | null
  edited_at: GivenTimestamp
  undone_at: NullableTimestamp
}
