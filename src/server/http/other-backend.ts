import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { proxy } from 'hono/proxy'

import type { Log } from '../log.ts'
import { callerOf } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import { tooLarge, unavailable } from '../request/refused.ts'

/** Largest body in bytes that is passed on: the images of a practice page are the largest that the contract takes. */
const PASSED_BODY_MAX = 10 * 1024 * 1024

/** Milliseconds until the whole answer has to be there. */
const ANSWER_WITHIN = 30_000

/** What of a request concerns the API; everything else is between the browser and the shop. */
const ASKED = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'user-agent',
]

/** What of an answer concerns the caller. Cookies, other origins and the connection are the shop's to speak of. */
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

/** The only cookie of the contract: the language of the answer. */
const LANGUAGE_COOKIE = 'preferred_language'

export interface ElsewhereOptions {
  /** Of a backend that speaks the same API (setting API_ORIGIN). */
  readonly origin: string
  readonly log: Log
  readonly answerWithin?: number
}

/**
 * Calls, and the pictures that their answers name, passed through to another backend, which alone judges them
 * (operations.passes-through-to-a-backend). Refuses with 413 what is too large, and with 503 where the backend cannot be
 * reached or takes too long. Redirects are handed on, never followed.
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
      // The fetch itself cuts no body off any more once its request has been collected as garbage.
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

/** Aborts with a signal, and in time at the latest. The timer holds it, as nothing holds one of `AbortSignal.timeout`. */
function until(milliseconds: number, signal: AbortSignal): AbortController {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('aborted due to timeout', 'TimeoutError')), milliseconds).unref()
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: controller.signal })
  return controller
}

function askedHeaders(c: Context<Env>): Headers {
  const headers = only(ASKED, c.req.raw.headers)
  headers.set('X-Request-Id', c.var.requestId)
  // Whom the backend counts and where it finds them, if it trusts the shop as its proxy.
  const { address } = callerOf(c)
  if (address !== undefined) headers.set('X-Forwarded-For', address)
  const language = getCookie(c, LANGUAGE_COOKIE)
  if (language !== undefined) headers.set('Cookie', `${LANGUAGE_COOKIE}=${encodeURIComponent(language)}`)
  return headers
}

function only(names: readonly string[], headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)))
}
