import { type Kysely, sql } from 'kysely'

import type { listIngredients, IngredientState, NamedIngredient } from '#areas/intake/contract/ingredients.ts'
import { targetOf } from '#areas/intake/contract/substances.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import { type LanguageCode, languageIdOf } from '#contract/languages.ts'
import { searchNames } from '#contract/names.ts'
import { languageCodeOf } from '#server/database/languages.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'

import { type Correction, correctionsByName, readCorrections } from './corrections.ts'
import { keyOf } from './names/key.ts'
import { matchName } from './names/match.ts'

interface Written {
  readonly name: string
  readonly language_id: number
  readonly products: number
}

/** A name in one language, in its most frequent spelling. */
interface Named {
  readonly key: string
  readonly name: string
  readonly language: LanguageCode
  readonly products: number
}

/** Names of ingredients on the labels of all products, hidden ones too, each label in its own language. */
async function readWritten(db: Kysely<Schema>): Promise<readonly Written[]> {
  const { rows } = await sql<Written>`
    select item ->> 'name' as name, language_id, count(distinct product.id)::int as products
    from product cross join jsonb_array_elements(ingredients) as item
    group by 1, 2 order by 3 desc, (item ->> 'name') collate "C"
  `.execute(db)
  return rows
}

/** Joins spellings that differ in nothing that counts. */
function grouped(written: readonly Written[], corrections: readonly Correction[]): Named[] {
  const groups = new Map<string, Named>()
  const keys = new Set<string>()
  for (const { name, language_id, products } of written) {
    const key = keyOf(name)
    if (key === '') continue
    const place = `${key}\n${language_id}`
    const known = groups.get(place)
    groups.set(place, {
      key,
      name: known?.name ?? name,
      language: languageCodeOf(language_id),
      products: (known?.products ?? 0) + products,
    })
    keys.add(key)
  }
  for (const { key, name, languageId } of corrections) {
    const isOnLabels = languageId === null ? keys.has(key) : groups.has(`${key}\n${languageId}`)
    if (isOnLabels) continue
    groups.set(`${key}\n${languageId}`, { key, name, language: languageCodeOf(languageId ?? 1), products: 0 })
  }
  return [...groups.values()].toSorted((one, other) => other.products - one.products)
}

/** The names with what they count as (intake.matches-are-shown). */
export async function readList(
  db: Kysely<Schema>,
  { keyword = '', state, ...paging }: CallInput<typeof listIngredients>['query'],
): Promise<CallResponse<typeof listIngredients>> {
  const { offset, limit, fields } = pageOf(paging)
  const corrections = await readCorrections(db)
  const correctionOf = correctionsByName(corrections)
  const has = searchNames(keyword)
  const rows = grouped(await readWritten(db), corrections)
    .filter(({ name }) => has(name))
    .map((named) => asNamed(named, correctionOf(named.key, languageIdOf(named.language))))
    .filter((row) => state === undefined || IS_IN[state](row))
  return { data: rows.slice(offset, offset + limit), ...fields(rows.length) }
}

const IS_IN: Readonly<Record<IngredientState, (row: NamedIngredient) => boolean>> = {
  unmatched: ({ match, correction }) => match === null && correction === null,
  matched: ({ match, correction }) => (correction === null ? match !== null : correction.target !== 'none'),
  corrected: ({ correction }) => correction !== null,
}

function asNamed({ name, language, products }: Named, correction: Correction | undefined): NamedIngredient {
  const match = matchName(name)
  return {
    name,
    language,
    products,
    match: match ? { target: targetOf(match.substance, match.form), is_compound: match.given === 'compound' } : null,
    correction: correction
      ? {
          target: correction.target ?? 'none',
          language: correction.languageId === null ? null : languageCodeOf(correction.languageId),
          corrected_at: correction.at.toISOString(),
          corrected_by: correction.by,
        }
      : null,
  }
}
