import { sendContactMessage } from '#contract/contact.ts'
import { contactFormMachine } from '#machines/contact/contact-form.machine.ts'

import type { Client } from '../client.ts'
import { sendForm } from './send-form.ts'

export function provideContactForm({ client }: { client: Client }) {
  return contactFormMachine.provide({ actors: { sendForm: sendForm(client, sendContactMessage) } })
}
