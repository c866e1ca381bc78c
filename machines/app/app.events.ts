import type { ShopSettings } from '#contract/shop-settings.ts'

import type { Recall } from '../catalogue/recall.ts'
import type { Place } from '../pages/place.ts'
import type { ShopWish } from '../cart/wish/wish.ts'
import type { Wished } from '../cart/wishlist/wishlist.ts'

import type { LateChart } from './charts.ts'
import type { AnyFact } from './facts.ts'

export interface AppInput {
  shop: ShopSettings
  /** Names the build that runs. */
  build: string
  /** The build for which the page was reloaded already, if any. */
  reloadedFor: string | null
}

export interface AppContext extends AppInput {
  place: Place | null
  /** The path of the page that was shown last: who comes from another one has followed a link. */
  shownPath: string | null
  /** The path of the page that was shown before that one. */
  shownBefore: string | null
  /** The id of the signed-in user. Kept while they are identified again. */
  userId: number | null
  /** Kept until the code of their chart is there. */
  wishes: readonly ShopWish[]
  /** Whose code is on its way. */
  awaited: readonly LateChart[]
}

/** `recall`: where a person was in the list when they left this entry of the history. `token`: the one-time token that the address held. */
export interface Entered {
  readonly place: Place
  readonly at: number
  readonly recall?: Recall
  readonly token?: string
}

export type AppEvent =
  | ({ type: 'route.entered' } & Entered)
  | { type: 'route.shown'; at: number }
  | { type: 'page.returned'; at: number }
  | { type: 'connection.back' }
  | { type: 'chunk.failed'; online: boolean }
  | { type: 'code.retry' }
  /** The code of these charts is there; with the one-time token that one of them is for. */
  | { type: 'charts.loaded'; charts: readonly LateChart[]; at: number; token?: string }
  /** A visitor or a user wants something in the cart or on the wishlist. */
  | { type: 'wish.made'; wish: ShopWish }
  /** It leaves the wishlist. */
  | { type: 'wish.unmade'; item: Wished }
  /** The cart is to be seen beside the page. */
  | { type: 'cart.opened' }
  | AnyFact

/** Sent to the loader of late charts. */
export interface ChartsWanted {
  type: 'charts.wanted'
  charts: readonly LateChart[]
  /** To be handed back with their code: nothing keeps it meanwhile. */
  token?: string
}
