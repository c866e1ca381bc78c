import type { LanguageCode } from '#contract/languages.ts'

import type { Principal } from '#server/signed-in/principal.ts'
import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/clients/contract/calls.ts'
import type { ImportedClientsService } from './index.ts'

interface Services {
  readonly importedClients: ImportedClientsService
}

type ImportedClientId =
  | 'listImportedClients'
  | 'importClients'
  | 'deleteImportedClients'
  | 'deleteImportedClient'
  | 'inviteImportedClients'
  | 'stopImportedInvitations'

interface Caller {
  readonly principal: Principal
}

/** People from practitioners' own files (clients.imported-has-no-account). */
export function importedClientHandlers(services: () => Services): Pick<HandlersOf<typeof calls>, ImportedClientId> {
  const remove = async (language: LanguageCode, { principal }: Caller, id?: number) => {
    const outcome = present(await services().importedClients.remove(shopperOf(principal, language), id))
    if (outcome === 'missing') throw new Refused(404, 'clientGone')
    return outcome
  }
  return {
    listImportedClients: (_input, language, { principal }) =>
      services().importedClients.list(shopperOf(principal, language)),

    importClients: async ({ body }, language, { principal, idempotencyKey }) => {
      const who = shopperOf(principal, language)
      const outcome = present(await services().importedClients.takeOver(who, body.clients, idempotencyKey))
      if (outcome === 'full') throw new Refused(409, 'importedClientsFull')
      if (outcome === 'keyUsed') throw new Refused(409, 'keyUsed')
      return outcome
    },

    deleteImportedClients: (_input, language, caller) => remove(language, caller),
    deleteImportedClient: ({ params }, language, caller) => remove(language, caller, params.id),

    inviteImportedClients: async ({ body }, language, { principal }) =>
      present(await services().importedClients.askToInvite(shopperOf(principal, language), body.ids)),

    stopImportedInvitations: async (_input, language, { principal }) =>
      present(await services().importedClients.stopInviting(shopperOf(principal, language))),
  }
}

function present<Told>(outcome: Told | 'gone'): Told {
  if (outcome === 'gone') throw notSignedIn()
  return outcome as Told
}
