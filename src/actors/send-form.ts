import { fromPromise } from 'xstate'

import type { CallDefinition, CallRequest, CallResponse } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending } from '#machines/form/form.machine.ts'

import type { Client } from './client.ts'

/** Sends a form as the body of a call. */
export function sendForm<Call extends CallDefinition>(client: Client, call: Call) {
  return fromPromise<CallResult<CallResponse<Call>>, Sending<NonNullable<CallRequest<Call>['body']>>>(
    ({ input: { body, language }, signal }) => client.call(call, { body } as CallRequest<Call>, { language, signal }),
  )
}
