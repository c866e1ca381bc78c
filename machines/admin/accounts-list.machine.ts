/** One page of the shop's accounts, for an admin (admin.finds-accounts). */
import type { ActorRefFrom } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'
import type { ListPage } from '../pages/list-query.ts'

import type { Account } from './lists.ts'

export const accountsListMachine = createFreshDataMachine<ListPage<Account>>('accountsList', FETCH_DEDUPE_MS)
export type AccountsListRef = ActorRefFrom<typeof accountsListMachine>
