import { isKind, numberIn, taken, type Reader } from '../reader.ts'

const IS_LISTED = ['weekday', 'weekdays', 'time', 'noon'] as const

/** '1 am 2 pm' are amounts, but '8 am' is an hour, and no amount even where that leaves none. */
const MOST_BEFORE_NOON = 4

const TIME_OF_SIDE = { am: 'breakfast', pm: 'dinner' } as const

/** A token that is a clause by itself. */
export const single: Reader = (tokens, at) => {
  const one = tokens[at]
  switch (one?.kind) {
    case 'number':
      return taken(1, { kind: 'amount', amount: one.value })
    case 'unit':
      return taken(1, { kind: 'unit', unit: one.unit })
    case 'time':
      return taken(1, { kind: 'at', at: one.at })
    case 'noon':
      return (numberIn(tokens[at - 1]) ?? 0) > MOST_BEFORE_NOON
        ? null
        : taken(1, { kind: 'at', at: TIME_OF_SIDE[one.side] })
    case 'food':
      return taken(1, { kind: 'food', food: one.food, isOfMeal: one.isOfMeal })
    case 'daily':
      return taken(1, { kind: 'daily' })
    case 'then':
      return taken(1, { kind: 'then' })
    case 'and':
      return taken(1, { kind: 'and' })
    case ',':
      return taken(1, { kind: 'joint' })
    case ';':
      return taken(1, { kind: 'break' })
    case '/':
      // '2/day', 'am/pm'.
      if (isKind(tokens[at + 1], 'days')) return taken(2, { kind: 'daily' })
      return isKind(tokens[at + 1], ...IS_LISTED, 'daily') ? taken(1, { kind: 'joint' }) : null
    default:
      return null
  }
}
