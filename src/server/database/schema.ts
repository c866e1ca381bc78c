import type { SharedTables } from './shared-tables.ts'

/**
 * The tables after the newest migration. The migrations document their meaning. `tables.ts` of an area's `server` adds the
 * area's own.
 */
export interface Schema extends SharedTables {}
