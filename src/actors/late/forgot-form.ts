import { forgotPassword } from '#contract/auth.ts'
import { forgotFormMachine } from '#machines/sign-in/forgot-form.machine.ts'

import type { Client } from '../client.ts'
import type { TokenStore } from '../tokens.ts'
import { sendForm } from '../send-form.ts'

interface Ports {
  client: Client
  store: TokenStore
  /** Leaves the shop for another address. */
  readonly leaveTo: (address: string) => void
}

export function provideForgotForm({ client }: Ports) {
  return forgotFormMachine.provide({ actors: { sendForm: sendForm(client, forgotPassword) } })
}
