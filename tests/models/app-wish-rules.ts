import assert from 'node:assert/strict'

import type { Place } from '#machines/app/place.ts'
import type { ShopWish } from '#machines/wish/wish.ts'

import { about, undo, zincPack } from './app-samples.ts'
import { type AppRules, isRunning } from './app-steps.ts'
import { named, sent } from './support/rules.ts'

/** How what somebody wants reaches cart and wishlist. */
export const wishRules: AppRules = {
  'carries what somebody wants to the chart that takes it: of a visitor the one that keeps it (decision 18)': {
    when: (step) =>
      isRunning(step) && ['wish.made', 'wish.granted'].includes(step.event.type) && step.after.context.place !== null,
    must: (step) => {
      const { person, place } = step.after.context
      const wish = step.event['wish'] as ShopWish
      assert.deepEqual(sent(step, 'loadCharts'), [
        { type: 'charts.wanted', charts: [person === null ? 'wish' : wish.kind], place, wish },
      ])
    },
  },
  'delivers it once, to whom it is for by then, and says so to the chart that kept it': {
    when: (step) => isRunning(step) && step.event.type === 'charts.loaded' && step.event['wish'] !== undefined,
    must: (step) => {
      const { person } = step.after.context
      const [chart] = step.event['charts'] as readonly string[]
      const wish = step.event['wish'] as ShopWish
      const told = [...sent(step, 'wish'), ...sent(step, 'cart')].filter(
        (event) => !/^(?:session|language)\./.test((event as { type: string }).type),
      )
      const delivered = 'wish' in (step.before?.children ?? {}) ? [{ type: 'wish.delivered', wish }] : []
      const wanted = sent(step, 'loadCharts')
      if ((chart === 'wish') !== (person === null)) {
        assert.deepEqual(told, [])
        assert.deepEqual(wanted, [
          { type: 'charts.wanted', charts: [person === null ? 'wish' : 'cart'], place: about, wish },
        ])
      } else {
        // Nothing else: no page was opened, so neither cart nor wishlist is to be fetched anew.
        assert.deepEqual(
          told,
          chart === 'wish'
            ? [{ type: 'wish.keep', wish }]
            : [...delivered, { type: 'cart.add', product: zincPack, quantity: 2 }],
        )
        assert.deepEqual(wanted, [])
      }
    },
  },
  'asks a visitor to sign in over the page, and brings what that needs': {
    when: (step) => isRunning(step) && step.event.type === 'wish.asked' && step.after.context.place === about,
    must: (step) => {
      assert.deepEqual(sent(step, 'sidePanel'), [{ type: 'sidePanel.open', content: 'signIn', side: 'right' }])
      assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language: 'en', texts: ['account'] }])
      assert.deepEqual(sent(step, 'loadCharts'), [{ type: 'charts.wanted', charts: ['loginForm'], place: about }])
    },
  },
  'closes the login once the wish is granted, or its visitor declines': {
    when: (step) => isRunning(step) && ['wish.granted', 'wish.declined'].includes(step.event.type),
    must: (step) => assert.deepEqual(sent(step, 'sidePanel'), [{ type: 'sidePanel.close' }]),
  },
  'tells the wishlist what is in the cart, and what is not': {
    when: (step) => isRunning(step) && ['cart.added', 'cart.notAdded'].includes(step.event.type),
    must: (step) =>
      assert.deepEqual(sent(step, 'wishlist'), 'wishlist' in (step.before?.children ?? {}) ? [step.event] : []),
  },
  'tells the cart in which language products are named, at its start and on each page': {
    when: (step) =>
      isRunning(step) &&
      ((step.event.type === 'route.shown' && 'cart' in (step.before?.children ?? {})) || named(step).includes('cart')),
    must: (step) => {
      const language =
        step.event.type === 'route.shown' ? step.after.context.place?.language : (step.event['place'] as Place).language
      assert.deepEqual(sent(step, 'cart')[0], { type: 'language.shown', language })
    },
  },
  'tells wishlist and folders that somebody is back, where they are there': {
    when: (step) => isRunning(step) && step.event.type === 'page.returned',
    must: (step) => {
      for (const chart of ['wishlist', 'folders'])
        assert.deepEqual(sent(step, chart), chart in (step.before?.children ?? {}) ? [{ type: 'page.returned' }] : [])
    },
  },
  'withdraws what can be taken back once its person is gone, and what is true no more': {
    when: (step) =>
      isRunning(step) &&
      (['session.signedOut', 'connection.back', 'account.known'].includes(step.event.type) ||
        (step.event.type === 'session.signedIn' && typeof step.before?.context.person === 'number')),
    must: (step) => {
      const isOther = step.event.type === 'session.signedIn' && step.event['userId'] !== step.before?.context.person
      const texts = {
        'session.signedOut': [null, 'common:session.notLoggedOut'],
        'session.signedIn': isOther ? [null] : [],
        'connection.back': ['common:problem.unreachable'],
        'account.known': ['common:session.noProfile'],
      }[step.event.type]
      assert.deepEqual(
        sent(step, 'toaster'),
        texts?.map((text) => ({ type: 'toasts.withdrawn', text })),
      )
    },
  },
  'hands to the cart what concerns it, once it is there': {
    when: (step) =>
      isRunning(step) && ['cart.wanted', 'wishlist.kept', 'notice.undone', 'page.returned'].includes(step.event.type),
    must: (step) => {
      const told = {
        'cart.wanted': { type: 'cart.add', product: zincPack, quantity: 1 },
        'wishlist.kept': { type: 'cart.setQuantity', product: zincPack, quantity: 0 },
        'notice.undone': undo.event,
        'page.returned': { type: 'cart.revalidate', at: step.event['at'] },
      }[step.event.type]
      assert.deepEqual(sent(step, 'cart'), 'cart' in (step.before?.children ?? {}) ? [told] : [])
    },
  },
}
