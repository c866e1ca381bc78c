/** `refused` carries the server's own words, already in the user's language (error.answers-share-one-shape). */
export type Problem =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly message: string
      readonly errors?: Readonly<Record<string, string>>
      /** Milliseconds. */ readonly retryAfter?: number
    }
  /** Raised before the network where a call needs a stored token and there is none (session.no-token-no-call). */
  | { readonly kind: 'unauthorized' }
  /** No answer: offline, timed out, connection lost. */
  | { readonly kind: 'unreachable' }
  /** An answer that does not keep the contract. */
  | { readonly kind: 'unreadable' }
  /** A login would lead to an address that is not secure (sign-in.redirect-must-be-https). */
  | { readonly kind: 'insecureRedirect' }
  /** No function is connected that could answer (catalogue.unconnected-pages-warn). */
  | { readonly kind: 'notConnected' }

/** An expected refusal is a result; calls never throw for it. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }
