import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { register } from '#areas/account/contract/registration.ts'
import { slug } from '#contract/rules.ts'
import { clientFormMachine } from '#machines/account/registration/client-form.machine.ts'
import { answerByField } from '#machines/account/registration/registration.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideClientForm({ client }: Pick<LatePorts, 'client'>) {
  return clientFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body: values, language }, signal }) => {
        const { practice, ...fields } = values
        // Whatever an address holds must not keep anybody from registering.
        const body = { user_type_id: USER_TYPES.Client, fields, ...(v.is(slug, practice) && { practice }) }
        return answerByField(await client.call(register, { body }, { language, signal }))
      }),
    },
  })
}
