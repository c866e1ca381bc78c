import type { USER_TYPES } from '#contract/call.ts'
import type { CallsOf, Chapters } from '#server/api/implement.ts'
import type { Person } from './people.ts'

export type Caller = 'visitor' | keyof typeof USER_TYPES

export const EVERYBODY: readonly Caller[] = ['visitor', 'Admin', 'CertifiedPractitioner', 'Practitioner', 'Client']
export const WITH_TOKEN = EVERYBODY.slice(1)

/** Parts of a request that differ from the sample. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, number>>
  readonly body?: unknown
}

/**
 * A call's contact with other people's data. `nobodys`: none. `own`: it is about the caller, and neither names, returns
 * nor changes anything of others. Otherwise: how it names something of another person, and the status with which it
 * then refuses (404: role.others-data-looks-like-none).
 */
export type Reach = 'nobodys' | 'own' | { readonly naming: (other: Person) => Sent; readonly status: number }

export interface AccessTo<Id extends string> {
  /** Method and path of each call that an existing backend does not answer. */
  readonly extensions: readonly string[]
  readonly capabilities: readonly {
    readonly capability: string
    /** All user types that have it. */
    readonly who: readonly Caller[]
    readonly calls: readonly Id[]
  }[]
  readonly reach: { readonly [Each in Id]: Reach }
}

/** Written by hand for the calls of an area, never read off the contract: a call without `reach` does not compile. */
export type Access<Calls extends Chapters> = AccessTo<keyof CallsOf<Calls> & string>
