import { useCallback, useSyncExternalStore } from 'react'

import type { AppRef } from '#machines/app/app.machine.ts'

import { useApp } from './app.tsx'

/** Whether a variant is on the wishlist, and what is being done about it. */
export type HeartState = 'off' | 'adding' | 'on' | 'removing'

type Told = ReadonlyMap<number, HeartState>
type WishlistRef = NonNullable<ReturnType<AppRef['getSnapshot']>['children']['wishlist']>

const NOTHING: Told = new Map()

function read(wishlist: WishlistRef | undefined): Told {
  const context = wishlist?.getSnapshot().context
  if (!context) return NOTHING
  const now = new Map<number, HeartState>((context.items ?? []).map((item) => [item.product_variant_id, 'on']))
  for (const task of context.tasks) if (task.kind !== 'list') now.set(task.item.product_variant_id, task.kind === 'add' ? 'adding' : 'removing')
  return now
}

/**
 * What the hearts say of the variants that somebody keeps: of thousands on a page only those are told whose own state has
 * changed. The wishlist is followed as long as there is a heart, and may come later than they do.
 */
function createHearts(app: AppRef) {
  const listeners = new Map<number, Set<() => void>>()
  let told = NOTHING
  let stop: (() => void) | undefined

  const tell = (wishlist: WishlistRef | undefined) => {
    const before = told
    told = read(wishlist)
    for (const id of new Set([...before.keys(), ...told.keys()])) {
      if (before.get(id) !== told.get(id)) listeners.get(id)?.forEach((changed) => changed())
    }
  }

  const follow = () => {
    let wishlist: WishlistRef | undefined
    let unfollow = () => {}
    const look = () => {
      const found = app.getSnapshot().children.wishlist
      if (found === wishlist) return
      unfollow()
      wishlist = found
      const subscription = found?.subscribe(() => tell(found))
      unfollow = () => subscription?.unsubscribe()
      tell(found)
    }
    const subscription = app.subscribe(look)
    look()
    return () => {
      subscription.unsubscribe()
      unfollow()
    }
  }

  return {
    of: (variantId: number): HeartState => told.get(variantId) ?? 'off',
    subscribe: (variantId: number, changed: () => void) => {
      const those = listeners.get(variantId) ?? new Set()
      listeners.set(variantId, those.add(changed))
      stop ??= follow()
      return () => {
        those.delete(changed)
        if (those.size === 0) listeners.delete(variantId)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
        told = NOTHING
      }
    },
  }
}

const HEARTS = new WeakMap<AppRef, ReturnType<typeof createHearts>>()

function heartsOf(app: AppRef) {
  const hearts = HEARTS.get(app) ?? createHearts(app)
  HEARTS.set(app, hearts)
  return hearts
}

/** What the heart of a variant says now. */
export function useHeartState(variantId: number): HeartState {
  const hearts = heartsOf(useApp())
  const subscribe = useCallback((changed: () => void) => hearts.subscribe(variantId, changed), [hearts, variantId])
  return useSyncExternalStore(subscribe, () => hearts.of(variantId), () => 'off')
}
