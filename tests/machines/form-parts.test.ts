import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { requiredName } from '#contract/rules.ts'
import type { RuleError } from '#contract/rules.ts'
import { emptyForm } from '#machines/form/form.ts'
import { groupErrorsOf } from '#machines/form/groups.ts'
import { numbersIn, readNumber } from '#machines/form/number.ts'
import { fieldsOfStep, firstWrongStep, isStepComplete } from '#machines/form/steps.ts'

const wrong = (isWrong: boolean, field: string): Record<string, RuleError> =>
  isWrong ? { [field]: 'form.empty-field' } : {}

describe('a typed number', () => {
  test.each([
    ['12.5', 12.5],
    ['12,50', 12.5],
    [' １２．５ ', 12.5],
    ['١٢٫٥', 12.5],
    ['१२', 12],
    ['\u22127', -7],
    ['', null],
    ['1.234,5', undefined],
    ['12 kg', undefined],
    ['1e3', undefined],
  ])('%j is read as %s (forms.numbers-as-people-type-them)', (text, read) => {
    expect(readNumber(text)).toBe(read)
  })

  test('that is none says so at its field, and is sent as a number otherwise (forms.numbers-as-people-type-them)', () => {
    const form = numbersIn<{ price: string }, unknown>(
      {
        empty: { price: '' },
        check: ({ price }) => wrong(typeof price !== 'number', 'price'),
        body: (values) => values,
      },
      ['price'],
    )
    expect(form.check({ price: 'a lot' })).toEqual({ price: 'form.number-invalid' })
    expect(form.check({ price: '' })).toEqual({ price: 'form.empty-field' })
    expect([form.check({ price: '2,5' }), form.body({ price: '2,5' })]).toEqual([{}, { price: 2.5 }])
  })
})

const values = { name: '', hours: [{ opens: '09:00' }, { opens: '10:00' }] }
const hoursForm = { check: () => ({ 'hours.1': 'form.invalid' as const }) }

describe('a group', () => {
  const context = { ...emptyForm<typeof values, null>({ empty: values }), touched: ['hours.1.opens'] }

  test('says what is wrong with it as a whole, once one of its fields was touched (forms.groups-have-errors-of-their-own)', () => {
    expect(groupErrorsOf(hoursForm, context, ['hours.0', 'hours.1'])).toEqual({ 'hours.1': { rule: 'form.invalid' } })
    expect(groupErrorsOf(hoursForm, { ...context, touched: ['name'] }, ['hours.1'])).toEqual({})
  })

  test('has the words of the server that are about it (forms.groups-have-errors-of-their-own)', () => {
    const problem = { kind: 'refused', status: 400, message: '', errors: { hours: 'Overlap' } } as const
    expect(groupErrorsOf({ check: () => ({}) }, { ...context, problem }, ['hours', 'hours.1'])).toEqual({
      hours: { words: 'Overlap' },
    })
  })
})

describe('a step', () => {
  const schema = v.object({ name: requiredName })
  const form = { check: (held: typeof values) => wrong(!v.is(schema, held), 'name') }
  const steps = [['name'], ['hours']]

  test('is complete by its own fields alone (forms.steps-check-their-own-fields)', () => {
    expect(steps.map((fields) => isStepComplete(form, values, fields))).toEqual([false, true])
    expect(fieldsOfStep(values, ['hours'])).toEqual(['hours', 'hours.0.opens', 'hours.1.opens'])
  })

  test('that comes first with something wrong is led back to (forms.steps-check-their-own-fields)', () => {
    expect(firstWrongStep(form, { values, refused: { 'hours.1.opens': 'No' } }, steps)).toBe(0)
    const named = { ...values, name: 'Zoë' }
    expect(firstWrongStep(form, { values: named, refused: { 'hours.1.opens': 'No' } }, steps)).toBe(1)
    expect(firstWrongStep(form, { values: named, refused: {} }, steps)).toBeUndefined()
  })
})
