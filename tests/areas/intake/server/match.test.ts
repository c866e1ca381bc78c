import { describe, expect, it } from 'vitest'

import { targetOf } from '#areas/intake/contract/substances.ts'
import { AMBIGUOUS, matchName } from '#areas/intake/server/names/match.ts'
import { INGREDIENTS } from '#server/demo/ingredients/index.ts'
import { termIn } from '#server/demo/words/index.ts'
import type { TermName } from '#server/demo/terms.ts'
import { MENU_LANGUAGES } from '#contract/languages.ts'

/** The match of a name, as `substance.form:given`; `-` for none. */
const matched = (name: string): string => {
  const match = matchName(name)
  return match === undefined ? '-' : `${targetOf(match.substance, match.form)}:${match.given}`
}

const EXPECTED: readonly (readonly [name: string, match: string])[] = [
  ['magnesium bisglycinate', 'magnesium:compound'],
  ['Magnesiumbisglycinat', 'magnesium:compound'],
  ['Bisglycinate de magnésium', 'magnesium:compound'],
  ['Magnézium-biszglicinát', 'magnesium:compound'],
  ['ビスグリシン酸マグネシウム', 'magnesium:compound'],
  ['Magnesium (as citrate)', 'magnesium:substance'],
  ['Magnesium (als Magnesiumcitrat)', 'magnesium:substance'],
  ['Magnesium citrate (elemental magnesium)', 'magnesium:substance'],
  ['Elemental Iron', 'iron:substance'],
  ['zinc picolinate', 'zinc:compound'],
  ['Zinc (from zinc picolinate)', 'zinc:substance'],
  ['Vitamin D3 (cholecalciferol)', 'vitamin-d:substance'],
  ['Vitamin D3 (from lichen)', 'vitamin-d:substance'],
  ['VITAMIN B-12', 'vitamin-b12:substance'],
  ['vitamine b 12', 'vitamin-b12:substance'],
  ['ascorbic acid', 'vitamin-c:substance'],
  ['Vitamin C, Natural', 'vitamin-c:substance'],
  ['Vitamin C (as calcium ascorbate)', 'vitamin-c:substance'],
  ['pyridoxal-5-phosphate', 'vitamin-b6:compound'],
  ['Vitamin B6 as P-5-P', 'vitamin-b6:substance'],
  ['B6-vitamin P-5-P formában', 'vitamin-b6:substance'],
  ['folate (5-MTHF)', 'folate.methylfolate:substance'],
  ['(6S)-5-Methylfolate', 'folate.methylfolate:form'],
  ['Folic Acid', 'folate.folic-acid:form'],
  ['葉酸', 'folate:substance'],
  ['Vitamin A (as beta-carotene)', 'vitamin-a.beta-carotene:substance'],
  ['Beta-carotene', 'vitamin-a.beta-carotene:form'],
  ['Vitamin A (retinyl palmitate)', 'vitamin-a.retinol:substance'],
  ['Vitamin A (retinyl palmitate and beta-carotene)', 'vitamin-a:substance'],
  ['Niacin (as nicotinamide)', 'niacin.nicotinamide:substance'],
  ['Nikotinsäure', 'niacin.nicotinic-acid:form'],
  ['Vitamin E (d-alpha tocopheryl succinate)', 'vitamin-e.natural:substance'],
  ['Vitamin E (dl-alpha tocopheryl acetate)', 'vitamin-e.synthetic:substance'],
  ['Calcium (as dicalcium phosphate)', 'calcium:substance'],
  ['Natriumselenit', 'selenium:compound'],
  ['Potassium iodide', 'iodine:compound'],
  ['EPA (eicosapentaenoic acid)', 'epa-dha.epa:form'],
  ['K2-vitamin MK-7', 'vitamin-k:substance'],
  ['Sunactive(R) Iron', 'iron:compound'],
  // Two substances, or one and something that is not known.
  ['Calcium ascorbate', '-'],
  ['Zinc (magnesium)', '-'],
  ['Iron (as mystery)', '-'],
  ['Beta-carotene (vitamin A)', '-'],
  ['Vitamin C and E', '-'],
  ['Mixed Tocopherols', '-'],
  ['D-Gamma-Tocopherol', '-'],
  ['Omega-3 Fatty Acids', '-'],
  ['Croscarmellose Sodium', '-'],
  ['76 mg of Caffeine', '-'],
  ['Ironwood extract', '-'],
  ['', '-'],
  ['constructor', '-'],
]

describe('names of ingredients', () => {
  it.each(EXPECTED)('%s is %s (intake.matches-known-names-only)', (name, match) => {
    expect(matched(name)).toBe(match)
  })

  it('mean one thing each in all languages (intake.matches-known-names-only)', () => {
    expect([...AMBIGUOUS]).toEqual([])
  })

  const NUTRIENTS = [
    'vitaminA',
    'vitaminB6',
    'vitaminB12',
    'folate',
    'biotin',
    'vitaminC',
    'vitaminD',
    'vitaminE',
    'vitaminK2',
    'thiamin',
    'niacin',
    'pantothenicAcid',
    'riboflavin',
    'magnesium',
    'calcium',
    'iron',
    'zinc',
    'selenium',
    'iodine',
    'potassium',
    'chromium',
    'copper',
    'manganese',
    'molybdenum',
    'silicon',
    'choline',
    'fishOil',
    'algaeOil',
  ] as const
  it.each(MENU_LANGUAGES)("match every vitamin and mineral of the demo's labels in %s", (language) => {
    const wrong = NUTRIENTS.flatMap((key) => {
      const { name } = INGREDIENTS[key]
      const found = matched(termIn(language, name))
      return found === matched(name) && found !== '-' ? [] : [`${termIn(language, name)}: ${found}`]
    })
    expect(wrong).toEqual([])
  })

  const COMPOUNDS = [
    'Magnesium citrate',
    'Zinc picolinate',
    'Zinc bisglycinate',
    'Iron bisglycinate',
    'Calcium citrate',
    'Potassium citrate',
    'Chromium picolinate',
    'Sodium selenite',
    'Niacinamide',
    'Methylcobalamin',
    'Folic acid',
    'Methylfolate',
    'Beta-carotene',
    'Vitamin D3',
    'Vitamin K2 MK-7',
    'Vitamin B6 as P-5-P',
  ] as const satisfies readonly TermName[]
  it.each(MENU_LANGUAGES)('match chemical forms in %s (intake.forms-decide)', (language) => {
    const wrong = COMPOUNDS.filter((name) => {
      const found = matched(termIn(language, name))
      return found === '-' || found !== matched(name)
    }).map((name) => `${termIn(language, name)}: ${matched(termIn(language, name))}`)
    expect(wrong).toEqual([])
  })
})
