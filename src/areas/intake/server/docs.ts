import type { GenericSchema } from 'valibot'

import type { calls } from '#areas/intake/contract/calls.ts'
import { namedIngredient } from '#areas/intake/contract/ingredients.ts'
import type { ExamplesOf } from '#server/api/examples.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  correctIngredient: { name: 'Albion Magnesium', language: null, target: 'magnesium' },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  NamedIngredient: namedIngredient,
} satisfies Record<string, GenericSchema>
