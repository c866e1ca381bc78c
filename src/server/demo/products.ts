import type { ImportLine } from '#areas/import/server/index.ts'

import { BRANDS } from './brands.ts'
import type { Brand } from './brands.ts'
import type { Idea } from './compose.ts'
import { ideaFrom, ideaOf, recipeOf } from './compose.ts'
import { FORMULAS } from './formulas.ts'
import type { IngredientKey } from './ingredients/index.ts'
import { INGREDIENTS } from './ingredients/index.ts'
import { categoryPath } from './options.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'
import type { Recipe } from './recipe.ts'
import { productName, textsOf } from './texts.ts'

/** Prefix of the external ids of the demo's products. */
export const DEMO_PREFIX = 'demo:'

const SEED = 20_261
const PRODUCTS_PER_BRAND = 23
const FORMULA_SHARE = 0.3

/** The products were added over four years, up to the day before the shop opened. */
const LAST_DAY = Date.UTC(2026, 10, 20)
const DAYS = 4 * 365
const DAY_MS = 86_400_000

const KEYS = Object.keys(INGREDIENTS) as IngredientKey[]

/** Returns the demo's recipes, oldest first. The result is always the same. */
export function demoRecipes(): Recipe[] {
  const random = createRandom(SEED)
  const keys = random.shuffle(KEYS)
  return BRANDS.flatMap((brand, place) => {
    const first = keys.filter((_, index) => index % BRANDS.length === place)
    return range(brand, first, random)
  }).sort((a, b) => Date.parse(a.created) - Date.parse(b.created))
}

/**
 * Returns a brand's range without repeated names: a product of each ingredient in `first`, so that every ingredient has
 * a brand, then random ones, weighted towards the brand's focus.
 */
function range(brand: Brand, first: readonly IngredientKey[], random: Random): Recipe[] {
  const focused = KEYS.filter((key) =>
    (brand.focus as readonly string[]).includes(categoryPath(INGREDIENTS[key].category)[0] ?? ''),
  )
  const keys = [...KEYS, ...Array.from({ length: Math.ceil(KEYS.length / focused.length) }, () => focused).flat()]
  const recipes: Recipe[] = []
  const names = new Set<string>()
  while (recipes.length < PRODUCTS_PER_BRAND) {
    const due = first[recipes.length]
    const idea = due === undefined ? anyIdea(keys, random) : ideaOf(due, random)
    if (idea === null) continue
    const recipe = recipeOf(brand, recipes.length + 1, idea, created(random), random)
    const name = productName({ ...recipe, strength: null })
    if (names.has(name)) continue
    names.add(name)
    recipes.push(recipe)
  }
  return recipes
}

function anyIdea(keys: readonly IngredientKey[], random: Random): Idea | null {
  return random.chance(FORMULA_SHARE) ? ideaFrom(random.pick(FORMULAS), random) : ideaOf(random.pick(keys), random)
}

function created(random: Random): string {
  return new Date(LAST_DAY - random.between(0, DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the demo catalogue in the import format, in English, oldest first. */
export function demoProducts(): ImportLine[] {
  return demoRecipes().map(asLine)
}

function articleOf({ brand, number }: Recipe): string {
  return `${brand.code}-${String(number).padStart(3, '0')}`
}

/** Returns the id that identifies the product in the database. */
export function externalIdOf(recipe: Recipe): string {
  return `${DEMO_PREFIX}${articleOf(recipe)}`
}

/** Returns the SKU that identifies the pack of this quantity in the database. */
export function skuOf(recipe: Recipe, quantity: number): string {
  return `${articleOf(recipe)}-${quantity}`
}

function asLine(recipe: Recipe, index: number): ImportLine {
  const { brand, form, category, goals, suitableFor, freeFrom, zeroWaste, practitionerOnly, packs, created } = recipe
  const { contents, ingredients, other_ingredients, name, ...texts } = textsOf(recipe, 'en')
  return {
    external_id: externalIdOf(recipe),
    brand: brand.name,
    name,
    delivery_form: form,
    categories: [categoryPath(category)],
    health_goals: [...goals],
    suitable_for: [...suitableFor],
    free_from: [...freeFrom],
    zero_waste: zeroWaste,
    practitioner_only: practitionerOnly,
    variants: packs.map(({ quantity, unit, eur, gbp, stock }, place) => ({
      sku: skuOf(recipe, quantity),
      net_contents: contents[place] ?? '',
      quantity,
      unit,
      price_eur: eur / 100,
      price_gbp: gbp / 100,
      stock,
      barcode: barcode(index * 4 + place),
    })),
    ...texts,
    ingredients: [...ingredients],
    other_ingredients: [...other_ingredients],
    created_at: created,
  }
}

/** Returns an EAN-13 from the range for in-store use (GS1 prefix 20), so that it belongs to no real product. */
function barcode(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
