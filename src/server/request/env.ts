import type { HttpBindings } from '@hono/node-server'

import type { LanguageCode } from '#contract/languages.ts'

/** Who calls, as far as the connection and proxies that are trusted tell. */
export interface Caller {
  /** IP address of whoever calls, behind the proxies; undefined where the connection is gone. */
  readonly address: string | undefined
  /** The country that a trusted proxy names, by an ISO 3166-1 alpha-2 code. */
  readonly country: string | undefined
}

/** Hashes of what stands in a document itself. */
export interface InlineHashes {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** What every handler and middleware finds in its context. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    language: LanguageCode
    /** Who calls; absent where the shop does so itself. */
    caller?: Caller
    /** Hashes of the styles and scripts that stand in the answer itself. */
    inlineHashes?: InlineHashes
  }
}
