import { lookupsMachine } from '#machines/account/lookups.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

const choice = (title: string) => [{ id: 1, title }]

export const model = freshDataModel(
  lookupsMachine,
  {
    health_professions: choice('Dietitian'),
    expertise_levels: choice('Newly qualified'),
    organisation_types: choice('Own practice'),
  },
  300_000,
)
