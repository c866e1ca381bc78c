import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

import type { Log } from '../log.ts'
import type { Env } from './env.ts'
import { unavailable } from './refused.ts'

/** The calls passed through to a backend that speaks the same API (setting API_ORIGIN). */
export function elsewhere(origin: string, log: Log): Hono<Env> {
  const passed = new Hono<Env>({ strict: false })
  passed.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const headers = new Headers(c.req.raw.headers)
    // The origin was compared with the shop's own before; to the backend it would be a foreign one.
    headers.delete('Origin')
    headers.delete('Host')
    try {
      return await proxy(`${origin}${pathname}${search}`, new Request(c.req.raw, { headers }))
    } catch (cause) {
      log.warn({ requestId: c.var.requestId, err: cause }, 'the backend of API_ORIGIN cannot be reached')
      throw unavailable(cause)
    }
  })
  return passed
}
