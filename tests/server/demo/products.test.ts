import { describe, expect, it } from 'vitest'

import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import { BRANDS } from '#server/demo/brands.ts'
import { FUNCTIONS, isFunction } from '#server/demo/functions.ts'
import {
  CATEGORIES,
  CATEGORY_PATHS,
  DELIVERY_FORMS,
  FREE_FROM,
  HEALTH_GOALS,
  type HealthGoal,
  SUITABLE_FOR,
} from '#server/demo/options.ts'
import { demoProducts, demoRecipes } from '#server/demo/products.ts'
import { SENTENCES } from '#server/demo/sentences.ts'
import { HOUSE_STYLES } from '#server/pictures/identity.ts'
import { DRAWN_FORMS } from '#server/pictures/vessels/by-form.ts'
import { FORBIDDEN } from '#tests/static/claims.ts'

const products = demoProducts()
const recipes = demoRecipes()
const texts = products
  .flatMap(({ name, description, serving_size, suggested_use }) => [name, description, serving_size, suggested_use])
  .map(String)

function share(chosen: readonly unknown[]): number {
  return chosen.length / products.length
}

describe('the demo catalogue', () => {
  it('is the same each time', () => {
    expect(demoProducts()).toEqual(products)
  })

  it('has at least 620 products of at least 26 brands, each with its own style', () => {
    expect(products.length).toBeGreaterThanOrEqual(620)
    expect(BRANDS.length).toBeGreaterThanOrEqual(26)
    for (const { name } of BRANDS) {
      expect(products.filter(({ brand }) => brand === name).length).toBeGreaterThanOrEqual(20)
      expect([...HOUSE_STYLES.keys()]).toContain(name)
    }
  })

  it('names no product twice within a brand, and gives every product, article and barcode its own number', () => {
    const variants = products.flatMap((product) => product.variants)
    for (const values of [
      products.map(({ brand, name }) => `${brand} ${name}`.toLowerCase()),
      products.map(({ external_id }) => external_id),
      variants.map(({ sku }) => sku),
      variants.map(({ barcode }) => barcode),
      BRANDS.map(({ code }) => code),
    ])
      expect(new Set(values).size).toBe(values.length)
  })

  it('keeps its texts within the lengths of the contract and without gaps', () => {
    for (const { name, description } of products) {
      expect(name.length).toBeLessThanOrEqual(NAME_MAX)
      expect(String(description).length).toBeLessThanOrEqual(DESCRIPTION_MAX)
    }
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|\s{2}|^\s|\s$/)
  })
})

describe('its filter options', () => {
  it('form a tree of categories three levels deep', () => {
    expect(Object.keys(CATEGORIES).length).toBeGreaterThanOrEqual(12)
    expect(CATEGORY_PATHS.filter((path) => path.length > 1).length).toBeGreaterThanOrEqual(30)
    expect(Math.max(...CATEGORY_PATHS.map((path) => path.length))).toBe(3)
  })

  it('number enough and each have products', () => {
    expect(HEALTH_GOALS.length).toBeGreaterThanOrEqual(14)
    expect(DELIVERY_FORMS.length).toBeGreaterThanOrEqual(12)
    expect(SUITABLE_FOR.length).toBeGreaterThanOrEqual(8)
    expect(FREE_FROM.length).toBeGreaterThanOrEqual(10)
    for (const form of DELIVERY_FORMS)
      expect(products.filter(({ delivery_form }) => delivery_form === form).length, form).toBeGreaterThanOrEqual(3)
    for (const goal of HEALTH_GOALS)
      expect(products.filter(({ health_goals }) => health_goals?.includes(goal)).length, goal).toBeGreaterThanOrEqual(
        10,
      )
    for (const who of SUITABLE_FOR)
      expect(products.filter(({ suitable_for }) => suitable_for?.includes(who)).length, who).toBeGreaterThanOrEqual(15)
    for (const what of FREE_FROM) {
      const count = products.filter(({ free_from }) => free_from?.includes(what)).length
      expect(count, what).toBeGreaterThanOrEqual(100)
      expect(count, what).toBeLessThan(products.length)
    }
    const used = new Set(
      products.flatMap(({ categories }) =>
        (categories ?? []).flatMap((path) => path.map((_, level) => path.slice(0, level + 1).join(' > '))),
      ),
    )
    expect(CATEGORY_PATHS.map((path) => path.join(' > ')).filter((path) => !used.has(path))).toEqual([])
  })

  it('name forms whose slugs all have a vessel', () => {
    for (const form of DELIVERY_FORMS) expect(DRAWN_FORMS).toContain(form.toLowerCase().replaceAll(' ', '-'))
  })

  it('spread: some sold out, for practitioners only, without plastic, with several variants', () => {
    const soldOut = products.filter(({ variants }) => variants.every(({ stock }) => stock === 0))
    expect(share(soldOut)).toBeGreaterThan(0.03)
    expect(share(soldOut)).toBeLessThan(0.08)
    const restricted = share(products.filter(({ practitioner_only }) => practitioner_only))
    expect(restricted).toBeGreaterThan(0.04)
    expect(restricted).toBeLessThan(0.08)
    const zeroWaste = share(products.filter(({ zero_waste }) => zero_waste))
    expect(zeroWaste).toBeGreaterThan(0.09)
    expect(zeroWaste).toBeLessThan(0.15)
    const counts = new Set(products.map(({ variants }) => variants.length))
    expect([...counts].sort((a, b) => a - b)).toEqual([1, 2, 3, 4])
  })

  it('spread over four years of arrivals, oldest first', () => {
    const dates = products.map(({ created_at }) => String(created_at))
    expect(dates).toEqual([...dates].sort())
    for (const year of ['2023', '2024', '2025', '2026'])
      expect(dates.filter((date) => date.startsWith(year)).length).toBeGreaterThan(100)
    expect(dates.at(-1)?.localeCompare('2026-11-20')).toBeLessThanOrEqual(0)
  })
})

describe('its prices', () => {
  const priced = <Variant extends { price_eur?: number | null; price_gbp?: number | null }>(variant: Variant) => ({
    ...variant,
    price_eur: variant.price_eur ?? 0,
    price_gbp: variant.price_gbp ?? 0,
  })

  it('lie within reason in both currencies (price.two-prices-per-variant)', () => {
    for (const { price_eur, price_gbp } of products.flatMap(({ variants }) => variants).map(priced)) {
      expect(price_eur).toBeGreaterThanOrEqual(3)
      expect(price_eur).toBeLessThanOrEqual(220)
      expect(price_gbp / price_eur).toBeGreaterThan(0.75)
      expect(price_gbp / price_eur).toBeLessThan(1)
      expect(Number.isInteger(Math.round(price_eur * 1000) / 10)).toBe(true)
    }
  })

  it('rise with the size of the pack, while the price of the unit falls', () => {
    for (const { variants } of products) {
      for (const [index, variant] of variants.map(priced).entries()) {
        const smaller = variants.map(priced)[index - 1]
        if (!smaller) continue
        expect(variant.quantity).toBeGreaterThan(Number(smaller.quantity))
        expect(variant.price_eur).toBeGreaterThan(smaller.price_eur)
        expect(variant.price_eur / Number(variant.quantity)).toBeLessThan(smaller.price_eur / Number(smaller.quantity))
      }
    }
  })
})

/** Nutrients with a permitted health claim behind each topic, as the demo’s tables name them. */
const PERMITTED: Readonly<Record<HealthGoal, readonly string[]>> = {
  Immunity: [
    'Vitamin A',
    'Vitamin B6',
    'Vitamin B12',
    'Folate',
    'Vitamin C',
    'Vitamin D',
    'Iron',
    'Zinc',
    'Selenium',
    'Copper',
  ],
  Digestion: ['Lactase', 'Calcium'],
  Energy: [
    'Thiamin',
    'Riboflavin',
    'Niacin',
    'Pantothenic acid',
    'Vitamin B6',
    'Vitamin B12',
    'Biotin',
    'Folate',
    'Vitamin C',
    'Iron',
    'Magnesium',
    'Manganese',
    'Iodine',
    'Copper',
    'Calcium',
  ],
  Muscles: ['Magnesium', 'Potassium', 'Calcium', 'Vitamin D', 'Pea protein', 'Whey protein', 'Creatine monohydrate'],
  Joints: ['Vitamin C'],
  Bones: [
    'Calcium',
    'Magnesium',
    'Manganese',
    'Zinc',
    'Vitamin D',
    'Vitamin K',
    'Vitamin C',
    'Pea protein',
    'Whey protein',
  ],
  'Heart and circulation': ['Thiamin', 'Potassium', 'EPA and DHA', 'DHA and EPA', 'Vitamin C'],
  'Brain and memory': ['Iron', 'Iodine', 'Zinc', 'Pantothenic acid'],
  'Nervous system': [
    'Thiamin',
    'Riboflavin',
    'Niacin',
    'Vitamin B6',
    'Vitamin B12',
    'Biotin',
    'Vitamin C',
    'Magnesium',
    'Potassium',
    'Iodine',
    'Copper',
  ],
  Skin: ['Vitamin A', 'Vitamin C', 'Riboflavin', 'Niacin', 'Biotin', 'Zinc', 'Iodine', 'Copper'],
  'Hair and nails': ['Biotin', 'Zinc', 'Selenium', 'Copper'],
  Eyes: ['Vitamin A', 'Riboflavin', 'Zinc'],
  Antioxidant: ['Vitamin C', 'Vitamin E', 'Riboflavin', 'Selenium', 'Zinc', 'Copper', 'Manganese'],
  Liver: ['Choline'],
  Thyroid: ['Iodine', 'Selenium'],
}

describe('its topics', () => {
  it('each have a permitted claim of something that the product holds behind them (product.topics-have-a-claim)', () => {
    for (const { title, goals, parts } of recipes)
      for (const goal of goals) {
        const nutrients = parts.filter(({ claims }) => claims.length > 0).map(({ name }) => name)
        expect(
          nutrients.filter((name) => PERMITTED[goal]?.includes(name)),
          `${title}: ${goal}`,
        ).not.toEqual([])
      }
  })

  it('stay away from substances without a permitted claim, and stay with those that have one', () => {
    const goalsOf = (name: string) => [
      ...new Set(
        recipes.filter(({ parts }) => parts.length === 1 && parts[0]?.name === name).flatMap(({ goals }) => goals),
      ),
    ]
    for (const name of ['Chlorella', 'Saffron stigma extract', 'L-carnitine', 'Valerian root extract', 'Taurine'])
      expect(goalsOf(name), name).toEqual([])
    expect(goalsOf('Zinc')).toEqual(['Immunity', 'Skin', 'Hair and nails'])
    expect(goalsOf('Magnesium')).toEqual(['Muscles', 'Nervous system'])
    expect(goalsOf('Choline')).toEqual(['Liver'])
    expect(goalsOf('Creatine monohydrate')).toEqual(['Muscles'])
  })
})

describe('what its texts say', () => {
  it('names no illness and promises no relief', () => {
    for (const text of texts) expect(text).not.toMatch(FORBIDDEN.en)
  })

  it('says that a nutrient contributes to something only where the dose reaches 15 % of its reference value or the amount the list asks for', () => {
    for (const { parts } of recipes) {
      for (const { claims, dvPercent, name } of parts) {
        if (claims.length === 0 || dvPercent === undefined) continue
        expect(dvPercent, name).toBeGreaterThanOrEqual(15)
      }
    }
    expect(recipes.filter(({ parts }) => parts.some(({ claims }) => claims.length > 0)).length).toBeGreaterThan(200)
  })

  it('uses each permitted function and each claim with a sentence of its own in some text', () => {
    const all = texts.join(' ')
    const own = Object.entries(SENTENCES).filter(([key]) => key.startsWith('claim.'))
    expect(own.length).toBeGreaterThan(0)
    const unused = [...Object.entries(FUNCTIONS), ...own]
      .filter(([, words]) => !all.includes(words))
      .map(([key]) => key)
    expect(unused).toEqual([])
  })

  it('words claims as the list does where it does not say that a nutrient contributes to something', () => {
    const all = texts.join(' ')
    expect(all).toMatch(
      /Calcium is needed for the maintenance of normal bones and normal teeth\. Calcium contributes to normal muscle function\./,
    )
    expect(all).toMatch(/Vitamin C increases iron absorption\./)
    expect(all).not.toMatch(
      /Calcium contributes to [^.]*(bones|teeth)|contributes? to [^.]*(iron absorption|absorption of iron)|(Pea|Whey) protein contributes/,
    )
  })

  it('speaks of the heart with EPA and DHA only from 250 mg a day, and says so', () => {
    const omega = recipes.flatMap(({ parts }) => parts).filter(({ claims }) => claims.includes('claim.epaAndDha'))
    expect(omega.length).toBeGreaterThan(0)
    for (const { amount, unit, claims } of omega) {
      expect(unit).toBe('mg')
      expect(amount).toBeGreaterThanOrEqual(250)
      expect(claims.filter(isFunction)).toEqual([])
    }
    expect(SENTENCES['claim.epaAndDha']).toContain(
      'The beneficial effect is obtained with a daily intake of 250 mg of EPA and DHA.',
    )
  })

  it('names no product after an effect that no permitted claim stands behind', () => {
    const promising = recipes
      .map(({ title }) => title)
      .filter((title) =>
        /\b(calm\w*|sleep\w*|relax\w*|stress|focus|memory|defen[cs]e|recovery|adaptogen\w*|joints?|liver)\b/i.test(
          title,
        ),
      )
    expect(promising).toEqual([])
  })

  it('warns in a field of its own, never at the end of the suggested use (product.warnings-stand-apart)', () => {
    const warning = /supplements|exceed|out of reach|pregnant|green tea|allerg/
    for (const { name, delivery_form, suggested_use, warnings } of products) {
      expect(suggested_use, name).not.toMatch(warning)
      if (delivery_form === 'Cream') expect(warnings, name).toBeUndefined()
      else expect(warnings, name).toContain('Keep out of reach of young children.')
    }
    const warned = (holds: string) =>
      products
        .filter(({ ingredients }) => ingredients?.some(({ name }) => name === holds))
        .flatMap(({ warnings }) => warnings?.split('\n') ?? [])
    expect(new Set(warned('Green tea leaf extract'))).toEqual(
      new Set([SENTENCES['notice.egcg'], SENTENCES['notice.supplement']]),
    )
    expect(warned('Glucosamine sulphate')).toContain(SENTENCES['notice.shellfish'])
    expect(warned('Ashwagandha root extract')).toContain(SENTENCES['notice.pregnancy'])
  })

  it('says of fungi, lichens and algae what they are, and of none that it is a plant (product.origin-is-what-it-is)', () => {
    const originsOf = (held: RegExp) =>
      recipes.flatMap(({ title, form, parts }, index) =>
        parts.length === 1 && form !== 'Bar' && (held.test(title) || held.test(parts[0]?.name ?? ''))
          ? Object.entries(SENTENCES)
              .filter(([key, words]) => key.startsWith('origin.') && products[index]?.description?.includes(words))
              .map(([key]) => key)
          : [],
      )
    const fungi = originsOf(/mane|Reishi|Cordyceps|Chaga/)
    const algae = originsOf(/Spirulina|Chlorella|Astaxanthin|DHA and EPA|kelp|sea algae/)
    expect([fungi.length, algae.length]).toEqual([15, expect.any(Number)])
    expect(algae.length).toBeGreaterThanOrEqual(18)
    expect(new Set(fungi)).toEqual(new Set(['origin.fungus']))
    expect(new Set(algae)).toEqual(new Set(['origin.algae']))
    expect(new Set(originsOf(/lichen/))).toEqual(new Set(['origin.lichen']))
    for (const { parts, suitableFor } of recipes)
      if (parts.length === 1 && ['fungus', 'algae', 'lichen'].includes(String(parts[0]?.origin)))
        expect(suitableFor).toContain('Vegans')
  })

  it('declares nothing that a product holds', () => {
    for (const { parts, freeFrom, suitableFor } of recipes) {
      const origins = parts.map(({ origin }) => origin)
      if (origins.includes('fish')) expect(freeFrom).not.toContain('Fish')
      if (origins.includes('milk')) expect(freeFrom).not.toContain('Lactose')
      if (origins.some((origin) => ['fish', 'milk', 'bovine', 'bee', 'shellfish'].includes(String(origin))))
        expect(suitableFor).not.toContain('Vegans')
      if (origins.some((origin) => ['fish', 'bovine', 'shellfish'].includes(String(origin))))
        expect(suitableFor).not.toContain('Vegetarians')
    }
  })
})
