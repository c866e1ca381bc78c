import { type Kysely, sql } from 'kysely'

import type { OptionGroup, Product } from '#areas/catalogue/contract/catalogue.ts'
import { bcp47, DEFAULT_LANGUAGE, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import type { StoredIngredient } from '#areas/catalogue/server/tables.ts'
import type { Schema } from '#server/database/schema.ts'

import { type CardView, listCards } from './cards.ts'
import type { ReadModel } from './store/read-model.ts'

/** Number of related products on a product page. */
const RELATED = 8

/** Texts of a product besides its name. */
interface Texts {
  readonly description: string | null
  readonly serving_size: string | null
  readonly suggested_use: string | null
  readonly warnings: string | null
  readonly allergens: string | null
  readonly ingredients: readonly StoredIngredient[]
  readonly other_ingredients: readonly string[]
}

interface ProductRow {
  readonly id: number
  readonly language: string
  readonly own: Texts
  /** Translations into the requested language. */
  readonly translated: { readonly [Key in keyof Texts]: Texts[Key] | null } | null
}

async function readTexts(db: Kysely<Schema>, slug: string, language: LanguageCode): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select product.id, language.code as language, to_jsonb(own) as own, to_jsonb(translated) as translated
    from product
    join language on language.id = product.language_id
    cross join lateral (
      select product.description, product.serving_size, product.suggested_use, product.warnings, product.allergens,
        product.ingredients, product.other_ingredients
    ) own
    left join lateral (
      select description, serving_size, suggested_use, warnings, allergens, ingredients, other_ingredients from product_text
      where product_id = product.id and language_id = (select id from language where code = ${language})
    ) translated on true
    where product.slug = ${slug}
  `.execute(db)
  return rows[0]
}

/** A translation is used only if it covers every text of the product, so that a page never mixes languages. */
function textsIn(
  language: LanguageCode,
  { own, translated, language: code }: ProductRow,
): Texts & { readonly text_lang?: string } {
  if (
    translated !== null &&
    (translated.ingredients !== null || own.ingredients.length === 0) &&
    (translated.other_ingredients !== null || own.other_ingredients.length === 0) &&
    (['description', 'serving_size', 'suggested_use', 'warnings', 'allergens'] as const).every(
      (key) => own[key] === null || translated[key] !== null,
    )
  ) {
    return {
      ...translated,
      ingredients: translated.ingredients ?? [],
      other_ingredients: translated.other_ingredients ?? [],
    }
  }
  const tag = bcp47(toLanguageCode(code) ?? DEFAULT_LANGUAGE)
  return tag === bcp47(language) ? own : { ...own, text_lang: tag }
}

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
  const row = await readTexts(db, slug, view.language)
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
