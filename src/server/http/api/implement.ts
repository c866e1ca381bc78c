import type { Context } from 'hono'

import type { CallDefinition, CallInput, CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { ReadyJson } from '../../ready-json.ts'
import { type Caller, callerOf } from '../caller.ts'
import type { Env } from '../env.ts'
import { readInput } from './input.ts'

/** Carries out one call: validated input in, what the contract promises out. Refuses by throwing a Refused. */
export type Handler<Call extends CallDefinition> = (
  input: CallInput<Call>,
  language: LanguageCode,
  caller: Caller,
) => Promise<CallResponse<Call> | ReadyJson<CallResponse<Call>>>

/** A call with its handler, ready to be mounted. */
export interface Implementation {
  readonly call: CallDefinition
  /** Reads a request's input. What it returns carries the call out. */
  prepare(c: Context<Env>): Promise<Prepared>
}

/** A request whose input is valid. */
export interface Prepared {
  /** Equal for requests that ask for the same. */
  readonly key: string
  run(): Promise<unknown>
}

/** Binds a call to its handler; the one place where the two must agree in type. */
export function implement<Call extends CallDefinition>(call: Call, handler: Handler<Call>): Implementation {
  return {
    call,
    async prepare(c) {
      const input = await readInput(call, c)
      const { language } = c.var
      return {
        key: JSON.stringify([call.id, language, input.params, input.query]),
        run: () => handler(input, language, callerOf(c)),
      }
    },
  }
}
