import { Refused } from '#server/request/refused.ts'
import type { Services } from '#server/http/services.ts'
import type { Handlers } from '#server/http/api/implement.ts'

type AdminId = 'listPractitioners' | 'judgePractitioner' | 'listAccounts'

/** What admins do to other users' accounts (role.admin-features). */
export function adminHandlers(services: () => Services): Pick<Handlers, AdminId> {
  return {
    listPractitioners: ({ query }) => services().accounts.listPractitioners(query),
    listAccounts: ({ query }) => services().accounts.listAccounts(query),
    judgePractitioner: async ({ params, body }) => {
      if (body.status === 'refused' && body.reason === '')
        throw new Refused(400, 'badInput', { fields: { reason: 'fieldRequired' } })
      const judged = await services().accounts.judgePractitioner(params.id, body)
      if (judged === undefined) throw new Refused(404, 'notFound')
      if (judged === 'changed') throw new Refused(409, 'detailsChanged')
      return judged
    },
  }
}
