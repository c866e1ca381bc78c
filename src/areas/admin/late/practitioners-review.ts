import { fromPromise } from 'xstate'

import { judgePractitioner, listPractitioners } from '#areas/admin/contract/admin.ts'
import { ADMIN_PAGE_SIZE } from '#machines/admin/lists.ts'
import { practitionersReviewMachine } from '#machines/admin/practitioners-review.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function providePractitionersReview({ client }: Pick<LatePorts, 'client'>) {
  return practitionersReviewMachine.provide({
    actors: {
      fetchPractitioners: fromPromise(
        async ({
          input: {
            place: { language, status, keyword, page },
          },
          signal,
          system,
        }) => {
          await untilAllowed(system, signal, 'practitionersReview')
          const query = {
            page,
            limit: ADMIN_PAGE_SIZE,
            ...(status && { status }),
            ...(keyword !== '' && { keyword }),
          }
          return await client.call(listPractitioners, { query }, { language, signal })
        },
      ),
      judgePractitioner: fromPromise(({ input: { id, language, status, reason, details }, signal }) =>
        client.call(
          judgePractitioner,
          { params: { id }, body: { status, reason, ...(details && { details }) } },
          { language, signal },
        ),
      ),
    },
  })
}
