import { getBank } from '#areas/commission/contract/bank.ts'
import { saveBank } from '#areas/commission/contract/bank-details.ts'
import { bankFormMachine } from '#machines/commission/bank/bank-form.machine.ts'
import { bankMachine } from '#machines/commission/bank/bank.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { freshDataActors } from '#actors/fresh-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { sendForm } from '#actors/send-form.ts'

export function provideBank({ client }: Pick<LatePorts, 'client'>) {
  return bankMachine.provide({
    actors: freshDataActors(
      (options) => client.call(getBank, {}, options),
      (system, signal) => untilAllowed(system, signal, 'bank'),
    ),
  })
}

export function provideBankForm({ client }: Pick<LatePorts, 'client'>) {
  return bankFormMachine.provide({ actors: { sendForm: sendForm(client, saveBank) } })
}
