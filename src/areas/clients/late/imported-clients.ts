import { fromPromise } from 'xstate'

import {
  deleteImportedClient,
  deleteImportedClients,
  importClients,
  inviteImportedClients,
  listImportedClients,
  stopImportedInvitations,
} from '#areas/clients/contract/imported-clients.ts'
import { clientFileMachine } from '#machines/clients/client-file/client-file.machine.ts'
import { importedClientsMachine } from '#machines/clients/imported/imported-clients.machine.ts'
import { INVITATIONS_PACE } from '#machines/clients/imported/imported.ts'
import { isUnanswered } from '#machines/once/once.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { chosenFiles } from '#actors/chosen-files.ts'
import type { Client } from '#actors/client.ts'
import { idempotencyKeys } from '#actors/idempotency-keys.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { storeFiles } from '#actors/store-files.ts'
import { waitToLookAt } from '#actors/wait-to-look.ts'

function provideClientFile(client: Client) {
  // By what is sent, and not in the tab's storage: names of clients have no business there.
  const keys = idempotencyKeys()
  return clientFileMachine.provide({
    actors: {
      storeFiles,
      readFile: fromPromise(async ({ input: { fileId, ...reading } }) => {
        const file = chosenFiles.find(fileId)
        if (!file) return { ok: false, fault: 'unreadable' }
        const { readClients } = await import('#areas/clients/ports/client-file/read.ts')
        return readClients(new Uint8Array(await file.arrayBuffer()), reading)
      }),
      takeOver: fromPromise(async ({ input: { clients, language }, signal }) => {
        const answer = await client.call(
          importClients,
          { body: { clients: [...clients] } },
          { language, signal, key: keys.of(clients) },
        )
        if (!isUnanswered(answer)) keys.done(clients)
        return answer
      }),
    },
    actions: {
      forgetFile: (_, { id }) => {
        if (id !== null) chosenFiles.forget(id)
      },
    },
  })
}

export function provideImportedClients({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  return importedClientsMachine.provide({
    actors: {
      clientFile: provideClientFile(client),
      fetchList: fromPromise(async ({ input: { language }, system, signal }) => {
        await untilAllowed(system, signal, 'importedClients')
        return client.call(listImportedClients, {}, { language, signal })
      }),
      askToInvite: fromPromise(({ input: { language, ids }, signal }) =>
        client.call(inviteImportedClients, { body: ids === null ? {} : { ids: [...ids] } }, { language, signal }),
      ),
      stopInviting: fromPromise(({ input: { language }, signal }) =>
        client.call(stopImportedInvitations, {}, { language, signal }),
      ),
      deletePeople: fromPromise(({ input: { language, ids }, signal }) => {
        const id = ids?.[0]
        return id === undefined
          ? client.call(deleteImportedClients, {}, { language, signal })
          : client.call(deleteImportedClient, { params: { id } }, { language, signal })
      }),
      waitToLook: waitToLookAt(page, INVITATIONS_PACE),
    },
  })
}
