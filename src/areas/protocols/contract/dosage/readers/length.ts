import { isKind, taken, wholeIn, type Reader } from '../reader.ts'

const DAYS_OF_WEEK = 7

/** 'for 14 days', 'first week', '2 weeks'. A single day needs a word beside it: '1 day' may be meant as 'a day'. */
export const length: Reader = (tokens, at, { isOneDayDaily }) => {
  let next = at
  while (isKind(tokens[next], 'for', 'first')) next += 1
  const isTold = next > at
  const isFirst = isTold && isKind(tokens[next - 1], 'first')
  if (isFirst && isKind(tokens[next], 'weeks')) return taken(next + 1 - at, { kind: 'length', days: DAYS_OF_WEEK })
  const number = wholeIn(tokens[next])
  if (number === null || !isKind(tokens[next + 1], 'days', 'weeks')) return null
  const days = isKind(tokens[next + 1], 'weeks') ? number * DAYS_OF_WEEK : number
  const isLong = isKind(tokens[next + 2], 'forAfter')
  if (days === 1 && !isTold && !isLong) return isOneDayDaily ? taken(2, { kind: 'daily' }) : null
  return taken(next + (isLong ? 3 : 2) - at, { kind: 'length', days })
}
