import { fromPromise } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { register } from '#areas/account/contract/registration.ts'
import { practitionerFormMachine } from '#machines/account/registration/practitioner-form.machine.ts'
import { answerByField } from '#machines/account/registration/registration.ts'

import type { LatePorts } from '#actors/late-ports.ts'

/** Registers as type 3; the client's form as type 4 (registration.practitioner-is-type-three). */
export function providePractitionerForm({ client }: Pick<LatePorts, 'client'>) {
  return practitionerFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body: fields, language }, signal }) => {
        const body = { user_type_id: USER_TYPES.Practitioner, fields }
        return answerByField(await client.call(register, { body }, { language, signal }))
      }),
    },
  })
}
