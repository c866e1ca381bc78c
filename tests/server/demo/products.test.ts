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
  SUITABLE_FOR,
} from '#server/demo/options.ts'
import { demoProducts, demoRecipes } from '#server/demo/products.ts'
import { SENTENCES } from '#server/demo/sentences.ts'
import { HOUSE_STYLES } from '#server/pictures/identity.ts'
import { DRAWN_FORMS } from '#server/pictures/vessels/by-form.ts'

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

describe('what its texts say', () => {
  it('names no illness and promises no relief', () => {
    const forbidden =
      /\b(cur(e|es|ed|ing)|treat\w*|prevent\w*|heal(s|ed|ing)?|reliev\w*|relief|remed\w*|therap(y|ies|eutic)|medic\w*|diseas\w*|illness\w*|disorder\w*|symptom\w*|pain\w*|inflam\w*|cancer\w*|diabet\w*|depress\w*|anxi\w*|arthr\w*|osteopor\w*|dementia|alzheimer\w*|asthma|hypertension|infect\w*|virus\w*|flu|colds|common cold|insomnia|migraine\w*|eczema|acne|detox\w*|anti-ag\w*)\b/i
    for (const text of texts) expect(text).not.toMatch(forbidden)
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
