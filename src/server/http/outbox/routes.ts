import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { Hono } from 'hono'

import type { Mail } from '../../mail/index.ts'
import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'
import { outboxPage } from './page.ts'
import { isFromHere } from './served.ts'

export interface OutboxOptions {
  /** True if this shop has the page. */
  readonly isServed: boolean
  readonly shopName: string
  readonly mail: () => Mail
}

/** Mails shown on the page. */
const SHOWN = 100

/**
 * A mail runs in a frame of its own, without scripts or the shop's origin. Its styles are inline, as mails need them; its
 * links open in tabs of their own.
 */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

const NEVER_KEPT = { 'Cache-Control': 'no-store' }

/** Serves the outbox page and its style sheet to this machine; all others get 404 (mail.outbox-page-is-local). */
export function outboxRoutes({ isServed, shopName, mail }: OutboxOptions): Hono<Env> {
  const routes = new Hono<Env>({ strict: false })
  routes.use(async (c, next) => {
    if (!isServed || !isFromHere(c)) throw new Refused(404, 'notFound')
    await next()
  })
  routes.get('/', async (c) => c.html(outboxPage(await mail().newest(SHOWN), shopName), 200, NEVER_KEPT))
  routes.get('/:mail{[1-9][0-9]{0,8}}', async (c) => {
    const html = await mail().html(Number(c.req.param('mail')))
    if (html === undefined) throw new Refused(404, 'notFound')
    c.set('ownHeaders', { 'Content-Security-Policy': MAIL_POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
    return c.html(html, 200, NEVER_KEPT)
  })
  routes.get('/outbox.css', (c) => c.body(styles(), 200, { ...NEVER_KEPT, 'Content-Type': 'text/css; charset=UTF-8' }))
  routes.all('*', () => {
    throw new Refused(404, 'notFound')
  })
  return routes
}

/** Returns the shared design tokens and the page's own rules. */
function styles(): string {
  const tokens = resolve(import.meta.dirname, '../../../components/styles/tokens.css')
  return readFileSync(tokens, 'utf8') + readFileSync(join(import.meta.dirname, 'outbox.css'), 'utf8')
}
