import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

import { SHOP_SETTINGS_ID, type ShopSettings } from '#contract/shop-settings.ts'

import { type Answer, createAnswer, send } from '../answer.ts'
import type { Env } from '../env.ts'
import type { RefusedStatus } from '../refused.ts'

/** The HTML document for an address. */
export type PageSource = (address: string) => Promise<string>

/** Answers with the client's document, which draws what belongs to the address. */
export type SendPage = (c: Context<Env>, status?: 200 | RefusedStatus) => Promise<Response>

const HTML = 'text/html'
const HTML_TYPE = `${HTML}; charset=UTF-8`
const BY_ACCEPT = { header: 'Accept' as const, supports: [HTML, 'application/json'], default: 'application/json' }

/** Where the document wants the shop's settings. */
const SETTINGS_PLACE = '<!--settings-->'

/** Paths below which nothing is a page. */
const NO_PAGES = /^\/(api|assets|locales|media|outbox)(\/|$)/

/** Whether a person goes to the address of a page, rather than a script, a picture or a tool asking for something. */
export function wantsPage(c: Context<Env>): boolean {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  return reads && !NO_PAGES.test(c.req.path) && accepts(c, BY_ACCEPT) === HTML
}

/**
 * Sends the client's document with the shop's settings in it, as a JSON data block: data, not script, so the content
 * security policy lets it be. The document is prepared again only where its text has changed.
 */
export function pages(source: PageSource, settings: ShopSettings): SendPage {
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${SHOP_SETTINGS_ID}">${data}</script>`
  let prepared: { readonly html: string; readonly answer: Answer } | undefined
  const prepare = (html: string): Answer => {
    if (prepared?.html !== html) prepared = { html, answer: createAnswer(HTML_TYPE, html.replace(SETTINGS_PLACE, () => block)) }
    return prepared.answer
  }
  return async (c, status = 200) => {
    const answer = prepare(await source(c.req.path))
    if (status === 200) return send(c, answer, { 'Cache-Control': 'no-cache' })
    return c.body(answer.body, status, { 'Content-Type': HTML_TYPE, 'Cache-Control': 'no-store' })
  }
}
