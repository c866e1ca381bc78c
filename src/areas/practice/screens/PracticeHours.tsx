import { useTranslation } from 'react-i18next'

import { OpeningHours } from '#areas/practice/components/OpeningHours.tsx'
import type { LanguageCode } from '#contract/languages.ts'
import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import { ownTimeZone, useNow } from '#hooks/now.ts'
import { useWeekdays } from '#areas/practice/hooks/weekdays.ts'
import { zoneName } from '#areas/practice/hooks/zone-name.ts'
import {
  clockTime,
  haveSameClocks,
  openState,
  placeOfZone,
  spanElsewhere,
  weekdayNow,
  weekOf,
  writtenTime,
} from '#machines/practice/opening.ts'

interface PracticeHoursProps {
  readonly hours: Store['hours']
  readonly language: LanguageCode
}

/** No line ends within it. */
const between = (opens: string, closes: string): string => `${opens}\u00a0–\u00a0${closes}`

/** The hours of a practice by its own clocks; what depends on now and on the reader's clocks comes once React has the page. */
export function PracticeHours({ hours: { opening_hours: spans, timezone }, language }: PracticeHoursProps) {
  const { t } = useTranslation('practice')
  const weekday = useWeekdays(language)
  const now = useNow()
  const zone = timezone ?? undefined

  const own = (of: readonly OpeningSpan[]): string | undefined => {
    if (now === null || zone === undefined) return undefined
    const reader = ownTimeZone()
    const times = of.flatMap((span) => {
      const there = spanElsewhere(span, now, zone, reader)
      if (!there) return []
      const day = there.opens.weekday === span.day ? '' : `${weekday(there.opens.weekday, 'short')}\u00a0`
      return [`${day}${between(there.opens.time, there.closes.time)}`]
    })
    return times.length === 0 ? undefined : t('hours.yours', { times: times.join(', ') })
  }

  /** Open or closed, and until when, in the words of the page. */
  const openingText = (moment: number, zone: string) => {
    const state = openState(moment, spans, zone)
    if (state.kind === 'never') return undefined
    if (state.kind === 'always') return { isOpen: true, now: t('hours.open'), next: t('hours.always') }
    const isOpen = state.kind === 'open'
    const {
      inDays,
      weekday: number,
      time,
    } = isOpen ? clockTime(state.closesAt, moment, zone, true) : clockTime(state.opensAt, moment, zone)
    const day = weekday(number, 'long')
    const ends = inDays === 0 ? t('hours.closesAt', { time }) : t('hours.closesOn', { day, time })
    const begins =
      inDays === 0
        ? t('hours.opensAt', { time })
        : inDays === 1
          ? t('hours.opensTomorrow', { time })
          : t('hours.opensOn', { day, time })
    const text = isOpen ? ends : begins
    const next = haveSameClocks(moment, zone, ownTimeZone())
      ? text
      : t('hours.inZone', { text, zone: zoneName(language, zone, moment, 'short') })
    return { isOpen, now: t(isOpen ? 'hours.open' : 'hours.closed'), next }
  }

  /** The zone of the hours (practice.hours-name-their-zone). The server cannot name it as each browser does. */
  const noteOf = (zone: string) => {
    const text = t('hours.zone', { place: placeOfZone(zone) })
    if (now === null) return text
    const names = (['longGeneric', 'shortOffset'] as const).map((style) => zoneName(language, zone, now, style))
    return t('hours.inZone', { text, zone: [...new Set(names)].join(', ') })
  }

  return (
    <OpeningHours
      label={t('part.hours')}
      closed={t('hours.closedDay')}
      note={zone && noteOf(zone)}
      state={now === null || zone === undefined ? undefined : openingText(now, zone)}
      days={weekOf(spans).map((day) => ({
        weekday: day.weekday,
        name: weekday(day.weekday, 'long'),
        spans: day.spans.map(({ opens, closes }) => between(writtenTime(opens), writtenTime(closes))),
        own: own(day.spans),
        isToday: now !== null && zone !== undefined && weekdayNow(now, zone) === day.weekday,
      }))}
    />
  )
}
