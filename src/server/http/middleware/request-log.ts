import type { MiddlewareHandler } from 'hono'

import { type Log, loggedAddress } from '../../log.ts'
import type { Env } from '../../request/env.ts'

/**
 * One line for each request: id, method, address without secrets, status and milliseconds until the answer was ready.
 * Files are logged at level debug, which is off, so that a page view does not drown the lines that matter.
 */
export function requestLog(log: Log): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { pathname, search } = new URL(c.req.url)
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      address: loggedAddress(pathname + search),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    if (c.res.status >= 400 || pathname.startsWith('/api/') || !/\.\w+$/.test(pathname)) log.info(line, 'request')
    else log.debug(line, 'request')
  }
}
