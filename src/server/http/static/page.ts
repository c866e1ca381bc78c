import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

import type { Env } from '../../request/env.ts'

const HTML = 'text/html'
const BY_ACCEPT = { header: 'Accept' as const, supports: [HTML, 'application/json'], default: 'application/json' }

/** Paths that hold no pages (address.technical-paths-have-no-language). */
const NO_PAGES = /^\/(api|assets|locales|media|outbox|webhooks)(\/|$)/

/** True if the request reads a path outside those of calls and files. */
export function mayBePage(c: Context<Env>): boolean {
  return isRead(c) && !NO_PAGES.test(c.req.path)
}

/** True if a user navigates to a page, as opposed to a request by a script, image or tool. */
export function wantsPage(c: Context<Env>): boolean {
  return mayBePage(c) && takesHtml(c)
}

/** True if a browser submits a form to a page's address. */
export function sendsForm(c: Context<Env>): boolean {
  return c.req.method === 'POST' && !NO_PAGES.test(c.req.path) && takesHtml(c)
}

export const isRead = (c: Context<Env>): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'

const takesHtml = (c: Context<Env>): boolean => accepts(c, BY_ACCEPT) === HTML
