import { describe, expect, test } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { writeDay, writeMonth } from '#hooks/calendar.ts'
import { tagOf } from '#hooks/format-day.ts'

/** A day of each month and of each number, and others of three years. */
const DAYS = Array.from({ length: 365 }, (_, number) => new Date(Date.UTC(2024, 0, 1 + number * 3)))

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const tag = tagOf(language)

  test('days are written as Intl writes them', () => {
    const asIntl = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
    for (const at of DAYS) {
      const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
      expect(writeDay(language, day)).toBe(asIntl.format(at))
    }
  })

  test('months are written as Intl writes them', () => {
    const asIntl = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1)
      expect(writeMonth(language, 2026, month)).toBe(asIntl.format(Date.UTC(2026, month - 1)))
  })
})
