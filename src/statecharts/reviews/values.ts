import { sourcesOf, withoutComments } from './sources.ts'
import { textUntil } from './text-until.ts'

const CONSTANT = /^(?:export )?const ([A-Z][A-Z\d_]*)(?:: [^=]+)? = /gm
/** Longer ones, such as lists of countries, are told by their beginning and length. */
const LONGEST = 400

/**
 * The constants that a chart's file and whatever it imports refer to, as they are written, by file and name: retries, delays
 * and limits that no name in the drawing shows.
 */
export function valuesOf(root: string, file: string): Readonly<Record<string, string>> {
  const sources = new Map([...sourcesOf(root, file)].map(([name, text]) => [name, withoutComments(text)]))
  const words = [...sources.values()].join('\n').match(/\b[A-Z][A-Z\d_]*\b/g) ?? []
  const uses = new Map<string, number>()
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  const found = [...sources].flatMap(([name, text]) =>
    [...text.matchAll(CONSTANT)].flatMap(({ 0: { length }, 1: constant = '', index }) =>
      (uses.get(constant) ?? 0) > 1 ? [[`${name} ${constant}`, valueAt(text, index + length)] as const] : [],
    ),
  )
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The value that begins at a place of a text: to the end of the line at which all of its brackets are closed. */
function valueAt(text: string, start: number): string {
  const value = textUntil(text, start, (letter, depth) => letter === '\n' && depth <= 0)
  return value.length > LONGEST ? `${value.slice(0, LONGEST)} … (${value.length} letters)` : value
}
