import { fromPromise } from 'xstate'

import { judgePractitioner, listAccounts, listPractitioners } from '#contract/admin.ts'
import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'
import { ADMIN_PAGE_SIZE } from '#machines/admin/lists.ts'
import { practitionersReviewMachine } from '#machines/admin/practitioners-review.machine.ts'

import type { Client } from '../client.ts'

interface Ports {
  client: Client
}

export function providePractitionersReview({ client }: Ports) {
  return practitionersReviewMachine.provide({
    actors: {
      fetchPractitioners: fromPromise(
        ({
          input: {
            wanted: { language, status, page },
          },
          signal,
        }) => client.call(listPractitioners, { query: { status, page, limit: ADMIN_PAGE_SIZE } }, { language, signal }),
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
        ({
          input: {
            wanted: { language, keyword, page },
          },
          signal,
        }) =>
          client.call(
            listAccounts,
            { query: { page, limit: ADMIN_PAGE_SIZE, ...(keyword !== '' && { keyword }) } },
            { language, signal },
          ),
      ),
    },
  })
}
