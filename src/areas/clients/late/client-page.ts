import { fromPromise } from 'xstate'

import { getClient, inviteClient, updateClient } from '#areas/clients/contract/clients.ts'
import { clientPageMachine } from '#machines/clients/client-page.machine.ts'
import { isPage, readPlace } from '#machines/pages/place.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideClientPage({
  client,
  page: { location },
  router,
}: Pick<LatePorts, 'client' | 'page' | 'router'>) {
  return clientPageMachine.provide({
    actors: {
      fetchClient: fromPromise(async ({ input: { language, id }, signal, system }) => {
        await untilAllowed(system, signal)
        return await client.call(getClient, { params: { id } }, { language, signal })
      }),
      saveRate: fromPromise(({ input: { language, id, rate }, signal }) =>
        client.call(updateClient, { params: { id }, body: { discount_rate: rate } }, { language, signal }),
      ),
      askAgain: fromPromise(({ input: { language, body }, signal }) =>
        client.call(inviteClient, { body }, { language, signal }),
      ),
    },
    actions: {
      // The answer may come when the user is on another page.
      replaceAddress: (_, { id }) => {
        const { pathname } = location
        if (isPage(readPlace(pathname, {}) ?? null, 'client'))
          void router.navigate({ href: pathname.replace(/\d+$/, String(id)), replace: true })
      },
    },
  })
}
