import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { calls } from '#areas/admin/contract/calls.ts'
import type { Administration } from './index.ts'

interface Services {
  readonly administration: Administration
}

/** Handlers of the calls with which admins manage other users' accounts (role.admin-features). */
export function adminHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    listPractitioners: ({ query }) => services().administration.listPractitioners(query),
    listAccounts: ({ query }) => services().administration.listAccounts(query),
    judgePractitioner: async ({ params, body }) => {
      if (body.status === 'refused' && body.reason === '')
        throw new Refused(400, 'badInput', { fields: { reason: 'fieldRequired' } })
      const judged = await services().administration.judgePractitioner(params.id, body)
      if (judged === undefined) throw new Refused(404, 'notFound')
      if (judged === 'changed') throw new Refused(409, 'detailsChanged')
      return judged
    },
  }
}
