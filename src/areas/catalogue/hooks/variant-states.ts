import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

import type { AppRef } from '#machines/app/app.machine.ts'

import { useApp } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'

type VariantStates<State> = ReadonlyMap<number, State>

/**
 * States of single variants, read from one actor, for the buttons that stand on cards. Of thousands of buttons only those are
 * told whose own state has changed. The actor is followed from the first button on, and may start later than they do.
 */
function createVariantStates<Name extends 'cart' | 'wishlist', State>(
  app: AppRef,
  name: Name,
  read: (actor: LateActorRef<Name>) => VariantStates<State>,
) {
  const listeners = new Map<number, Set<() => void>>()
  let states: VariantStates<State> = new Map()
  let actor: LateActorRef<Name> | undefined
  let isFollowing = false
  const tell = () => {
    const before = states
    if (actor) states = read(actor)
    for (const id of new Set([...before.keys(), ...states.keys()])) {
      if (before.get(id) !== states.get(id)) listeners.get(id)?.forEach((changed) => changed())
    }
  }
  const look = () => {
    const found = app.getSnapshot().children[name] as LateActorRef<Name> | undefined
    if (!found || found === actor) return
    actor = found
    const any: AnyActorRef = found
    any.subscribe(tell)
    tell()
  }
  return {
    of: (variantId: number) => states.get(variantId),
    subscribe: (variantId: number, changed: () => void) => {
      if (!isFollowing) app.subscribe(look)
      isFollowing = true
      look()
      const those = listeners.get(variantId) ?? new Set()
      listeners.set(variantId, those.add(changed))
      return () => void those.delete(changed)
    },
  }
}

/**
 * A hook that reads an actor's state of one variant.
 *
 * @param read the variants that the actor has a state for, and those states
 * @param resting stands for all others
 */
export function hookOfVariants<Name extends 'cart' | 'wishlist', State>(
  name: Name,
  read: (actor: LateActorRef<Name>) => VariantStates<State>,
  resting: State,
) {
  const byApp = new WeakMap<AppRef, ReturnType<typeof createVariantStates<Name, State>>>()
  return function useVariantState(variantId: number): State {
    const app = useApp()
    const states = byApp.get(app) ?? createVariantStates(app, name, read)
    byApp.set(app, states)
    const subscribe = useCallback((changed: () => void) => states.subscribe(variantId, changed), [states, variantId])
    return useSyncExternalStore(
      subscribe,
      () => states.of(variantId) ?? resting,
      () => resting,
    )
  }
}
