import { INGREDIENT_STATES } from '#areas/intake/contract/ingredients.ts'
import type { IngredientState, NamedIngredient } from '#areas/intake/contract/ingredients.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { listQuery, readKeyword, readPage } from '../pages/list-query.ts'
import type { ListAddress, ListPage } from '../pages/list-query.ts'

/** Rows a page of the list. */
export const INGREDIENTS_SIZE = 25

/** Names of ingredients that an address asks for. */
export interface IngredientsPlace {
  readonly language: LanguageCode
  /** Empty where all are wanted. */
  readonly keyword: string
  /** Null for all. */
  readonly state: IngredientState | null
  /** Counted from 1. */
  readonly page: number
}

export const readIngredients = ({ language, query }: ListAddress): IngredientsPlace => ({
  language,
  keyword: readKeyword(query),
  state: INGREDIENT_STATES.find((state) => state === query['state']) ?? null,
  page: readPage(query),
})

/** The query of an address for a list of ingredients. */
export const ingredientsQuery = ({ keyword, state, page }: Omit<IngredientsPlace, 'language'>): string =>
  listQuery({ query: keyword, state, page })

export const isSamePlace = (one: IngredientsPlace, other: IngredientsPlace | null): boolean =>
  other !== null && one.language === other.language && ingredientsQuery(one) === ingredientsQuery(other)

/** A name on labels of one language. */
export type IngredientKey = Pick<NamedIngredient, 'name' | 'language'>

export const isNamed = (one: IngredientKey, other: IngredientKey | null): boolean =>
  other !== null && one.name === other.name && one.language === other.language

export const ingredientIn = (
  list: ListPage<NamedIngredient> | null,
  key: IngredientKey | null,
): NamedIngredient | undefined => list?.data.find((one) => isNamed(one, key))
