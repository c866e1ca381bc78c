import { fromPromise } from 'xstate'

import { judgePractitioner, listAccounts, listPractitioners } from '#contract/admin.ts'
import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'
import { ADMIN_PAGE_SIZE } from '#machines/admin/lists.ts'
import { practitionersReviewMachine } from '#machines/admin/practitioners-review.machine.ts'

import { untilAllowed } from '../allowed.ts'
import type { Client } from '../client.ts'

interface Ports {
  client: Client
}

export function providePractitionersReview({ client }: Ports) {
  return practitionersReviewMachine.provide({
    actors: {
      fetchPractitioners: fromPromise(
        async ({
          input: {
            wanted: { language, status, page },
          },
          signal,
          system,
        }) => {
          await untilAllowed(system, signal, 'practitionersReview')
          const query = { status, page, limit: ADMIN_PAGE_SIZE }
          return await client.call(listPractitioners, { query }, { language, signal })
        },
      ),
      judgePractitioner: fromPromise(({ input: { id, language, status, reason }, signal }) =>
        client.call(judgePractitioner, { params: { id }, body: { status, reason } }, { language, signal }),
      ),
    },
  })
}

export function provideAccountsList({ client }: Ports) {
  return accountsListMachine.provide({
    actors: {
      fetchAccounts: fromPromise(
        async ({
          input: {
            wanted: { language, keyword, page },
          },
          signal,
          system,
        }) => {
          await untilAllowed(system, signal, 'accountsList')
          const query = { page, limit: ADMIN_PAGE_SIZE, ...(keyword !== '' && { keyword }) }
          return await client.call(listAccounts, { query }, { language, signal })
        },
      ),
    },
  })
}
