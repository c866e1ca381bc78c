/**
 * The root of the one actor system: it starts the long-lived actors and is their mediator.
 * Owns: where the person is, and what happens when the shop's own code cannot be loaded (decision 45). Never: any flow of
 * its children, who do not know each other.
 */
import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { FilterOptions } from '#contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'

import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import { shopOptionsMachine } from '../fresh-data/shop-options.machine.ts'
import { imagesMachine } from '../image-fallback/images.machine.ts'
import { languageMachine } from '../language/language.machine.ts'
import { actionNotProvided } from '../not-provided.ts'
import { productMachine } from '../product/product.machine.ts'
import { sidePanelMachine } from '../side-panel/side-panel.machine.ts'
import { toasterMachine } from '../toaster/toaster.machine.ts'
import type { ToastWish } from '../toaster/toaster.ts'

import { isListing, productSlug } from './place.ts'
import type { Place } from './place.ts'
import { relayFacts } from './relay-facts.ts'

export interface AppInput {
  shop: ShopSettings
  /** Names the build that runs. */
  build: string
  /** The build for which the page was reloaded already, if any. */
  reloadedFor: string | null
}

interface Context extends AppInput {
  place: Place | null
  /** The path of the page that was shown last: who comes from another one has followed a link. */
  shownPath: string | null
  /** The path of the page that was shown before that one. */
  shownBefore: string | null
}

export type AppEvent =
  | { type: 'route.entered'; place: Place; at: number }
  | { type: 'route.shown' }
  | { type: 'page.returned'; at: number }
  | { type: 'chunk.failed'; online: boolean }
  // Facts of the children.
  | ({ type: 'notice.raised' } & ToastWish)
  | { type: 'data.arrived'; key: string; data: FilterOptions }
  | { type: 'data.failed'; key: string; problem: Problem }
  | { type: 'options.retry' }

const listener = (name: string) =>
  fromCallback<AppEvent>(() => {
    throw new Error(`${name} is not provided`)
  })

export const appMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AppEvent,
    input: {} as AppInput,
    children: {} as {
      language: 'language'
      catalogue: 'catalogue'
      product: 'product'
      toaster: 'toaster'
      sidePanel: 'sidePanel'
      images: 'images'
      shopOptions: 'shopOptions'
    },
    tags: {} as 'broken',
  },
  actors: {
    language: languageMachine,
    catalogue: catalogueMachine,
    product: productMachine,
    toaster: toasterMachine,
    sidePanel: sidePanelMachine,
    images: imagesMachine,
    shopOptions: shopOptionsMachine,
    relayFacts,
    /** Tells each place the router opens, and when its page is shown. */
    watchRoute: listener('watchRoute'),
    /** Tells when the page is in sight or online again. */
    watchReturn: listener('watchReturn'),
    /** Tells when code of the shop could not be loaded. */
    watchChunks: listener('watchChunks'),
  },
  guards: {
    isSameListing: ({ context }, params: { place: Place }) =>
      isListing(params.place) && context.place?.path === params.place.path && context.place.language === params.place.language,
    isListing: (_, params: { place: Place }) => isListing(params.place),
    isProduct: (_, params: { place: Place }) => productSlug(params.place) !== undefined,
    isOffline: (_, params: { online: boolean }) => !params.online,
    isReloaded: ({ context }) => context.reloadedFor === context.build,
  },
  actions: {
    keepPlace: assign((_, params: { place: Place }) => ({ place: params.place })),
    keepShownPath: assign(({ context: { place, shownPath, shownBefore } }) => ({
      shownPath: place?.path ?? null,
      shownBefore: place?.path === shownPath ? shownBefore : shownPath,
    })),
    tellLanguage: sendTo('language', (_, params: { language: LanguageCode }) => ({ type: 'language.entered', language: params.language })),
    wantOptions: sendTo('shopOptions', (_, params: { language: LanguageCode; at: number }) => ({
      type: 'data.wanted',
      key: params.language,
      at: params.at,
    })),
    retryOptions: sendTo('shopOptions', { type: 'data.retry' }),
    revalidateOptions: sendTo('shopOptions', (_, params: { at: number }) => ({ type: 'data.revalidate', at: params.at })),
    tellListingEntered: sendTo('catalogue', (_, params: { place: Place }) => ({
      type: 'listing.entered',
      language: params.place.language,
      query: params.place.query,
    })),
    tellListingLeft: sendTo('catalogue', { type: 'listing.left' }),
    tellProductEntered: sendTo('product', (_, params: { place: Place }) => ({
      type: 'product.entered',
      language: params.place.language,
      slug: productSlug(params.place) ?? '',
    })),
    tellProductLeft: sendTo('product', { type: 'product.left' }),
    tellOptionsKnown: sendTo('catalogue', (_, params: { language: string; options: FilterOptions }) => ({
      type: 'options.known',
      language: params.language as LanguageCode,
      options: params.options,
    })),
    tellOptionsFailed: sendTo('catalogue', (_, params: { problem: Problem }) => ({ type: 'options.failed', problem: params.problem })),
    closePanel: sendTo('sidePanel', { type: 'sidePanel.close' }),
    raiseToast: sendTo('toaster', (_, params: ToastWish) => ({ ...params, type: 'toast.raised' })),
    /** Port: keeps the build in the session's storage, so that one reload is the only one. */
    rememberReload: actionNotProvided<{ build: string }>('rememberReload'),
    /** Port: loads the page anew. */
    reloadPage: actionNotProvided<undefined>('reloadPage'),
  },
}).createMachine({
  id: 'app',
  description: 'The whole shop in one browser tab.',
  context: ({ input }) => ({ ...input, place: null, shownPath: null, shownBefore: null }),
  invoke: [
    { src: 'language', id: 'language', systemId: 'language' },
    { src: 'shopOptions', id: 'shopOptions', systemId: 'shopOptions' },
    { src: 'catalogue', id: 'catalogue', systemId: 'catalogue' },
    { src: 'product', id: 'product', systemId: 'product' },
    { src: 'toaster', id: 'toaster', systemId: 'toaster' },
    { src: 'sidePanel', id: 'sidePanel', systemId: 'sidePanel' },
    { src: 'images', id: 'images', systemId: 'images' },
    { src: 'relayFacts', id: 'relayFacts', input: { from: ['language', 'shopOptions', 'catalogue'] } },
    { src: 'watchRoute', id: 'watchRoute' },
    { src: 'watchReturn', id: 'watchReturn' },
    { src: 'watchChunks', id: 'watchChunks' },
  ],
  initial: 'running',
  states: {
    running: {
      description: 'The shop runs; facts of one actor are handed to those whom they concern.',
      on: {
        'route.entered': [
          {
            guard: { type: 'isSameListing', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellListingEntered', params: ({ event }) => ({ place: event.place }) },
            ],
          },
          {
            guard: { type: 'isListing', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellLanguage', params: ({ event }) => ({ language: event.place.language }) },
              { type: 'wantOptions', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'tellListingEntered', params: ({ event }) => ({ place: event.place }) },
              'tellProductLeft',
              'closePanel',
            ],
          },
          {
            guard: { type: 'isProduct', params: ({ event }) => ({ place: event.place }) },
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellLanguage', params: ({ event }) => ({ language: event.place.language }) },
              { type: 'wantOptions', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              { type: 'tellProductEntered', params: ({ event }) => ({ place: event.place }) },
              'tellListingLeft',
              'closePanel',
            ],
          },
          {
            actions: [
              { type: 'keepPlace', params: ({ event }) => ({ place: event.place }) },
              { type: 'tellLanguage', params: ({ event }) => ({ language: event.place.language }) },
              { type: 'wantOptions', params: ({ event }) => ({ language: event.place.language, at: event.at }) },
              'tellListingLeft',
              'tellProductLeft',
              'closePanel',
            ],
          },
        ],
        'route.shown': { actions: 'keepShownPath' },
        'page.returned': { actions: { type: 'revalidateOptions', params: ({ event }) => ({ at: event.at }) } },
        'notice.raised': { actions: { type: 'raiseToast', params: ({ event: { tone, text, values } }) => ({ tone, text, ...(values && { values }) }) } },
        'data.arrived': { actions: { type: 'tellOptionsKnown', params: ({ event }) => ({ language: event.key, options: event.data }) } },
        'data.failed': { actions: { type: 'tellOptionsFailed', params: ({ event }) => ({ problem: event.problem }) } },
        'options.retry': { actions: 'retryOptions' },
        'chunk.failed': [
          {
            // Loading the page anew without a connection would lose the whole shop.
            guard: { type: 'isOffline', params: ({ event }) => ({ online: event.online }) },
            actions: { type: 'raiseToast', params: { tone: 'error', text: 'common:problem.unreachable' } },
          },
          { guard: 'isReloaded', target: 'broken' },
          { target: 'reloading', actions: { type: 'rememberReload', params: ({ context }) => ({ build: context.build }) } },
        ],
      },
    },
    reloading: {
      description: 'Code of the shop could not be loaded: most likely a newer build is out, so the page is loaded anew, once.',
      entry: 'reloadPage',
    },
    broken: {
      description: 'Code of the shop could not be loaded even after a reload: an error page offers a way on, which loads the page anew.',
      tags: 'broken',
    },
  },
})
export type AppRef = ActorRefFrom<typeof appMachine>
