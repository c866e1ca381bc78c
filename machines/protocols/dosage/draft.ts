import * as v from 'valibot'

import {
  AMOUNT_MAX,
  DAY_TIMES,
  dosage as dosageSchema,
  EVERY_MAX,
  INTAKES_MAX,
  isDayTime,
  STEP_DAYS_MAX,
} from '#areas/protocols/contract/dosage/dosage.ts'
import type { Dosage, DayTime, DosageStep, DoseUnit } from '#areas/protocols/contract/dosage/dosage.ts'

/** Times of the form with a field each: those with a name, and one for any time. */
export const DRAFT_TIMES = [...DAY_TIMES, 'open'] as const
export type DraftTime = DayTime | 'open'

/** An own time, as HH:MM, with its amount. */
interface OwnTime {
  readonly time: string
  readonly amount: string
}

/** All as it was typed. `days`: empty for a step without end. `amounts`: one for each of `DRAFT_TIMES`, in their order. */
export interface DraftStep {
  readonly days: string
  readonly amounts: readonly string[]
  readonly own: readonly OwnTime[]
}

/** A dosage as it stands in the fields of its form. Weekdays from 1, Monday; days as YYYY-MM-DD, or empty. */
export interface DosageDraft {
  readonly unit: DoseUnit
  readonly steps: readonly DraftStep[]
  readonly food: 'any' | 'with' | 'without'
  readonly rhythm: 'daily' | 'every' | 'weekdays'
  readonly every: string
  readonly weekdays: readonly number[]
  readonly from: string
  readonly until: string
}

export const NO_STEP: DraftStep = { days: '', amounts: DRAFT_TIMES.map(() => ''), own: [] }

/** The fields filled with a dosage, or empty ones that count in a unit. `write`: a number in the page's language. */
export function draftOf(dosage: Dosage | null, unit: DoseUnit, write: (value: number) => string): DosageDraft {
  const { rhythm = null } = dosage ?? {}
  return {
    unit: dosage?.unit ?? unit,
    steps: dosage?.steps.map((step) => stepDraft(step, write)) ?? [NO_STEP],
    food: dosage?.food ?? 'any',
    rhythm: rhythm === null ? 'daily' : 'every' in rhythm ? 'every' : 'weekdays',
    every: rhythm && 'every' in rhythm ? String(rhythm.every) : '',
    weekdays: rhythm && 'weekdays' in rhythm ? rhythm.weekdays : [],
    from: dosage?.from ?? '',
    until: dosage?.until ?? '',
  }
}

function stepDraft({ days, intakes }: DosageStep, write: (value: number) => string): DraftStep {
  const amountAt = (time: DraftTime) =>
    intakes.filter(({ at }) => (at ?? 'open') === time).map(({ amount }) => write(amount))[0] ?? ''
  return {
    days: days === null ? '' : String(days),
    amounts: DRAFT_TIMES.map(amountAt),
    own: intakes.flatMap(({ at, amount }) =>
      at === null || isDayTime(at) ? [] : [{ time: at, amount: write(amount) }],
    ),
  }
}

/** Texts that name what is wrong with a field. */
export type DraftProblem = 'amount' | 'days' | 'intakes' | 'tooMany' | 'time' | 'every' | 'weekdays' | 'from' | 'until'
/** By field: `every`, `weekdays`, `from`, `until`, and of a step `0.days`, `0.bed`, `0.own1.time`, `0.own1.amount`, `0.intakes`. */
export type DraftProblems = Readonly<Record<string, DraftProblem>>

type Read =
  | { readonly dosage: Dosage; readonly problems: null }
  | { readonly dosage: null; readonly problems: DraftProblems }

const FULL_WEEK = 7

/** The dosage that the fields make, or which of them are wrong (dosage.form-names-what-is-wrong). */
export function readDraft(draft: DosageDraft): Read {
  const problems: Record<string, DraftProblem> = {}
  const steps = draft.steps.map((step, index) => readStep(step, index, index === draft.steps.length - 1, problems))
  const every = wholeIn(draft.every, 2, EVERY_MAX)
  if (draft.rhythm === 'every' && every === undefined) problems['every'] = 'every'
  if (draft.rhythm === 'weekdays' && draft.weekdays.length === 0) problems['weekdays'] = 'weekdays'
  const from = draft.from === '' ? null : draft.from
  const until = draft.until === '' ? null : draft.until
  if (from !== null && until !== null && until < from) problems['until'] = 'until'
  if (Object.keys(problems).length > 0) return { dosage: null, problems }
  const weekdays = draft.weekdays.toSorted((one, other) => one - other)
  const read = v.safeParse(dosageSchema, {
    unit: draft.unit,
    steps,
    food: draft.food === 'any' ? null : draft.food,
    rhythm:
      draft.rhythm === 'every'
        ? { every }
        : draft.rhythm === 'weekdays' && weekdays.length < FULL_WEEK
          ? { weekdays }
          : null,
    from,
    until,
  })
  // All that is left are days that no calendar has.
  return read.success ? { dosage: read.output, problems: null } : { dosage: null, problems: { from: 'from' } }
}

function readStep(step: DraftStep, index: number, isLast: boolean, problems: Record<string, DraftProblem>): DosageStep {
  const intakes: { at: string | null; amount: number }[] = []
  const add = (field: string, at: string | null, typed: string) => {
    const amount = amountIn(typed)
    if (amount === undefined) problems[`${index}.${field}`] = 'amount'
    else intakes.push({ at, amount })
  }
  for (const [place, typed] of step.amounts.entries()) {
    const time = DRAFT_TIMES[place] ?? 'open'
    if (typed.trim() !== '') add(time, time === 'open' ? null : time, typed)
  }
  for (const [place, { time, amount }] of step.own.entries()) {
    const isTwice = step.own.slice(0, place).some((other) => other.time === time)
    if (time === '' || isTwice) problems[`${index}.own${place}.time`] = 'time'
    add(`own${place}.amount`, time, amount)
  }
  const isEmpty = step.own.length === 0 && step.amounts.every((typed) => typed.trim() === '')
  if (isEmpty) problems[`${index}.intakes`] = 'intakes'
  if (intakes.length > INTAKES_MAX) problems[`${index}.intakes`] = 'tooMany'
  const days = wholeIn(step.days, 1, STEP_DAYS_MAX)
  const isEndless = isLast && step.days.trim() === ''
  if (days === undefined && !isEndless) problems[`${index}.days`] = 'days'
  return { days: days ?? null, intakes } as DosageStep
}

/** Full-width digits and a decimal comma are read too. */
const plain = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.')

function amountIn(typed: string): number | undefined {
  const text = plain(typed)
  const value = Number(text)
  return /^\d+(?:\.\d{1,3})?$/.test(text) && value > 0 && value <= AMOUNT_MAX ? value : undefined
}

function wholeIn(typed: string, least: number, most: number): number | undefined {
  const text = plain(typed)
  const value = Number(text)
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
}
