import type { Handler } from 'hono'

import { SHOP_SETTINGS_ID, type ShopSettings } from '#contract/shop-settings.ts'

import { createAnswer, send } from '../answer.ts'
import type { Env } from '../env.ts'
import { Refused } from '../refused.ts'

/** The HTML document for an address. */
export type PageSource = (address: string) => Promise<string>

const HTML_TYPE = 'text/html; charset=UTF-8'

/** Where the document wants the shop's settings. */
const SETTINGS_PLACE = '<!--settings-->'

/**
 * Every address that is not a file gets the client's document, which draws what belongs there. The shop's settings stand
 * in it as a JSON data block: data, not script, so the content security policy lets it be.
 */
export function page(source: PageSource, settings: ShopSettings): Handler<Env> {
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${SHOP_SETTINGS_ID}">${data}</script>`
  return async (c) => {
    if (/\.[A-Za-z0-9]+$/.test(c.req.path)) throw new Refused(404, 'notFound')
    const html = await source(c.req.path)
    return send(c, createAnswer(HTML_TYPE, html.replace(SETTINGS_PLACE, () => block)), { 'Cache-Control': 'no-cache' })
  }
}
