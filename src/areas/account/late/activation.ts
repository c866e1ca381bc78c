import { fromPromise } from 'xstate'

import { activate } from '#areas/account/contract/auth.ts'
import { activationMachine } from '#machines/account/sign-in/activation.machine.ts'
import { readLogin } from '#machines/account/sign-in/signed-in.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideActivation({ client, store }: Pick<LatePorts, 'client' | 'store'>) {
  return activationMachine.provide({
    actors: {
      useToken: fromPromise(async ({ input: { token, language }, signal }) => {
        const result = await client.call(activate, { body: { token } }, { signal, ...(language && { language }) })
        if (!result.ok) return result
        // An address in place of tokens is never stored (sign-in.redirect-must-be-https).
        if (readLogin(result.value).kind !== 'entered') return { ok: false, problem: { kind: 'unreadable' } }
        store.signIn(result.value)
        return { ok: true, value: { returnTo: null } }
      }),
    },
  })
}
