import { type Kysely, sql } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'
import type { Schema } from '#server/database/schema.ts'

import type { Region } from '../needs.ts'
import { shownProducts } from '../on-sale.ts'
import { type Packed, unpack } from './packed.ts'

/** Ingredients on labels, as columns. A name as written, letter case included, is one ingredient here. */
export interface IngredientColumns {
  readonly names: readonly string[]
  /** Names in other languages. */
  readonly translations: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>>
  /** Product number and number of the name of each pair, ascending by product, then in the order of the label. */
  readonly pairProducts: Int32Array
  readonly pairNames: Int32Array
}

/** Ingredients in the daily dose; what a capsule is made of besides is not looked for. */
export async function loadIngredients(
  db: Kysely<Schema>,
  region: Region,
  languageOf: (id: number) => LanguageCode,
): Promise<IngredientColumns> {
  const {
    rows: [pairs],
  } = await sql<{ names: string[] | null; product: Packed; name: Packed }>`
    with numbered as (select id, number as product from ${shownProducts(region)} shown),
    label as materialized (
      select numbered.product, given.item ->> 'name' as name, min(given.place) as place
      from product join numbered using (id) cross join jsonb_array_elements(ingredients) with ordinality as given (item, place)
      group by 1, 2
    ),
    named as (select name, (row_number() over (order by name collate "C") - 1)::int as number from (select distinct name from label) each)
    select
      (select json_agg(name order by number) from named) as names,
      string_agg(int4send(product), '' order by product, place) as product,
      string_agg(int4send(number), '' order by product, place) as name
    from label join named using (name)
  `.execute(db)

  // A translated label is the same list in other words.
  const { rows } = await sql<{ name: string; language_id: number; translated: string }>`
    select distinct on (1, 2) own.item ->> 'name' as name, product_text.language_id, theirs.item ->> 'name' as translated
    from product_text
    join product on product.id = product_id
    cross join jsonb_array_elements(product.ingredients) with ordinality as own (item, place)
    join lateral jsonb_array_elements(product_text.ingredients) with ordinality as theirs (item, place) using (place)
    where jsonb_array_length(product.ingredients) = jsonb_array_length(product_text.ingredients)
    order by 1, 2, 3
  `.execute(db)
  const translations = new Map<LanguageCode, Map<string, string>>()
  for (const { name, language_id, translated } of rows) {
    const language = languageOf(language_id)
    const inLanguage = translations.get(language) ?? new Map<string, string>()
    inLanguage.set(name, translated)
    translations.set(language, inLanguage)
  }
  return {
    names: pairs?.names ?? [],
    translations,
    pairProducts: unpack(pairs?.product),
    pairNames: unpack(pairs?.name),
  }
}
