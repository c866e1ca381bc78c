import type { AnyActorLogic, EventObject, Snapshot } from 'xstate'

type Charts = Readonly<Record<string, AnyActorLogic>>

export interface LateLogics<Loaded extends Charts> {
  /** The charts under their names. One whose code is not there yet cannot be started. */
  readonly logics: Loaded
  /** Resolves once the code of all of these is there; rejects where one could not be loaded. */
  load(names: readonly (keyof Loaded & string)[]): Promise<void>
}

/** Charts whose code comes when it is wanted: they are known by their names from the start, as a shipped state names them. */
export function createLateLogics<Loaded extends Charts>(
  names: readonly (keyof Loaded & string)[],
  load: (name: keyof Loaded & string) => Promise<AnyActorLogic>,
): LateLogics<Loaded> {
  const loaded = new Map<keyof Loaded, AnyActorLogic>()

  const standFor = (name: string): AnyActorLogic => {
    const logic = (): AnyActorLogic => {
      const known = loaded.get(name)
      if (!known) throw new Error(`the code of ${name} is not there yet`)
      return known
    }
    return {
      getInitialSnapshot: (scope, input) => logic().getInitialSnapshot(scope, input) as Snapshot<unknown>,
      transition: (snapshot: Snapshot<unknown>, event: EventObject, scope) =>
        logic().transition(snapshot, event, scope) as Snapshot<unknown>,
      getPersistedSnapshot: (snapshot, options) => logic().getPersistedSnapshot(snapshot, options),
      restoreSnapshot: (snapshot, scope) =>
        (logic().restoreSnapshot?.(snapshot, scope) ?? snapshot) as Snapshot<unknown>,
      start: (snapshot, scope) => logic().start?.(snapshot, scope),
    }
  }

  return {
    // Each does what the chart of its name does, and is known as that.
    logics: Object.fromEntries(names.map((name) => [name, standFor(name)])) as Loaded,
    async load(requested) {
      await Promise.all(
        requested.map(async (name) => {
          if (!loaded.has(name)) loaded.set(name, await load(name))
        }),
      )
    },
  }
}
