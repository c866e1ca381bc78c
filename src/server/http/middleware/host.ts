import type { MiddlewareHandler } from 'hono'

import { isLoopbackOrigin } from '../../network/loopback.ts'
import type { Env } from '../../request/env.ts'
import { refuse } from '../error-answer.ts'
import type { Messages } from '../../texts/messages.ts'
import { Refused } from '../../request/refused.ts'

/**
 * Refuses what the demo is asked under another name than its own (421). Any site can let its name lead to this machine, and
 * its pages would then be of one origin with the demo, whose passwords everybody knows.
 */
export function knownHost(
  { demo = false, publicUrl }: { readonly demo?: boolean; readonly publicUrl: string },
  messages: Messages,
): MiddlewareHandler<Env> {
  const own = new URL(publicUrl).hostname
  return async (c, next) => {
    const { origin, hostname } = new URL(c.req.url)
    if (demo && hostname !== own && !isLoopbackOrigin(origin))
      return refuse(c, new Refused(421, 'foreignHost'), messages)
    return next()
  }
}
