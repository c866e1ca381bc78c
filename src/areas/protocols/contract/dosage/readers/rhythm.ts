import type { Clause } from '../clause.ts'
import { isKind, taken, wholeIn, type Reader } from '../reader.ts'
import type { Token } from '../token.ts'

const DAYS_OF_WEEK = 7

const every = (days: number): Clause => (days === 1 ? { kind: 'daily' } : { kind: 'rhythm', rhythm: { every: days } })

/** 'every 2 days', 'every other day', 'weekly'. 'Every' before anything else has no meaning here: it may be hours. */
export const everySoMany: Reader = (tokens, at) => {
  const one = tokens[at]
  if (one?.kind === 'everyNth') return taken(1, every(one.every))
  if (isKind(one, 'every')) {
    const next = tokens[at + 1]
    if (isKind(next, 'days')) return taken(2, every(1))
    if (isKind(next, 'weeks')) return taken(2, every(DAYS_OF_WEEK))
    if (isKind(next, 'weekday', 'weekdays', 'time', 'noon')) return taken(1)
    const number = wholeIn(next)
    if (number === null) return null
    if (isKind(tokens[at + 2], 'days')) return taken(3, every(number))
    return isKind(tokens[at + 2], 'weeks') ? taken(3, every(number * DAYS_OF_WEEK)) : null
  }
  const number = wholeIn(one)
  if (number === null) return null
  if (isKind(tokens[at + 1], 'everyDays')) return taken(2, every(number))
  if (!isKind(tokens[at + 1], 'days')) return null
  if (isKind(tokens[at + 2], 'everyAfter')) return taken(3, every(number))
  return isKind(tokens[at + 2], 'apart') && number === 1 ? taken(3, every(2)) : null
}

function weekdaysIn(token: Token | undefined, before: Token | undefined): readonly number[] | null {
  if (token?.kind === 'weekday') return [token.weekday]
  if (token?.kind === 'weekdays') return token.weekdays
  // 日 is Sunday and the word for days.
  return isKind(token, 'days') && isKind(before, 'weekday', ',', 'and') ? [DAYS_OF_WEEK] : null
}

const span = (from: number, to: number) =>
  Array.from({ length: ((to - from + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1 }, (_, days) => ((from + days - 1) % 7) + 1)

/** Weekdays one after another, with or without signs between them, and spans of them. */
export const weekdays: Reader = (tokens, at) => {
  const days: number[] = []
  let end = at
  for (let next = at; ;) {
    const found = weekdaysIn(tokens[next], next > at ? tokens[next - 1] : undefined)
    if (!found) break
    const isSpan = isKind(tokens[next + 1], '-', 'until')
    const last = isSpan ? weekdaysIn(tokens[next + 2], undefined) : null
    if (isSpan && !last) return null
    days.push(...(last ? span(found[0] ?? 0, last[0] ?? 0) : found))
    end = next + (last ? 3 : 1)
    next = end
    while (isKind(tokens[next], ',', 'and', '/', 'every')) next += 1
  }
  if (days.length === 0 || new Set(days).size !== days.length) return null
  if (days.length === DAYS_OF_WEEK) return taken(end - at, { kind: 'daily' })
  return taken(end - at, { kind: 'rhythm', rhythm: { weekdays: days.toSorted((a, b) => a - b) } })
}
