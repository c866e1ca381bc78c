import { chapter } from '#contract/chapter.ts'

import { correctIngredient, listIngredients } from './ingredients.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Administration: chapter({ listIngredients, correctIngredient }),
}
