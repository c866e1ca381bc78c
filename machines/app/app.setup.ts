import { assign, sendTo, setup } from 'xstate'

import type { FilterOptions } from '#contract/catalogue.ts'
import type { LanguageCode, TextFile } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'

import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import type { Recall } from '../catalogue/recall.ts'
import { contactFormMachine } from '../contact/contact-form.machine.ts'
import { popularProductsMachine } from '../fresh-data/popular-products.machine.ts'
import { shopOptionsMachine } from '../fresh-data/shop-options.machine.ts'
import { imagesMachine } from '../image-fallback/images.machine.ts'
import { languageMachine } from '../language/language.machine.ts'
import { actionNotProvided, listenerNotProvided } from '../not-provided.ts'
import { productMachine } from '../product/product.machine.ts'
import { searchResultsMachine } from '../search-results/search-results.machine.ts'
import { sidePanelMachine } from '../side-panel/side-panel.machine.ts'
import { toasterMachine } from '../toaster/toaster.machine.ts'
import type { ToastWish } from '../toaster/toaster.ts'

import { isHome, isListing, isSamePlace, isSearchResults, productSlug } from './place.ts'
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
  /** `recall`: where a person was in the list when they left this entry of the history. */
  | { type: 'route.entered'; place: Place; at: number; recall?: Recall }
  | { type: 'route.shown' }
  | { type: 'page.returned'; at: number }
  | { type: 'chunk.failed'; online: boolean }
  // Facts of the children.
  | ({ type: 'notice.raised' } & ToastWish)
  | { type: 'data.arrived'; key: string; data: FilterOptions }
  | { type: 'data.failed'; key: string; problem: Problem }
  | { type: 'options.retry' }

export const appSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AppEvent,
    input: {} as AppInput,
    children: {} as {
      language: 'language'
      catalogue: 'catalogue'
      product: 'product'
      searchResults: 'searchResults'
      toaster: 'toaster'
      sidePanel: 'sidePanel'
      images: 'images'
      contactForm: 'contactForm'
      shopOptions: 'shopOptions'
      popularProducts: 'popularProducts'
    },
    tags: {} as 'broken',
  },
  actors: {
    language: languageMachine,
    catalogue: catalogueMachine,
    product: productMachine,
    searchResults: searchResultsMachine,
    toaster: toasterMachine,
    sidePanel: sidePanelMachine,
    images: imagesMachine,
    contactForm: contactFormMachine,
    shopOptions: shopOptionsMachine,
    popularProducts: popularProductsMachine,
    relayFacts,
    /** Tells each place the router opens, and when its page is shown. */
    watchRoute: listenerNotProvided<AppEvent>('watchRoute'),
    /** Tells when the page is in sight or online again. */
    watchReturn: listenerNotProvided<AppEvent>('watchReturn'),
    /** Tells when code of the shop could not be loaded. */
    watchChunks: listenerNotProvided<AppEvent>('watchChunks'),
  },
  guards: {
    isSamePlace: ({ context }, params: { place: Place; recall?: Recall | undefined }) =>
      params.recall === undefined && isSamePlace(context.place, params.place),
    isHome: (_, params: { place: Place }) => isHome(params.place),
    isSameListing: ({ context }, params: { place: Place }) =>
      isListing(params.place) && context.place?.path === params.place.path && context.place.language === params.place.language,
    isListing: (_, params: { place: Place }) => isListing(params.place),
    isProduct: (_, params: { place: Place }) => productSlug(params.place) !== undefined,
    isSearchResults: (_, params: { place: Place }) => isSearchResults(params.place),
    isOffline: (_, params: { online: boolean }) => !params.online,
    isReloaded: ({ context }) => context.reloadedFor === context.build,
  },
  actions: {
    keepPlace: assign((_, params: { place: Place }) => ({ place: params.place })),
    keepShownPath: assign(({ context: { place, shownPath, shownBefore } }) => ({
      shownPath: place?.path ?? null,
      shownBefore: place?.path === shownPath ? shownBefore : shownPath,
    })),
    tellLanguage: sendTo('language', (_, params: { language: LanguageCode; texts: readonly TextFile[] }) => ({
      type: 'language.entered',
      language: params.language,
      texts: params.texts,
    })),
    wantOptions: sendTo('shopOptions', (_, params: { language: LanguageCode; at: number }) => ({
      type: 'data.wanted',
      key: params.language,
      at: params.at,
    })),
    wantPopular: sendTo('popularProducts', (_, params: { language: LanguageCode; at: number }) => ({
      type: 'data.wanted',
      key: params.language,
      at: params.at,
    })),
    retryOptions: sendTo('shopOptions', { type: 'data.retry' }),
    revalidateOptions: sendTo('shopOptions', (_, params: { at: number }) => ({ type: 'data.revalidate', at: params.at })),
    tellListingEntered: sendTo('catalogue', (_, { place: { language, query }, recall }: { place: Place; recall?: Recall | undefined }) => ({
      type: 'listing.entered',
      language,
      query,
      ...(recall && { recall }),
    })),
    tellListingLeft: sendTo('catalogue', { type: 'listing.left' }),
    tellProductEntered: sendTo('product', (_, params: { place: Place }) => ({
      type: 'product.entered',
      language: params.place.language,
      slug: productSlug(params.place) ?? '',
    })),
    tellProductLeft: sendTo('product', { type: 'product.left' }),
    tellSearchEntered: sendTo('searchResults', (_, { place: { language, query } }: { place: Place }) => ({
      type: 'search.entered',
      language,
      query,
    })),
    tellSearchLeft: sendTo('searchResults', { type: 'search.left' }),
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
})
