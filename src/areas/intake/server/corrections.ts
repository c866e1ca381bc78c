import { type Kysely, sql } from 'kysely'

import type { IngredientCorrection } from '#areas/intake/contract/ingredients.ts'
import { readTarget } from '#areas/intake/contract/substances.ts'
import { type LanguageCode, languageIdOf } from '#contract/languages.ts'
import type { Schema } from '#server/database/schema.ts'

import { keyOf } from './names/key.ts'
import { matchName } from './names/match.ts'
import type { Match } from './names/match.ts'
import type { MatchOf } from './sums/line.ts'

/** A correction of one name; `languageId` is null for labels of all languages. */
export interface Correction {
  readonly key: string
  readonly languageId: number | null
  readonly name: string
  /** Null where the name is none of the substances. */
  readonly target: string | null
  readonly at: Date
  readonly by: { user_id: number; first_name: string; last_name: string } | null
}

export async function readCorrections(db: Kysely<Schema>): Promise<Correction[]> {
  const rows = await db
    .selectFrom('ingredient_correction')
    .leftJoin('account', 'account.user_id', 'corrected_by')
    .select(['name_key', 'ingredient_correction.language_id', 'name', 'target', 'corrected_at'])
    .select(['user_id', 'first_name', 'last_name'])
    .execute()
  return rows.map(({ name_key, language_id, name, target, corrected_at, user_id, first_name, last_name }) => ({
    key: name_key,
    languageId: language_id,
    name,
    target,
    at: corrected_at,
    by: user_id === null ? null : { user_id, first_name: first_name ?? '', last_name: last_name ?? '' },
  }))
}

/** Finds the correction that holds for a name: that of the label's language before that for all. */
export function correctionsByName(corrections: readonly Correction[]) {
  const found = new Map(corrections.map((one) => [`${one.key}\n${one.languageId ?? ''}`, one]))
  return (key: string, languageId: number | null): Correction | undefined =>
    (languageId === null ? undefined : found.get(`${key}\n${languageId}`)) ?? found.get(`${key}\n`)
}

/** The match of a corrected name. The label's amount is that of the substance, or of the form where one is named. */
function matchOf(target: string): Match | undefined {
  const read = readTarget(target)
  return read && { ...read, given: read.form === null ? 'substance' : 'form' }
}

/**
 * Matches names as the table does, corrections first (intake.admin-corrects-matches). A target that this version of the shop
 * does not know counts as no correction.
 */
export function correctedMatching(corrections: readonly Correction[]): MatchOf {
  const correctionOf = correctionsByName(corrections)
  return (name: string, language?: LanguageCode) => {
    const correction = correctionOf(keyOf(name), language === undefined ? null : languageIdOf(language))
    if (correction?.target === null) return 'none'
    return (correction && matchOf(correction.target)) ?? matchName(name)
  }
}

/** Writes a correction over an older one of the same name and language, or takes it back. */
export async function writeCorrection(
  db: Kysely<Schema>,
  userId: number,
  { name, language, target }: IngredientCorrection,
): Promise<void> {
  const [key, languageId] = [keyOf(name), language === null ? null : languageIdOf(language)]
  if (key === '') return
  if (target === null) {
    await db
      .deleteFrom('ingredient_correction')
      .where('name_key', '=', key)
      .where(sql<boolean>`language_id is not distinct from ${languageId}`)
      .execute()
    return
  }
  const kept = target === 'none' ? null : target
  await sql`
    insert into ingredient_correction (name_key, language_id, name, target, corrected_by)
    values (${key}, ${languageId}, ${name}, ${kept}, ${userId})
    on conflict (name_key, coalesce(language_id, 0)) do update
    set name = excluded.name, target = excluded.target, corrected_by = excluded.corrected_by, corrected_at = clock_timestamp()
  `.execute(db)
}
