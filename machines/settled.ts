import type { AnyMachineSnapshot } from 'xstate'

/** Tags of the states in which an answer is awaited: the first paint waits until no chart is in one. */
const AWAITING = ['busy', 'loading-next'] as const

/** Whether a chart rests: nothing that it shows is on its way. */
export function isSettled(snapshot: AnyMachineSnapshot): boolean {
  return !AWAITING.some((tag) => snapshot.hasTag(tag))
}
