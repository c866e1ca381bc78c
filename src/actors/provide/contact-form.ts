import { fromPromise } from 'xstate'

import { sendContactMessage } from '#contract/contact.ts'
import { contactFormMachine } from '#machines/contact/contact-form.machine.ts'

import type { Client } from '../client.ts'

export function provideContactForm({ client }: { client: Client }) {
  return contactFormMachine.provide({
    actors: {
      sendForm: fromPromise(({ input: { values, language }, signal }) =>
        client.call(sendContactMessage, { body: values }, { language, signal }),
      ),
    },
  })
}
