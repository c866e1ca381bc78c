import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { DrawnChart } from '../gallery-data.ts'
import type { ActorRecord, Recorded } from '../trace/trace.ts'
import type { InspectorMachine, InspectorRef } from './inspector.machine.ts'
import { namesOf, type Names } from './log/names.ts'
import { logRows, type LogRow } from './log/rows.ts'
import { actorsAt, type ActorAt } from './moment/actors.ts'
import { countAt, actorStateOf, type ActorState } from './moment/actor-state.ts'
import type { Can } from './moment/waits.ts'
import { actorIn, chartOf, recordAt, recordsOf } from './recording.ts'

export const useContextOf = <Value>(
  inspector: InspectorRef,
  read: (context: SnapshotFrom<InspectorMachine>['context']) => Value,
): Value => useSelector(inspector, ({ context }) => read(context))

export const useRecords = (inspector: InspectorRef): readonly Recorded[] => useContextOf(inspector, recordsOf)

export function useNames(inspector: InspectorRef): Names {
  const records = useRecords(inspector)
  return useMemo(() => namesOf(records), [records])
}

/** The actor in view. */
export function useActor(inspector: InspectorRef): ActorRecord | undefined {
  const records = useRecords(inspector)
  const chosen = useContextOf(inspector, ({ actor }) => actor)
  return useMemo(() => actorIn(records, chosen), [records, chosen])
}

export function useChart(inspector: InspectorRef, actor: ActorRecord | undefined): DrawnChart | undefined {
  const charts = useContextOf(inspector, ({ charts }) => charts)
  return actor && chartOf(charts, actor)
}

/** Returns the number of records up to the moment in view. */
export function useCount(inspector: InspectorRef): number {
  const records = useRecords(inspector)
  const at = useContextOf(inspector, ({ at }) => at)
  return useMemo(() => countAt(records, at), [records, at])
}

export function useActors(inspector: InspectorRef): ReadonlyMap<string, ActorAt> {
  const records = useRecords(inspector)
  const count = useCount(inspector)
  return useMemo(() => actorsAt(records, count), [records, count])
}

export function useActorState(inspector: InspectorRef, actor: ActorRecord | undefined): ActorState | undefined {
  const records = useRecords(inspector)
  const count = useCount(inspector)
  const at = useContextOf(inspector, ({ at }) => at)
  return useMemo(() => {
    const isStep = at !== null && recordAt(records, at)?.kind === 'step'
    return actor && actorStateOf(records, actor.actor, count, isStep)
  }, [records, actor, count, at])
}

/** Returns the tab's answer about an actor, while the present is in view. */
export function useCan(inspector: InspectorRef, actor: ActorRecord | undefined): Can | undefined {
  const hand = useSelector(inspector, ({ children }) => children.sendByHand)
  const receiver = useSelector(hand, (snapshot) => snapshot?.context.receiver)
  const can = useSelector(hand, (snapshot) => snapshot?.context.can)
  const isNow = useContextOf(inspector, ({ at }) => at === null)
  return useMemo(() => {
    if (!isNow || !can || receiver?.actor !== actor?.actor) return undefined
    return new Map(
      receiver?.offers.flatMap(({ type }, index) => {
        const answer = can[index]
        return answer ? [[type, answer] as const] : []
      }),
    )
  }, [isNow, can, receiver, actor])
}

export function useLog(inspector: InspectorRef): readonly LogRow[] {
  const records = useRecords(inspector)
  const filter = useContextOf(inspector, ({ filter }) => filter)
  const actor = useActor(inspector)?.actor ?? null
  return useMemo(() => logRows(records, filter, actor), [records, filter, actor])
}
