import type { LanguageCode } from '#contract/languages.ts'

import { DAY_TIMES, isDayTime, type Dosage, type DosageStep, type DoseUnit, type Intake } from './dosage.ts'

/** A language as it writes; `t` is i18next's for the texts `dosage`. */
export interface DosageWords {
  readonly language: LanguageCode
  readonly t: (key: string, options?: Readonly<Record<string, unknown>>) => string
  /** With up to three decimals. */
  readonly number: (value: number) => string
  readonly list: (things: readonly string[]) => string
  /** The short name of an ISO weekday. */
  readonly weekday: (weekday: number) => string
  /** A day that is told as YYYY-MM-DD. */
  readonly day: (day: string) => string
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }
/** Read from a scale or a measuring cup, in decimals. */
const DECIMAL_UNITS: readonly DoseUnit[] = ['ml', 'g']
/** Here a number never stands without its counter. */
const COUNTING: readonly LanguageCode[] = ['jp', 'zh-TW', 'zh_tw']

/** 'Half a tablet' is written ½, as on a medication plan. */
function numberText(amount: number, number: DosageWords['number']): string {
  const whole = Math.floor(amount)
  const fraction = FRACTIONS[amount - whole]
  if (!fraction) return number(amount)
  return whole === 0 ? fraction : `${number(whole)}${fraction}`
}

function written(amount: number, unit: DoseUnit, words: DosageWords, hasUnit: boolean): string {
  const text = DECIMAL_UNITS.includes(unit) ? words.number(amount) : numberText(amount, words.number)
  if (!hasUnit && !COUNTING.includes(words.language)) return text
  // A part of one is counted as one: '½ tablet'.
  const count = text === FRACTIONS[amount] ? 1 : amount
  return words.t(`amount.${unit}`, { count, number: text })
}

/** Such as '2 capsules'. */
export const amountText = (amount: number, unit: DoseUnit, words: DosageWords): string =>
  written(amount, unit, words, true)

function intakeText(
  { at, amount }: Intake,
  unit: DoseUnit,
  words: DosageWords,
  isFirst: boolean,
  /** Writes it where it is the only one of its day; null where it is not. */
  alone: ((amount: string) => string) | null,
): string {
  const text = written(amount, unit, words, isFirst)
  if (at === null) return alone === null ? words.t('at.open', { amount: text }) : alone(text)
  return isDayTime(at) ? words.t(`at.${at}`, { amount: text }) : words.t('at.clock', { amount: text, time: at })
}

function intakesText({ intakes }: DosageStep, { unit, rhythm }: Dosage, words: DosageWords): string {
  const daily = (amount: string) => (rhythm === null ? words.t('at.daily', { amount }) : amount)
  const alone = intakes.length === 1 ? daily : null
  const texts = intakes.map((one, index) => intakeText(one, unit, words, index === 0, alone))
  return texts.length === 1 ? (texts[0] ?? '') : words.list(texts)
}

const lengthText = (days: number | null, { t, number }: DosageWords) =>
  days === null ? null : t('length', { count: days, number: number(days) })

function stepText(one: DosageStep, dosage: Dosage, words: DosageWords): string {
  const intakes = intakesText(one, dosage, words)
  const length = lengthText(one.days, words)
  return length === null ? intakes : words.t('during', { intakes, length })
}

function rhythmText(rhythm: Dosage['rhythm'], { t, number, list, weekday }: DosageWords): string | null {
  if (rhythm === null) return null
  if ('every' in rhythm) return t('every', { count: rhythm.every, number: number(rhythm.every) })
  return t('weekdays', { days: list(rhythm.weekdays.map(weekday)) })
}

/**
 * A dosage in one line of a person's language, which the parser reads as the same (dosage.reads-back-as-itself): '2 capsules at
 * breakfast and 1 at bedtime, with food, on Mon, Wed and Fri, for 14 days'.
 */
export function dosageText(dosage: Dosage, words: DosageWords): string {
  const { steps, food, rhythm, from, until } = dosage
  const { t, day } = words
  const [first, ...others] = steps
  if (!first) return ''
  const isStepped = others.length > 0
  const rest = [
    food && t(`food.${food}`),
    rhythmText(rhythm, words),
    from && t('from', { day: day(from) }),
    until && t('until', { day: day(until) }),
    isStepped ? null : lengthText(first.days, words),
  ].filter((text) => text !== null)
  const joined = (texts: readonly string[]) => texts.reduce((before, after) => t('join', { before, after }))
  if (!isStepped) return joined([intakesText(first, dosage, words), ...rest])
  const text = steps.map((one) => stepText(one, dosage, words)).reduce((before, after) => t('then', { before, after }))
  return rest.length > 0 ? t('all', { steps: text, rest: joined(rest) }) : text
}

const SCHEME_TIMES: readonly Intake['at'][] = DAY_TIMES.slice(1)

/**
 * The intakes as '1-0-1', with a fourth number for bedtime where there is one; null where there are several steps, or intakes
 * at other times (dosage.short-form). Unit, food and days are not in it.
 */
export function dosageShort({ steps }: Dosage, { number }: Pick<DosageWords, 'number'>): string | null {
  const [one, ...others] = steps
  if (!one || others.length > 0 || !one.intakes.every(({ at }) => SCHEME_TIMES.includes(at))) return null
  const amounts = SCHEME_TIMES.map((time) => one.intakes.find(({ at }) => at === time)?.amount ?? 0)
  const shown = amounts.at(-1) === 0 ? amounts.slice(0, -1) : amounts
  return shown.map((amount) => numberText(amount, number)).join('-')
}
