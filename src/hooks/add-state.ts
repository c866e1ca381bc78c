import { useCallback, useSyncExternalStore } from 'react'

import type { AppRef } from '#machines/app/app.machine.ts'

import { useApp } from './app.tsx'
import type { PageChartRef } from './app.tsx'

/** What the last press of a button that adds a variant has come to. */
export type AddState = 'resting' | 'adding' | 'added' | 'failed'

type CartRef = PageChartRef<'cart'>

/** The variants of whose buttons there is something to say. */
function told(cart: CartRef): ReadonlyMap<number, AddState> {
  const snapshot = cart.getSnapshot()
  const { wishes, last, cart: known } = snapshot.context
  const states = new Map<number, AddState>()
  if (last?.outcome === 'refused') states.set(last.variantId, 'failed')
  // One that was taken out was not added.
  else if (last && known?.items.some(({ product_variant_id: id }) => id === last.variantId)) states.set(last.variantId, 'added')
  // Where the server cannot be told the cart holds it all the same: nothing is under way.
  if (!snapshot.hasTag('offline')) for (const { product, change } of wishes) if (change.kind === 'add') states.set(product.product_variant_id, 'adding')
  return states
}

/**
 * Tells the buttons that add: few of them say anything at a time, so only those are asked, however many cards there are. The chart
 * of the cart is followed from when it is there.
 */
function createAddStates(app: AppRef) {
  const listeners = new Map<number, Set<() => void>>()
  let states: ReadonlyMap<number, AddState> = new Map()
  let cart: CartRef | undefined
  const tell = () => {
    const before = states
    states = cart ? told(cart) : new Map()
    for (const id of new Set([...before.keys(), ...states.keys()])) {
      if (before.get(id) !== states.get(id)) listeners.get(id)?.forEach((changed) => changed())
    }
  }
  const follow = () => {
    const { children } = app.getSnapshot()
    if (children.cart === cart) return
    cart = children.cart
    cart?.subscribe(tell)
    tell()
  }
  let isFollowing = false
  return {
    of: (variantId: number): AddState => states.get(variantId) ?? 'resting',
    subscribe: (variantId: number, changed: () => void) => {
      if (!isFollowing) app.subscribe(follow)
      isFollowing = true
      follow()
      const those = listeners.get(variantId) ?? new Set()
      listeners.set(variantId, those.add(changed))
      return () => void those.delete(changed)
    },
  }
}

const STATES = new WeakMap<AppRef, ReturnType<typeof createAddStates>>()

function statesOf(app: AppRef) {
  const states = STATES.get(app) ?? createAddStates(app)
  STATES.set(app, states)
  return states
}

/** What the button that adds a variant says now. */
export function useAddState(variantId: number): AddState {
  const states = statesOf(useApp())
  const subscribe = useCallback((changed: () => void) => states.subscribe(variantId, changed), [states, variantId])
  return useSyncExternalStore(subscribe, () => states.of(variantId), () => 'resting')
}
