import type { HttpBindings } from '@hono/node-server'

import type { LanguageCode } from '#contract/languages.ts'

/** The caller, as known from the connection and trusted proxies. */
export interface Caller {
  /** The caller's IP address behind the proxies; undefined if the connection is gone. */
  readonly address: string | undefined
  /** ISO 3166-1 alpha-2 code of the country that a trusted proxy names. */
  readonly country: string | undefined
}

/** Hashes of a document's inline styles and scripts. */
export interface InlineHashes {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** Context of every handler and middleware. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    language: LanguageCode
    /** Absent if the shop itself is the caller. */
    caller?: Caller
    /** Hashes of the answer's inline styles and scripts. */
    inlineHashes?: InlineHashes
    /** Headers of this answer that take the place of the security headers of the same names. */
    ownHeaders?: Readonly<Record<string, string>>
  }
}
