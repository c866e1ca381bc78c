import type { ActorRefFrom } from 'xstate'

import { login } from '#areas/account/contract/auth.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'

import type { SignedIn } from './signed-in.ts'

export const loginForm = formOf(login.body, { empty: { email: '', password: '' }, secret: ['password'] })

/** Signing in with email and password. */
export const loginFormMachine = createFormMachine<typeof loginForm, SignedIn>('loginForm', loginForm)
export type LoginFormRef = ActorRefFrom<typeof loginFormMachine>
