import { updateAccount } from '#areas/account/contract/account.ts'
import { profileFormMachine } from '#machines/account/profile-form.machine.ts'

import { sendChanged } from '#actors/send-form.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideProfileForm({ client }: Pick<LatePorts, 'client'>) {
  return profileFormMachine.provide({ actors: { sendForm: sendChanged(client, updateAccount) } })
}
