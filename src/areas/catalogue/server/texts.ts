import { type Kysely, type RawBuilder, sql } from 'kysely'

import { bcp47, DEFAULT_LANGUAGE, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import type { StoredIngredient } from '#areas/catalogue/server/tables.ts'
import type { Schema } from '#server/database/schema.ts'

/** Texts of a product besides its name. */
export interface Texts {
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

/** The texts of the products that meet a condition, in their own language and in the asked one. */
export async function readTexts(
  db: Kysely<Schema>,
  condition: RawBuilder<boolean>,
  language: LanguageCode,
): Promise<readonly ProductRow[]> {
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
    where ${condition}
  `.execute(db)
  return rows
}

/** A translation is used only if it covers every text of the product, so that a page never mixes languages. */
export function textsIn(
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

/** The cautions of a label, as the page of the product shows them; `lang` where they are not in the asked language. */
export interface Cautions {
  readonly warnings: string | null
  readonly allergens: string | null
  readonly lang?: string
}

/** By product, without those that have neither. */
export async function readCautions(
  db: Kysely<Schema>,
  productIds: readonly number[],
  language: LanguageCode,
): Promise<ReadonlyMap<number, Cautions>> {
  const rows = await readTexts(db, sql`product.id = any(${[...productIds]}::int[])`, language)
  return new Map(
    rows.flatMap((row) => {
      const { warnings, allergens, text_lang } = textsIn(language, row)
      if (warnings === null && allergens === null) return []
      return [[row.id, { warnings, allergens, ...(text_lang !== undefined && { lang: text_lang }) }]]
    }),
  )
}
