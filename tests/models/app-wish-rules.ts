import assert from 'node:assert/strict'

import type { ShopWish } from '#machines/cart/wish/wish.ts'

import { whoIsHere } from '#machines/app/who.ts'
import { carryingOut } from '#machines/cart/wish/wish.ts'

import { about, undo, undoLine, unwished, zincPack } from './app-samples.ts'
import { type AppRules, isRunning } from './app-steps.ts'
import { named, sent } from './support/rules.ts'

type At = Parameters<typeof isRunning>[0]

const takerOf = (step: At, wish: ShopWish): string => (typeof whoIsHere(step.after) === 'number' ? wish.kind : 'wish')
const carriedOut = (taker: string, wish: ShopWish) =>
  taker === 'wish' ? { type: 'wish.keep', wish } : carryingOut(wish)
/** Wishes handed to `taker` in this step. */
const carried = (step: At, taker: string) =>
  sent(step, taker).filter((event) => /^(?:wish\.keep|cart\.add|wishlist\.add)$/.test((event as { type: string }).type))

export const wishRules: AppRules = {
  'carries what somebody wants straight to the chart that takes it: of a visitor to the one that keeps it': {
    when: (step) => isRunning(step) && ['wish.made', 'wish.granted'].includes(step.event.type),
    must: (step) => {
      const wish = step.event['wish'] as ShopWish
      const taker = takerOf(step, wish)
      const runs = taker in (step.before?.children ?? {})
      assert.deepEqual(carried(step, taker), runs ? [carriedOut(taker, wish)] : [])
      assert.deepEqual(sent(step, 'loadCharts'), runs ? [] : [{ type: 'charts.wanted', charts: [taker] }])
      assert.equal(step.after.context.wishes.includes(wish), !runs)
    },
  },
  'carries what has waited once the code is there, to whom it is for by then, and says so to the chart that kept it': {
    when: (step) =>
      isRunning(step) && step.event.type === 'charts.loaded' && (step.before?.context.wishes.length ?? 0) > 0,
    must: (step) => {
      const loaded = step.event['charts'] as readonly string[]
      for (const wish of step.before?.context.wishes ?? []) {
        const taker = takerOf(step, wish)
        const isThere = taker in (step.before?.children ?? {}) || loaded.includes(taker)
        assert.deepEqual(carried(step, taker), isThere ? [carriedOut(taker, wish)] : [])
        assert.equal(step.after.context.wishes.includes(wish), !isThere)
        const isKept = isThere && taker !== 'wish' && 'wish' in (step.before?.children ?? {})
        assert.equal(
          sent(step, 'wish').some((event) => (event as { type: string }).type === 'wish.delivered'),
          isKept,
        )
      }
    },
  },
  'carries what has waited elsewhere once somebody has come or gone': {
    when: (step) =>
      isRunning(step) &&
      ['session.signedIn', 'session.signedOut'].includes(step.event.type) &&
      (step.before?.context.wishes.length ?? 0) > 0,
    must: (step) => {
      for (const wish of step.before?.context.wishes ?? []) {
        const taker = takerOf(step, wish)
        const isThere = taker in (step.before?.children ?? {})
        assert.deepEqual(carried(step, taker), isThere ? [carriedOut(taker, wish)] : [])
        const wanted = sent(step, 'loadCharts').flatMap((message) => (message as { charts: readonly string[] }).charts)
        assert.equal(isThere || wanted.includes(taker), true)
      }
    },
  },
  'asks a visitor to sign in over the page, and brings what that needs': {
    requirements: ['cart.visitor-signs-in-first'],
    when: (step) => isRunning(step) && step.event.type === 'wish.asked' && step.after.context.place === about,
    must: (step) => {
      assert.deepEqual(sent(step, 'sidePanel'), [{ type: 'sidePanel.open', content: 'signIn', side: 'right' }])
      assert.deepEqual(sent(step, 'language'), [{ type: 'language.entered', language: 'en', texts: ['account'] }])
      assert.deepEqual(
        sent(step, 'loadCharts'),
        'loginForm' in (step.before?.children ?? {}) ? [] : [{ type: 'charts.wanted', charts: ['loginForm'] }],
      )
    },
  },
  'takes off the wishlist what somebody wants no more': {
    when: (step) => isRunning(step) && step.event.type === 'wish.unmade',
    must: (step) =>
      assert.deepEqual(
        sent(step, 'wishlist'),
        'wishlist' in (step.before?.children ?? {}) ? [{ type: 'wishlist.remove', ...unwished }] : [],
      ),
  },
  'opens the cart beside the page, with its words': {
    when: ({ event }) => event.type === 'cart.opened',
    must: (step) => {
      assert.deepEqual(sent(step, 'sidePanel'), [{ type: 'sidePanel.open', content: 'cart', side: 'right' }])
      assert.deepEqual(sent(step, 'language'), [
        {
          type: 'language.entered',
          language: step.after.context.place?.language ?? 'en',
          texts: ['common', 'catalogue', 'shopping'],
        },
      ])
    },
  },
  'asks for words that a chart needs on whatever page': {
    when: ({ event }) => event.type === 'texts.wanted',
    must: (step) =>
      assert.deepEqual(sent(step, 'language'), [
        {
          type: 'language.entered',
          language: step.after.context.place?.language ?? 'en',
          texts: ['common', 'shopping'],
        },
      ]),
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
      step.after.context.place !== null &&
      ((step.event.type === 'route.shown' && 'cart' in (step.before?.children ?? {})) || named(step).includes('cart')),
    must: (step) => {
      const { language } = step.after.context.place ?? {}
      assert.deepEqual(sent(step, 'cart')[0], { type: 'language.shown', language })
    },
  },
  'tells wishlist, folders and protocol builder that somebody is back, where they are there': {
    when: (step) => isRunning(step) && step.event.type === 'page.returned',
    must: (step) => {
      for (const chart of ['wishlist', 'folders', 'protocolBuilder'])
        assert.deepEqual(sent(step, chart), chart in (step.before?.children ?? {}) ? [step.event] : [])
    },
  },
  'withdraws what can be taken back once its person is gone, and what is true no more': {
    when: (step) =>
      isRunning(step) &&
      (['session.signedOut', 'connection.back', 'notice.withdrawn', 'account.known'].includes(step.event.type) ||
        (step.event.type === 'session.signedIn' && typeof step.before?.context.userId === 'number')),
    must: (step) => {
      const isOther = step.event.type === 'session.signedIn' && step.event['userId'] !== step.before?.context.userId
      const texts = {
        'session.signedOut': [null, 'common:session.notLoggedOut'],
        'session.signedIn': isOther ? [null] : [],
        'connection.back': ['common:problem.unreachable'],
        'notice.withdrawn': ['builder:notice.selectToAdd'],
        'account.known': ['common:session.noProfile', 'signIn'],
      }[step.event.type]
      assert.deepEqual(
        sent(step, 'toaster'),
        texts?.map((text) => ({ type: 'toasts.withdrawn', text })),
      )
    },
  },
  'hands to the cart what concerns it, once it is there': {
    when: (step) =>
      isRunning(step) &&
      ['cart.wanted', 'wishlist.kept', 'notice.undone', 'page.returned'].includes(step.event.type) &&
      step.event['undo'] !== undoLine,
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
