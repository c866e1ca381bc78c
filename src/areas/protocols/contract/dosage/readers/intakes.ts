import { DAY_TIMES, type Intake } from '../dosage.ts'
import { isKind, numberIn, taken, wholeIn, type Reader, type Taken } from '../reader.ts'
import type { Token } from '../token.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** An own time, or null where the day has none such. */
function clockTaken(count: number, hours: number, minutes: number, side?: 'am' | 'pm'): Taken | null {
  if (side && (hours < 1 || hours > 12)) return null
  const ofDay = side ? (hours % 12) + (side === 'pm' ? 12 : 0) : hours
  return ofDay > 23 || minutes > 59 ? null : taken(count, { kind: 'at', at: `${two(ofDay)}:${two(minutes)}` })
}

function hourIn(token: Token | undefined): { readonly hours: number; readonly minutes: number } | null {
  if (token?.kind === 'clock') return token
  if (token?.kind !== 'number') return null
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:\.(\d{2}))?$/.exec(token.text) ?? []
  return hours === undefined ? null : { hours: Number(hours), minutes: Number(minutes) }
}

/** '07:30', '8 am', '20 Uhr', 'kl. 7.30'. */
export const clocks: Reader = (tokens, at, { hasHours }) => {
  const before = isKind(tokens[at], 'noon', 'hourBefore') ? 1 : 0
  const first = tokens[at]
  const hour = hourIn(tokens[at + before])
  if (!hour) return null
  const isNamed = isKind(tokens[at + before + 1], 'hour')
  const after = tokens[at + before + (isNamed ? 2 : 1)]
  const side = first?.kind === 'noon' ? first.side : hasHours && after?.kind === 'noon' ? after.side : undefined
  const isHour = isNamed || isKind(first, 'hourBefore') || isKind(tokens[at + before], 'clock') || side !== undefined
  if (!isHour || (first?.kind === 'noon' && !isNamed && !isKind(tokens[at + before], 'clock'))) return null
  const isSideAfter = side !== undefined && first?.kind !== 'noon'
  const count = before + 1 + (isNamed ? 1 : 0) + (isSideAfter ? 1 : 0)
  return clockTaken(count, hour.hours, hour.minutes, side)
}

const SCHEME_TIMES: Readonly<Record<number, readonly Intake['at'][]>> = {
  3: DAY_TIMES.slice(1, 4),
  4: DAY_TIMES.slice(1),
}

/** '1-0-1' and '1-0-0-1': breakfast, lunch, dinner and bed. */
export const scheme: Reader = (tokens, at) => {
  const amounts: number[] = []
  for (let next = at; ; next += 2) {
    const amount = numberIn(tokens[next])
    if (amount === null) return null
    amounts.push(amount)
    if (!isKind(tokens[next + 1], '-')) break
  }
  const times = SCHEME_TIMES[amounts.length]
  if (!times) return null
  const intakes = amounts.map((amount, index) => ({ at: times[index] ?? null, amount }))
  return taken(amounts.length * 2 - 1, { kind: 'scheme', intakes: intakes.filter(({ amount }) => amount > 0) })
}

/** '2x', 'twice', '1 capsule x 2', and '2x1' where the number of times comes first. */
export const times: Reader = (tokens, at, { isTimesFirst }) => {
  const one = tokens[at]
  if (one?.kind === 'often') return taken(1, { kind: 'times', times: one.times })
  if (isKind(one, 'times')) {
    const number = wholeIn(tokens[at + 1])
    return number !== null && isKind(tokens[at - 1], 'unit') ? taken(2, { kind: 'times', times: number }) : null
  }
  const number = wholeIn(one)
  if (number === null || !isKind(tokens[at + 1], 'times')) return null
  const amount = numberIn(tokens[at + 2])
  if (amount === null) return taken(2, { kind: 'times', times: number })
  return isTimesFirst ? taken(3, { kind: 'times', times: number }, { kind: 'amount', amount }) : null
}
