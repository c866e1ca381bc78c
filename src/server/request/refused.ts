import type { MessageKey, MessageValues } from '../texts/messages.ts'

/** Statuses with which the server refuses (error.status-meanings). */
export type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 421 | 422 | 429 | 503

/** The text of a field, with the values to fill in. */
export type FieldText = MessageKey | { readonly key: MessageKey; readonly values: MessageValues }

/** Optional details of a refusal. */
export interface RefusedDetails {
  /** Errors of single fields by dotted path. */
  readonly fields?: Readonly<Record<string, FieldText>>
  readonly headers?: Readonly<Record<string, string>>
  /** Values to fill into its text. */
  readonly values?: MessageValues
  readonly cause?: unknown
}

/** Thrown to answer with a status and a message in the caller's language. It carries keys, never texts. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: RefusedStatus
  readonly key: MessageKey
  readonly fields: Readonly<Record<string, FieldText>> | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly values: MessageValues

  constructor(status: RefusedStatus, key: MessageKey, details: RefusedDetails = {}) {
    super(key, details.cause === undefined ? undefined : { cause: details.cause })
    this.status = status
    this.key = key
    this.fields = details.fields
    this.headers = details.headers ?? {}
    this.values = details.values ?? {}
  }
}

/** Refuses a caller that exceeds a rate limit, to retry after this many seconds (error.busy-answers-say-when). */
export function tooMany(seconds: number): Refused {
  return new Refused(429, 'tooMany', { headers: { 'Retry-After': `${seconds}` } })
}

const MB = 1024 * 1024

/** Refuses more bytes than are accepted, in the whole body or in the named fields. */
export function tooLarge(mostBytes: number, fields?: RefusedDetails['fields']): Refused {
  return new Refused(413, 'tooLarge', { values: { limit: mostBytes / MB }, ...(fields && { fields }) })
}

/** Returns the error text of a field whose file has more bytes than are accepted. */
export const fileTooLarge = (mostBytes: number): FieldText => ({
  key: 'fieldFileSize',
  values: { limit: mostBytes / MB },
})

/** Refuses while the shop is starting or its database is away, to retry soon (error.busy-answers-say-when). */
export function unavailable(cause?: unknown): Refused {
  return new Refused(503, 'unavailable', { headers: { 'Retry-After': '2' }, cause })
}
