import { fromPromise } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { register } from '#contract/registration.ts'
import { clientFormMachine } from '#machines/registration/client-form.machine.ts'
import { practitionerFormMachine } from '#machines/registration/practitioner-form.machine.ts'
import { answerByField } from '#machines/registration/registration.ts'

import type { Client } from '../client.ts'

export function providePractitionerForm({ client }: { client: Client }) {
  return practitionerFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body: fields, language }, signal }) => {
        const body = { user_type_id: USER_TYPES.Practitioner, fields }
        return answerByField(await client.call(register, { body }, { language, signal }))
      }),
    },
  })
}

export function provideClientForm({ client }: { client: Client }) {
  return clientFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body: fields, language }, signal }) => {
        const body = { user_type_id: USER_TYPES.Client, fields }
        return answerByField(await client.call(register, { body }, { language, signal }))
      }),
    },
  })
}
