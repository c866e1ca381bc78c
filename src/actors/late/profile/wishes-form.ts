import { updateClientProfile } from '#contract/account.ts'
import { wishesFormMachine } from '#machines/account/wishes-form.machine.ts'

import { sendChanged } from '../../send-form.ts'
import type { LatePorts } from '../../late-ports.ts'

export function provideWishesForm({ client }: Pick<LatePorts, 'client'>) {
  return wishesFormMachine.provide({ actors: { sendForm: sendChanged(client, updateClientProfile) } })
}
