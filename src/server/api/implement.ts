import type { Context } from 'hono'

import type { CallDefinition, CallInput, CallResponse } from '#contract/call.ts'
import type { Every } from '#contract/every.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { ReadyJson } from '../ready-json.ts'
import { deviceName } from '../request/device.ts'
import { callerOf } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import { discardFiles } from '../request/stored-file.ts'
import { readInput, readKey } from './input.ts'
import type { Admitted, CallerOf } from './principal.ts'
import { viewerOf } from '../signed-in/viewer.ts'

/** Carries out one call: validated input in, what the contract promises out. Refuses by throwing a Refused. */
export type Handler<Call extends CallDefinition> = (
  input: CallInput<Call>,
  language: LanguageCode,
  caller: CallerOf<Call>,
) => Promise<CallResponse<Call> | ReadyJson<CallResponse<Call>>>

/** The calls of an area, by chapter and id. */
export type Chapters = Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>

/** The calls of all chapters, by id, their exact types kept. */
export type CallsOf<Calls> = Every<Calls extends unknown ? Calls[keyof Calls] : never>

/** A handler for every call of an area: one forgotten does not compile. */
export type HandlersOf<Calls extends Chapters> = {
  readonly [Id in keyof CallsOf<Calls>]: CallsOf<Calls>[Id] extends CallDefinition ? Handler<CallsOf<Calls>[Id]> : never
}

/** A call with its handler, ready to be mounted. */
export interface Implementation {
  readonly call: CallDefinition
  /** Reads the input of a request that was let in. What it returns carries the call out. */
  prepare(c: Context<Env>, admitted: Admitted): Promise<Prepared>
}

/** A request whose input is valid. */
export interface Prepared {
  /** Equal for requests that ask for the same, by those who may see the same. */
  readonly key: string
  run(): Promise<unknown>
}

/** Refuses a call by the head of its request, before its body is read. */
export type HeadsOf<Calls extends Chapters> = {
  readonly [Id in keyof CallsOf<Calls>]?: CallsOf<Calls>[Id] extends CallDefinition
    ? (caller: CallerOf<CallsOf<Calls>[Id]>) => Promise<void>
    : never
}

/** Binds a call to its handler; the one place where the two must agree in type. Large files are written to `folder`. */
export function implement<Call extends CallDefinition>(
  call: Call,
  handler: Handler<Call>,
  folder: string,
  head?: (caller: CallerOf<Call>) => Promise<void>,
): Implementation {
  return {
    call,
    async prepare(c, admitted) {
      const { language } = c.var
      // What was admitted is what the call's own access asks for, from which CallerOf is derived.
      const caller = {
        ...callerOf(c),
        ...admitted,
        device: deviceName(c.req.header('User-Agent')),
        ...(call.idempotent && { idempotencyKey: readKey(call, c) }),
      } as CallerOf<Call>
      await head?.(caller)
      const input = await readInput(call, c, folder)
      return {
        key: JSON.stringify([call.id, language, input.params, input.query, viewerOf(admitted.principal)]),
        run: () => handler(input, language, caller).finally(() => discardFiles(input.body)),
      }
    },
  }
}
