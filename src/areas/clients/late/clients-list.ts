import { fromPromise } from 'xstate'

import { listClients } from '#areas/clients/contract/clients.ts'
import { CLIENT_SEARCH_LIMIT } from '#contract/constants.ts'
import { clientsListMachine } from '#machines/clients/clients-list.machine.ts'
import { isPage, readPlace } from '#machines/pages/place.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideClientsList({
  client,
  page: { location },
  writeAddress,
}: Pick<LatePorts, 'client' | 'page' | 'writeAddress'>) {
  return clientsListMachine.provide({
    actors: {
      fetchClients: fromPromise(async ({ input: { language, keyword, page }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(
          listClients,
          { query: { page, limit: CLIENT_SEARCH_LIMIT, ...(keyword !== '' && { keyword }) } },
          { language, signal },
        )
      }),
    },
    actions: {
      // The wait after the last key may end when the user is on another page.
      writeQuery: (_, { query }) => {
        if (isPage(readPlace(location.pathname, {}) ?? null, 'clients')) writeAddress(query)
      },
    },
  })
}
