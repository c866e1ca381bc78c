import type { MessageKey, MessageValues } from '../texts/messages.ts'

/** Statuses with which the server refuses (error.status-meanings). */
export type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 421 | 422 | 429 | 503

/** The text of a field, with what it names. */
export type FieldText = MessageKey | { readonly key: MessageKey; readonly values: MessageValues }

/** What a refusal may carry besides its message. */
export interface RefusedDetails {
  /** What is wrong with single fields, by dotted path. */
  readonly fields?: Readonly<Record<string, FieldText>>
  readonly headers?: Readonly<Record<string, string>>
  /** What its text names. */
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

/** More at once, or in a while, than one caller may do: again in so many seconds (error.busy-answers-say-when). */
export function tooMany(seconds: number): Refused {
  return new Refused(429, 'tooMany', { headers: { 'Retry-After': `${seconds}` } })
}

const MB = 1024 * 1024

/** More bytes than are taken, in the whole or in the named fields. */
export function tooLarge(mostBytes: number, fields?: RefusedDetails['fields']): Refused {
  return new Refused(413, 'tooLarge', { values: { limit: mostBytes / MB }, ...(fields && { fields }) })
}

/** The text of a field whose file has more bytes than are taken. */
export const fileTooLarge = (mostBytes: number): FieldText => ({
  key: 'fieldFileSize',
  values: { limit: mostBytes / MB },
})

/** The shop is starting, or its database is away: ask again soon (error.busy-answers-say-when). */
export function unavailable(cause?: unknown): Refused {
  return new Refused(503, 'unavailable', { headers: { 'Retry-After': '2' }, cause })
}
