import fc from 'fast-check'
import { expect, it } from 'vitest'

import { INTAKES_MAX } from '#areas/protocols/contract/dosage/dosage.ts'
import { DRAFT_TIMES, draftOf, NO_STEP, readDraft } from '#machines/protocols/dosage/draft.ts'
import type { DosageDraft, DraftTime } from '#machines/protocols/dosage/draft.ts'

import { dosages } from '#tests/areas/protocols/contract/dosage/support/dosages.ts'

const amountAt = (time: DraftTime, typed: string) => NO_STEP.amounts.with(DRAFT_TIMES.indexOf(time), typed)
const empty = draftOf(null, 'capsule', String)
const evening: DosageDraft = { ...empty, steps: [{ ...NO_STEP, amounts: amountAt('dinner', '1') }] }
const problemsOf = (draft: DosageDraft) => readDraft(draft).problems
const daytimes = (intakes: readonly { readonly at: string | null }[]) =>
  intakes.toSorted((one, other) => String(one.at).localeCompare(String(other.at)))

it('reads a form that was filled with a dosage as that dosage, with a decimal comma too (dosage.form-beside-the-line)', () => {
  for (const write of [String, (value: number) => String(value).replace('.', ',')])
    fc.assert(
      fc.property(dosages, (dosage) => {
        const read = readDraft(draftOf(dosage, 'drop', write)).dosage
        // Times stand in the order of the form.
        expect(read?.steps.map(({ days, intakes }) => ({ days, intakes: daytimes(intakes) }))).toEqual(
          dosage.steps.map(({ days, intakes }) => ({ days, intakes: daytimes(intakes) })),
        )
        expect({ ...read, steps: [] }).toEqual({ ...dosage, steps: [] })
      }),
    )
})

it('names each field that is wrong (dosage.form-names-what-is-wrong)', () => {
  expect(problemsOf(empty)).toEqual({ '0.intakes': 'intakes' })
  expect(problemsOf(evening)).toBeNull()
  expect(problemsOf({ ...evening, rhythm: 'every', every: '1' })).toEqual({ every: 'every' })
  expect(problemsOf({ ...evening, rhythm: 'weekdays' })).toEqual({ weekdays: 'weekdays' })
  expect(problemsOf({ ...evening, from: '2026-05-02', until: '2026-05-01' })).toEqual({ until: 'until' })
  expect(problemsOf({ ...evening, from: '2026-02-31' })).toEqual({ from: 'from' })
  expect(problemsOf({ ...evening, steps: [...evening.steps, ...evening.steps] })).toEqual({ '0.days': 'days' })
  const odd = { ...NO_STEP, days: '0', amounts: amountAt('bed', 'two'), own: [{ time: '', amount: '' }] }
  expect(problemsOf({ ...evening, steps: [odd] })).toEqual({
    '0.bed': 'amount',
    '0.own0.time': 'time',
    '0.own0.amount': 'amount',
    '0.days': 'days',
  })
  const twice = [
    { time: '07:30', amount: '1' },
    { time: '07:30', amount: '2' },
  ]
  expect(problemsOf({ ...evening, steps: [{ ...NO_STEP, own: twice }] })).toEqual({ '0.own1.time': 'time' })
  const many = Array.from({ length: INTAKES_MAX + 1 }, (_, at) => ({ time: `07:${10 + at}`, amount: '1' }))
  expect(problemsOf({ ...evening, steps: [{ ...NO_STEP, own: many }] })).toEqual({ '0.intakes': 'tooMany' })
})

it('takes all seven weekdays as every day, and full-width digits as digits', () => {
  const { dosage } = readDraft({
    ...evening,
    rhythm: 'weekdays',
    weekdays: [7, 1, 2, 3, 4, 5, 6],
    steps: [{ ...NO_STEP, days: '１０', amounts: amountAt('open', '１') }],
  })
  expect(dosage?.rhythm).toBeNull()
  expect(dosage?.steps).toEqual([{ days: 10, intakes: [{ at: null, amount: 1 }] }])
  expect(empty.steps).toEqual([NO_STEP])
})
