import { type Kysely, sql } from 'kysely'

import { OPTION_LISTS } from '#areas/products/contract/fields.ts'
import type { ProductChoices } from '#areas/products/contract/products.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { Schema } from '#server/database/schema.ts'

const GROUPS = {
  brand: 'brands',
  delivery_form: 'delivery_form',
  ...Object.fromEntries(OPTION_LISTS.map((group) => [group, group])),
}

/** Options by name in the asked language, a category with those above it. */
export async function readChoices(db: Kysely<Schema>, language: LanguageCode): Promise<ProductChoices> {
  const { rows } = await sql<{ id: number; filter_group: string; name: string }>`
    with recursive named as (
      select option.id, filter_group, parent_id, coalesce(option_name.name, option.name) as name
      from option left join option_name on option_id = option.id
        and option_name.language_id = (select id from language where code = ${language})
    ), path as (
      select id, filter_group, name from named where parent_id is null
      union all
      select named.id, named.filter_group, path.name || ' › ' || named.name from named join path on path.id = parent_id
    )
    select id, filter_group, name from path
  `.execute(db)
  const collator = new Intl.Collator(bcp47(language))
  const inOrder = rows.toSorted((one, other) => collator.compare(one.name, other.name))
  return Object.fromEntries(
    Object.entries(GROUPS).map(([field, group]) => [
      field,
      inOrder.filter(({ filter_group }) => filter_group === group).map(({ id, name }) => ({ id, name })),
    ]),
  ) as unknown as ProductChoices
}
