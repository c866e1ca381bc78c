import type { Kysely } from 'kysely'
import { DatabaseError } from 'pg'

import type { Schema } from '#server/database/schema.ts'

import { type BatchResult, writeBatch, type WriteOptions } from './batch.ts'
import type { ReadLine } from './line.ts'
import type { OptionBook } from './options.ts'

/** Writes a batch; where the database refuses what is in it, line by line, so that only the lines at fault are left out. */
export async function writeLines(
  db: Kysely<Schema>,
  book: OptionBook,
  lines: readonly ReadLine[],
  options: WriteOptions = {},
): Promise<BatchResult> {
  try {
    return await writeBatch(db, book, lines, options)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only] = lines
    if (only && lines.length === 1) {
      const rejected = [{ number: only.number, problem: { code: 'refused' as const, detail: error.message } }]
      return { created: 0, updated: 0, unchanged: 0, rejected, book }
    }
  }
  let total: BatchResult = { created: 0, updated: 0, unchanged: 0, rejected: [], book }
  for (const line of lines) {
    const result = await writeLines(db, total.book, [line], options)
    total = {
      created: total.created + result.created,
      updated: total.updated + result.updated,
      unchanged: total.unchanged + result.unchanged,
      rejected: [...total.rejected, ...result.rejected],
      book: result.book,
    }
  }
  return total
}

/** Data that cannot be stored (class 22), a broken constraint (23), or more than fits (54): the fault of what was written. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? '')
}
