import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { adminTasksMachine } from '#machines/home/admin-tasks.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

export const model = freshDataModel(
  adminTasksMachine,
  { practitioners: 1, unsent: 2, unpaid: 0, payable: 3, importState: null },
  FETCH_DEDUPE_MS,
)
