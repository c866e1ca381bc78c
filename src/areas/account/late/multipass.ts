import { fromPromise } from 'xstate'

import { loginMultipass } from '#areas/account/contract/auth.ts'
import { multipassMachine } from '#machines/account/sign-in/multipass.machine.ts'
import { readLogin } from '#machines/account/sign-in/signed-in.ts'

import type { LatePorts } from '#actors/late-ports.ts'

export function provideMultipass({ client, store }: Pick<LatePorts, 'client' | 'store'>) {
  return multipassMachine.provide({
    actors: {
      useToken: fromPromise(async ({ input: { token, language }, signal }) => {
        const result = await client.call(
          loginMultipass,
          { body: { multipass: token } },
          { signal, ...(language && { language }) },
        )
        if (!result.ok) return result
        // Who was led here by another shop is not led on to a third.
        if (readLogin(result.value).kind !== 'entered') return { ok: false, problem: { kind: 'unreadable' } }
        store.signIn(result.value)
        return { ok: true, value: { returnTo: result.value.return_to ?? null } }
      }),
    },
  })
}
