import { isCalendarDay } from './dosage.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A calendar day as 'YYYY-MM-DD', or null where there is no such day. */
export function calendarDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${two(month)}-${two(day)}`
  if (year < 1000 || month < 1 || month > 12 || day < 1) return null
  return isCalendarDay(text) ? text : null
}
