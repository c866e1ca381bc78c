import * as v from 'valibot'

import { day } from '#contract/wire.ts'

/** Days are YYYY-MM-DD in the shop's time zone, both counted in; null where there is no bound. */
export interface Days {
  readonly first: string | null
  readonly last: string | null
}

const readDay = (text = ''): string | null => (v.is(day, text) ? text : null)

/** The days that an address names; in the wrong order they are put right. */
export function readDays(from: string | undefined, to: string | undefined): Days {
  const [one, other] = [readDay(from), readDay(to)]
  return one !== null && other !== null && one > other ? { first: other, last: one } : { first: one, last: other }
}
