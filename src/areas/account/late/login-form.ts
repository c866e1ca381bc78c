import { fromPromise } from 'xstate'

import { login } from '#areas/account/contract/auth.ts'
import { loginFormMachine } from '#machines/account/sign-in/login-form.machine.ts'

import { storeSignIn } from '#areas/account/ports/store-sign-in.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideLoginForm(ports: Pick<LatePorts, 'client' | 'store' | 'leaveTo'>) {
  return loginFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body, language }, signal }) =>
        storeSignIn(await ports.client.call(login, { body }, { language, signal }), ports),
      ),
    },
  })
}
