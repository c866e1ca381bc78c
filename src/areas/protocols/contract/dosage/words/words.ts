import type { DayTime, DoseUnit } from '../dosage.ts'

/** Spellings of one meaning, separated by `|`. Case, accents, dots and hyphens between words don't matter. */
export type Spellings = string

type Seven = readonly [Spellings, Spellings, Spellings, Spellings, Spellings, Spellings, Spellings]
type Ten = readonly [...Seven, Spellings, Spellings, Spellings]
type Twelve = readonly [...Ten, Spellings, Spellings]

/** A language's words for dosages (dosage.words-of-the-page-then-english). */
export interface Words {
  readonly units: Readonly<Record<DoseUnit, Spellings>>
  readonly times: Readonly<Record<DayTime, Spellings>>
  readonly anyTime: Spellings
  /** A meal as a time of day, eaten with the dose: 'with breakfast'. */
  readonly meals?: Readonly<Partial<Record<'breakfast' | 'lunch' | 'dinner', Spellings>>>
  /** All three meals. */
  readonly eachMeal?: Spellings
  readonly am?: Spellings
  readonly pm?: Spellings
  readonly food: { readonly with: Spellings; readonly without: Spellings }
  /** From Monday. */
  readonly weekdays: Seven
  /** From January. */
  readonly months: Twelve
  /** From one to ten. */
  readonly numbers: Ten
  readonly half: Spellings
  readonly daily: Spellings
  /** Once, twice and three times: the number and the word for times in one. */
  readonly often?: readonly [Spellings, Spellings, Spellings]
  /** After a number: 'times', 'x'. */
  readonly timesWord: Spellings
  readonly every: Spellings
  /** After a number: every so many days. */
  readonly everyDays?: Spellings
  /** After a number of days: every so many of them. */
  readonly everyAfter?: Spellings
  /** After a number of days that lie between two. */
  readonly apart?: Spellings
  readonly everySecondDay: Spellings
  readonly everyThirdDay: Spellings
  readonly weekly: Spellings
  readonly days: Spellings
  readonly weeks: Spellings
  /** After a number: for so many days. */
  readonly daysLong?: Spellings
  readonly weeksLong?: Spellings
  readonly for: Spellings
  readonly forAfter?: Spellings
  readonly first: Spellings
  readonly thenWord: Spellings
  readonly from: Spellings
  readonly until: Spellings
  readonly fromAfter?: Spellings
  readonly untilAfter?: Spellings
  readonly and: Spellings
  /** After the number of an hour: 'Uhr'. */
  readonly hour?: Spellings
  readonly hourBefore?: Spellings
  /** Words without a meaning of their own. */
  readonly fill: Spellings
  /** In '3x1' the first number is that of times wherever it is written; elsewhere the form is ambiguous. */
  readonly isTimesFirst?: true
  /** 'One day' without more is 'a day'. */
  readonly isOneDayDaily?: true
}
