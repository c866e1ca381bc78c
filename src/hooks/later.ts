import { startTransition, useEffect, useEffectEvent, useState } from 'react'

interface Watched<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(tell: () => void): { unsubscribe(): void }
}

/**
 * A part of an actor's snapshot for what follows a press and does not answer it. React draws it as a transition: after
 * the picture in which what was pressed has changed, and in slices between which the next press is heard. All parts that
 * one event changed come together.
 *
 * @param select primitives, or slices that the chart keeps by reference; it knows nothing but the snapshot
 */
export function useLater<Snapshot, Part>(actor: Watched<Snapshot>, select: (snapshot: Snapshot) => Part): Part {
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot())
  const tell = useEffectEvent(() => {
    const now = actor.getSnapshot()
    startTransition(() => setSnapshot((before) => (Object.is(select(before), select(now)) ? before : now)))
  })
  useEffect(() => {
    // It may have changed between the first drawing and now.
    tell()
    const subscription = actor.subscribe(() => tell())
    return () => subscription.unsubscribe()
  }, [actor])
  return select(snapshot)
}
