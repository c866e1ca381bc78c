import type { AnyEventObject } from 'xstate'

import type { Model } from './model.ts'
import { transitionKey, transitionsOf } from '#statecharts/graph/transitions.ts'

/**
 * Events that the chart reacts to but the model has no sample of. Events that the chart sends itself need none: those
 * of its timers, those it raises (`raised`), and the completion of a state.
 */
export function missingEvents(model: Model, raised: ReadonlySet<string>): readonly string[] {
  const types = [...samplesOf(model).map(({ type }) => type), ...raised]
  return model.machine.events.filter(
    (descriptor) =>
      !isOwn(descriptor) && !isSharedEvent(model, descriptor) && !types.some((type) => matches(type, descriptor)),
  )
}

/** Samples of the model that the chart never reacts to. */
export function unknownEvents(model: Model): readonly string[] {
  const types = new Set(samplesOf(model).map(({ type }) => type))
  return [...types].filter((type) => !model.machine.events.some((descriptor) => matches(type, descriptor)))
}

/** True if another model covers all transitions for an event. */
function isSharedEvent({ machine, isShared }: Model, descriptor: string): boolean {
  return (
    isShared !== undefined &&
    transitionsOf(machine)
      .filter(({ eventType }) => eventType === descriptor)
      .every((transition) => isShared(transitionKey(transition)))
  )
}

function samplesOf(model: Model): readonly AnyEventObject[] {
  return [...model.events, ...(model.answers ?? [])]
}

function isOwn(descriptor: string): boolean {
  return descriptor.startsWith('xstate.after.') || descriptor.startsWith('xstate.done.state.')
}

/** True if an event type matches the descriptor of a transition. */
export function matches(type: string, descriptor: string): boolean {
  if (descriptor === '*') return true
  return descriptor.endsWith('.*') ? type.startsWith(descriptor.slice(0, -1)) : type === descriptor
}
