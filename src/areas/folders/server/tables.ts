import type { GeneratedAlways } from 'kysely'

import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface FoldersTables {
  folder: FolderTable
  folder_item: FolderItemTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends FoldersTables {}
}

interface FolderTable {
  folder_id: GeneratedAlways<number>
  user_id: number
  name: string
  updated_at: GivenTimestamp
  deleted_at: NullableTimestamp
}

/** Holds a variant or a protocol. */
interface FolderItemTable {
  item_id: GeneratedAlways<number>
  folder_id: number
  variant_id: number | null
  protocol_id: number | null
}
