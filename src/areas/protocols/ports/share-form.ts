import { fromPromise } from 'xstate'

import { listClients } from '#areas/clients/contract/clients.ts'
import type { Client as PracticeClient } from '#areas/clients/contract/clients.ts'
import { CLIENT_LOOKUP_MAX, CLIENT_SEARCH_LIMIT } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { checkFit, getProtocol, shareProtocol } from '#areas/protocols/contract/protocols.ts'
import type { Misfit, ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'
import { isUnanswered } from '#machines/once/once.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import { RECENT_CLIENTS } from '#machines/protocols/share/share.ts'
import { shareFormMachine } from '#machines/protocols/share/share-form.machine.ts'

import { storedKeys } from '#actors/call-once.ts'
import type { Client } from '#actors/client.ts'
import { linesSettled } from './lines-settled.ts'
import type { Storage } from '#actors/storage.ts'

type Clients = CallResult<readonly PracticeClient[]>

export function provideShareForm({ client, storage }: { client: Client; storage: Storage }) {
  const keys = storedKeys(storage, shareProtocol)
  return shareFormMachine.provide({
    actors: {
      fetchDetail: fromPromise<CallResult<ProtocolDetail>, { protocolId: number; language: LanguageCode }>(
        ({ input: { protocolId: id, language }, signal }) =>
          client.call(getProtocol, { params: { id } }, { language, signal }),
      ),
      fetchRecent: fromPromise<Clients, { language: LanguageCode }>(({ input: { language }, signal }) =>
        client.call(listClients, { query: { limit: RECENT_CLIENTS, order_by: 'recent' } }, { language, signal }),
      ),
      searchClients: fromPromise<Clients, { keyword: string; language: LanguageCode }>(
        ({ input: { keyword, language }, signal }) =>
          client.call(listClients, { query: { limit: CLIENT_SEARCH_LIMIT, keyword } }, { language, signal }),
      ),
      lookUpClients: fromPromise<Clients, { emails: readonly string[]; language: LanguageCode }>(
        async ({ input: { emails, language }, signal }) => {
          const found: PracticeClient[] = []
          for (let at = 0; at < emails.length; at += CLIENT_LOOKUP_MAX) {
            const query = { limit: CLIENT_LOOKUP_MAX, emails: emails.slice(at, at + CLIENT_LOOKUP_MAX) }
            const result = await client.call(listClients, { query }, { language, signal })
            if (!result.ok) return result
            found.push(...result.value)
          }
          return { ok: true, value: found }
        },
      ),
      checkFit: fromPromise<
        CallResult<readonly Misfit[]>,
        { protocolId: number; clientId: number; language: LanguageCode }
      >(async ({ input: { protocolId, clientId, language }, signal }) => {
        const params = { id: protocolId, client_id: clientId }
        const result = await client.call(checkFit, { params }, { language, signal })
        return result.ok ? { ok: true, value: result.value.data } : result
      }),
      settleLines: fromPromise(({ input: { protocolId }, system, signal }) =>
        linesSettled(system.get('protocolLines') as ProtocolLinesRef, protocolId, signal),
      ),
      shareProtocol: fromPromise(async ({ input: { protocolId, recipient, discount, note, language }, signal }) => {
        const { email, firstName: first_name, lastName: last_name, clientId: user_id } = recipient
        const body = { id: protocolId, email, first_name, last_name, user_id, discount, notes: note }
        const result = await client.call(shareProtocol, { body }, { language, signal, key: keys.of(body) })
        if (!isUnanswered(result)) keys.done(body)
        return result
      }),
    },
  })
}
