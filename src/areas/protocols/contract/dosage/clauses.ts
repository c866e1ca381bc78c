import type { Clause } from './clause.ts'
import type { Reading } from './reader.ts'
import { dates } from './readers/dates.ts'
import { clocks, scheme, times } from './readers/intakes.ts'
import { length } from './readers/length.ts'
import { everySoMany, weekdays } from './readers/rhythm.ts'
import { single } from './readers/single.ts'
import { withOneTimeEach } from './same-time.ts'
import type { Token } from './token.ts'

/** In this order: a number may be a date, a rhythm, a length, an hour or an amount. */
const READERS = [dates, everySoMany, length, times, scheme, clocks, weekdays, single]

/** The clauses of tokens, or null where a token has no part in any. */
export function clausesOf(tokens: readonly Token[], reading: Reading): readonly Clause[] | null {
  const clauses: Clause[] = []
  for (let at = 0; at < tokens.length;) {
    const found = READERS.reduce<ReturnType<(typeof READERS)[number]>>(
      (before, reader) => before ?? reader(tokens, at, reading),
      null,
    )
    if (!found) return null
    clauses.push(...found.clauses)
    at += found.count
  }
  return withOneTimeEach(clauses)
}
