import { fillPath, toQueryText } from '#contract/call.ts'
import type { CallDefinition, CallRequest, CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import type { Logger } from './logger.ts'

/** Where tokens come from. */
export interface TokenSource {
  /**
   * The access token, once a refresh that is due or running has ended: undefined where there is none, null where the one
   * there is has run out and no other could be had.
   */
  access(): Promise<string | null | undefined>
  refresh(): string | undefined
  /** The server has refused this access token. */
  refused(access: string): void
}

/** For those who are always visitors. */
export const NO_TOKENS: TokenSource = {
  access: () => Promise.resolve(undefined),
  refresh: () => undefined,
  refused: () => {},
}

export interface ClientPorts {
  /** The origin with the API, without a trailing slash; empty for the page's own. */
  origin: string
  /**
   * The language of an answer where a call names none, from the preferred_language cookie
   * (language.calls-carry-language-code).
   */
  readonly language: () => LanguageCode
  tokens: TokenSource
  log: Logger
  /** Milliseconds after which an answer is not waited for any more; 30 s where not said. */
  timeout?: number
  /** Carries requests; the platform's own where not said. */
  fetch?: (request: Request) => Promise<Response>
}

export interface Client {
  /** Carries out one call of the contract. Resolves with a result for every expected outcome; rejects only where it was aborted. */
  call<Call extends CallDefinition>(
    call: Call,
    request: CallRequest<Call>,
    options?: CallOptions,
  ): Promise<CallResult<CallResponse<Call>>>
}

export interface CallOptions {
  signal?: AbortSignal
  /** The language of the answer: that of the place it is for. */
  language?: LanguageCode
  /** Sent as Idempotency-Key: under one key a call is carried out once (call.idempotency-key-happens-once). */
  key?: string
}

const TIMEOUT_MS = 30_000

function searchParams(query: Readonly<Record<string, unknown>> | undefined, language: string): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = toQueryText(value)
    if (text !== undefined) params.set(name, text)
  }
  params.set('language_code', language)
  return params
}

type Bearer = { readonly token: string | null } | { readonly problem: 'unauthorized' | 'unreachable' }

/** The token that a call is sent with, or why it cannot be sent. */
async function bearerOf({ access }: CallDefinition, tokens: TokenSource): Promise<Bearer> {
  if (access.token === 'none') return { token: null }
  // Account and cart calls without a stored token never reach the network (session.no-token-no-call).
  if (access.token === 'refresh') {
    const token = tokens.refresh()
    return token === undefined ? { problem: 'unauthorized' } : { token }
  }
  const token = await tokens.access()
  if (access.token === 'optional') return { token: token ?? null }
  if (token === undefined) return { problem: 'unauthorized' }
  // With a token that has run out the server would end the session, though only the way to a new one is cut.
  return token === null ? { problem: 'unreachable' } : { token }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The code that makes calls and reads what comes back. A page that the server drew makes no call at first, so it need not
 * come with it.
 */
export async function loadCalls() {
  const [{ default: ky }, answers] = await Promise.all([import('ky'), import('./answers.ts')])
  return { ky, ...answers }
}

/** The typed client over the contract (call.sends-json-with-credentials): errors are results. */
export function createClient({
  origin,
  language: defaultLanguage,
  tokens,
  log,
  timeout = TIMEOUT_MS,
  fetch,
}: ClientPorts): Client {
  return {
    async call<Call extends CallDefinition>(
      call: Call,
      request: CallRequest<Call>,
      { signal, language = defaultLanguage(), key }: CallOptions = {},
    ) {
      type Result = CallResult<CallResponse<Call>>
      const bearer = await bearerOf(call, tokens)
      if ('problem' in bearer) return { ok: false, problem: { kind: bearer.problem } } satisfies Result
      const { token } = bearer
      const sent: unknown = request.body
      let code: Awaited<ReturnType<typeof loadCalls>>
      let response: Response
      let text: string
      try {
        code = await loadCalls()
        response = await code.ky(
          `${origin}/api${fillPath(call.path, request.params as Readonly<Record<string, unknown>> | undefined)}`,
          {
            method: call.method,
            searchParams: searchParams(request.query as Readonly<Record<string, unknown>> | undefined, language),
            ...(sent === undefined ? {} : sent instanceof FormData ? { body: sent } : { json: sent }),
            headers: {
              ...(token !== null && { authorization: `Bearer ${token}` }),
              ...(key !== undefined && { 'idempotency-key': key }),
            },
            credentials: 'include',
            // The charts own every retry.
            retry: 0,
            timeout,
            throwHttpErrors: false,
            ...(signal && { signal }),
            ...(fetch && {
              fetch: (input: Request | URL | string, init?: RequestInit) => fetch(new Request(input, init)),
            }),
          },
        )
        // Within the same guard: a connection can break, and a call can be aborted, while the body is on its way.
        text = await response.text()
      } catch (error) {
        if (signal?.aborted) throw error
        return { ok: false, problem: { kind: 'unreachable' } } satisfies Result
      }
      const body = call.responseType === 'text' && response.ok ? text : parseJson(text)
      if (response.ok) return code.readAnswer(call, body, log)
      // Any 401 on an authenticated call (session.unauthorised-clears-the-tokens).
      if (response.status === 401 && token !== null && call.access.token !== 'refresh') tokens.refused(token)
      return code.readRefusal(response, body)
    },
  }
}
