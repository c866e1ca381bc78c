import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { Hono } from 'hono'

import { bcp47 } from '#contract/languages.ts'
import { openApiDocument } from './openapi.ts'

import { type Answer, createAnswer, send } from '../../request/answer.ts'
import type { Env } from '../../request/env.ts'
import type { Messages } from '../../texts/messages.ts'
import { docsPage } from './page.ts'

export interface DocsOptions {
  readonly version: string
  readonly origin: string
  readonly shopName: string
  readonly messages: Messages
}

const REVALIDATED = { 'Cache-Control': 'no-cache' }

/** The contract for people and for tools: `docs`, its style sheet, and `openapi.json`. Made when first asked for. */
export function docsRoutes(options: DocsOptions): Hono<Env> {
  const routes = new Hono<Env>({ strict: false })
  const document = once(() => openApiDocument(options))
  const json = once(() => createAnswer('application/json; charset=UTF-8', JSON.stringify(document())))
  const css = once(() => createAnswer('text/css; charset=UTF-8', readStyles()))
  const pages = new Map<string, Promise<Answer>>()

  routes.get('/openapi.json', (c) => send(c, json(), REVALIDATED))
  routes.get('/docs.css', (c) => send(c, css(), REVALIDATED))
  routes.get('/docs', async (c) => {
    const { language } = c.var
    const answer = pages.get(language) ?? makePage()
    pages.set(language, answer)
    return send(c, await answer, REVALIDATED)

    async function makePage(): Promise<Answer> {
      const page = await docsPage({
        document: document(),
        shopName: options.shopName,
        lang: bcp47(language),
        text: (key, values) => options.messages(language, key, values),
      })
      return createAnswer('text/html; charset=UTF-8', page.toString())
    }
  })
  return routes
}

/** The design's tokens, which live in one file, and the page's own rules. */
function readStyles(): string {
  const tokens = resolve(import.meta.dirname, '../../../components/styles/tokens.css')
  return readFileSync(tokens, 'utf8') + readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8')
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
