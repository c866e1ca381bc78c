import { assertEvent } from 'xstate'

import type { FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

import type { ToastWish } from '../../toaster/toaster.ts'
import { carryingOut } from '../../cart/wish/wish.ts'
import type { ShopWish } from '../../cart/wish/wish.ts'
import type { Wished } from '../../cart/wishlist/wishlist.ts'
import { acting, knowing, runningIn, telling, tellingAll } from '../root.setup.ts'
import type { Message } from '../root.setup.ts'
import { whoIsHere } from '../who.ts'

import { inSight, outdating } from '../opening.ts'

import { wanting } from './pages.ts'

/** Actions of the root for cart, wishlist, protocols and messages. */
export const shoppingActions = {
  /** Notes what the user wants of the cart or the wishlist, until its chart is here. */
  setWish: knowing<{ wish: ShopWish }>(({ wishes }, params) => ({ wishes: [...wishes, params.wish] })),
  /**
   * Hands each wish to the chart that carries it out, or for a visitor to the one that keeps it until sign-in. Wishes wait
   * only until the code of that chart is there.
   */
  carryWishes: acting<{ isSignedIn?: boolean } | undefined>(
    ({ context: { wishes, awaited }, enqueue, tell, event, self }, params) => {
      const running = runningIn(self)
      const loaded: readonly string[] = event.type === 'charts.loaded' ? event.charts : []
      const isThere = (name: string) => running.includes(name) || loaded.includes(name)
      const isSignedIn = params?.isSignedIn ?? typeof whoIsHere(self.getSnapshot()) === 'number'
      const takerOf = ({ kind }: ShopWish) => (isSignedIn ? kind : 'wish')
      for (const wish of wishes.filter((one) => isThere(takerOf(one)))) {
        if (!isSignedIn) tell('wish', { type: 'wish.keep', wish })
        else {
          tell(wish.kind, carryingOut(wish))
          if (running.includes('wish')) tell('wish', { type: 'wish.delivered', wish })
        }
      }
      const waiting = wishes.filter((one) => !isThere(takerOf(one)))
      const absent = [...new Set(waiting.map(takerOf))]
      enqueue.assign({ wishes: waiting, awaited: [...new Set([...awaited, ...absent])] })
      if (absent.length > 0) tell('loadCharts', { type: 'charts.wanted', charts: absent })
    },
  ),
  /** Opens the login in the panel, with its words and its chart: nobody has to leave the page. */
  askToSignIn: tellingAll(({ context: { place } }) =>
    place
      ? [
          { to: 'sidePanel', message: { type: 'sidePanel.open', content: 'signIn', side: 'right' } },
          { to: 'language', message: { type: 'language.entered', language: place.language, texts: ['account'] } },
        ]
      : [],
  ),
  /** Opens the cart in the panel at the side. */
  openCart: telling('sidePanel', { type: 'sidePanel.open', content: 'cart', side: 'right' }),
  /** Takes a product off the wishlist. */
  takeFromWishlist: telling('wishlist', (_, { item }: { item: Wished }) => ({ ...item, type: 'wishlist.remove' })),
  /** Loads the chart of the login form. */
  wantLogin: wanting(() => ['loginForm']),
  /** Tells charts with data that the user is back at this window, so that old data is fetched anew. */
  sendReturned: tellingAll<{ at: number }>((_, { at }) => [
    { to: 'shopOptions', message: { type: 'data.revalidate', at } },
    { to: 'cart', message: { type: 'cart.revalidate', at } },
    { to: 'wishlist', message: { type: 'page.returned', at } },
    { to: 'folders', message: { type: 'page.returned', at } },
    { to: 'protocolBuilder', message: { type: 'page.returned', at } },
    { to: 'takenMarks', message: { type: 'page.returned', at } },
  ]),
  /** Tells the wishlist if a product got into the cart. */
  sendWishlist: tellingAll(({ event }) => {
    assertEvent(event, ['cart.added', 'cart.notAdded'])
    return [{ to: 'wishlist', message: event }]
  }),
  /** Passes on to the cart what the wishlist wants put in or taken out. */
  sendCart: tellingAll(({ event }) => {
    assertEvent(event, ['cart.wanted', 'wishlist.kept'])
    return event.type === 'cart.wanted'
      ? [{ to: 'cart', message: { ...event, type: 'cart.add' } }]
      : [{ to: 'cart', message: { type: 'cart.setQuantity', product: event.product, quantity: 0 } }]
  }),
  /** Passes on to the protocol builder which suggested product is to be added. */
  sendSuggested: telling('protocolBuilder', ({ event }) => {
    assertEvent(event, 'product.suggested')
    return event
  }),
  /** Has what is in sight fetched anew where this outdates it; the rest is fetched once it is opened. */
  sendOutdated: tellingAll(({ context: { place }, event }) =>
    (place ? inSight(place) : []).flatMap((name) => outdating(name, event)),
  ),
  /** Tells the pages that show a protocol that it was opened or removed. */
  sendProtocols: tellingAll(({ event }) => {
    assertEvent(event, ['protocol.opened', 'protocol.removed'])
    return event.type === 'protocol.opened'
      ? [{ to: 'sharedProtocols', message: event }]
      : [
          { to: 'sharedProtocols', message: event },
          { to: 'sharedProtocol', message: event },
        ]
  }),
  /** Takes back what a message told of. */
  undo: tellingAll(({ event }) => {
    assertEvent(event, 'notice.undone')
    return [{ to: event.undo.to, message: event.undo.event } as Message]
  }),
  /** Shows a message at the edge of the screen. */
  raiseToast: telling('toaster', (_, params: ToastWish) => ({ ...params, type: 'toast.raised' })),
  /** Takes messages of this text away, as they no longer hold; `null` for undo offers of a user who has signed out. */
  withdrawToasts: telling('toaster', (_, params: { text: string | null }) => ({
    type: 'toasts.withdrawn',
    text: params.text,
  })),
  /** Hands the filters' choices to the catalogue. */
  sendOptionsKnown: telling('catalogue', (_, params: { language: string; options: FilterOptions }) => ({
    type: 'options.known',
    language: params.language as LanguageCode,
    options: params.options,
  })),
  /** Tells the catalogue that the filters' choices could not be fetched. */
  sendOptionsFailed: telling('catalogue', (_, params: { problem: Problem }) => ({
    type: 'options.failed',
    problem: params.problem,
  })),
  /** Has the filters' choices fetched again. */
  retryOptions: telling('shopOptions', { type: 'data.retry' }),
}
