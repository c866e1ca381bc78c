import { safeParse } from 'valibot'

import type { CallDefinition, CallResponse } from '#contract/call.ts'
import { errorBody } from '#contract/error.ts'
import type { CallResult } from '#contract/result.ts'

import type { Logger } from './logger.ts'

/** A successful answer that breaks the contract is `unreadable`, and logged (call.answers-keep-the-contract). */
export function readAnswer<Call extends CallDefinition>(
  call: Call,
  body: unknown,
  log: Logger,
): CallResult<CallResponse<Call>> {
  const answer = safeParse(call.response, body)
  if (answer.success) return { ok: true, value: answer.output as CallResponse<Call> }
  log.error(
    `${call.id}: the answer does not keep the contract`,
    answer.issues
      .map(({ message, path }) => `${path?.map(({ key }) => String(key)).join('.') ?? ''}: ${message}`)
      .slice(0, 5),
  )
  return { ok: false, problem: { kind: 'unreadable' } }
}

/** Milliseconds; the header holds seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** The refusal in the server's words (error.answers-share-one-shape). */
export function readRefusal({ status, headers }: Response, body: unknown): CallResult<never> {
  const refusal = safeParse(errorBody, body)
  const { message = '', errors } = refusal.success ? refusal.output : {}
  const retryAfter = readRetryAfter(headers.get('retry-after'))
  return {
    ok: false,
    problem: {
      kind: 'refused',
      status,
      message,
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  }
}
