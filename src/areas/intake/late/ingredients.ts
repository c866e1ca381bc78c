import { fromPromise } from 'xstate'

import { correctIngredient, listIngredients } from '#areas/intake/contract/ingredients.ts'
import { ingredientsMachine } from '#machines/intake/ingredients.machine.ts'
import { INGREDIENTS_SIZE } from '#machines/intake/ingredients-place.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideIngredients({ client }: Pick<LatePorts, 'client'>) {
  return ingredientsMachine.provide({
    actors: {
      fetchIngredients: fromPromise(
        async ({
          input: {
            place: { language, state, keyword, page },
          },
          signal,
          system,
        }) => {
          await untilAllowed(system, signal, 'ingredients')
          const query = {
            page,
            limit: INGREDIENTS_SIZE,
            ...(state && { state }),
            ...(keyword !== '' && { keyword }),
          }
          return await client.call(listIngredients, { query }, { language, signal })
        },
      ),
      correctIngredient: fromPromise(({ input: { correction, language }, signal }) =>
        client.call(correctIngredient, { body: correction }, { language, signal }),
      ),
    },
  })
}
