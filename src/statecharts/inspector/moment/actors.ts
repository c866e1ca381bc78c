import type { ActorRecord, PlainState, Recorded, StateValue } from '../../trace/trace.ts'

/** An actor at one moment of a recording. */
export interface ActorAt {
  readonly record: ActorRecord
  /** Its state; missing if it is not a machine. */
  readonly value?: StateValue
  readonly status: PlainState['status'] | 'neverStarted'
  readonly isEnded: boolean
}

export interface ActorBranch extends ActorAt {
  readonly children: readonly ActorBranch[]
}

export interface ActorTree {
  readonly roots: readonly ActorBranch[]
  readonly ended: readonly ActorAt[]
  /** Created and never run, such as by React's Strict Mode. */
  readonly neverStarted: readonly ActorAt[]
}

/** All actors after the first `count` records. */
export function actorsAt(records: readonly Recorded[], count: number): ReadonlyMap<string, ActorAt> {
  const actors = new Map<string, ActorAt>()
  for (let index = 0; index < count; index += 1) {
    const record = records[index]
    if (record) follow(actors, record)
  }
  return actors
}

function follow(actors: Map<string, ActorAt>, record: Recorded): void {
  if (record.kind === 'actor') {
    const { state } = record
    const isMachine = record.chart !== undefined
    actors.set(record.actor, {
      record,
      ...(state && { value: state.value }),
      status: state?.status ?? (isMachine ? 'neverStarted' : 'active'),
      isEnded: state !== undefined && state.status !== 'active',
    })
    return
  }
  const actor = actors.get(record.actor)
  if (!actor) return
  if (record.kind === 'step') {
    const { value, status } = record
    actors.set(record.actor, { ...actor, value, status, isEnded: status !== 'active' })
  } else if (record.kind === 'stop') {
    actors.set(record.actor, { ...actor, status: record.status, isEnded: true })
  } else if (actor.status === 'neverStarted') {
    actors.set(record.actor, { ...actor, status: 'active' })
  }
}

/** The running actors as a tree below their parents; a child whose parent is not recorded is a root. */
export function treeOf(actors: ReadonlyMap<string, ActorAt>): ActorTree {
  const all = [...actors.values()]
  const running = all.filter(({ isEnded, status }) => !isEnded && status !== 'neverStarted')
  const ids = new Set(running.map(({ record }) => record.actor))
  const byParent = new Map<string, ActorAt[]>()
  for (const actor of running) {
    const { parent } = actor.record
    const key = parent !== undefined && ids.has(parent) ? parent : ''
    byParent.set(key, [...(byParent.get(key) ?? []), actor])
  }
  const branch = (actor: ActorAt): ActorBranch => ({
    ...actor,
    children: (byParent.get(actor.record.actor) ?? []).map(branch),
  })
  return {
    roots: (byParent.get('') ?? []).map(branch),
    ended: all.filter(({ isEnded }) => isEnded),
    neverStarted: all.filter(({ isEnded, status }) => !isEnded && status === 'neverStarted'),
  }
}
