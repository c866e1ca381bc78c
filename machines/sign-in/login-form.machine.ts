import type { ActorRefFrom } from 'xstate'

import { login } from '#contract/auth.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form } from '../form/form.ts'

import type { SignedIn } from './signed-in.ts'

export type LoginField = 'email' | 'password'

export const loginForm: Form<LoginField> = {
  empty: { email: '', password: '' },
  secret: ['password'],
  check: (values) => brokenRules(login.body, values),
}

/** Signing in with email and password. */
export const loginFormMachine = createFormMachine<LoginField, SignedIn>('loginForm', loginForm)
export type LoginFormRef = ActorRefFrom<typeof loginFormMachine>
