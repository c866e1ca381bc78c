import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { proxy } from 'hono/proxy'

import type { Log } from '../log.ts'
import { callerOf } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import { tooLarge, unavailable } from '../request/refused.ts'

/** Largest body in bytes that is passed on. The contract's largest bodies are the images of a practice page. */
const PASSED_BODY_MAX = 10 * 1024 * 1024

/** Milliseconds within which the whole answer must arrive. */
const ANSWER_WITHIN = 30_000

/** Request headers that are passed on; all others are between the browser and the shop. */
const ASKED = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
]

/** Response headers that are passed on. Only the shop itself sets cookies, CORS and connection headers. */
const ANSWERED = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
]

/** The contract's only cookie: the language of the answer. */
const LANGUAGE_COOKIE = 'preferred_language'

export interface ElsewhereOptions {
  /** Origin of a backend with the same API (setting API_ORIGIN). */
  readonly origin: string
  readonly log: Log
  readonly answerWithin?: number
}

/**
 * Passes calls, and requests for the pictures their answers name, to another backend, which alone judges them
 * (operations.passes-through-to-a-backend). Refuses bodies that are too large with 413, and answers 503 if the backend
 * cannot be reached or takes too long. Redirects are handed on, never followed.
 */
export function elsewhere({ origin, log, answerWithin = ANSWER_WITHIN }: ElsewhereOptions): Hono<Env> {
  const passed = new Hono<Env>({ strict: false })
  passed.use(
    bodyLimit({
      maxSize: PASSED_BODY_MAX,
      onError: () => {
        throw tooLarge(PASSED_BODY_MAX)
      },
    }),
  )
  passed.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const body = await c.req.arrayBuffer()
    const { signal } = until(answerWithin, c.req.raw.signal)
    try {
      const answer = await proxy(`${origin}${pathname}${search}`, {
        method: c.req.method,
        headers: askedHeaders(c),
        ...(body.byteLength > 0 ? { body } : {}),
        redirect: 'manual',
        signal,
      })
      // Once its request has been garbage-collected, an aborted fetch no longer cuts off the body; the pipe does.
      return new Response(answer.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }), {
        status: answer.status,
        headers: only(ANSWERED, answer.headers),
      })
    } catch (cause) {
      const isGivenUp = c.req.raw.signal.aborted
      if (!isGivenUp) log.warn({ requestId: c.var.requestId, err: cause }, 'the backend of API_ORIGIN did not answer')
      throw unavailable(cause)
    }
  })
  return passed
}

/** Aborts with a signal or after a time. The timer keeps it alive, whereas `AbortSignal.timeout` may be collected. */
function until(milliseconds: number, signal: AbortSignal): AbortController {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('aborted due to timeout', 'TimeoutError')), milliseconds).unref()
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: controller.signal })
  return controller
}

function askedHeaders(c: Context<Env>): Headers {
  const headers = only(ASKED, c.req.raw.headers)
  headers.set('X-Request-Id', c.var.requestId)
  // A backend that trusts the shop as its proxy limits and locates callers by this address.
  const { address } = callerOf(c)
  if (address !== undefined) headers.set('X-Forwarded-For', address)
  const language = getCookie(c, LANGUAGE_COOKIE)
  if (language !== undefined) headers.set('Cookie', `${LANGUAGE_COOKIE}=${encodeURIComponent(language)}`)
  return headers
}

function only(names: readonly string[], headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)))
}
