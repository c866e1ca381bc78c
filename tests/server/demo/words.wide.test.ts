import { describe, expect, it } from 'vitest'

import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import { FORMULAS } from '#server/demo/formulas.ts'
import { INGREDIENTS } from '#server/demo/ingredients/index.ts'
import { demoRecipes } from '#server/demo/products.ts'
import { SENTENCES } from '#server/demo/sentences.ts'
import { textsOf } from '#server/demo/texts.ts'
import { phrasesIn, termIn, TRANSLATED, type TranslatedCode, wordsIn } from '#server/demo/words/index.ts'
import type { Phrases } from '#server/demo/words/vocabulary.ts'
import { FORBIDDEN } from '#tests/static/claims.ts'

const recipes = demoRecipes()
const english = recipes.map((recipe) => textsOf(recipe, 'en'))
const titles = [
  ...new Set([
    ...Object.values(INGREDIENTS).flatMap(({ substances }) => substances),
    ...FORMULAS.map(({ name }) => name),
  ]),
]

const placesOf = (pattern: string) => [...pattern.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

/** Keys of the claims in a text. The longest are taken out first, since the words of one may stand inside another's. */
function claimsIn(text: string, { functions, sentences }: Phrases): string[] {
  const own = Object.entries(sentences).filter(([key]) => key.startsWith('claim.'))
  const longestFirst = [...Object.entries(functions), ...own].sort(([, a], [, b]) => b.length - a.length)
  let rest = text
  return longestFirst
    .filter(([, words]) => {
      const before = rest
      rest = rest.replaceAll(words, '|')
      return rest !== before
    })
    .map(([key]) => key)
    .sort()
}

describe.each(TRANSLATED)('the demo’s vocabulary in %s', (code) => {
  const words = wordsIn(code)
  const texts = recipes.map((recipe) => textsOf(recipe, code))
  const written = texts.flatMap(({ ingredients, other_ingredients, contents, warnings, ...text }) => [
    ...Object.values(text),
    ...(warnings?.split('\n') ?? []),
    ...ingredients.flatMap(({ name, unit }) => [name, unit]),
    ...other_ingredients,
    ...contents,
  ])

  it('says each sentence with the same places as English', () => {
    for (const [key, sentence] of Object.entries(SENTENCES)) {
      const own = words.sentences[key as keyof typeof SENTENCES]
      expect(placesOf(own), key).toEqual(placesOf(sentence))
      expect(own, key).not.toBe(sentence)
    }
    const counted = Object.values(words.counted).flatMap((patterns) => patterns.flatMap((pattern) => placesOf(pattern)))
    expect(new Set(counted)).toEqual(new Set(['{n}']))
    expect(counted.length).toBe(Object.values(words.counted).flat().length)
  })

  it('tells all names of products apart, and those of ingredients', () => {
    expect(new Set(titles.map((title) => termIn(code, title))).size).toBe(titles.length)
    const parts = [...new Set(recipes.flatMap((recipe) => recipe.parts.map(({ name }) => name)))]
    expect(new Set(parts.map((name) => termIn(code, name))).size).toBe(parts.length)
  })

  it('tells all permitted functions apart', () => {
    expect(new Set(Object.values(words.functions)).size).toBe(Object.keys(words.functions).length)
  })

  it('makes texts without gaps, within the lengths of the contract', () => {
    for (const text of written) expect(text).not.toMatch(/[{}]|undefined|NaN|\s{2}|^\s|\s$|^$/)
    for (const { name, description } of texts) {
      expect(name.length, name).toBeLessThanOrEqual(NAME_MAX)
      expect(description.length, name).toBeLessThanOrEqual(DESCRIPTION_MAX)
    }
  })

  it('names no product twice within a brand', () => {
    const names = texts.map(({ name }, index) => `${recipes[index]?.brand.name} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('makes each claim exactly where English does', () => {
    const claims = english.map(({ description }) => claimsIn(description, phrasesIn('en')))
    expect(claims.filter((keys) => keys.length > 0).length).toBeGreaterThan(200)
    expect(texts.map(({ description }) => claimsIn(description, words))).toEqual(claims)
  })

  it('warns in a field of its own, of all that English warns of (product.warnings-stand-apart)', () => {
    const notices = Object.entries(words.sentences).filter(([key]) => key.startsWith('notice.'))
    for (const [index, { suggested_use, warnings }] of texts.entries()) {
      for (const [key, notice] of notices) {
        expect(suggested_use).not.toContain(notice)
        const isWarned = english[index]?.warnings?.includes(SENTENCES[key as keyof typeof SENTENCES]) ?? false
        expect(warnings?.includes(notice) ?? false, key).toBe(isWarned)
      }
    }
  })

  it('tells of EPA and DHA with which daily intake the effect is obtained', () => {
    expect(words.sentences['claim.epaAndDha']).toMatch(/DHA.*[.。].*250 mg.*[.。]$/)
  })

  it('names no illness and promises no relief', () => {
    for (const text of written) expect(text).not.toMatch(FORBIDDEN[code])
  })
})

describe('a pack', () => {
  const [first] = recipes
  const contentsOf = (code: TranslatedCode, quantity: number) =>
    first && textsOf({ ...first, packs: [{ quantity, unit: 'capsule', eur: 1, gbp: 1, stock: 1 }] }, code).contents[0]

  it.each([
    ['de', 1, '1 Kapsel'],
    ['de', 60, '60 Kapseln'],
    ['fr', 60, '60 gélules'],
    ['hu', 60, '60 kapszula'],
    ['jp', 60, '60カプセル'],
    ['zh-TW', 60, '60 粒膠囊'],
    ['ro', 1, '1 capsulă'],
    ['ro', 3, '3 capsule'],
    ['ro', 30, '30 de capsule'],
  ] as const)('in %s says %i as %s', (code, quantity, said) => {
    expect(contentsOf(code, quantity)).toBe(said)
  })

  it('counts germs in the unit of the language', () => {
    const cultures = recipes.find(({ parts }) => parts[0]?.unit === 'billion CFU')
    const amountIn = (code: TranslatedCode) => cultures && textsOf(cultures, code).ingredients[0]
    const amount = cultures?.parts[0]?.amount ?? 0
    expect(amountIn('de')).toMatchObject({ amount, unit: 'Mrd. KBE' })
    expect(amountIn('jp')).toMatchObject({ amount: amount * 10, unit: '億CFU' })
  })
})
