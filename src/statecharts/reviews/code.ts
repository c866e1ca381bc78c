import { hash } from 'node:crypto'
import { resolve } from 'node:path'

import { partsOf } from './parts.ts'
import { usedCode } from './used-code.ts'

/** Longer code, such as a list of countries, is told by its length and hash. */
const LONGEST = 400

/**
 * The code that a chart runs by, of its own file and of all that it imports: each guard, action, actor, function and constant
 * by file and name. Types, comments and what nothing uses have no part in it.
 */
export async function codeOf(root: string, file: string): Promise<Readonly<Record<string, string>>> {
  const { files } = await usedCode(root, `export * from ${JSON.stringify(resolve(root, file))}`, {
    keepsConstants: true,
  })
  const parts = [...files].flatMap(([name, text]) =>
    [...partsOf(name, text)].map(([part, code]) => [`${name} ${part}`, shortened(code)] as const),
  )
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const shortened = (code: string) =>
  code.length > LONGEST ? `${code.length} letters at ${hash('sha256', code).slice(0, 12)}` : code
