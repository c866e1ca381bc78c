import type { AnyStateMachine } from 'xstate'

import { transitionKey, transitionsOf } from '../graph/transitions.ts'
import type { Plain, PlainEvent, PlainState } from '../trace/trace.ts'
import { revive, reviveFields } from './revive.ts'

/** A value that a guard has asked for, such as `context.tries`. */
export interface Asked {
  readonly name: string
  /** As JSON; empty where there is none. */
  readonly value: string
}

interface Named {
  readonly type: unknown
  readonly params?: unknown
}

const LONGEST = 80

/**
 * The values that a guard asks for: it is run again on what was recorded. Empty where the machine has no such guard, or it
 * cannot be run.
 */
export function askedBy(
  machine: AnyStateMachine,
  { transition, guard }: { readonly transition: string; readonly guard: string },
  { context, event }: { readonly context: PlainState['context']; readonly event: PlainEvent },
): readonly Asked[] {
  const taken = transitionsOf(machine).find((one) => transitionKey(one) === transition)
  const part = partsOf(taken?.guard).find(({ type }) => type === guard)
  const run: unknown = machine.implementations.guards[guard]
  if (!part || typeof run !== 'function') return []
  const reads = new Map<string, Asked>()
  const args = {
    context: watched(reviveFields(context), 'context', reads),
    event: watched(revive(event) as object, 'event', reads),
  }
  try {
    const params: unknown = typeof part.params === 'function' ? part.params(args) : part.params
    run(args, params)
  } catch {
    // What it has asked for until then is what it could not go on with.
  }
  return [...reads.values()]
}

function partsOf(guard: unknown): readonly Named[] {
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards))
    return guard.guards.flatMap(partsOf)
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [guard]
  return [{ type: guard }]
}

/** The same object, which notes the fields that are read of it. */
function watched<Of extends object>(of: Of, name: string, reads: Map<string, Asked>): Of {
  return new Proxy(of, {
    get(object, key, receiver) {
      const value: unknown = Reflect.get(object, key, receiver)
      if (typeof key === 'string' && key !== 'type')
        reads.set(`${name}.${key}`, { name: `${name}.${key}`, value: short(value) })
      return value
    },
  })
}

function short(value: unknown): string {
  const text = JSON.stringify(value as Plain) ?? ''
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
