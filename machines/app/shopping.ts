import { assertEvent, sendTo } from 'xstate'
import type { AnyEventObject } from 'xstate'

import { carryingOut } from '../wish/wish.ts'
import type { ShopWish } from '../wish/wish.ts'

import type { AppEvent, ChartsWanted } from './app.events.ts'
import { shopSetup } from './own-area.ts'
import { PERSONAL_CHARTS, personalChartsOf } from './page-charts.ts'
import { runningIn } from './start-charts.ts'

/** Who takes a wish: the chart that carries it out, or the one that keeps a visitor's until that is a person (decision 18). */
const takerOf = (person: number | null, { kind }: ShopWish) => (person === null ? 'wish' : kind)

/** Whom a fact concerns of those that keep something for a person, and what that one is told of it. */
function handedOn(event: AppEvent): { to: string; told: AnyEventObject } {
  if (event.type === 'page.returned') return { to: 'cart', told: { type: 'cart.revalidate', at: event.at } }
  if (event.type === 'cart.wanted') return { to: 'cart', told: { ...event, type: 'cart.add' } }
  if (event.type === 'wishlist.kept')
    return { to: 'cart', told: { type: 'cart.setQuantity', product: event.product, quantity: 0 } }
  if (event.type === 'notice.undone') return { to: event.undo.to, told: event.undo.event }
  return { to: 'wishlist', told: event }
}

/** What the root does for what one person keeps: cart, wishlist, folders. */
export const shoppingSetup = shopSetup.extend({
  actions: {
    /** Hands a fact to whom it concerns, if that is there. */
    handOn: shopSetup.enqueueActions(({ enqueue, event, self }) => {
      const { to, told } = handedOn(event)
      if (runningIn(self).includes(to)) enqueue.sendTo(to, told)
    }),
    tellReturned: shopSetup.enqueueActions(({ enqueue, event, self }) => {
      for (const chart of runningIn(self).filter((name) => name === 'wishlist' || name === 'folders'))
        enqueue.sendTo(chart, event)
    }),
    /** The text of messages that no longer hold; `null` for undo offers of a user who has signed out. */
    withdrawToasts: sendTo('toaster', (_, params: { text: string | null }) => ({
      type: 'toasts.withdrawn',
      text: params.text,
    })),
    /** What is known of the cart names its products in the language in which it was asked for. */
    tellCartLanguage: shopSetup.enqueueActions(({ context: { place }, enqueue, self }) => {
      if (place && runningIn(self).includes('cart'))
        enqueue.sendTo('cart', { type: 'language.shown', language: place.language })
    }),
    tellPersonal: shopSetup.enqueueActions(({ enqueue, self, event }) => {
      const running = runningIn(self)
      for (const chart of PERSONAL_CHARTS) if (running.includes(chart)) enqueue.sendTo(chart, event)
      // Whose list was mailed is gone.
      if (event.type === 'session.signedOut' && running.includes('mailCart')) enqueue.sendTo('mailCart', event)
    }),
    wantPersonal: shopSetup.enqueueActions(({ context: { personType, place }, enqueue, self }) => {
      const running = runningIn(self)
      const charts = personalChartsOf(personType).filter((chart) => !running.includes(chart))
      if (place) enqueue.sendTo('loadCharts', { type: 'charts.wanted', charts, place })
    }),
    /** The code of the chart that takes it may not be there yet. */
    carryWish: shopSetup.enqueueActions(({ context: { person, place }, enqueue, event }) => {
      assertEvent(event, ['wish.made', 'wish.granted'])
      const { wish } = event
      if (place)
        enqueue.sendTo('loadCharts', {
          type: 'charts.wanted',
          charts: [takerOf(person, wish)],
          place,
          wish,
        } as ChartsWanted)
    }),
    /** Meanwhile somebody may have come or gone. */
    deliverWish: shopSetup.enqueueActions(({ context: { person }, enqueue, event, self }) => {
      assertEvent(event, 'charts.loaded')
      const { wish, charts } = event
      if (!wish) return
      const taker = takerOf(person, wish)
      if (!charts.some((chart) => chart === taker)) return enqueue.raise({ type: 'wish.made', wish })
      if (taker === 'wish') return enqueue.sendTo('wish', { type: 'wish.keep', wish })
      enqueue.sendTo(taker, carryingOut(wish))
      if (runningIn(self).includes('wish')) enqueue.sendTo('wish', { type: 'wish.delivered', wish })
    }),
    /** Opens the login in the panel, with its words and its chart: nobody has to leave the page (decision 18). */
    askToSignIn: shopSetup.enqueueActions(({ context: { place }, enqueue }) => {
      if (!place) return
      enqueue.sendTo('sidePanel', { type: 'sidePanel.open', content: 'signIn', side: 'right' })
      enqueue.sendTo('language', { type: 'language.entered', language: place.language, texts: ['account'] })
      enqueue.sendTo('loadCharts', { type: 'charts.wanted', charts: ['loginForm'], place })
    }),
  },
})
