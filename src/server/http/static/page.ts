import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

import type { Env } from '../../request/env.ts'

const HTML = 'text/html'
const BY_ACCEPT = { header: 'Accept' as const, supports: [HTML, 'application/json'], default: 'application/json' }

/** Paths below which nothing is a page (address.technical-paths-have-no-language). */
const NO_PAGES = /^\/(api|assets|locales|media|outbox|webhooks)(\/|$)/

/** True for a read of a path below none of those that hold calls and files. */
export function mayBePage(c: Context<Env>): boolean {
  return isRead(c) && !NO_PAGES.test(c.req.path)
}

/** Whether a person goes to the address of a page, rather than a script, a picture or a tool asking for something. */
export function wantsPage(c: Context<Env>): boolean {
  return mayBePage(c) && takesHtml(c)
}

/** True for a form that a person's browser sends to the address of a page. */
export function sendsForm(c: Context<Env>): boolean {
  return c.req.method === 'POST' && !NO_PAGES.test(c.req.path) && takesHtml(c)
}

export const isRead = (c: Context<Env>): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'

const takesHtml = (c: Context<Env>): boolean => accepts(c, BY_ACCEPT) === HTML
