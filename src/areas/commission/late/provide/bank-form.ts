import { saveBank } from '#areas/commission/contract/bank-details.ts'
import { bankFormMachine } from '#machines/commission/bank/bank-form.machine.ts'

import type { LatePorts } from '#actors/late-ports.ts'
import { sendForm } from '#actors/send-form.ts'

export function provideBankForm({ client }: Pick<LatePorts, 'client'>) {
  return bankFormMachine.provide({ actors: { sendForm: sendForm(client, saveBank) } })
}
