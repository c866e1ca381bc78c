import type { Context } from 'hono'

import { isLoopback, isLoopbackOrigin } from '../../network/loopback.ts'
import type { Settings } from '../../settings.ts'
import { connectionAddress } from '../../request/caller.ts'
import type { Env } from '../../request/env.ts'

/**
 * True if the shop has an outbox page: in the demo, and where mail isn't sent (mail.outbox-page-is-local). A shop
 * reached under a name other than this machine's has none, because behind a proxy on this machine every request appears
 * local.
 */
export function hasOutboxPage({
  apiOrigin,
  demo,
  mail,
  publicUrl,
}: Pick<Settings, 'apiOrigin' | 'demo' | 'mail' | 'publicUrl'>): boolean {
  return apiOrigin === undefined && (demo || mail === undefined) && isLoopbackOrigin(publicUrl)
}

/** Headers in which proxies name the original caller. */
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via']

/**
 * True if a request comes from this machine intentionally. The socket's address cannot be forged. A loopback host name
 * rules out pages of other sites, which cannot make a browser send one, whatever their own name resolves to.
 */
export function isFromHere(c: Context<Env>): boolean {
  const host = c.req.header('Host')
  if (host === undefined || !isLoopbackOrigin(`http://${host}`)) return false
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false
  return isLoopback(connectionAddress(c) ?? '')
}
