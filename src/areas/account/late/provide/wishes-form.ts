import { updateClientProfile } from '#areas/account/contract/account.ts'
import { wishesFormMachine } from '#machines/account/wishes-form.machine.ts'

import { sendChanged } from '#actors/send-form.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideWishesForm({ client }: Pick<LatePorts, 'client'>) {
  return wishesFormMachine.provide({ actors: { sendForm: sendChanged(client, updateClientProfile) } })
}
