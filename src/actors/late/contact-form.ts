import { sendContactMessage } from '#contract/contact.ts'
import { contactFormMachine } from '#machines/contact/contact-form.machine.ts'

import { sendForm } from '../send-form.ts'
import type { LatePorts } from '../late-ports.ts'

export function provideContactForm({ client }: Pick<LatePorts, 'client'>) {
  return contactFormMachine.provide({ actors: { sendForm: sendForm(client, sendContactMessage) } })
}
