/** A row of a table or an item of a feed. */
export interface ShopRecord {
  /** The line of the file where it begins, from 1. */
  readonly number: number
  /** The values of each field that is read, by its key, without blank ones. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** The values of all others, by the name that the file has for them. */
  readonly others: readonly { readonly name: string; readonly value: string }[]
}

/** All records of a file, each time from the start. */
export type Records = () => AsyncIterable<ShopRecord>

/** No real product comes near so many letters, and memory stays bounded. */
export const RECORD_MAX = 1_048_576

/** Rows that one product can have: with more, its variants or pictures are more than are taken. */
export const ROWS_MAX = 1000
