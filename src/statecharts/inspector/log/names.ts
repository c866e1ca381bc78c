import type { ActorRecord, Recorded } from '../../trace/trace.ts'

export type Names = ReadonlyMap<string, ActorRecord>

/** The actors of a recording by their session ids; of one that is told of again, what was told last. */
export function namesOf(records: readonly Recorded[]): Names {
  return new Map(records.flatMap((record) => (record.kind === 'actor' ? [[record.actor, record] as const] : [])))
}

/** As people call an actor. Without a source an event comes from React or from outside the charts. */
export function nameOf(names: Names, actor: string | undefined): string {
  if (actor === undefined) return 'outside'
  return names.get(actor)?.name ?? actor
}
