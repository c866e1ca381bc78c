import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

import type { Env } from '../../request/env.ts'

const HTML = 'text/html'
const BY_ACCEPT = { header: 'Accept' as const, supports: [HTML, 'application/json'], default: 'application/json' }

/** Paths below which nothing is a page. */
const NO_PAGES = /^\/(api|assets|locales|media|outbox)(\/|$)/

/** Whether a person goes to the address of a page, rather than a script, a picture or a tool asking for something. */
export const wantsPage = (c: Context<Env>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && takesPage(c)

/** Whether a person's browser sends a form to the address of a page. */
export const sendsForm = (c: Context<Env>): boolean => c.req.method === 'POST' && takesPage(c)

function takesPage(c: Context<Env>): boolean {
  return !NO_PAGES.test(c.req.path) && accepts(c, BY_ACCEPT) === HTML
}
