import { useCallback, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

import type { AppRef } from '#machines/app/app.machine.ts'

import { useApp } from './app.tsx'
import type { PageChartRef } from './app.tsx'

type Told<State> = ReadonlyMap<number, State>

/**
 * What a chart says of single variants, for the buttons that stand on cards. It says something of few of them at a time: of
 * thousands of buttons only those are told whose own state has changed. The chart is followed from the first button on, and may
 * come later than they do; it lives on as long as the shop does.
 */
function createTold<Name extends 'cart' | 'wishlist', State>(
  app: AppRef,
  name: Name,
  read: (chart: PageChartRef<Name>) => Told<State>,
) {
  const listeners = new Map<number, Set<() => void>>()
  let told: Told<State> = new Map()
  let chart: PageChartRef<Name> | undefined
  let isFollowing = false
  const tell = () => {
    const before = told
    if (chart) told = read(chart)
    for (const id of new Set([...before.keys(), ...told.keys()])) {
      if (before.get(id) !== told.get(id)) listeners.get(id)?.forEach((changed) => changed())
    }
  }
  const look = () => {
    const found = app.getSnapshot().children[name] as PageChartRef<Name> | undefined
    if (!found || found === chart) return
    chart = found
    const actor: AnyActorRef = found
    actor.subscribe(tell)
    tell()
  }
  return {
    of: (variantId: number) => told.get(variantId),
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
 * A hook that tells what a chart says of a variant.
 *
 * @param read of which variants the chart has something to say, and what
 * @param resting what stands for all others
 */
export function hookOfVariants<Name extends 'cart' | 'wishlist', State>(
  name: Name,
  read: (chart: PageChartRef<Name>) => Told<State>,
  resting: State,
) {
  const toldIn = new WeakMap<AppRef, ReturnType<typeof createTold<Name, State>>>()
  return function useTold(variantId: number): State {
    const app = useApp()
    const told = toldIn.get(app) ?? createTold(app, name, read)
    toldIn.set(app, told)
    const subscribe = useCallback((changed: () => void) => told.subscribe(variantId, changed), [told, variantId])
    return useSyncExternalStore(
      subscribe,
      () => told.of(variantId) ?? resting,
      () => resting,
    )
  }
}
