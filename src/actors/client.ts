import type { CallDefinition, CallRequest, CallResponse, KeylessCall } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import type { Logger } from './logger.ts'

export interface TokenSource {
  /**
   * The access token, once a refresh that is due or running has ended: undefined where there is none, null where the one
   * there is has run out and no other could be had.
   */
  access(): Promise<string | null | undefined>
  refresh(): string | undefined
  /** The server has refused this access token. */
  refused(access: string): void
  /** A call found no access token. `text`: the translation key of the message that asks to sign in. */
  missed(text: string): void
}

/** For those who are always visitors. */
export const NO_TOKENS: TokenSource = {
  access: () => Promise.resolve(undefined),
  refresh: () => undefined,
  refused: () => {},
  missed: () => {},
}

export interface ClientPorts {
  /** The origin with the API, without a trailing slash; empty for the page's own. */
  origin: string
  /** The page's language, for calls that name none (language.calls-carry-language-code). */
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
    options: CallOptions & { key: string },
  ): Promise<CallResult<CallResponse<Call>>>
  call<Call extends KeylessCall>(
    call: Call,
    request: CallRequest<Call>,
    options?: CallOptions,
  ): Promise<CallResult<CallResponse<Call>>>
}

/** The same for every call, whether it requires a key or not. */
export type CarryOut = <Call extends CallDefinition>(
  call: Call,
  request: CallRequest<Call>,
  options?: CallOptions,
) => Promise<CallResult<CallResponse<Call>>>

export interface CallOptions {
  signal?: AbortSignal
  /** The language of the answer: that of the place it is for. */
  language?: LanguageCode
  /** Sent as Idempotency-Key: under one key a call is carried out once (call.idempotency-key-happens-once). */
  key?: string
  /** Milliseconds after which this call's answer is not waited for any more; false where `fetch` sees to that. */
  timeout?: number | false
  /** Carries this call's request. */
  fetch?: (request: Request) => Promise<Response>
}
