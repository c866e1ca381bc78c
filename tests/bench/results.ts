import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** One thing measured, with the figure it should stay under. */
export interface Result {
  readonly what: string
  readonly figures: Readonly<Record<string, number>>
  /** The figure that has a limit, and the limit. */
  readonly limit?: { readonly figure: string; readonly below: number }
}

/** Writes each result as a row of a table and as a JSON line. */
export function createResults(file: string, run: Readonly<Record<string, string | number>>) {
  let missed = 0
  return {
    add: async ({ what, figures, limit }: Result): Promise<void> => {
      const kept = limit === undefined || (figures[limit.figure] ?? Infinity) < limit.below
      if (!kept) missed += 1
      const columns = Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`.padEnd(18))
        .join('')
      const target = limit === undefined ? '' : `${kept ? 'under' : 'NOT UNDER'} ${limit.below}`
      process.stdout.write(`${what.padEnd(52)}${columns}${target}\n`)
      await mkdir(dirname(file), { recursive: true })
      await appendFile(file, `${JSON.stringify({ ...run, what, ...figures, ...(limit ? { limit, kept } : {}) })}\n`)
    },
    /** Results above their limit. */
    missed: () => missed,
  }
}
