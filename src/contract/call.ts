import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot'

/** User types (account.types-are-four). */
export const USER_TYPES = { Admin: 1, CertifiedPractitioner: 2, Practitioner: 3, Client: 4 } as const
export type UserType = (typeof USER_TYPES)[keyof typeof USER_TYPES]

// oxlint-disable-next-line typescript/no-explicit-any -- any schema of whatever input and output
type AnySchema = BaseSchema<any, any, BaseIssue<unknown>>

/**
 * The callers that are let in. `none`: anonymous visitors. `optional`: anyone; a token, if one is sent, changes the answer.
 * `access`, `refresh`: a bearer token of that kind; `types` narrows it to these user types.
 */
export type Access =
  | { readonly token: 'none' | 'optional' }
  | { readonly token: 'access' | 'refresh'; readonly types?: readonly UserType[] }

/**
 * Statuses with which a call may refuse (error.status-meanings). 429, 500 and 503 can meet any call, 413 and 415 any call
 * with a body: they are not listed, save 413 and 415 where a file is taken.
 */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422

/** One API call as data: all that the client, the server's routes, the OpenAPI page and the tests derive from. */
export interface CallDefinition {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with `{name}` for path parameters. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Path parameters, from text. */
  readonly params?: AnySchema
  /** Query without `language_code`, which every call takes. Each value arrives as text. */
  readonly query?: AnySchema
  readonly body?: AnySchema
  /** `json` where not said. `either`: JSON or form data (a file upload among its fields). */
  readonly bodyType?: 'json' | 'form' | 'either'
  /** Bytes of a JSON body where the usual most is too little. */
  readonly bodyMax?: number
  /** Bytes of its one file where that is no picture: the server writes it to the disk as it comes. */
  readonly fileMax?: number
  readonly response: AnySchema
  /** JSON where not said. `csv`: comma-separated values (RFC 4180) as one text. `pdf`: a document as bytes. */
  readonly responseType?: 'csv' | 'pdf'
  readonly refusals: readonly Refusal[]
  /**
   * Takes an `Idempotency-Key` header: the same key is carried out once and answered alike
   * (call.idempotency-key-happens-once). `required` where money is asked for or given: without a key a repetition would do
   * it twice (call.costly-needs-a-key).
   */
  readonly idempotent?: true | 'required'
}

/** A call that may be made without an `Idempotency-Key`. */
export type KeylessCall = CallDefinition & { readonly idempotent?: true }

/** Keeps the exact types of a definition. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition
}

type Of<Schema, Otherwise> = Schema extends AnySchema ? Schema : Otherwise
type Output<Schema> = Schema extends AnySchema ? InferOutput<Schema> : undefined
type Input<Schema> = Schema extends AnySchema ? InferInput<Schema> : undefined

/** Input of the server's handler, already validated: `params` and `query` as values, not text. */
export interface CallInput<Call extends CallDefinition> {
  readonly params: Output<Of<Call['params'], undefined>>
  readonly query: Output<Of<Call['query'], undefined>>
  readonly body: Output<Of<Call['body'], undefined>>
}

/** Input of the client: values for `params` and `query`, the body as it is sent. */
export type CallRequest<Call extends CallDefinition> = Part<'params', Output<Of<Call['params'], undefined>>> &
  OptionalPart<'query', Output<Of<Call['query'], undefined>>> &
  OptionalPart<'body', Input<Of<Call['body'], undefined>>>

type Part<Name extends string, Value> = Value extends undefined ? { [K in Name]?: undefined } : { [K in Name]: Value }
// May be left out where nothing in it is required.
type OptionalPart<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : Partial<Value> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value }

/** The handler's return value before it is written, and the client's after it was checked. */
export type CallResponse<Call extends CallDefinition> = InferOutput<Call['response']>

/** One query value as text: lists joined with commas, flags as 1 and 0 (address.query-is-written-plainly). */
export function toQueryText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(',')
  if (typeof value === 'boolean') return value ? '1' : '0'
  return `${value as string | number}`
}

/** The path of a call with its `{parameters}` filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> | undefined): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(`${(params?.[name] ?? '') as string | number}`),
  )
}
