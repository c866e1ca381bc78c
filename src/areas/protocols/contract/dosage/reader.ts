import type { Clause } from './clause.ts'
import type { Token } from './token.ts'

/** The ways in which a text may be read. */
export interface Reading {
  readonly isTimesFirst: boolean
  readonly isOneDayDaily: boolean
  /** '8 am' is an hour; otherwise eight in the morning. */
  readonly hasHours: boolean
}

export interface Taken {
  /** Of tokens. */
  readonly count: number
  readonly clauses: readonly Clause[]
}

/** Reads clauses from the tokens at a place, or gives null where they are not of its kind. */
export type Reader = (tokens: readonly Token[], at: number, reading: Reading) => Taken | null

export const taken = (count: number, ...clauses: readonly Clause[]): Taken => ({ count, clauses })

export const isKind = (token: Token | undefined, ...kinds: readonly Token['kind'][]): boolean =>
  token !== undefined && kinds.includes(token.kind)

export const numberIn = (token: Token | undefined): number | null => (token?.kind === 'number' ? token.value : null)

export function wholeIn(token: Token | undefined): number | null {
  const value = numberIn(token)
  return value !== null && Number.isInteger(value) ? value : null
}
