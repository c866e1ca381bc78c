import type { Context } from 'hono'

import type { Env } from '../request/env.ts'
import { Refused } from '../request/refused.ts'

/** Largest JSON body in bytes (error.status-meanings). */
export const BODY_MAX = 256 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON body of a request. Throws a Refused: 415 for another type, 400 for bytes that are not JSON in UTF-8
 * or that no database can hold (NUL, half a surrogate pair). Objects come without a `__proto__` of their own.
 */
export async function readJsonBody(c: Context<Env>): Promise<unknown> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refused(415, 'wrongType')
  try {
    return JSON.parse(utf8.decode(bytes), harmless)
  } catch (cause) {
    throw new Refused(400, 'badBody', { cause })
  }
}

function harmless(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('text that cannot be stored')
  return key === '__proto__' ? undefined : value
}

/** No half surrogate pair and no NUL, which neither UTF-8 nor Postgres can hold. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
