import * as v from 'valibot'

import { EVERYBODY } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { chosenPassword, currentPassword, email } from '#contract/rules.ts'
import { tokens, userTypeId } from '#contract/session.ts'
import { message, oneTimeToken } from '#contract/wire.ts'

export * from '#contract/session.ts'

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/v2/auth/login',
  summary: 'Sign in with email and password',
  access: EVERYBODY,
  body: v.object({ email, password: currentPassword }),
  response: tokens,
  refusals: [400, 401, 422],
})

export const loginMultipass = defineCall({
  id: 'loginMultipass',
  method: 'POST',
  path: '/v2/auth/login/multipass',
  summary: 'Sign in with a token that another system has made',
  access: EVERYBODY,
  body: v.object({ multipass: oneTimeToken }),
  response: v.object({ ...tokens.entries, return_to: v.optional(v.string()) }),
  refusals: [400, 422],
})

export const activate = defineCall({
  id: 'activate',
  method: 'POST',
  path: '/v2/auth/activate',
  summary: 'Activate an account by the token of its mail, and sign in',
  access: EVERYBODY,
  body: v.object({ token: oneTimeToken }),
  response: tokens,
  refusals: [400, 422],
})

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/v2/auth/forgot-password',
  summary: 'Send a mail that leads to a new password; the answer is the same for an unknown email',
  access: EVERYBODY,
  body: v.object({ email }),
  response: message,
  refusals: [400],
})

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/v2/auth/reset-password/{reset_token}',
  summary: 'Choose a new password by the token of its mail, and sign in',
  access: EVERYBODY,
  params: v.object({ reset_token: oneTimeToken }),
  body: chosenPassword,
  response: v.object({ ...tokens.entries, user_type_id: userTypeId, message: v.string() }),
  refusals: [400, 422],
})
