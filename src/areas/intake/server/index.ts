import type { correctIngredient, IngredientCorrection, listIngredients } from '#areas/intake/contract/ingredients.ts'
import { targetOf } from '#areas/intake/contract/substances.ts'
import type { CallInput, CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { type Database, withReadRetry } from '#server/database/index.ts'

import { correctedMatching, readCorrections, writeCorrection } from './corrections.ts'
import { readList } from './list.ts'
import type { Match } from './names/match.ts'
import type { MatchOf } from './sums/line.ts'

export { pairsApart } from './sums/apart.ts'
export type { TimeOfDay } from './sums/apart.ts'
export { sumIntake } from './sums/sums.ts'
export type { IntakeIngredient, IntakeLine, MatchOf } from './sums/line.ts'
export type { Match } from './names/match.ts'

/** Matches of ingredients to substances, by the table of names and the corrections of admins. */
export interface Intake {
  list(query: CallInput<typeof listIngredients>['query']): Promise<CallResponse<typeof listIngredients>>
  correct(userId: number, correction: IngredientCorrection): Promise<CallResponse<typeof correctIngredient>>
  /** Matches names with the corrections as they are now; for `sumIntake` and `pairsApart`. */
  matching(): Promise<MatchOf>
  /** The match of each ingredient, in their order; `none` where an admin said so, undefined if it is unknown. */
  matchesOf(
    ingredients: readonly { readonly name: string; readonly language?: LanguageCode }[],
  ): Promise<readonly (Match | 'none' | undefined)[]>
}

export function openIntake(database: Pick<Database, 'db' | 'healthy'>): Intake {
  const { db } = database
  const matching = async () => correctedMatching(await withReadRetry(database, () => readCorrections(db)))
  return {
    list: (query) => withReadRetry(database, () => readList(db, query)),
    async correct(userId, correction) {
      await writeCorrection(db, userId, correction)
      const match = (await matching())(correction.name, correction.language ?? undefined)
      return { target: match === undefined ? null : match === 'none' ? match : targetOf(match.substance, match.form) }
    },
    matching,
    async matchesOf(ingredients) {
      const matchOf = await matching()
      return ingredients.map(({ name, language }) => matchOf(name, language))
    },
  }
}
