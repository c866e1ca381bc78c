import { createHash } from 'node:crypto'

import { ICalCalendar } from 'ical-generator'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { hourOf } from '#areas/protocols/contract/dosage/plan.ts'
import { seriesOf, type Series } from '#areas/protocols/contract/dosage/series.ts'

import type { FeedWords } from './words.ts'

export interface FeedLine {
  readonly name: string
  readonly notes: string
  readonly dosage: Dosage
  /** The day since when it is taken where the dosage names none, as YYYY-MM-DD. */
  readonly start: string
}

const MINUTES = 15
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

interface Occurring {
  readonly line: FeedLine
  readonly series: Series
}

/** The same for the same days and times, so that a calendar changes its event and does not add one. */
function uidOf(owner: string, when: Omit<Series, 'amount'>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([owner, when]))
    .digest('hex')
  return `${hash.slice(0, 32)}@plan`
}

/** Products that are taken together stand in one event: those whose times, days and ends are the same. */
function together(lines: readonly FeedLine[]): readonly (readonly [Occurring, ...Occurring[]])[] {
  const groups = new Map<string, [Occurring, ...Occurring[]]>()
  for (const line of lines)
    for (const series of seriesOf(line.dosage, line.start)) {
      const { amount: _amount, ...when } = series
      const key = JSON.stringify(when)
      const group = groups.get(key)
      if (group) group.push({ line, series })
      else groups.set(key, [{ line, series }])
    }
  return [...groups.values()]
}

/** The library writes moments by UTC, and no zone behind those that float. */
const momentOf = (day: string, clock: string): Date => new Date(`${day}T${clock}:00Z`)

/** Written here: the library ends whole days at an hour, which RFC 5545 does not allow (3.3.10). */
function ruleOf({ every, weekdays, last }: Series, clock: string | null): string {
  const until = last?.replaceAll('-', '')
  const hour = clock === null ? '' : `T${clock.replace(':', '')}00`
  const parts = [
    `FREQ=${weekdays === null ? 'DAILY' : 'WEEKLY'}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(weekdays === null ? [] : [`BYDAY=${weekdays.map((day) => WEEKDAYS[day - 1]).join(',')}`]),
    ...(until === undefined ? [] : [`UNTIL=${until}${hour}`]),
  ]
  return `RRULE:${parts.join(';')}`
}

function detailOf({ line: { name, notes, dosage }, series }: Occurring, words: FeedWords): string {
  const said = [words.amount(series.amount, dosage.unit), dosage.food === null ? '' : words.food(dosage.food), notes]
  return `${name}: ${said.filter((text) => text !== '').join(' · ')}`
}

/**
 * The plans of a client as iCalendar (RFC 5545): events at floating hours, so that breakfast is at breakfast wherever the
 * client is. The same lines give the same text.
 *
 * @param stamp the time of the last change
 * @param owner tells apart the events of several clients in one calendar
 */
export function calendarOf(
  lines: readonly FeedLine[],
  words: FeedWords,
  { shopName, stamp, owner }: { readonly shopName: string; readonly stamp: Date; readonly owner: string },
): string {
  const calendar = new ICalCalendar({
    name: `${words.heading} · ${shopName}`,
    prodId: { company: shopName, product: 'plan' },
    ttl: 6 * 60 * 60,
  })
  for (const group of together(lines)) {
    const [{ series }] = group
    const { amount: _amount, ...when } = series
    const { at, first, last } = when
    const clock = hourOf(at)
    const start = momentOf(first, clock ?? '00:00')
    calendar.createEvent({
      id: uidOf(owner, when),
      stamp,
      start,
      end: clock === null ? null : new Date(start.getTime() + MINUTES * 60_000),
      allDay: clock === null,
      floating: true,
      summary: `${words.time(at)}: ${group.map(({ line, series: { amount } }) => `${words.amount(amount, line.dosage.unit)} ${line.name}`).join(', ')}`,
      description: group.map((one) => detailOf(one, words)).join('\n'),
      ...(first !== last && { repeating: ruleOf(series, clock) }),
    })
  }
  return calendar.toString()
}
