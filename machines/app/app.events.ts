import type { User } from '#contract/account.ts'
import type { UserType } from '#contract/call.ts'
import type { FilterOptions } from '#contract/catalogue.ts'
import type { Problem } from '#contract/result.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'

import type { Recall } from '../catalogue/recall.ts'
import type { CartProduct } from '../cart/cart.ts'
import type { Profile } from '../session/session.ts'
import type { ToastWish, Undo } from '../toaster/toaster.ts'
import type { ShopWish } from '../wish/wish.ts'

import type { PageChart } from './page-charts.ts'
import type { Place } from './place.ts'

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
  /** The number of whoever is signed in. */
  person: number | null
  personType: UserType | null
  /** Somebody is signed in of whom it is not known yet who it is. */
  entering: boolean
}

/** What a page's form has come to, as far as it concerns others. */
type FormFact =
  | { type: 'form.sent'; form: string; sent: unknown }
  | { type: 'form.refused'; form: string; problem: Problem }

export type AppEvent =
  /**
   * `recall`: where a person was in the list when they left this entry of the history. `token`: the one-time token that the
   * address held (decision 27).
   */
  | { type: 'route.entered'; place: Place; at: number; recall?: Recall; token?: string }
  | { type: 'route.shown'; at: number }
  | { type: 'page.returned'; at: number }
  | { type: 'connection.back' }
  | { type: 'chunk.failed'; online: boolean }
  | { type: 'code.retry' }
  // Facts of the children.
  | ({ type: 'notice.raised' } & ToastWish)
  | { type: 'data.arrived'; key: string; data: FilterOptions }
  | { type: 'data.failed'; key: string; problem: Problem }
  | { type: 'options.retry' }
  | FormFact
  | { type: 'signIn.done'; returnTo: string | null }
  | { type: 'signIn.failed' }
  | { type: 'session.entering' }
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }
  | { type: 'session.signedOut' }
  | { type: 'account.known'; user: User; profile: Profile | null }
  | { type: 'account.deleted' }
  /** Somebody, whoever it is, wants something in the cart or on the wishlist. */
  | { type: 'wish.made'; wish: ShopWish }
  | { type: 'wish.asked' }
  | { type: 'wish.declined' }
  | { type: 'wish.granted'; wish: ShopWish }
  | { type: 'cart.added'; variantId: number }
  | { type: 'cart.notAdded'; variantId: number }
  /** Something of the wishlist is to go into the cart, or something of the cart is on the wishlist now. */
  | { type: 'cart.wanted'; product: CartProduct; quantity: number }
  | { type: 'wishlist.kept'; product: CartProduct }
  | { type: 'notice.undone'; undo: Undo }
  /** The code of these charts is there; with what was to be carried to them. */
  | { type: 'charts.loaded'; charts: readonly PageChart[]; place: Place; at: number; token?: string; wish?: ShopWish }

/** What the loader of charts is told. */
export interface ChartsWanted {
  type: 'charts.wanted'
  charts: readonly PageChart[]
  place: Place
  token?: string
  wish?: ShopWish
}
