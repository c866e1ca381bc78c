import { type Kysely, sql } from 'kysely'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { raiseCatalogueVersion } from '#areas/catalogue/server/version.ts'
import type { Schema } from '#server/database/schema.ts'

import { namesIn } from './names/index.ts'
import { CATEGORY_PATHS, DELIVERY_FORMS, FREE_FROM, HEALTH_GOALS, type OptionName, SUITABLE_FOR } from './options.ts'
import { DEMO_PREFIX, demoProducts } from './products.ts'
import { writeSale } from './sale.ts'
import { writeTexts } from './seed-texts.ts'

export type SeedResult =
  /** The catalogue was empty or held part of the demo. Now it holds all of it. */
  | 'seeded'
  /** The whole demo was already there. */
  | 'complete'
  /** The catalogue holds only products from elsewhere. Nothing was written. */
  | 'foreign'

/**
 * Fills an empty catalogue with the demo's products and writes the translations of options and products, and a sale. Each part is
 * written in one transaction. The next call adds whatever an interrupted call or an older version left out. Processes
 * that start together take turns.
 */
export async function seedDemo(database: { readonly bulk: Kysely<Schema> }): Promise<SeedResult> {
  return database.bulk.transaction().execute(async (lock) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo catalogue'))`.execute(lock)
    return seed(database.bulk)
  })
}

async function seed(db: Kysely<Schema>): Promise<SeedResult> {
  const lines = demoProducts()
  const { ours, others } = await countProducts(db)
  if (ours === 0 && others > 0) return 'foreign'
  const missing = ours < lines.length
  if (missing) {
    const { rejected } = await importCatalogue(
      { bulk: db },
      lines.map((line) => JSON.stringify(line)),
    )
    const [first] = rejected
    if (first) throw new Error(`Demo product ${first.number} was not taken: ${first.problem.detail}`)
  }
  const named = await writeNames(db)
  const translated = await writeTexts(db)
  const reduced = await writeSale(db)
  return missing || named || translated || reduced ? 'seeded' : 'complete'
}

async function countProducts(db: Kysely<Schema>): Promise<{ ours: number; others: number }> {
  const {
    rows: [count],
  } = await sql<{ ours: number; others: number }>`
    select count(*) filter (where external_id like ${`${DEMO_PREFIX}%`})::int as ours,
           count(*) filter (where external_id not like ${`${DEMO_PREFIX}%`})::int as others
    from product
  `.execute(db)
  return count ?? { ours: 0, others: 0 }
}

/** Rows of the options table: the group, the names from the top of the tree, and the name to translate. */
const OPTIONS: readonly { readonly group: string; readonly path: readonly string[]; readonly name: OptionName }[] = [
  ...CATEGORY_PATHS.map((path) => ({ group: 'categories', path, name: path.at(-1) as OptionName })),
  ...HEALTH_GOALS.map((name) => ({ group: 'health_goals', path: [name], name })),
  ...DELIVERY_FORMS.map((name) => ({ group: 'delivery_form', path: [name], name })),
  ...SUITABLE_FOR.map((name) => ({ group: 'suitable_for', path: [name], name })),
  ...FREE_FROM.map((name) => ({ group: 'free_from', path: [name], name })),
]

/** Adds missing names and returns true if there were any. Existing names stay, even if they were edited. */
async function writeNames(db: Kysely<Schema>): Promise<boolean> {
  const rows = OPTIONS.flatMap(({ group, path, name }) =>
    LANGUAGE_CODES.flatMap((code) =>
      code === 'en' ? [] : [{ group, path: path.join('\n'), code, name: namesIn(code)[name] }],
    ),
  )
  return db.transaction().execute(async (trx) => {
    const { rows: written } = await sql`
      with recursive named as (
        select id, filter_group, name as path from option where parent_id is null
        union all
        select option.id, option.filter_group, named.path || E'\n' || option.name from option join named on option.parent_id = named.id
      )
      insert into option_name (option_id, language_id, name)
      select named.id, language.id, given.name
      from unnest(${rows.map((row) => row.group)}::text[], ${rows.map((row) => row.path)}::text[], ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.name)}::text[])
        as given (filter_group, path, code, name)
      join named on named.filter_group = given.filter_group and named.path = given.path
      join language on language.code = given.code
      on conflict do nothing
      returning option_id
    `.execute(trx)
    if (written.length === 0) return false
    await raiseCatalogueVersion(trx)
    return true
  })
}
