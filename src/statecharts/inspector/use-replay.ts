import { useMemo } from 'react'

import { replay } from '../replay/replay.ts'
import type { InspectorRef } from './inspector.machine.ts'
import { MACHINES } from './machines.ts'
import { traceOf } from './recording.ts'
import { useContextOf } from './use-inspector.ts'

const NONE: ReadonlyMap<number, readonly string[]> = new Map()

/** What differs between the recording and its replay, by record; replayed only while an earlier moment is looked at. */
export function useUnreproducible(inspector: InspectorRef): ReadonlyMap<number, readonly string[]> {
  const isEarlier = useContextOf(inspector, ({ at }) => at !== null)
  return useMemo(() => {
    const trace = isEarlier ? traceOf(inspector.getSnapshot().context) : null
    if (!trace) return NONE
    return new Map(replay(trace, (id) => MACHINES.get(id)).unreproducible.map(({ n, differs }) => [n, differs]))
  }, [isEarlier, inspector])
}
