import { type Kysely, sql, type Transaction } from 'kysely'

import { raiseCatalogueVersion } from '#areas/catalogue/server/version.ts'
import type { Schema } from '#server/database/schema.ts'

import { DEMO_PREFIX, demoRecipes, externalIdOf, skuOf } from './products.ts'
import type { Recipe } from './recipe.ts'
import { textsOf } from './texts.ts'
import { TRANSLATED, type TranslatedCode } from './words/index.ts'

/**
 * Adds what the demo's products and packs lack of texts in further languages, all of it or nothing; whether anything was
 * lacking. Texts that are there stay, whoever wrote them.
 */
export async function writeTexts(db: Kysely<Schema>): Promise<boolean> {
  const lacking = await lackingLanguages(db)
  if (lacking.length === 0) return false
  const recipes = demoRecipes()
  return db.transaction().execute(async (trx) => {
    let written = 0
    // One language after the other: all of them at once would be a parameter of ten megabytes.
    for (const code of lacking) written += await writeLanguage(trx, code, recipes)
    if (written > 0) await raiseCatalogueVersion(trx)
    return written > 0
  })
}

/** Languages in which a product or a pack of the demo has no text. A look that costs nothing at the usual start, where none has. */
async function lackingLanguages(db: Kysely<Schema>): Promise<TranslatedCode[]> {
  const { rows } = await sql<{ code: TranslatedCode }>`
    with demo as (select id from product where external_id like ${`${DEMO_PREFIX}%`}),
    pack as (select variant.id from variant join demo on demo.id = variant.product_id)
    select code from language
    where code = any(${TRANSLATED}) and (
      (select count(*) from demo) > (select count(*) from product_text join demo on demo.id = product_id where language_id = language.id)
      or (select count(*) from pack) > (select count(*) from variant_text join pack on pack.id = variant_id where language_id = language.id))
    order by language.id
  `.execute(db)
  return rows.map(({ code }) => code)
}

/** The number of texts written. */
async function writeLanguage(
  trx: Transaction<Schema>,
  code: TranslatedCode,
  recipes: readonly Recipe[],
): Promise<number> {
  const texts = recipes.map((recipe) => ({ recipe, ...textsOf(recipe, code) }))
  const products = texts.map(({ recipe, contents: _, ...text }) => ({ ...text, external_id: externalIdOf(recipe) }))
  const packs = texts.flatMap(({ recipe, contents }) =>
    recipe.packs.map(({ quantity }, place) => ({ sku: skuOf(recipe, quantity), net_contents: contents[place] })),
  )
  const { numAffectedRows: ofProducts = 0n } = await sql`
    insert into product_text (product_id, language_id, name, description, serving_size, suggested_use, warnings, ingredients, other_ingredients)
    select product.id, language.id, given.name, given.description, given.serving_size, given.suggested_use, given.warnings, given.ingredients, given.other_ingredients
    from json_to_recordset(${JSON.stringify(products)}::json) as given (
      external_id text, name text, description text, serving_size text, suggested_use text, warnings text, ingredients jsonb, other_ingredients text[]
    )
    join product using (external_id)
    join language on language.code = ${code}
    on conflict do nothing
  `.execute(trx)
  const { numAffectedRows: ofPacks = 0n } = await sql`
    insert into variant_text (variant_id, language_id, net_contents)
    select variant.id, language.id, given.net_contents
    from json_to_recordset(${JSON.stringify(packs)}::json) as given (sku text, net_contents text)
    join variant using (sku)
    join language on language.code = ${code}
    on conflict do nothing
  `.execute(trx)
  return Number(ofProducts + ofPacks)
}
