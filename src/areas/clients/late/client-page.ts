import { fromPromise } from 'xstate'

import { getClient, inviteClient, updateClient } from '#areas/clients/contract/clients.ts'
import { fillClientsCart } from '#areas/clients/contract/filling.ts'
import { clientPageMachine } from '#machines/clients/client-page.machine.ts'
import { fillCartMachine } from '#machines/clients/filling/fill-cart.machine.ts'
import { fillFormMachine } from '#machines/clients/filling/fill-form.machine.ts'
import { isPage, readPlace } from '#machines/pages/place.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { callOnce } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

import { fillingIntent } from '../filling-intent.ts'

const provideFillForm = ({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) =>
  fillFormMachine.provide({
    actors: {
      fillCart: fillCartMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: fillClientsCart,
          intent: fillingIntent,
          request: ({ clientId, protocolId, message, mail }) => ({
            params: { id: clientId },
            body: { protocol_id: protocolId, message, mail },
          }),
        }),
      ),
    },
  })

export function provideClientPage({
  client,
  page,
  router,
  storage,
}: Pick<LatePorts, 'client' | 'page' | 'router' | 'storage'>) {
  const { location } = page
  return clientPageMachine.provide({
    actors: {
      fillForm: provideFillForm({ client, storage, page }),
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
