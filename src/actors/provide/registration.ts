import { fromPromise } from 'xstate'
import { parse } from 'valibot'

import type { LanguageCode } from '#contract/languages.ts'
import { register } from '#contract/registration.ts'
import { clientBody, clientFormMachine } from '#machines/registration/client-form.machine.ts'
import { practitionerBody, practitionerFormMachine } from '#machines/registration/practitioner-form.machine.ts'
import { answerByField } from '#machines/registration/registration.ts'

import type { Client } from '../client.ts'

/** The form has checked the body by the same rules, so that nothing is left to be refused here. */
async function send(client: Client, body: unknown, options: { language: LanguageCode; signal: AbortSignal }) {
  return answerByField(await client.call(register, { body: parse(register.body, body) }, options))
}

export function providePractitionerForm({ client }: { client: Client }) {
  return practitionerFormMachine.provide({
    actors: {
      sendForm: fromPromise(({ input: { values, language }, signal }) =>
        send(client, practitionerBody(values), { language, signal }),
      ),
    },
  })
}

export function provideClientForm({ client }: { client: Client }) {
  return clientFormMachine.provide({
    actors: {
      sendForm: fromPromise(({ input: { values, language }, signal }) =>
        send(client, clientBody(values), { language, signal }),
      ),
    },
  })
}
