import { HERBS } from './herbs.ts'
import type { Ingredient } from './ingredient.ts'
import { MINERALS } from './minerals.ts'
import { NUTRIENTS } from './nutrients.ts'
import { OILS_AND_CULTURES } from './oils-and-cultures.ts'
import { VITAMINS } from './vitamins.ts'

export type { Ingredient, Origin, Unit } from './ingredient.ts'

const TABLE = { ...VITAMINS, ...MINERALS, ...HERBS, ...OILS_AND_CULTURES, ...NUTRIENTS }

export type IngredientKey = keyof typeof TABLE

/** Everything the demo's products are made of. */
export const INGREDIENTS: Readonly<Record<IngredientKey, Ingredient>> = TABLE
