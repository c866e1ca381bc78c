import type { Handler } from 'hono'

import { PLAN_FEED_MISSES_BY_ADDRESS } from '#areas/protocols/server/limits.ts'
import type { PlanFeedService } from '#areas/protocols/server/feed/index.ts'

import type { Limits } from '../api/limits.ts'
import type { Env } from '../request/env.ts'
import { Refused } from '../request/refused.ts'

interface Services {
  readonly sharing: Pick<PlanFeedService, 'readFeed'>
  readonly limits: Limits
}

const TOKEN = /^([\w-]{43})\.ics$/

/**
 * `GET /calendar/{token}.ics`: a client's plan for their calendar, which has no session (feed.address-is-private). Wrong
 * addresses count against their caller.
 */
export function planFeeds(services: () => Services): Handler<Env, '/calendar/:file'> {
  return async (c) => {
    const { sharing, limits } = services()
    const caller = c.var.caller?.address ?? ''
    const token = TOKEN.exec(c.req.param('file'))?.[1]
    if ((await limits.opensIn(PLAN_FEED_MISSES_BY_ADDRESS, caller)) > 0)
      await limits.take(PLAN_FEED_MISSES_BY_ADDRESS, caller)
    const feed = token === undefined ? undefined : await sharing.readFeed(token)
    if (feed === undefined) {
      await limits.take(PLAN_FEED_MISSES_BY_ADDRESS, caller)
      throw new Refused(404, 'notFound')
    }
    const tag = `"${feed.tag}"`
    const headers = {
      ETag: tag,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
    }
    const known =
      c.req
        .header('If-None-Match')
        ?.split(',')
        .map((one) => one.trim().replace(/^W\//, '')) ?? []
    if (known.includes(tag)) return c.body(null, 304, headers)
    return c.body(feed.text, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="plan.ics"',
    })
  }
}
