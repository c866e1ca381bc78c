import { fromPromise } from 'xstate'

import { getClient, inviteClient, listClients, updateClient } from '#contract/clients.ts'
import { CLIENT_SEARCH_LIMIT } from '#contract/constants.ts'
import { clientPageMachine } from '#machines/clients/client-page.machine.ts'
import { clientsListMachine } from '#machines/clients/clients-list.machine.ts'
import { inviteFormMachine } from '#machines/clients/invite-form.machine.ts'
import { isPage, readPlace } from '#machines/pages/place.ts'

import { untilAllowed } from '../allowed.ts'
import type { WriteAddress } from '../address-writer.ts'
import type { Client } from '../client.ts'

import { sendForm } from './send-form.ts'

interface Ports {
  client: Client
}

export function provideClientsList({
  client,
  page: { location },
  writeAddress,
}: Ports & { page: Window; writeAddress: WriteAddress }) {
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

export function provideClientPage({ client }: Ports) {
  return clientPageMachine.provide({
    actors: {
      fetchClient: fromPromise(async ({ input: { language, id }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getClient, { params: { id } }, { language, signal })
      }),
      saveRate: fromPromise(({ input: { language, id, rate }, signal }) =>
        client.call(updateClient, { params: { id }, body: { discount_rate: rate } }, { language, signal }),
      ),
    },
  })
}

export function provideInviteForm({ client }: Ports) {
  return inviteFormMachine.provide({ actors: { sendForm: sendForm(client, inviteClient) } })
}
