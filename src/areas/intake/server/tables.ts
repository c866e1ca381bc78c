import type { GeneratedAlways } from 'kysely'

import type { GivenTimestamp } from '#server/database/columns.ts'

export interface IntakeTables {
  ingredient_correction: IngredientCorrectionTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends IntakeTables {}
}

interface IngredientCorrectionTable {
  correction_id: GeneratedAlways<number>
  name_key: string
  /** Null for labels of all languages. */
  language_id: number | null
  name: string
  /** Null where the name is none of the substances. */
  target: string | null
  corrected_by: number | null
  corrected_at: GivenTimestamp
}
