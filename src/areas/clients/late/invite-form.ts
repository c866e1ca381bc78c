import { inviteClient } from '#areas/clients/contract/clients.ts'
import { inviteFormMachine } from '#machines/clients/invite-form.machine.ts'

import { sendForm } from '#actors/send-form.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideInviteForm({ client }: Pick<LatePorts, 'client'>) {
  return inviteFormMachine.provide({ actors: { sendForm: sendForm(client, inviteClient) } })
}
