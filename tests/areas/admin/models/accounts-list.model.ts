import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'
import type { Account } from '#machines/admin/lists.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

const account: Account = {
  user_id: 7,
  user_type_id: 4,
  email: 'zoe@mail.example',
  first_name: 'Zoë',
  last_name: 'Linden',
  active: true,
  registered_at: '2026-01-01T00:00:00.000Z',
  last_seen_at: null,
}

export const model = freshDataModel(
  accountsListMachine,
  { data: [account], current_page: 1, limit: 20, total_pages: 1, total_results: 1 },
  FETCH_DEDUPE_MS,
)
