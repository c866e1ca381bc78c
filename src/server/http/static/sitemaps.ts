import type { Handler } from 'hono'

import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { PublicPractice } from '#areas/practice/server/index.ts'
import { type SitemapSource, writeSitemap } from '../../sitemap/sitemap.ts'
import { createAnswer, send } from '../../request/answer.ts'
import type { Env } from '../../request/env.ts'
import { keepAnswers } from '../../api/kept-answers.ts'
import { Refused } from '../../request/refused.ts'

export interface SitemapsOptions {
  readonly origin: string
  readonly client: () => Promise<SitemapSource['client']>
  /** Undefined where another backend has the products. Throws while the shop starts. */
  readonly catalogue: () => Pick<Catalogue, 'version' | 'productCount' | 'listAddresses'> | undefined
  readonly practices: () => Promise<readonly PublicPractice[]>
}

interface Work {
  readonly file: string
  readonly catalogue: SitemapSource['catalogue']
  readonly practices: SitemapSource['practices']
}

/** Room for some files, of 5 MB each: whoever reads all of them asks for each once. */
const KEPT_BYTES = 32 * 1024 * 1024

const XML_TYPE = 'application/xml; charset=UTF-8'

/** `GET /sitemap.xml`, the list of the shop's sitemaps, and these: one of the pages, and some of the products. */
export function sitemaps({ origin, client, catalogue, practices }: SitemapsOptions): Handler<Env> {
  const make = async ({ file, catalogue, practices }: Work) => {
    const text = await writeSitemap(file, { origin, client: await client(), catalogue, practices })
    if (text === undefined) throw new Refused(404, 'notFound')
    return createAnswer(XML_TYPE, text)
  }
  let kept: ReturnType<typeof keepAnswers<Work>> | undefined
  return async (c) => {
    const file = c.req.param('file') ?? ''
    const now = catalogue()
    const pages = await practices()
    const changed = Math.max(0, ...pages.map(({ changed_at }) => changed_at.getTime()))
    kept ??= keepAnswers(KEPT_BYTES, make)
    const answer = await kept.forceFetch(`${now?.version ?? ''} ${pages.length} ${changed} ${file}`, {
      context: { file, catalogue: now, practices: pages },
    })
    return send(c, answer, { 'Cache-Control': 'no-cache' })
  }
}
