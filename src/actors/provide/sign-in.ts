import { fromPromise } from 'xstate'

import { activate, forgotPassword, login, loginMultipass, resetPassword } from '#contract/auth.ts'
import type { Tokens } from '#contract/auth.ts'
import type { CallResult } from '#contract/result.ts'
import { activationMachine } from '#machines/sign-in/activation.machine.ts'
import { forgotFormMachine } from '#machines/sign-in/forgot-form.machine.ts'
import { loginFormMachine } from '#machines/sign-in/login-form.machine.ts'
import { multipassMachine } from '#machines/sign-in/multipass.machine.ts'
import { resetFormMachine } from '#machines/sign-in/reset-form.machine.ts'
import { readLogin } from '#machines/sign-in/signed-in.ts'
import type { SignInResult } from '#machines/sign-in/signed-in.ts'

import type { Client } from '../client.ts'
import type { TokenStore } from '../tokens.ts'
import { sendForm } from './send-form.ts'

interface Ports {
  client: Client
  store: TokenStore
  /** Leaves the shop for another address. */
  readonly leaveTo: (address: string) => void
}

/** Does what the answer of a way in says: stores the tokens, or leaves. What goes on to the chart holds neither. */
function take(result: CallResult<Tokens>, { store, leaveTo }: Ports): SignInResult {
  if (!result.ok) return result
  const answer = readLogin(result.value)
  if (answer.kind === 'insecure') return { ok: false, problem: { kind: 'insecureRedirect' } }
  if (answer.kind === 'unreadable') return { ok: false, problem: { kind: 'unreadable' } }
  if (answer.kind === 'leaving') leaveTo(answer.address)
  else store.enter(result.value)
  return { ok: true, value: { kind: answer.kind } }
}

export function provideLoginForm(ports: Ports) {
  return loginFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input: { body, language }, signal }) =>
        take(await ports.client.call(login, { body }, { language, signal }), ports),
      ),
    },
  })
}

export function provideForgotForm({ client }: Ports) {
  return forgotFormMachine.provide({ actors: { sendForm: sendForm(client, forgotPassword) } })
}

export function provideResetForm(ports: Ports) {
  return resetFormMachine.provide({
    actors: {
      sendForm: fromPromise(async ({ input, signal }) => {
        const { language } = input
        const { reset_token, ...body } = input.body
        return take(
          await ports.client.call(resetPassword, { params: { reset_token }, body }, { language, signal }),
          ports,
        )
      }),
    },
  })
}

export function provideActivation({ client, store }: Ports) {
  return activationMachine.provide({
    actors: {
      useToken: fromPromise(async ({ input: { token, language }, signal }) => {
        const result = await client.call(activate, { body: { token } }, { signal, ...(language && { language }) })
        if (!result.ok) return result
        // An address in place of tokens is never stored (sign-in.redirect-must-be-https).
        if (readLogin(result.value).kind !== 'entered') return { ok: false, problem: { kind: 'unreadable' } }
        store.enter(result.value)
        return { ok: true, value: { returnTo: null } }
      }),
    },
  })
}

export function provideMultipass({ client, store }: Ports) {
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
        store.enter(result.value)
        return { ok: true, value: { returnTo: result.value.return_to ?? null } }
      }),
    },
  })
}
