import { changePassword } from '#contract/account.ts'
import { passwordFormMachine } from '#machines/account/password-form.machine.ts'

import { sendForm } from '../../send-form.ts'
import type { LatePorts } from '../../late-ports.ts'

export function providePasswordForm({ client }: Pick<LatePorts, 'client'>) {
  return passwordFormMachine.provide({ actors: { sendForm: sendForm(client, changePassword) } })
}
