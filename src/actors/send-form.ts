import { fromPromise } from 'xstate'

import type { CallRequest, CallResponse, KeylessCall } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending } from '#machines/form/form.machine.ts'

import { chosenFiles } from './chosen-files.ts'
import type { ChosenFiles } from './chosen-files.ts'
import type { Client } from './client.ts'
import { filesIn, formDataOf } from './form-data.ts'

type BodyOf<Call extends KeylessCall> = NonNullable<CallRequest<Call>['body']>

function sending<Call extends KeylessCall>(
  client: Client,
  call: Call,
  bodyOf: (sent: Sending<BodyOf<Call>>) => unknown,
) {
  return fromPromise<CallResult<CallResponse<Call>>, Sending<BodyOf<Call>>>(({ input, signal }) =>
    client.call(call, { body: bodyOf(input) } as CallRequest<Call>, { language: input.language, signal }),
  )
}

/** Sends a form as the body of a call. */
export const sendForm = <Call extends KeylessCall>(client: Client, call: Call) =>
  sending(client, call, ({ body }) => body)

/** Sends what was changed of a form, for a call that leaves the rest as it is (account.forms-send-what-was-changed). */
export const sendChanged = <Call extends KeylessCall>(client: Client, call: Call) =>
  sending(client, call, ({ body, changed }) =>
    Object.fromEntries(Object.entries(body as object).filter(([name]) => changed.includes(name))),
  )

/**
 * Sends a form as form data, for a call that takes files. Chosen files stay until the form is taken, so that it can be sent
 * again. A form of `either` without a file is sent as JSON, in which groups and lists keep their types.
 */
export const sendFormData = <Call extends KeylessCall & { readonly bodyType: 'form' | 'either' }>(
  client: Client,
  call: Call,
  files: ChosenFiles = chosenFiles,
) =>
  fromPromise<CallResult<CallResponse<Call>>, Sending<unknown>>(async ({ input: { body, language }, signal }) => {
    const values = body as Readonly<Record<string, unknown>>
    const ids = filesIn(values)
    const sent = call.bodyType === 'either' && ids.length === 0 ? values : formDataOf(values, files)
    const result = await client.call(call, { body: sent } as unknown as CallRequest<Call>, { language, signal })
    if (result.ok) ids.forEach((id) => files.forget(id))
    return result
  })
