import type { MiddlewareHandler } from 'hono'

import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a page of another origin sends (security.writes-from-elsewhere-are-refused). Browsers put the page's
 * origin on every write; tools that send none are let through, as they carry no one's cookies.
 */
export function sameOriginWrites(publicUrl: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (
      !READS.has(c.req.method) &&
      origin !== undefined &&
      origin !== publicUrl &&
      origin !== new URL(c.req.url).origin
    ) {
      throw new Refused(403, 'foreignOrigin')
    }
    await next()
  }
}
