import { forgotPassword } from '#areas/account/contract/auth.ts'
import { forgotFormMachine } from '#machines/account/sign-in/forgot-form.machine.ts'

import type { Client } from '#actors/client.ts'
import type { TokenStore } from '#actors/tokens.ts'
import { sendForm } from '#actors/send-form.ts'

interface Ports {
  client: Client
  store: TokenStore
  /** Leaves the shop for another address. */
  readonly leaveTo: (address: string) => void
}

export function provideForgotForm({ client }: Ports) {
  return forgotFormMachine.provide({ actors: { sendForm: sendForm(client, forgotPassword) } })
}
