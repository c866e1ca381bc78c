import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { Effect } from './effects.ts'

/** Words in which the rules of models are written: questions about one step. */

interface StepLike {
  readonly event: AnyEventObject
  readonly before: AnyMachineSnapshot | undefined
  readonly after: AnyMachineSnapshot
  readonly effects: readonly Effect[]
}

/** With what an action of the chart was called in this step, once for each call. */
export function called({ effects }: StepLike, action: string): readonly unknown[] {
  return effects.filter(({ type }) => type === action).map(({ params }) => params)
}

/** With what input an actor was started in this step. */
export function started({ effects }: StepLike, src: string): readonly unknown[] {
  return effects
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => params as { src: unknown; input?: unknown })
    .filter((child) => child.src === src)
    .map(({ input }) => input)
}

/** The names in the actor system under which actors were started in this step. */
export function named({ effects }: StepLike): readonly string[] {
  return effects
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => (params as { systemId?: string }).systemId)
    .filter((name) => name !== undefined)
}

/** The facts that the chart emitted in this step. */
export function emitted({ effects }: StepLike): readonly unknown[] {
  return effects.filter(({ type }) => type === 'xstate.emit').map(({ params }) => (params as { event: unknown }).event)
}

/** What the chart sent to another actor in this step. */
export function sent({ effects }: StepLike, to: string): readonly unknown[] {
  return effects
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => params as { to?: { actor: string }; event: unknown })
    .filter((message) => message.to?.actor === to)
    .map(({ event }) => event)
}

/** The waits, in milliseconds, of the timers that were set in this step. */
export function waits({ effects }: StepLike): readonly number[] {
  return effects
    .filter(({ type }) => type === 'xstate.raise')
    .map(({ params }) => (params as { delay?: number }).delay)
    .filter((delay) => delay !== undefined)
}

/** Whether the step led into a state. */
export function entered({ before, after }: StepLike, state: string): boolean {
  return after.matches(state) && before?.matches(state) !== true
}
