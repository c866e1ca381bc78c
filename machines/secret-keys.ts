import type { ContextFrom } from 'xstate'

/** Sorts of secrets, each replaced in recordings by a tag that passes the same rules. */
export type SecretKind = 'password' | 'email' | 'phone' | 'postcode' | 'account' | 'words' | 'text'

/**
 * The keys of a chart under which a person's own words stand, beside those that are secret in every chart: anywhere in it, or
 * as `event key` in one event alone. `open`: the key looks like one, and holds nothing of the kind.
 */
export type Secrets = Readonly<Record<string, SecretKind | 'open'>>

/** The secret keys of all charts: each `secrets.ts` adds its own. */
export interface AllSecrets {}

type Telling = 'keyword' | 'message' | 'name' | 'note' | 'query' | 'reason' | 'search' | 'subject' | 'text' | 'typed'
/** Read as a person's own words, or left as the catalogue's, in every chart. */
type Known = 'keyword' | 'message' | 'name' | 'note' | 'notes' | 'query' | 'reason' | 'search' | 'subject' | 'text'

type TellingKeys<Context> = {
  [Key in Exclude<keyof Context & string, Known>]: Lowercase<Key> extends `${string}${Telling}${string}` ? Key : never
}[Exclude<keyof Context & string, Known>]

type HasTelling<Machine> = [TellingKeys<ContextFrom<Machine>>] extends [never] ? false : true

/** Rows of secret keys by chart: one that keeps such a key in its context says of it what it is, or nothing compiles. */
export type SecretRows<Machines> = {
  readonly [Name in keyof Machines as HasTelling<Machines[Name]> extends true ? Name : never]: Secrets & {
    readonly [Key in TellingKeys<ContextFrom<Machines[Name]>>]: SecretKind | 'open'
  }
}
