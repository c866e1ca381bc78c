import type { HttpBindings } from '@hono/node-server'

import type { LanguageCode } from '#contract/languages.ts'

import type { InlineHashes } from '../render/document.ts'
import type { Caller } from './caller.ts'

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
