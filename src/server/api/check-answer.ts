import { isDeepStrictEqual } from 'node:util'

import * as v from 'valibot'

import type { CallDefinition } from '#contract/call.ts'

/**
 * Throws where an answer is not what the contract promises, and where it holds a field the contract does not name.
 * Meant for development and tests: in production answers are sent as they are, at no cost.
 */
export function checkAnswer(call: CallDefinition, value: unknown): void {
  if (call.responseType === 'csv' || call.responseType === 'pdf') return
  // As JSON, since that is what the caller gets: undefined fields are gone.
  const sent: unknown = JSON.parse(JSON.stringify(value))
  const parsed = v.safeParse(call.response, sent)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`${call.id} answers against the contract at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`)
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.output)), sent)) {
    throw new Error(`${call.id} answers with fields that the contract does not name`)
  }
}
