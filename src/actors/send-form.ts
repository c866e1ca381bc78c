import { fromPromise } from 'xstate'

import type { CallDefinition, CallRequest, CallResponse } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending } from '#machines/form/form.machine.ts'

import type { Client } from './client.ts'

type BodyOf<Call extends CallDefinition> = NonNullable<CallRequest<Call>['body']>

function sending<Call extends CallDefinition>(
  client: Client,
  call: Call,
  bodyOf: (sent: Sending<BodyOf<Call>>) => unknown,
) {
  return fromPromise<CallResult<CallResponse<Call>>, Sending<BodyOf<Call>>>(({ input, signal }) =>
    client.call(call, { body: bodyOf(input) } as CallRequest<Call>, { language: input.language, signal }),
  )
}

/** Sends a form as the body of a call. */
export const sendForm = <Call extends CallDefinition>(client: Client, call: Call) =>
  sending(client, call, ({ body }) => body)

/** Sends what was changed of a form, for a call that leaves the rest as it is (account.forms-send-what-was-changed). */
export const sendChanged = <Call extends CallDefinition>(client: Client, call: Call) =>
  sending(client, call, ({ body, changed }) =>
    Object.fromEntries(Object.entries(body as object).filter(([name]) => changed.includes(name))),
  )
