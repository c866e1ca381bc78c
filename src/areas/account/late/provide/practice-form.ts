import { updateAccount } from '#areas/account/contract/account.ts'
import { practiceFormMachine } from '#machines/account/practice-form.machine.ts'

import { sendChanged } from '#actors/send-form.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function providePracticeForm({ client }: Pick<LatePorts, 'client'>) {
  return practiceFormMachine.provide({ actors: { sendForm: sendChanged(client, updateAccount) } })
}
