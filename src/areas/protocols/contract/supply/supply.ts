import { addDays, daysBetween } from '../dosage/amounts.ts'
import type { Dosage } from '../dosage/dosage.ts'
import { LASTS_MAX, lastingOf, packsUntil } from './lasting.ts'
import type { Lasting } from './lasting.ts'
import { spanOf } from './length.ts'
import type { Length, Span } from './length.ts'
import type { Pack } from './pack.ts'
import { scheduleOf } from './schedule.ts'

/** A line of a protocol, as far as its supply needs it. */
export interface Supplied {
  readonly item_count: number
  readonly dosage?: Dosage | null | undefined
  readonly pack?: Pack | undefined
}

/** Reasons for which nothing can be said: no dosage, contents that can't be told, or the two in different units (supply.unknown-is-not-guessed). */
export const UNKNOWN_SUPPLY = ['dosage', 'pack', 'units'] as const
export type UnknownSupply = (typeof UNKNOWN_SUPPLY)[number]

export interface KnownSupply {
  readonly onePack: Lasting
  /** All packs of the line. */
  readonly all: Lasting
  /** The last day that all packs cover, as YYYY-MM-DD; null where they last to the end of the dosage, or for years. */
  readonly runsOut: string | null
  /** Packs that the line takes up to the end of the span. */
  readonly needed: number
}

export type LineSupply = KnownSupply | { readonly unknown: UnknownSupply }

export const isKnown = (supply: LineSupply): supply is KnownSupply => !('unknown' in supply)

/**
 * The days that the packs of a line last from the first day of a span, and the packs that the span needs.
 */
export function supplyOf(
  { item_count, dosage, pack }: Supplied,
  span: Pick<Span, 'start' | 'first' | 'last'>,
): LineSupply {
  if (!dosage) return { unknown: 'dosage' }
  if (!pack) return { unknown: 'pack' }
  const { start, first, last } = span
  const schedule = scheduleOf(dosage, pack, start, first)
  if (schedule === null) return { unknown: 'units' }
  const all = lastingOf(schedule, item_count)
  const isOpen = !all.isToTheEnd && all.days < LASTS_MAX
  return {
    onePack: lastingOf(schedule, 1),
    all,
    runsOut: isOpen ? addDays(start, schedule.first + all.days - 1) : null,
    needed: packsUntil(schedule, daysBetween(start, last)),
  }
}

/** The supply of a protocol for its own length, or for the chosen one, with each line as it was given. */
export interface ProtocolSupply<Line> {
  readonly span: Span
  readonly lines: readonly { readonly line: Line; readonly supply: LineSupply }[]
}

/**
 * @param start the first day of those dosages that name none, as YYYY-MM-DD
 * @param first the day from which packs are counted, as YYYY-MM-DD
 */
export function protocolSupply<Line extends Supplied>(
  lines: readonly Line[],
  start: string,
  first: string,
  length: Length,
): ProtocolSupply<Line> {
  const span = spanOf(lines, start, first, length)
  return { span, lines: lines.map((line) => ({ line, supply: supplyOf(line, span) })) }
}
