import { calendarDay } from '#areas/protocols/contract/dosage/calendar.ts'

/** The calendar day of a moment, by the person's own clock. */
export function dayOf(moment: number | string): string {
  const date = new Date(moment)
  return calendarDay(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? ''
}
