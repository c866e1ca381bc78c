import { inviteClient } from '#contract/clients.ts'
import { inviteFormMachine } from '#machines/clients/invite-form.machine.ts'

import { sendForm } from '../send-form.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideInviteForm({ client }: Pick<LatePorts, 'client'>) {
  return inviteFormMachine.provide({ actors: { sendForm: sendForm(client, inviteClient) } })
}
