import { fromPromise } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { register } from '#contract/registration.ts'
import { clientFormMachine } from '#machines/registration/client-form.machine.ts'
import { answerByField } from '#machines/registration/registration.ts'

import type { LatePorts } from '../late-ports.ts'

export function provideClientForm({ client }: Pick<LatePorts, 'client'>) {
  return clientFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body: fields, language }, signal }) => {
        const body = { user_type_id: USER_TYPES.Client, fields }
        return answerByField(await client.call(register, { body }, { language, signal }))
      }),
    },
  })
}
