import { join } from 'node:path'

export const DUMPS = join(import.meta.dirname, 'dumps')

/** The migrations whose dumps are kept: the first, from which the rows of `rows/` lead to any other, and the last two. */
export const keptDumps = (names: readonly string[]): readonly string[] => [
  ...new Set([...names.slice(0, 1), ...names.slice(-2)]),
]
