import { fromPromise } from 'xstate'

import { answerInvitation, listInvitations } from '#areas/clients/contract/consent.ts'
import { invitationsMachine } from '#machines/clients/consent/invitations.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideInvitations({ client }: Pick<LatePorts, 'client'>) {
  return invitationsMachine.provide({
    actors: {
      fetchInvitations: fromPromise(async ({ signal, system }) => {
        await untilAllowed(system, signal, 'invitations')
        return await client.call(listInvitations, {}, { signal })
      }),
      answerInvitation: fromPromise(({ input: { id, answer }, signal }) =>
        client.call(answerInvitation, { params: { id }, body: { answer } }, { signal }),
      ),
    },
  })
}
