import { calendarDay } from '../calendar.ts'
import { isKind, taken, wholeIn, type Reader } from '../reader.ts'
import type { Token } from '../token.ts'

interface Dated {
  readonly day: string
  readonly count: number
}

/** A date, also one whose month is a word or whose parts stand apart. */
function dateAt(tokens: readonly Token[], at: number): Dated | null {
  const one = tokens[at]
  if (one?.kind === 'date') return { day: one.day, count: 1 }
  return ofParts(tokens.slice(at, at + 3), 3) ?? withComma(tokens.slice(at, at + 4))
}

/** 'December 1, 2026'. */
const withComma = (tokens: readonly Token[]): Dated | null =>
  isKind(tokens[2], ',') ? ofParts([...tokens.slice(0, 2), ...tokens.slice(3)], 4) : null

function ofParts([first, second, third]: readonly Token[], count: number): Dated | null {
  const day = inOrder(first, second, third)
  return day === null ? null : { day, count }
}

const monthIn = (token: Token | undefined): number | undefined =>
  token?.kind === 'month' || token?.kind === 'weekday' ? token.month : undefined

function inOrder(first: Token | undefined, second: Token | undefined, third: Token | undefined): string | null {
  const [one, two, three] = [wholeIn(first), wholeIn(second), wholeIn(third)]
  const [before, between] = [monthIn(first), monthIn(second)]
  if (before !== undefined) return two !== null && three !== null ? calendarDay(three, before, two) : null
  if (one === null || three === null) return null
  if (between !== undefined) return one > 31 ? calendarDay(one, between, three) : calendarDay(three, between, one)
  return two !== null && one > 999 ? calendarDay(one, two, three) : null
}

/** 'from' and 'until' with their dates, and two dates with a dash or 'to' between them. */
export const dates: Reader = (tokens, at) => {
  const before = isKind(tokens[at], 'from', 'until') ? 1 : 0
  const date = dateAt(tokens, at + before)
  if (!date) return null
  const next = tokens[at + before + date.count]
  if (isKind(tokens[at], 'until')) return taken(1 + date.count, { kind: 'until', day: date.day })
  if (isKind(next, 'untilAfter')) return before ? null : taken(date.count + 1, { kind: 'until', day: date.day })
  const isStart = before === 1 || isKind(next, 'fromAfter', 'until', '-')
  if (!isStart) return null
  const count = before + date.count + (isKind(next, 'fromAfter') ? 1 : 0)
  const end = isKind(tokens[at + count], '-') ? dateAt(tokens, at + count + 1) : null
  if (!end) return isKind(tokens[at + count], '-') ? null : taken(count, { kind: 'from', day: date.day })
  return taken(count + 1 + end.count, { kind: 'from', day: date.day }, { kind: 'until', day: end.day })
}
