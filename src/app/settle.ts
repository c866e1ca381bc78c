import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { isSettled } from '#machines/settled.ts'

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

/** Snapshots of all machines of a system, the root first. */
export function snapshotsOf(root: AnyActorRef): readonly AnyMachineSnapshot[] {
  const snapshot: unknown = root.getSnapshot()
  if (!isOfMachine(snapshot)) return []
  const children = Object.values(snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)
  return [snapshot, ...children.flatMap((child) => (child ? snapshotsOf(child) : []))]
}

/** Resolves with whether all charts of a system came to rest in so many milliseconds. */
export function settle(root: AnyActorRef, deadline: number): Promise<boolean> {
  const isAtRest = () => snapshotsOf(root).every(isSettled)
  if (isAtRest()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (settled: boolean) => {
      clearTimeout(timer)
      watch.unsubscribe()
      resolve(settled)
    }
    const timer = setTimeout(() => end(false), deadline)
    const watch = root.system.inspect((event) => {
      if (event.type === '@xstate.snapshot' && isAtRest()) end(true)
    })
  })
}
