import ky from 'ky'

import { fillPath, toQueryText } from '#contract/call.ts'
import type { CallDefinition, CallRequest, CallResponse } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import { signInText } from '#machines/account/session/sign-in-text.ts'

import { readAnswer, readRefusal } from './answers.ts'
import type { CallOptions, ClientPorts, TokenSource } from './client.ts'

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

/** The token that a call is sent with (call.bearer-unless-open), or why it cannot be sent. */
async function bearerOf(call: CallDefinition, tokens: TokenSource): Promise<Bearer> {
  const { access } = call
  if (access.token === 'none') return { token: null }
  // Account and cart calls without a stored token never reach the network (session.no-token-no-call).
  if (access.token === 'refresh') {
    const token = tokens.refresh()
    return token === undefined ? { problem: 'unauthorized' } : { token }
  }
  const token = await tokens.access()
  if (access.token === 'optional') return { token: token ?? null }
  if (token === undefined) {
    tokens.missed(signInText(call))
    return { problem: 'unauthorized' }
  }
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

/** Carries out one call, as `Client` promises. */
export async function carryOut<Call extends CallDefinition>(
  {
    origin,
    language: defaultLanguage,
    tokens,
    log,
    timeout: usualTimeout = TIMEOUT_MS,
    fetch: usualFetch,
  }: ClientPorts,
  call: Call,
  request: CallRequest<Call>,
  { signal, language = defaultLanguage(), key, timeout = usualTimeout, fetch = usualFetch }: CallOptions,
): Promise<CallResult<CallResponse<Call>>> {
  type Result = CallResult<CallResponse<Call>>
  const bearer = await bearerOf(call, tokens)
  if ('problem' in bearer) return { ok: false, problem: { kind: bearer.problem } } satisfies Result
  const { token } = bearer
  const sent: unknown = request.body
  let response: Response
  let text: string
  try {
    response = await ky(
      `${origin}/api${fillPath(call.path, request.params as Readonly<Record<string, unknown>> | undefined)}`,
      {
        method: call.method,
        searchParams: searchParams(request.query as Readonly<Record<string, unknown>> | undefined, language),
        ...(sent === undefined ? {} : sent instanceof FormData ? { body: sent } : { json: sent }),
        // No token in the address, which is logged and stays in the history (security.no-token-in-an-address).
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
  const body = call.responseType && response.ok ? text : parseJson(text)
  if (response.ok) return readAnswer(call, body, log)
  // Any 401 on an authenticated call (session.unauthorised-clears-the-tokens).
  if (response.status === 401 && token !== null && call.access.token !== 'refresh') tokens.refused(token)
  return readRefusal(response, body)
}
