/** A row of a table or an item of a feed. */
export interface ShopRecord {
  /** The line of the file where it begins, from 1. */
  readonly number: number
  /** The values of each field by its name as written, without blank ones; a table has one a field. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

/** All records of a file, each time from the start. */
export type Records = () => AsyncIterable<ShopRecord>

/** No real product comes near so many letters, and memory stays bounded. */
export const RECORD_MAX = 1_048_576
