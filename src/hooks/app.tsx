import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'

import type { ShopSettings } from '#contract/shop-settings.ts'
import type { AppRef } from '#machines/app/app.machine.ts'
import type { LongLived } from '#machines/app/actors.ts'
import type { LateChart } from '#machines/app/charts.ts'
import type { Place } from '#machines/pages/place.ts'

const AppContext = createContext<AppRef | null>(null)

/** Hands the root of the actor system to all screens. */
export const AppProvider = AppContext.Provider

/** The root of the actor system. */
export function useApp(): AppRef {
  const app = use(AppContext)
  if (!app) throw new Error('no AppProvider above')
  return app
}

type Children = ReturnType<AppRef['getSnapshot']>['children']

/** A long-lived actor of the shop. It lives as long as the root does, so its reference never changes. */
export function useActorNamed<Name extends LongLived>(name: Name): NonNullable<Children[Name]> {
  const actor = useApp().getSnapshot().children[name]
  if (!actor) throw new Error(`the actor ${name} is not running`)
  return actor
}

export type LateActorRef<Name extends LateChart> = NonNullable<Children[Name]>

/** Undefined until the code of its machine is there. */
export function useLateActor<Name extends LateChart>(name: Name): Children[Name] {
  return useSelector(useApp(), ({ children }) => children[name])
}

/** Null until the first address was read. While a page loads it is that page's place already: see `useDrawnPath`. */
export function usePlace(): Place | null {
  return useSelector(useApp(), ({ context }) => context.place)
}

/**
 * True if the focus should go to the page's heading (accessibility.new-page-focuses-its-heading): the user came from
 * another page of this visit and is not typing in the search bar. The first page leaves the focus to the browser. Call the
 * hook on mount, and its result after it.
 */
export function useFocusOnArrival(): () => boolean {
  const app = useApp()
  const hasArrived = useHasArrived()
  return () => hasArrived && app.getSnapshot().children.searchBar?.getSnapshot().hasTag('open') !== true
}

/** Asked on mount: the user comes from another page of this visit. */
export const useHasArrived = (): boolean =>
  useSelector(useApp(), ({ context: { place, shownPath, shownBefore } }) =>
    // A page whose content comes late mounts it when the page itself is shown already.
    shownPath === place?.path ? shownBefore !== null : shownPath !== null,
  )

/** The operator's settings. */
export function useShop(): ShopSettings {
  return useSelector(useApp(), ({ context }) => context.shop)
}
