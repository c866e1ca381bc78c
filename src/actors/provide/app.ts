import type { AnyRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { fromPromise } from 'xstate'

import { bcp47 } from '#contract/languages.ts'
import { appMachine } from '#machines/app/app.machine.ts'
import { gateMachine } from '#machines/gate/gate.machine.ts'

import type { WriteAddress } from '../address-writer.ts'
import type { Client } from '../client.ts'
import type { Logger } from '../logger.ts'
import { storeLanguage } from '../languages.ts'
import { loadCharts } from '../late-charts.ts'
import type { LateCharts } from '../late-charts.ts'
import { goTo, goToLanguage, loadScreen, watchRoute } from '../router.ts'
import type { Storage } from '../storage.ts'
import { loadTexts } from '../texts.ts'
import type { TokenStore } from '../tokens.ts'
import { watchChunks, watchReturn } from '../window.ts'

import { provideCatalogue } from '#areas/catalogue/ports/provide-catalogue.ts'
import { provideLanguage } from './language.ts'
import { providePopularProducts } from '#areas/catalogue/ports/provide-popular-products.ts'
import { provideSession } from '#areas/account/ports/provide-session.ts'
import { provideShopOptions } from '#areas/catalogue/ports/provide-shop-options.ts'
import { provideShopOverview } from '#areas/catalogue/ports/provide-shop-overview.ts'

export interface AppPorts {
  page: Window & typeof globalThis
  router: AnyRouter
  client: Client
  texts: i18n
  storage: Storage
  store: TokenStore
  lateCharts: LateCharts
  readonly writeAddress: WriteAddress
  log: Logger
}

/** The whole shop with the browser's world plugged in. */
export function provideApp({ page, router, client, texts, storage, store, lateCharts, writeAddress, log }: AppPorts) {
  return appMachine.provide({
    actors: {
      language: provideLanguage({
        log,
        loadTexts: (language, files, signal) => loadTexts(texts, language, files, signal),
        rememberLanguage: (language) => storeLanguage(storage, language),
        markDocument: (language) => {
          const root = page.document.documentElement
          // Setting even the same value restyles every element.
          if (root.lang !== bcp47(language)) root.lang = bcp47(language)
        },
        goToLanguage: (language) => goToLanguage(router, language),
      }),
      catalogue: provideCatalogue({ client, log, writeAddress }),
      shopOverview: provideShopOverview({ client }),
      shopOptions: provideShopOptions({ client }),
      popularProducts: providePopularProducts({ client }),
      session: provideSession({ page, store, client }),
      gate: gateMachine.provide({ actions: { goTo: (_, { address }) => goTo(router, address) } }),
      ...lateCharts.logics,
      loadCharts: loadCharts((charts) => lateCharts.load(charts)),
      loadScreen: fromPromise(() => loadScreen(router)),
      watchRoute: watchRoute({ router, page, storage }),
      watchReturn: watchReturn(page),
      watchChunks: watchChunks(page),
    },
    actions: {
      goTo: (_, { address }) => goTo(router, address),
      // The tab's name outlives a reload in every browser; storage may be refused, and the page be reloaded again and again.
      rememberReload: (_, { build }) => void (page.name = build),
      reloadPage: () => page.location.reload(),
    },
  })
}
