import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import type { DoseUnit } from '#areas/protocols/contract/dosage/dosage.ts'
import { servingOf } from '#areas/protocols/contract/dosage/serving.ts'
import { phrasesIn } from '#server/demo/words/index.ts'

describe('a label (dosage.label-serving-is-certain)', () => {
  it.each([
    ['2 Capsule(s)', 2, 'capsule'],
    ['1 Vegetarian Capsule(s)', 1, 'capsule'],
    ['2 Veg Capsule(s)', 2, 'capsule'],
    ['1 Vcap(s)(R)', 1, 'capsule'],
    ['3 Caplet(s)', 3, 'tablet'],
    ['2 Gummy(ies)', 2, 'gummy'],
    ['1 Enteric-Coated Softgel(s)', 1, 'softgel'],
    ['10 mL', 10, 'ml'],
    ['0.5 mL [15 drops]', 0.5, 'ml'],
    ['3 Tea Bag(s)', 3, 'teaBag'],
    ['1 Level Scoop(s)', 1, 'scoop'],
    ['30.3 Gram(s) [1 scoop]', 1, 'scoop'],
    ['33 Gram(s) [1 Scoop (33g)]', 1, 'scoop'],
    ['5 Gram(s) [approx. 1 level scoop]', 1, 'scoop'],
    ['12 Gram(s) [1 heaped scoop]', 12, 'g'],
    ['2 Softgel(s) [2 Softgel (500 mg)]', 2, 'softgel'],
    ['1 Stick Pack(s)', 1, 'sachet'],
    ['1/2 Teaspoon(s)', 0.5, 'teaspoon'],
  ] as const)('“%s” has %d %s', (label, amount, unit) => {
    expect(servingOf(label, 'en')).toEqual({ unit, amount })
  })

  it.each([
    '',
    '1-2 Capsule(s)',
    '500 mg',
    '1 fl. oz.',
    '2 Dropperful(s)',
    '1 Bottle(s)',
    '1 Rounded Teaspoon(s)',
    '1 Heaping Scoop(s)',
    '8.75 Gram(s) [1 Scoop (17.5g)]',
    '20 Gram(s) [1/2-1 scoop]',
    '5.25 Gram(s) [1 Scoop]; 10.5 Gram(s) [2 Scoops]',
    '1 Drop(s) [1/4 mL (6 drops)]',
    '2 Capsule(s) [1 Capsule]',
    '2 Capsule(s) daily',
    'Capsule(s)',
    '0 Capsule(s)',
    '1000 mL',
    '2 Capsule(s) 1 Tablet(s)',
  ])('“%s” has no serving that is certain', (label) => {
    expect(servingOf(label, 'en')).toBeNull()
  })
})

/** The demo's units that a dosage calls otherwise. */
const UNITS: Readonly<Record<string, DoseUnit>> = {
  'chewable tablet': 'tablet',
  'effervescent tablet': 'tablet',
  'tea bag': 'teaBag',
}

describe.each(LANGUAGE_CODES)('the labels of the demo in %s', (language: LanguageCode) => {
  const units = Object.entries(phrasesIn(language).counted)

  it.each(units)('are understood in %s (dosage.label-serving-is-certain)', (unit, forms) => {
    const amounts = [1, 2, 5, 20]
    for (const amount of amounts)
      for (const form of forms)
        expect(servingOf(form.replace('{n}', String(amount)), language), form).toEqual({
          unit: UNITS[unit] ?? unit,
          amount,
        })
  })
})
