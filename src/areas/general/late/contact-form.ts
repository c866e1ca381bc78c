import { sendContactMessage } from '#areas/general/contract/contact.ts'
import { contactFormMachine } from '#machines/general/contact-form.machine.ts'

import { sendForm } from '#actors/send-form.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideContactForm({ client }: Pick<LatePorts, 'client'>) {
  return contactFormMachine.provide({ actors: { sendForm: sendForm(client, sendContactMessage) } })
}
