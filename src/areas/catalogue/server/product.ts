import { type Kysely, sql } from 'kysely'

import type { OptionGroup, Product } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Schema } from '#server/database/schema.ts'

import { type CardView, listCards } from './cards.ts'
import type { ReadModel } from './store/read-model.ts'
import { readTexts, textsIn } from './texts.ts'

/** Number of related products on a product page. */
const RELATED = 8

/**
 * Categories and health goals of a product. Postings list a category before its ancestors; a page lists it after them.
 */
function optionsOf(model: ReadModel, product: number, language: LanguageCode) {
  const options = model.optionsOf(product, language)
  const inGroup = (group: OptionGroup) => options.filter(({ stored }) => stored.group === group)
  const categories = inGroup('categories').map(({ stored, named }) => ({ ...named, parent_id: stored.parentId }))
  const below = (parent: number | null): typeof categories =>
    categories.filter(({ parent_id }) => parent_id === parent).flatMap((category) => [category, ...below(category.id)])
  return { categories: below(null), health_goals: inGroup('health_goals').map(({ named }) => named) }
}

/**
 * A product with all data of its page (product.one-call-tells-all). Null if no product has this slug, or the read model
 * does not hold it yet.
 */
export async function readProduct(
  db: Kysely<Schema>,
  model: ReadModel,
  slug: string,
  view: CardView,
): Promise<Product | null> {
  const [row] = await readTexts(db, sql`product.slug = ${slug}`, view.language)
  const product = row && model.productOf(row.id)
  if (row === undefined || product === undefined) return null
  const [card, ...related] = await listCards(db, model, [product, ...model.relatedTo(product, RELATED)], view, product)
  if (card === undefined) return null
  const { ingredients, other_ingredients, ...texts } = textsIn(view.language, row)
  return {
    ...card,
    ...optionsOf(model, product, view.language),
    ...texts,
    ingredients: ingredients.map(({ name, amount = null, unit = null, dv_percent = null, group = null }) => ({
      name,
      amount,
      unit,
      dv_percent,
      group,
    })),
    other_ingredients: [...other_ingredients],
    related,
  }
}
