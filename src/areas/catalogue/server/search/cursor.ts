import { createHash } from 'node:crypto'

import * as v from 'valibot'

/**
 * Position after the last product of a slice. The next slice starts after that product wherever it now stands, so
 * across versions of the catalogue only products that moved past it are repeated or left out
 * (search.cursor-walks-all-hits). If the product is gone, the next slice starts after as many products as were given.
 */
export interface Cursor {
  readonly productId: number
  readonly given: number
}

const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))
const written = v.strictTuple([positive, positive, v.string()])

/** Identifies the query of a cursor, so that a cursor of another query is refused rather than misread. */
const digest = (query: string): string => createHash('sha256').update(query).digest('base64url').slice(0, 8)

/** Encodes a cursor as opaque text. */
export function writeCursor({ productId, given }: Cursor, query: string): string {
  return Buffer.from(JSON.stringify([productId, given, digest(query)])).toString('base64url')
}

/** Undefined if the text is not a cursor of this query. */
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
