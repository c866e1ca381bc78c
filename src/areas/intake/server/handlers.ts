import type { calls } from '#areas/intake/contract/calls.ts'
import type { HandlersOf } from '#server/api/implement.ts'

import type { Intake } from './index.ts'

interface Services {
  readonly intake: Intake
}

/** Handlers of the calls with which admins look after names of ingredients (role.admin-features). */
export function intakeHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    listIngredients: ({ query }) => services().intake.list(query),
    correctIngredient: ({ body }, _language, { principal }) => services().intake.correct(principal.userId, body),
  }
}
