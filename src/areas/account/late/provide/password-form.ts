import { changePassword } from '#areas/account/contract/account.ts'
import { passwordFormMachine } from '#machines/account/password-form.machine.ts'

import { sendForm } from '#actors/send-form.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function providePasswordForm({ client }: Pick<LatePorts, 'client'>) {
  return passwordFormMachine.provide({ actors: { sendForm: sendForm(client, changePassword) } })
}
