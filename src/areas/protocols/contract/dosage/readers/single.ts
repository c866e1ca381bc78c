import type { Clause } from '../clause.ts'
import { isKind, numberIn, taken, type Reader } from '../reader.ts'
import type { Token } from '../token.ts'

/** '1 am 2 pm' are amounts, but '8 am' is an hour, and no amount even where that leaves none. */
const MOST_BEFORE_NOON = 4

const TIME_OF_SIDE = { am: 'breakfast', pm: 'dinner' } as const

const PLAIN: ReadonlyMap<Token['kind'], Clause> = new Map<Token['kind'], Clause>([
  ['daily', { kind: 'daily' }],
  ['then', { kind: 'then' }],
  ['and', { kind: 'and' }],
  [',', { kind: 'joint' }],
  [';', { kind: 'break' }],
])

function clauseOf(one: Token): Clause | undefined {
  if (one.kind === 'number') return { kind: 'amount', amount: one.value }
  if (one.kind === 'unit') return { kind: 'unit', unit: one.unit }
  if (one.kind === 'time') return { kind: 'at', at: one.at }
  if (one.kind === 'food') return { kind: 'food', food: one.food, isOfMeal: one.isOfMeal }
  return PLAIN.get(one.kind)
}

/** A token that is a clause by itself; a slash is one in '2/day' and 'am/pm'. */
export const single: Reader = (tokens, at) => {
  const one = tokens[at]
  if (!one) return null
  if (one.kind === 'noon') {
    const isHour = (numberIn(tokens[at - 1]) ?? 0) > MOST_BEFORE_NOON
    return isHour ? null : taken(1, { kind: 'at', at: TIME_OF_SIDE[one.side] })
  }
  if (one.kind === '/') {
    if (isKind(tokens[at + 1], 'days')) return taken(2, { kind: 'daily' })
    const isJoint = isKind(tokens[at + 1], 'weekday', 'weekdays', 'time', 'noon', 'daily')
    return isJoint ? taken(1, { kind: 'joint' }) : null
  }
  const clause = clauseOf(one)
  return clause ? taken(1, clause) : null
}
