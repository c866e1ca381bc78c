import type { DayTime, Dosage, DoseUnit } from './dosage.ts'

type Function =
  | 'and'
  | 'apart'
  | 'daily'
  | 'days'
  | 'every'
  | 'everyAfter'
  | 'everyDays'
  | 'first'
  | 'for'
  | 'forAfter'
  | 'from'
  | 'fromAfter'
  | 'hour'
  | 'hourBefore'
  | 'then'
  | 'times'
  | 'until'
  | 'untilAfter'
  | 'weeks'

/** A piece of a typed dosage. */
export type Token =
  | { readonly kind: Function | ',' | ';' | '-' | '/' }
  /** `text` as it was typed: '7.30' may be an hour. */
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  | { readonly kind: 'unit'; readonly unit: DoseUnit }
  | { readonly kind: 'time'; readonly at: DayTime | null }
  | { readonly kind: 'noon'; readonly side: 'am' | 'pm' }
  | { readonly kind: 'clock'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'food'; readonly food: NonNullable<Dosage['food']>; readonly isOfMeal: boolean }
  /** `month` where the spelling is that of a month too: 'mar'. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly month?: number }
  /** Several in one: 週一三五. */
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'date'; readonly day: string }
  | { readonly kind: 'often'; readonly times: number }
  | { readonly kind: 'everyNth'; readonly every: number }
