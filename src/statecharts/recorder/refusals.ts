import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'

import { guardName } from '../graph/guard-name.ts'
import { transitionKey } from '../graph/transitions.ts'
import type { IgnoredRecord } from '../trace/trace.ts'

/**
 * The transitions that an ignored event has met, inner states first; none where no active state takes it
 * (statecharts.says-why-it-did-not-move). Each has a guard, and each guard said no.
 */
export function refusals(snapshot: AnyMachineSnapshot, event: AnyEventObject): IgnoredRecord['refused'] {
  return metBy(snapshot, event.type)
    .filter(({ guard }) => guard !== undefined)
    .map((transition) => ({
      transition: transitionKey(transition),
      guard: guardName(refusing(transition.guard, snapshot, event)),
    }))
}

/** The transitions of active states that wait for an event, inner states first. */
export function metBy(snapshot: AnyMachineSnapshot, type: string): readonly AnyTransitionDefinition[] {
  return snapshot._nodes
    .toReversed()
    .flatMap((node) => [...node.transitions].filter(([descriptor]) => meets(descriptor, type)))
    .flatMap(([, transitions]) => transitions)
}

function meets(descriptor: string, type: string): boolean {
  if (descriptor === '*') return true
  return descriptor.endsWith('.*') ? type.startsWith(descriptor.slice(0, -1)) : descriptor === type
}

/** Of guards joined by `and` the first that refuses; else the guard itself. */
function refusing(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): unknown {
  if (typeof guard !== 'function' || guard.name !== 'and' || !('guards' in guard) || !Array.isArray(guard.guards))
    return guard
  const part: unknown = guard.guards.find((one) => !holds(one, snapshot, event))
  return part === undefined ? guard : refusing(part, snapshot, event)
}

function holds(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const args = { context: snapshot.context, event }
  const { type, params } = (typeof guard === 'object' ? guard : { type: guard }) as { type: unknown; params?: unknown }
  const named: unknown = typeof type === 'string' ? snapshot.machine.implementations.guards[type] : type
  try {
    if (typeof named !== 'function') return true
    if ('check' in named && typeof named.check === 'function') return Boolean(named.check(snapshot, args, named))
    return Boolean(named(args, typeof params === 'function' ? params(args) : params))
  } catch {
    // It cannot be asked any more.
    return true
  }
}
