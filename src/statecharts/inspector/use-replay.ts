import { useMemo } from 'react'

import { replay } from '../replay/replay.ts'
import type { InspectorRef } from './inspector.machine.ts'
import { MACHINES } from './machines.ts'
import { recordAt, traceOf } from './recording.ts'
import { useContextOf } from './use-inspector.ts'

const NONE: ReadonlyMap<number, readonly string[]> = new Map()

/** The differences between the recording and its replay, by record and by the event that led to it; replayed only while an earlier moment is looked at. */
export function useUnreproducible(inspector: InspectorRef): ReadonlyMap<number, readonly string[]> {
  const isEarlier = useContextOf(inspector, ({ at }) => at !== null)
  return useMemo(() => {
    const trace = isEarlier ? traceOf(inspector.getSnapshot().context) : null
    if (!trace) return NONE
    return new Map(
      replay(trace, (id) => MACHINES.get(id)).unreproducible.flatMap(({ n, differs }) => {
        const record = recordAt(trace.records, n)
        const cause = record && 'cause' in record ? record.cause : undefined
        return [n, ...(cause === undefined ? [] : [cause])].map((at) => [at, differs] as const)
      }),
    )
  }, [isEarlier, inspector])
}
