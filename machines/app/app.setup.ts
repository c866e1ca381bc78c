import { assign, sendTo, setup } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { FilterOptions } from '#contract/catalogue.ts'
import type { LanguageCode, TextFile } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

import type { deleteAccountMachine } from '../account/delete-account.machine.ts'
import type { devicesMachine } from '../account/devices.machine.ts'
import type { exportDataMachine } from '../account/export-data.machine.ts'
import type { passwordFormMachine } from '../account/password-form.machine.ts'
import type { practiceFormMachine } from '../account/practice-form.machine.ts'
import type { practitionersWaitingMachine } from '../account/practitioners-waiting.machine.ts'
import type { profileFormMachine } from '../account/profile-form.machine.ts'
import type { wishesFormMachine } from '../account/wishes-form.machine.ts'
import type { accountsListMachine } from '../admin/accounts-list.machine.ts'
import type { practitionersReviewMachine } from '../admin/practitioners-review.machine.ts'
import type { mailCartMachine } from '../cart/mail-cart.machine.ts'
import type { cartMachine } from '../cart/cart.machine.ts'
import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import type { Recall } from '../catalogue/recall.ts'
import type { contactFormMachine } from '../contact/contact-form.machine.ts'
import type { countryMachine } from '../country/country.machine.ts'
import type { foldersMachine } from '../folders/folders.machine.ts'
import type { lookupsMachine } from '../fresh-data/lookups.machine.ts'
import { popularProductsMachine } from '../fresh-data/popular-products.machine.ts'
import { shopOptionsMachine } from '../fresh-data/shop-options.machine.ts'
import { shopOverviewMachine } from '../fresh-data/shop-overview.machine.ts'
import { gateMachine } from '../gate/gate.machine.ts'
import { imagesMachine } from '../image-fallback/images.machine.ts'
import { languageMachine } from '../language/language.machine.ts'
import { actionNotProvided, actorNotProvided, chartNotProvided, listenerNotProvided } from '../not-provided.ts'
import { productMachine } from '../product/product.machine.ts'
import type { recoveryMachine } from '../recovery/recovery.machine.ts'
import type { clientFormMachine } from '../registration/client-form.machine.ts'
import type { practitionerFormMachine } from '../registration/practitioner-form.machine.ts'
import type { searchBarMachine } from '../search-bar/search-bar.machine.ts'
import type { searchResultsMachine } from '../search-results/search-results.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import { sidePanelMachine } from '../side-panel/side-panel.machine.ts'
import type { activationMachine } from '../sign-in/activation.machine.ts'
import type { forgotFormMachine } from '../sign-in/forgot-form.machine.ts'
import type { loginFormMachine } from '../sign-in/login-form.machine.ts'
import type { multipassMachine } from '../sign-in/multipass.machine.ts'
import type { resetFormMachine } from '../sign-in/reset-form.machine.ts'
import type { SignedIn } from '../sign-in/signed-in.ts'
import { toasterMachine } from '../toaster/toaster.machine.ts'
import type { ToastWish } from '../toaster/toaster.ts'
import type { wishMachine } from '../wish/wish.machine.ts'
import type { wishlistMachine } from '../wishlist/wishlist.machine.ts'

import type { AppContext, AppEvent, AppInput, ChartsWanted } from './app.events.ts'
import { pageChartsOf } from './page-charts.ts'
import { hasPopular, isListing, isSamePlace, isSearchResults, productSlug } from './place.ts'
import type { Place } from './place.ts'
import { relayFacts } from './relay-facts.ts'

/** Forms by which people register. */
const REGISTRATIONS: readonly string[] = ['practitionerForm', 'clientForm']

const isRefusedWith = (problem: Problem, status: number): boolean =>
  problem.kind === 'refused' && problem.status === status

/** What the root can do; `shopSetup` adds the charts of pages and the own area. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
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
      session: 'session'
      gate: 'gate'
      wish: 'wish'
      cart: 'cart'
      contactForm: 'contactForm'
      mailCart: 'mailCart'
      loginForm: 'loginForm'
      forgotForm: 'forgotForm'
      resetForm: 'resetForm'
      activation: 'activation'
      multipass: 'multipass'
      practitionerForm: 'practitionerForm'
      clientForm: 'clientForm'
      lookups: 'lookups'
      country: 'country'
      recovery: 'recovery'
      searchBar: 'searchBar'
      wishlist: 'wishlist'
      folders: 'folders'
      profileForm: 'profileForm'
      practiceForm: 'practiceForm'
      wishesForm: 'wishesForm'
      passwordForm: 'passwordForm'
      devices: 'devices'
      exportData: 'exportData'
      deleteAccount: 'deleteAccount'
      practitionersWaiting: 'practitionersWaiting'
      practitionersReview: 'practitionersReview'
      accountsList: 'accountsList'
      loadCharts: 'loadCharts'
      relayFacts: 'relayFacts'
      shopOverview: 'shopOverview'
      shopOptions: 'shopOptions'
      popularProducts: 'popularProducts'
    },
    tags: {} as 'broken' | 'code-awaited',
  },
  actors: {
    language: languageMachine,
    catalogue: catalogueMachine,
    product: productMachine,
    toaster: toasterMachine,
    sidePanel: sidePanelMachine,
    images: imagesMachine,
    session: sessionMachine,
    gate: gateMachine,
    // The charts of pages (page-charts.ts).
    searchResults: chartNotProvided<typeof searchResultsMachine>('searchResults'),
    wish: chartNotProvided<typeof wishMachine>('wish'),
    cart: chartNotProvided<typeof cartMachine>('cart'),
    contactForm: chartNotProvided<typeof contactFormMachine>('contactForm'),
    mailCart: chartNotProvided<typeof mailCartMachine>('mailCart'),
    loginForm: chartNotProvided<typeof loginFormMachine>('loginForm'),
    forgotForm: chartNotProvided<typeof forgotFormMachine>('forgotForm'),
    resetForm: chartNotProvided<typeof resetFormMachine>('resetForm'),
    activation: chartNotProvided<typeof activationMachine>('activation'),
    multipass: chartNotProvided<typeof multipassMachine>('multipass'),
    practitionerForm: chartNotProvided<typeof practitionerFormMachine>('practitionerForm'),
    clientForm: chartNotProvided<typeof clientFormMachine>('clientForm'),
    lookups: chartNotProvided<typeof lookupsMachine>('lookups'),
    recovery: chartNotProvided<typeof recoveryMachine>('recovery'),
    country: chartNotProvided<typeof countryMachine>('country'),
    searchBar: chartNotProvided<typeof searchBarMachine>('searchBar'),
    wishlist: chartNotProvided<typeof wishlistMachine>('wishlist'),
    folders: chartNotProvided<typeof foldersMachine>('folders'),
    profileForm: chartNotProvided<typeof profileFormMachine>('profileForm'),
    practiceForm: chartNotProvided<typeof practiceFormMachine>('practiceForm'),
    wishesForm: chartNotProvided<typeof wishesFormMachine>('wishesForm'),
    passwordForm: chartNotProvided<typeof passwordFormMachine>('passwordForm'),
    devices: chartNotProvided<typeof devicesMachine>('devices'),
    exportData: chartNotProvided<typeof exportDataMachine>('exportData'),
    deleteAccount: chartNotProvided<typeof deleteAccountMachine>('deleteAccount'),
    practitionersWaiting: chartNotProvided<typeof practitionersWaitingMachine>('practitionersWaiting'),
    practitionersReview: chartNotProvided<typeof practitionersReviewMachine>('practitionersReview'),
    accountsList: chartNotProvided<typeof accountsListMachine>('accountsList'),
    /** Loads the code of charts that are wanted, and tells when it is there. */
    loadCharts: listenerNotProvided<ChartsWanted>('loadCharts'),
    loadScreen: actorNotProvided<void>('loadScreen'),
    shopOverview: shopOverviewMachine,
    shopOptions: shopOptionsMachine,
    popularProducts: popularProductsMachine,
    relayFacts,
    watchRoute: listenerNotProvided<AppEvent>('watchRoute'),
    watchReturn: listenerNotProvided<AppEvent>('watchReturn'),
    watchChunks: listenerNotProvided<AppEvent>('watchChunks'),
  },
  guards: {
    /** A place that the server has drawn is entered again by a browser that has something to recall there, or a token to use. */
    isSamePlace: ({ context }, params: { place: Place; recall?: Recall | undefined; token?: string | undefined }) =>
      params.recall === undefined && params.token === undefined && isSamePlace(context.place, params.place),
    hasPopular: (_, params: { place: Place }) => hasPopular(params.place),
    isSameListing: ({ context }, params: { place: Place }) =>
      isListing(params.place) &&
      context.place?.path === params.place.path &&
      context.place.language === params.place.language,
    isListing: (_, params: { place: Place }) => isListing(params.place),
    isProduct: (_, params: { place: Place }) => productSlug(params.place) !== undefined,
    isSearchResults: (_, params: { place: Place }) => isSearchResults(params.place),
    isLogin: (_, params: { form: string; sent: unknown }) =>
      params.form === 'loginForm' && (params.sent as SignedIn).kind === 'entered',
    isReset: (_, params: { form: string; sent: unknown }) =>
      params.form === 'resetForm' && (params.sent as SignedIn).kind === 'entered',
    isRegistration: (_, params: { form: string }) => REGISTRATIONS.includes(params.form),
    isRefusedLogin: (_, params: { form: string; problem: Problem }) =>
      params.form === 'loginForm' && params.problem.kind === 'refused',
    isUnusableReset: (_, params: { form: string; problem: Problem }) =>
      params.form === 'resetForm' && isRefusedWith(params.problem, 422),
    isOffline: (_, params: { online: boolean }) => !params.online,
    isReloaded: ({ context }) => context.reloadedFor === context.build,
  },
  actions: {
    keepPlace: assign((_, params: { place: Place }) => ({ place: params.place })),
    keepShownPath: assign(({ context: { place, shownPath, shownBefore } }) => ({
      shownPath: place?.path ?? null,
      shownBefore: place?.path === shownPath ? shownBefore : shownPath,
    })),
    wantCharts: sendTo('loadCharts', (_, params: { place: Place; token?: string | undefined }): ChartsWanted => ({
      type: 'charts.wanted',
      charts: pageChartsOf(params.place),
      place: params.place,
      ...(params.token !== undefined && { token: params.token }),
    })),
    tellGatePlace: sendTo('gate', (_, params: { place: Place }) => ({ type: 'page.entered', place: params.place })),
    tellGatePerson: sendTo(
      'gate',
      (
        _,
        params: {
          fact:
            | { type: 'session.entering' }
            | { type: 'session.signedOut' }
            | { type: 'session.signedIn'; userTypeId: UserType }
        },
      ) => params.fact,
    ),
    tellEntered: sendTo('session', { type: 'session.entered' }),
    tellLoginRefused: sendTo('session', (_, { problem }: { problem: Problem }) => ({
      type: 'login.refused',
      status: problem.kind === 'refused' ? problem.status : 0,
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
    wantOverview: sendTo('shopOverview', (_, params: { language: LanguageCode; at: number }) => ({
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
    revalidateOptions: sendTo('shopOptions', (_, params: { at: number }) => ({
      type: 'data.revalidate',
      at: params.at,
    })),
    tellListingEntered: sendTo(
      'catalogue',
      (_, { place: { language, query }, recall }: { place: Place; recall?: Recall | undefined }) => ({
        type: 'listing.entered',
        language,
        query,
        ...(recall && { recall }),
      }),
    ),
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
    tellOptionsFailed: sendTo('catalogue', (_, params: { problem: Problem }) => ({
      type: 'options.failed',
      problem: params.problem,
    })),
    closePanel: sendTo('sidePanel', { type: 'sidePanel.close' }),
    raiseToast: sendTo('toaster', (_, params: ToastWish) => ({ ...params, type: 'toast.raised' })),
    /** Port: replaces the address, below the language in use. */
    goTo: actionNotProvided<{ address: string }>('goTo'),
    /** Port: keeps the build in the session's storage, so that one reload is the only one. */
    rememberReload: actionNotProvided<{ build: string }>('rememberReload'),
    reloadPage: actionNotProvided<undefined>('reloadPage'),
  },
})
