import { fromCallback, fromPromise } from 'xstate'

import { appMachine } from '#machines/app/app.machine.ts'
import type { AppEvent } from '#machines/app/app.machine.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { gateMachine } from '#machines/gate/gate.machine.ts'
import type { SessionEvent } from '#machines/session/session.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts'

import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'
import type { TokenStore } from '../tokens.ts'

import { provideCatalogue } from './catalogue.ts'
import { provideContactForm } from './contact-form.ts'
import { provideLanguage } from './language.ts'
import { provideLookups } from './lookups.ts'
import { provideMailCart } from './mail-cart.ts'
import { chartsAtHand } from './page-charts.ts'
import { providePopularProducts } from './popular-products.ts'
import { provideProduct } from './product.ts'
import { provideClientForm, providePractitionerForm } from './registration.ts'
import { provideSearchResults } from './search-results.ts'
import { provideShopOptions } from './shop-options.ts'
import { provideShopOverview } from './shop-overview.ts'
import {
  provideActivation,
  provideForgotForm,
  provideLoginForm,
  provideMultipass,
  provideResetForm,
} from './sign-in.ts'

const nothing = () => {}
const silence = fromCallback<AppEvent>(nothing)
/** What has failed is not asked for again while a page is drawn. */
const askedOnce = { actors: { waitToRetry: fromPromise<void, undefined>(() => new Promise(nothing)) } }
/** Nobody signs in while a page is drawn. */
const noStore: TokenStore = {
  read: () => undefined,
  enter: nothing,
  keep: nothing,
  drop: nothing,
  refused: nothing,
  watch: () => nothing,
}

/**
 * The whole shop as the server runs it for a first paint: the same charts, with calls that the server answers itself and
 * nothing that only a browser has. Made once; each request runs an actor of its own.
 */
export function provideServerApp({ client, log }: { client: Client; log: Logger }) {
  const signIn = { client, store: noStore, leaveTo: nothing }
  return appMachine.provide({
    actors: {
      language: provideLanguage({
        log,
        // All texts are in the server's memory.
        loadTexts: () => Promise.resolve(true),
        rememberLanguage: nothing,
        markDocument: nothing,
        goToLanguage: nothing,
      }),
      // What an address says is for the console of the person who typed it: the server's log holds no query values.
      catalogue: provideCatalogue({ client, log, writeAddress: nothing }).provide({
        actions: { logUnknownOrder: nothing },
      }),
      product: provideProduct({ client }),
      searchResults: provideSearchResults({ client, log, writeAddress: nothing }),
      shopOverview: provideShopOverview({ client }).provide(askedOnce),
      shopOptions: provideShopOptions({ client }).provide(askedOnce),
      popularProducts: providePopularProducts({ client }).provide(askedOnce),
      // What a browser has stored is not read here: the page is always the visitor's
      // (session.server-draws-the-visitors-page).
      session: sessionMachine.provide({ actors: { watchTokens: fromCallback<SessionEvent>(nothing) } }),
      gate: gateMachine.provide({ actions: { goTo: nothing } }),
      // Nobody is signed in here, so it stays away.
      cart: cartMachine,
      contactForm: provideContactForm({ client }),
      mailCart: provideMailCart({ client }),
      loginForm: provideLoginForm(signIn),
      forgotForm: provideForgotForm(signIn),
      resetForm: provideResetForm(signIn),
      activation: provideActivation(signIn),
      multipass: provideMultipass(signIn),
      practitionerForm: providePractitionerForm({ client }),
      clientForm: provideClientForm({ client }),
      lookups: provideLookups({ client }).provide(askedOnce),
      // It is at rest, since nobody is signed in.
      wishlist: wishlistMachine,
      loadCharts: chartsAtHand,
      watchRoute: silence,
      watchReturn: silence,
      watchChunks: silence,
    },
    actions: { goTo: nothing, rememberReload: nothing, reloadPage: nothing },
  })
}
