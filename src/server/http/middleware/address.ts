import type { MiddlewareHandler } from 'hono'

import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'

/** Longest address in bytes, path and query together (error.status-meanings). */
export const ADDRESS_MAX = 8192

/**
 * Refuses addresses that are too long, wrongly escaped or hold a NUL character. Routing and parameters decode
 * leniently, so without this a wrong escape would reach the database as text that was never sent.
 */
export function readableAddress(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const address = c.req.url.slice(new URL(c.req.url).origin.length)
    if (address.length > ADDRESS_MAX) throw new Refused(414, 'addressTooLong')
    if (!isReadable(address)) throw new Refused(400, 'badAddress')
    await next()
  }
}

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address).includes('\0')
  } catch {
    return false
  }
}
