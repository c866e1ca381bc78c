import type { calls } from '#areas/intake/contract/calls.ts'

import type { Access } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: ['GET /v2/admin/ingredients', 'PUT /v2/admin/ingredients'],
  capabilities: [{ capability: 'Administration', who: ['Admin'], calls: ['listIngredients', 'correctIngredient'] }],
  reach: {
    listIngredients: 'nobodys',
    correctIngredient: 'nobodys',
  },
}
