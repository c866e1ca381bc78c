import type { Context } from 'hono'

import type { CallDefinition } from '#contract/call.ts'

import { ReadyJson } from '../ready-json.ts'
import { type Answer, createAnswer, send } from '../request/answer.ts'
import type { Env } from '../request/env.ts'
import { keepAnswers } from './kept-answers.ts'
import { checkAnswer } from './check-answer.ts'
import type { Prepared } from './implement.ts'

/** Carries a prepared call out and sends its answer. */
export type Respond = (c: Context<Env>, call: CallDefinition, prepared: Prepared) => Promise<Response>

export interface RespondOptions {
  /**
   * For a call whose answer depends on its input and on a version only: that version. Its answers are kept, and
   * callers revalidate them. Undefined for all other calls, whose answers are never stored anywhere.
   */
  readonly versionOf: (call: CallDefinition) => string | undefined
  /** Compare each answer with the contract; for development and tests. */
  readonly checkAnswers: boolean
}

/** Memory for kept answers in bytes. One with the options of all groups of a large catalogue takes 0.4 MB. */
const KEPT_BYTES = 48 * 1024 * 1024

const JSON_TYPE = 'application/json; charset=UTF-8'
const CSV_TYPE = 'text/csv; charset=utf-8'
const PDF_TYPE = 'application/pdf'

interface Work {
  readonly call: CallDefinition
  readonly prepared: Prepared
}

export function createRespond({ versionOf, checkAnswers }: RespondOptions): Respond {
  const make = async ({ call, prepared }: Work): Promise<Answer> => {
    const value = await prepared.run()
    const isReady = value instanceof ReadyJson
    if (checkAnswers) checkAnswer(call, isReady ? value.parse() : value)
    return createAnswer(JSON_TYPE, isReady ? value.bytes : Buffer.from(JSON.stringify(value)))
  }
  let kept: ReturnType<typeof keepAnswers<Work>> | undefined

  return async (c, call, prepared) => {
    if (call.responseType === 'csv') {
      return c.body(String(await prepared.run()), 200, { 'Content-Type': CSV_TYPE, 'Cache-Control': 'no-store' })
    }

    if (call.responseType === 'pdf') {
      const bytes = (await prepared.run()) as Uint8Array<ArrayBuffer>
      return c.body(bytes, 200, { 'Content-Type': PDF_TYPE, 'Cache-Control': 'no-store' })
    }

    const version = versionOf(call)
    if (version === undefined) return send(c, await make({ call, prepared }), { 'Cache-Control': 'no-store' })

    kept ??= keepAnswers(KEPT_BYTES, make)
    const answer = await kept.forceFetch(`${version} ${prepared.key}`, { context: { call, prepared } })
    return send(c, answer, { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' })
  }
}
