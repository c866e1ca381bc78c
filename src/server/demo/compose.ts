import type { Brand } from './brands.ts'
import type { Claim } from './functions.ts'
import type { Formula } from './formulas.ts'
import type { Ingredient, IngredientKey, Origin } from './ingredients/index.ts'
import { INGREDIENTS } from './ingredients/index.ts'
import type { CategoryName, DeliveryForm, HealthGoal, OftenFor } from './options.ts'
import { priceOf, stockOf } from './price.ts'
import type { Random } from './random.ts'
import type { Pack, Part, Recipe, Serving } from './recipe.ts'
import { contentsOf, PIECE_UNITS, servingOf } from './serving.ts'
import { freeFrom, suitableFor } from './suitability.ts'
import type { TermName } from './terms.ts'
import { topicsOf } from './topics.ts'

/** A possible product in one form, not yet assigned to a brand. */
export interface Idea {
  readonly title: TermName
  readonly form: DeliveryForm
  readonly category: CategoryName
  readonly goals: readonly HealthGoal[]
  readonly oftenFor: readonly OftenFor[]
  readonly parts: readonly Part[]
  readonly serving: Serving
  readonly centsPerDay: number
  readonly gentle: boolean
  readonly forChildren: boolean
}

/** Smallest share of the reference value for a claim (Regulation (EU) No 1169/2011, annex XIII). */
const SIGNIFICANT = 0.15

function claimsOf({ claims = [], claimsFrom, nrv }: Ingredient, amount: number): readonly Claim[] {
  const from = claimsFrom ?? (nrv === undefined ? Infinity : nrv * SIGNIFICANT)
  return amount >= from ? claims : []
}

function partOf(ingredient: Ingredient, amount: number, substance?: TermName): Part {
  const { unit, nrv, origins, namedBySubstance } = ingredient
  const origin = (substance && origins?.[substance]) ?? ingredient.origin
  const name = namedBySubstance && substance ? substance : ingredient.name
  const part = { name, amount, unit, origin, claims: claimsOf(ingredient, amount) }
  return nrv === undefined ? part : { ...part, dvPercent: Math.round((amount / nrv) * 100) }
}

const GRAMS: Partial<Record<Part['unit'], number>> = { g: 1, mg: 0.001 }

function gramsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount, unit }) => sum + amount * (GRAMS[unit] ?? 0), 0)
}

/** A product of one ingredient; null where the form cannot hold the dose. */
export function ideaOf(key: IngredientKey, random: Random): Idea | null {
  const ingredient = INGREDIENTS[key]
  const { substances, forms, doses, perPiece, category, goals, oftenFor = [], cents, also } = ingredient
  const gentle = ingredient.gentle === true
  const [title, form, dose] = [random.pick(substances), random.pick(forms), random.pick(doses)]
  const main = partOf(ingredient, dose, title)
  const companion = also?.[title]
  const parts: Part[] = companion
    ? [main, { name: companion[0], amount: companion[1], unit: companion[2], claims: [], origin: null }]
    : [main]
  const serving = servingOf(form, Math.ceil(dose / perPiece), gramsOf(parts), random)
  if (serving === null) return null
  const middle = doses[Math.floor((doses.length - 1) / 2)] ?? dose
  return {
    title,
    form,
    category,
    goals: topicsOf(goals, parts),
    oftenFor,
    parts,
    serving,
    centsPerDay: cents * (dose / middle) ** 0.6,
    gentle: gentle && dose <= middle,
    forChildren: gentle && dose === doses[0],
  }
}

/** A product of several ingredients; null where the form cannot hold them. */
export function ideaFrom(formula: Formula, random: Random): Idea | null {
  const { name, category, goals, oftenFor = [], forms, parts: amounts, pieces, cents } = formula
  const gentle = formula.gentle === true
  const form = random.pick(forms)
  const parts = (Object.entries(amounts) as [IngredientKey, number][]).map(([key, amount]) =>
    partOf(INGREDIENTS[key], amount),
  )
  const serving = servingOf(form, pieces, gramsOf(parts), random)
  return serving === null
    ? null
    : {
        title: name,
        form,
        category,
        goals: topicsOf(goals, parts),
        oftenFor,
        parts,
        serving,
        centsPerDay: cents,
        gentle,
        forChildren: gentle && name.includes('children'),
      }
}

/** Returns one to four packs of neighbouring sizes. */
function packsOf({ serving, centsPerDay }: Idea, level: number, soldOut: boolean, random: Random): Pack[] {
  const sizes = contentsOf(serving)
  const count = Math.min(sizes.length, random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4]))
  const from = random.between(0, sizes.length - count)
  return sizes.slice(from, from + count).map(({ quantity, unit, days }) => ({
    quantity,
    unit,
    ...priceOf(centsPerDay, days, level),
    stock: stockOf(soldOut, random),
  }))
}

/** Returns the amount per piece of a single-ingredient product, or null if it makes no neat number for a label. */
function strengthOf({ parts: [main, ...others], serving: { count, unit } }: Idea): Recipe['strength'] {
  if (!main || others.length > 0 || !PIECE_UNITS.includes(unit)) return null
  const amount = main.amount / count
  return Number.isInteger(amount * 2) ? { amount, unit: main.unit } : null
}

/** Turns an idea into the brand's recipe. */
export function recipeOf(brand: Brand, number: number, idea: Idea, created: string, random: Random): Recipe {
  const { title, form, category, goals, oftenFor, parts, serving, gentle, forChildren } = idea
  const origins = parts.flatMap(({ origin }): Origin[] => (origin === null ? [] : [origin]))
  const composition = { title, form, origins, oftenFor, gentle, forChildren }
  return {
    brand,
    number,
    title,
    form,
    category,
    goals,
    parts,
    serving,
    gentle,
    created,
    strength: brand.strengths ? strengthOf(idea) : null,
    packs: packsOf(idea, brand.level, random.chance(0.045), random),
    suitableFor: suitableFor(brand, composition, random),
    freeFrom: freeFrom(brand, composition),
    zeroWaste: random.chance(brand.zeroWaste),
    practitionerOnly: random.chance(brand.practitionerOnly),
  }
}
