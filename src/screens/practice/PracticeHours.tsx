import { useTranslation } from 'react-i18next'

import { OpeningHours } from '#components/practice/OpeningHours.tsx'
import type { LanguageCode } from '#contract/languages.ts'
import type { OpeningSpan } from '#contract/opening-hours.ts'
import type { Store } from '#contract/store.ts'
import { ownTimeZone, useNow } from '#hooks/now.ts'
import { useWeekdays } from '#hooks/weekdays.ts'
import {
  clockTime,
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

const between = (opens: string, closes: string): string => `${opens} – ${closes}`

/** The hours of a practice by its own clocks; what depends on now and on the reader's clocks comes once React has the page. */
export function PracticeHours({ hours: { opening_hours: spans, timezone }, language }: PracticeHoursProps) {
  const { t } = useTranslation('practice')
  const weekday = useWeekdays(language)
  const now = useNow()
  const zone = timezone ?? undefined

  const own = (of: readonly OpeningSpan[]): string | undefined => {
    if (now === null || zone === undefined) return undefined
    const own = ownTimeZone()
    const times = of.flatMap((span) => {
      const there = spanElsewhere(span, now, zone, own)
      if (!there) return []
      const day = there.opens.weekday === span.day ? '' : `${weekday(there.opens.weekday, 'short')} `
      return [`${day}${between(there.opens.time, there.closes.time)}`]
    })
    return times.length === 0 ? undefined : t('hours.yours', { times: times.join(', ') })
  }

  return (
    <OpeningHours
      label={t('part.hours')}
      closed={t('hours.closedDay')}
      note={zone && t('hours.zone', { place: placeOfZone(zone) })}
      state={now === null || zone === undefined ? undefined : stateAt(now, spans, zone)}
      days={weekOf(spans).map((day) => ({
        weekday: day.weekday,
        name: weekday(day.weekday, 'long'),
        spans: day.spans.map(({ opens, closes }) => between(writtenTime(opens), writtenTime(closes))),
        own: own(day.spans),
        isToday: now !== null && zone !== undefined && weekdayNow(now, zone) === day.weekday,
      }))}
    />
  )

  function stateAt(now: number, spans: readonly OpeningSpan[], zone: string) {
    const state = openState(now, spans, zone)
    switch (state.kind) {
      case 'never':
        return undefined
      case 'always':
        return { isOpen: true, now: t('hours.open'), next: t('hours.always') }
      case 'open': {
        const { inDays, weekday: day, time } = clockTime(state.closesAt, now, zone, true)
        const next =
          inDays === 0 ? t('hours.closesAt', { time }) : t('hours.closesOn', { day: weekday(day, 'long'), time })
        return { isOpen: true, now: t('hours.open'), next }
      }
      case 'closed': {
        const { inDays, weekday: day, time } = clockTime(state.opensAt, now, zone)
        if (inDays === 0) return { isOpen: false, now: t('hours.closed'), next: t('hours.opensAt', { time }) }
        if (inDays === 1) return { isOpen: false, now: t('hours.closed'), next: t('hours.opensTomorrow', { time }) }
        return {
          isOpen: false,
          now: t('hours.closed'),
          next: t('hours.opensOn', { day: weekday(day, 'long'), time }),
        }
      }
    }
  }
}
