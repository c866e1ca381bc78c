import type { Context } from 'hono'

import { isLoopback, isLoopbackOrigin } from '../../network/loopback.ts'
import type { Settings } from '../../settings.ts'
import { connectionAddress } from '../../request/caller.ts'
import type { Env } from '../../request/env.ts'

/**
 * Whether a shop has a page of its outbox at all: in the demo, and where mail is not sent (mail.outbox-page-is-local).
 * A shop that people reach under another name than this machine's has none: behind a proxy on this machine everyone
 * comes from here.
 */
export function hasOutboxPage({
  apiOrigin,
  demo,
  mail,
  publicUrl,
}: Pick<Settings, 'apiOrigin' | 'demo' | 'mail' | 'publicUrl'>): boolean {
  return apiOrigin === undefined && (demo || mail === undefined) && isLoopbackOrigin(publicUrl)
}

/** Headers by which proxies tell of whom they stand for. */
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via']

/**
 * Whether a request comes from this machine and means it: by the socket's address, which nobody can choose, and by a
 * loopback name as its host, which no page of another site can bring a browser to send, whatever that site's name
 * resolves to.
 */
export function isFromHere(c: Context<Env>): boolean {
  const host = c.req.header('Host')
  if (host === undefined || !isLoopbackOrigin(`http://${host}`)) return false
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false
  return isLoopback(connectionAddress(c) ?? '')
}
