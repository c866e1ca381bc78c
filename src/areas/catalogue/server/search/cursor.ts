import { createHash } from 'node:crypto'

import * as v from 'valibot'

/**
 * Where a slice of a search ended. The next one begins after that product, wherever it stands by then: so between two
 * versions of the catalogue nothing is repeated or left out but what itself moved past it (search.cursor-walks-all-hits).
 * Where the product is gone, the next slice begins after as many products as were given.
 */
export interface Cursor {
  readonly productId: number
  readonly given: number
}

const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))
const written = v.strictTuple([positive, positive, v.string()])

/** Of which query a cursor is: another one's is refused rather than misread. */
const digest = (query: string): string => createHash('sha256').update(query).digest('base64url').slice(0, 8)

/** As text that says nothing to its bearer. */
export function writeCursor({ productId, given }: Cursor, query: string): string {
  return Buffer.from(JSON.stringify([productId, given, digest(query)])).toString('base64url')
}

/** Undefined for what no call of this query has given. */
export function readCursor(text: string, query: string): Cursor | undefined {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.regex(/^[\w-]+$/), v.transform(fromBase64Url), v.parseJson(), written),
    text,
  )
  if (!parsed.success) return undefined
  const [productId, given, of] = parsed.output
  return of === digest(query) ? { productId, given } : undefined
}

const fromBase64Url = (text: string): string => Buffer.from(text, 'base64url').toString()
