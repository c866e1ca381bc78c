import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { Effect } from './effects.ts'

/** Questions about one step, for the rules of models. */

interface StepLike {
  readonly event: AnyEventObject
  readonly before: AnyMachineSnapshot | undefined
  readonly after: AnyMachineSnapshot
  readonly effects: readonly Effect[]
}

/** The parameters of each call of an action in this step. */
export function called({ effects }: StepLike, action: string): readonly unknown[] {
  return effects.filter(({ type }) => type === action).map(({ params }) => params)
}

/** The input of each actor started from `src` in this step. */
export function started({ effects }: StepLike, src: string): readonly unknown[] {
  return effects
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => params as { src: unknown; input?: unknown })
    .filter((child) => child.src === src)
    .map(({ input }) => input)
}

/** System ids of the actors started in this step. */
export function named({ effects }: StepLike): readonly string[] {
  return effects
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => (params as { systemId?: string }).systemId)
    .filter((name) => name !== undefined)
}

/** Facts that the chart emitted in this step. */
export function emitted({ effects }: StepLike): readonly unknown[] {
  return effects.filter(({ type }) => type === 'xstate.emit').map(({ params }) => (params as { event: unknown }).event)
}

/** Events that the chart sent to another actor in this step. */
export function sent({ effects }: StepLike, to: string): readonly unknown[] {
  return effects
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => params as { to?: { actor: string }; event: unknown })
    .filter((message) => message.to?.actor === to)
    .map(({ event }) => event)
}

/** Delays of the timers set in this step, in milliseconds. */
export function waits({ effects }: StepLike): readonly number[] {
  return effects
    .filter(({ type }) => type === 'xstate.raise')
    .map(({ params }) => (params as { delay?: number }).delay)
    .filter((delay) => delay !== undefined)
}

/** True if the step led into a state. */
export function entered({ before, after }: StepLike, state: string): boolean {
  return after.matches(state) && before?.matches(state) !== true
}
