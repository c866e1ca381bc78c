import { fromPromise } from 'xstate'

import { resetPassword } from '#areas/account/contract/auth.ts'
import { resetFormMachine } from '#machines/account/sign-in/reset-form.machine.ts'

import { storeSignIn } from '#areas/account/ports/store-sign-in.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideResetForm(ports: Pick<LatePorts, 'client' | 'store' | 'leaveTo'>) {
  return resetFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input, signal }) => {
        const { language } = input
        const { reset_token, ...body } = input.body
        return storeSignIn(
          await ports.client.call(resetPassword, { params: { reset_token }, body }, { language, signal }),
          ports,
        )
      }),
    },
  })
}
