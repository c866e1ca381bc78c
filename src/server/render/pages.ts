import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'

import type { PageFiles, Rendered, RenderRequest } from '#app/server.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'

import { type Answer, createAnswer, FOR_MANY, send } from '../request/answer.ts'
import type { Env, InlineHashes } from '../request/env.ts'
import { tellGuess } from '../request/guessed-language.ts'
import type { RefusedStatus } from '../request/refused.ts'
import type { Log } from '../log.ts'
import { buildOf, type DocumentParts, writeDocument, writeShell } from './document.ts'

/** Answers with the document of an address: the page drawn into it, or without it, so that the browser draws it alone. */
export type SendPage = (c: Context<Env>, status?: 200 | RefusedStatus) => Promise<Response>

/** Draws pages, with the code of the client. */
export interface Painter {
  readonly render: (request: RenderRequest) => Promise<Rendered>
  readonly movedTo: (
    pathname: string,
    preferred: string | undefined,
  ) => { readonly pathname: string; readonly forGood: boolean } | undefined
  readonly dataId: string
}

export interface PagesDeps {
  readonly settings: ShopSettings
  readonly log: Log
  /** The document for an address. */
  readonly document: (address: string) => Promise<DocumentParts>
  /** The version of what the page at a path is drawn from; undefined where it cannot be known, so that the page is not kept. */
  readonly version: (path: string) => string | undefined
  /** Answers undefined while the shop starts. Without one the browser draws all pages. */
  readonly painter: (() => Promise<Painter> | undefined) | undefined
}

/** Memory for drawn pages, which are the same for every visitor, and how long one is as good as drawn anew. */
const KEPT_BYTES = 32 * 1024 * 1024
const KEPT_MS = 60_000
/** Bytes that a page takes beside its text. */
const OVERHEAD = 2000
/** A longer address is one that hardly anybody else asks for. */
const LONGEST_KEPT = 300

/** A page that was drawn, ready to be sent again. */
interface KeptPage {
  readonly answer: Answer
  readonly hashes: InlineHashes
}

const HTML_TYPE = 'text/html; charset=UTF-8'
const REVALIDATED = { 'Cache-Control': 'no-cache' }
const NOT_KEPT = { 'Cache-Control': 'no-store' }
const HEAD_END = '</head>'
const ASK_AGAIN = '<noscript><meta http-equiv="refresh" content="2"></noscript>'
const COME_AGAIN = { ...NOT_KEPT, 'Retry-After': '2' }

/**
 * Sends the pages of the shop. A page that cannot be drawn in time, or at all, is no error to a browser, which can draw it
 * too (first-paint.slow-answer-is-left-to-the-browser). Who sends nothing of a browser may run no scripts, and would keep an
 * empty page (first-paint.no-empty-page-is-kept).
 */
export function createPages({ settings, log, document, version, painter }: PagesDeps): SendPage {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    perf: Date,
    sizeCalculation: ({ answer }, key) => answer.body.length * 2 + key.length + OVERHEAD,
  })
  const paint = async (c: Context<Env>): Promise<Response | undefined> => {
    const ready = await painter?.()
    if (!ready) return undefined
    const url = new URL(c.req.url)
    const moved = ready.movedTo(url.pathname, getCookie(c, 'preferred_language'))
    if (moved) return redirect(c, `${moved.pathname}${url.search}`, moved.forGood)

    const address = `${url.pathname}${url.search}`
    const parts = await document(c.req.path)
    const now = version(url.pathname)
    const key =
      now !== undefined && address.length <= LONGEST_KEPT ? `${now} ${buildOf(parts.manifest)} ${address}` : undefined
    const known = key === undefined ? undefined : kept.get(key)
    if (known) return sendKept(c, known)

    const rendered = await ready.render({ address, shop: settings, build: buildOf(parts.manifest) })
    if (rendered.kind === 'moved') return redirect(c, rendered.address, true)
    if (rendered.kind === 'shell') return shell(c, parts, rendered.status, rendered.files)
    if (rendered.kind === 'late') return undefined
    const { html, hashes } = writeDocument(parts, settings, {
      lang: bcp47(rendered.language),
      head: rendered.head,
      body: rendered.body,
      data: rendered.paint,
      dataId: ready.dataId,
      screens: rendered.screens,
    })
    const page = { answer: createAnswer(HTML_TYPE, html, key === undefined ? undefined : FOR_MANY), hashes }
    if (rendered.status !== 200) {
      c.set('inlineHashes', hashes)
      return send(c, page.answer, NOT_KEPT, rendered.status)
    }
    if (key !== undefined && rendered.whole) kept.set(key, page)
    return sendKept(c, page)
  }

  const sendKept = (c: Context<Env>, { answer, hashes }: KeptPage): Promise<Response> => {
    c.set('inlineHashes', hashes)
    return send(c, answer, REVALIDATED)
  }

  /** The documents without a page, by the files that they name; as many as there are pages and languages. */
  let shells = { html: '', answers: new Map<string, Answer>() }
  const shell = (
    c: Context<Env>,
    parts: DocumentParts,
    status: 200 | RefusedStatus,
    files?: PageFiles,
  ): Promise<Response> => {
    // Prepared again only where the text has changed.
    if (shells.html !== parts.html) shells = { html: parts.html, answers: new Map() }
    const key = JSON.stringify(files ?? null)
    const answer = shells.answers.get(key) ?? createAnswer(HTML_TYPE, writeShell(parts, settings, files))
    shells.answers.set(key, answer)
    return send(c, answer, status === 200 ? REVALIDATED : status === 503 ? COME_AGAIN : NOT_KEPT, status)
  }

  /** Without JavaScript a browser asks again by itself. */
  const late = (c: Context<Env>, parts: DocumentParts): Promise<Response> => {
    const again = parts.html.replace(HEAD_END, `${ASK_AGAIN}${HEAD_END}`)
    const answer = createAnswer(HTML_TYPE, writeShell({ ...parts, html: again }, settings))
    const isBrowser = c.req.header('Sec-Fetch-Mode') === 'navigate'
    return send(c, answer, isBrowser ? NOT_KEPT : COME_AGAIN, isBrowser ? 200 : 503)
  }

  return async (c, status = 200) => {
    if (status !== 200 || !painter) return shell(c, await document(c.req.path), status)
    const painted = await paint(c).catch((error: unknown) => notPainted(c, error))
    return painted ?? late(c, await document(c.req.path))
  }

  function notPainted(c: Context<Env>, error: unknown): undefined {
    log.error({ requestId: c.var.requestId, err: error }, 'a page could not be drawn')
  }
}

/** To another address of the shop. Which language a person prefers is theirs to change, so only what is not theirs is for good. */
function redirect(c: Context<Env>, address: string, forGood: boolean): Response {
  c.header('Cache-Control', forGood ? 'public, max-age=3600' : 'no-store')
  if (!forGood) {
    c.header('Vary', 'Cookie')
    tellGuess(c)
  }
  return c.redirect(address, forGood ? 301 : 302)
}
