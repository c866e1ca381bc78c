import type { Handler } from 'hono'

import { createAnswer, send } from '../answer.ts'
import type { Env } from '../env.ts'
import { Refused } from '../refused.ts'

/** What the shop tells its pages about itself. */
export interface ShopFacts {
  readonly name: string
  readonly region: 'eu' | 'uk'
}

/** The HTML document for an address. */
export type PageSource = (address: string) => Promise<string>

const HTML_TYPE = 'text/html; charset=UTF-8'

/**
 * Every address that is not a file gets the client's document, which draws what belongs there. The shop's facts stand
 * in it as a JSON data block `#shop`: data, not script, so the content security policy lets it be.
 */
export function page(source: PageSource, facts: ShopFacts): Handler<Env> {
  const block = `<script type="application/json" id="shop">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`
  return async (c) => {
    if (/\.[A-Za-z0-9]+$/.test(c.req.path)) throw new Refused(404, 'notFound')
    const html = await source(c.req.path)
    return send(c, createAnswer(HTML_TYPE, html.replace('</head>', () => `${block}</head>`)), { 'Cache-Control': 'no-cache' })
  }
}
