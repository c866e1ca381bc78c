import type { AnyMachineSnapshot } from 'xstate'

/** Tags of the states in which an answer is awaited: the first paint waits until no chart is in one. */
const AWAITING = ['busy', 'loading-next'] as const

/** True if nothing that the machine shows is on its way. */
export function isSettled(snapshot: AnyMachineSnapshot): boolean {
  return !AWAITING.some((tag) => snapshot.hasTag(tag))
}
